import { inCategory, where } from '../fault.ts'
import { always, hasPathParameters, isBasic, takesBody } from '../traits.ts'
import { calling, failing, resultOf, rethrow } from './injection.ts'

/** Says of a failure something else than came. */
const saying = (changes) => failing((error) => rethrow(error, changes(error)))
export const failures = inCategory('failure', [
  ...where(always, {
    'swallows a failure': failing((error) => resultOf(undefined, error)),
    'takes the body of a failure for the payload': failing((error) => resultOf(error.body, error)),
    'swallows that something does not exist': failing((error) =>
      error.status === 404 ? resultOf(undefined, error) : rethrow(error, {}),
    ),
    'reports another status': saying(({ status }) => ({ status: status + 1 })),
    'names every failure alike': saying(() => ({ name: 'ApiError' })),
    'throws a plain error': failing(({ message }) => {
      throw new Error(message)
    }),
    'loses the words of the server': saying(({ status }) => ({
      detail: `status ${status}`,
      message: `status ${status}`,
    })),
    'loses the body of a failure': saying(() => ({ body: undefined })),
    'loses how long to wait': saying(() => ({ retryAfter: undefined })),
    'reports the wait in milliseconds': saying(({ retryAfter }) => ({ retryAfter: retryAfter && retryAfter * 1000 })),
    'names another operation in a failure': saying(() => ({ operationId: 'anOperation' })),
    'names another method in a failure': saying(({ method }) => ({ method: method.toLowerCase() })),
    'counts no attempt in a failure': saying(() => ({ attempts: [] })),
  }),
  ...where(({ statuses }) => statuses.some((status) => status > 500), {
    'takes every failure of the server for one': saying(({ status }) => ({ status: Math.min(status, 500) })),
  }),
  ...where(isBasic, {
    'loses the request id of a failure': saying(() => ({ requestId: undefined })),
  }),
  ...where(hasPathParameters, {
    'shows identifiers in the path of a failure': saying(({ path }) => ({ path: path.replaceAll(/\{[^}]+\}/g, '1') })),
  }),
])
export const refusals = inCategory('refusal', [
  ...where(({ pathParameters, boundParameters }) => pathParameters.length > boundParameters.length, {
    'sends a path parameter that leads to another path': calling(
      (method) =>
        (...parameters) =>
          method(
            ...parameters.map((value) => (['', '.', '..', '%2e%2E'].includes(value) ? 'none' : value)),
          ).withResponse(),
    ),
  }),
  ...where(takesBody, {
    'refuses what it could send': calling((method) => (...parameters) => {
      if (
        parameters.some((value) => typeof value === 'object' && value !== null && Object.values(value).includes(null))
      ) {
        throw new TypeError('null is not allowed')
      }
      return method(...parameters).withResponse()
    }),
  }),
])
