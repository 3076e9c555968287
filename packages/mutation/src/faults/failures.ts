import type { Json } from '../mutant.ts'
import { always, calling, type Fault, failing, resultOf, rethrow } from './fault.ts'

/** Says of a failure something else than came. */
const saying = (changes: (error: Json) => Json): Fault['plant'] => failing((error) => rethrow(error, changes(error)))

const faults: readonly Omit<Fault, 'category'>[] = [
  { name: 'swallows a failure', shows: always, plant: failing((error) => resultOf(undefined, error)) },
  {
    name: 'takes the body of a failure for the payload',
    shows: always,
    plant: failing((error) => resultOf(error.body, error)),
  },
  {
    name: 'swallows that something does not exist',
    shows: always,
    plant: failing((error) => (error.status === 404 ? resultOf(undefined, error) : rethrow(error, {}))),
  },
  { name: 'reports another status', shows: always, plant: saying(({ status }) => ({ status: status + 1 })) },
  {
    name: 'takes every failure of the server for one',
    shows: ({ statuses }) => statuses.some((status) => status > 500),
    plant: saying(({ status }) => ({ status: Math.min(status, 500) })),
  },
  { name: 'names every failure alike', shows: always, plant: saying(() => ({ name: 'ApiError' })) },
  {
    name: 'throws a plain error',
    shows: always,
    plant: failing(({ message }) => {
      throw new Error(message)
    }),
  },
  {
    name: 'loses the words of the server',
    shows: always,
    plant: saying(({ status }) => ({ detail: `status ${status}`, message: `status ${status}` })),
  },
  { name: 'loses the body of a failure', shows: always, plant: saying(() => ({ body: undefined })) },
  {
    name: 'loses the request id of a failure',
    shows: ({ isBasic }) => isBasic,
    plant: saying(() => ({ requestId: undefined })),
  },
  { name: 'loses how long to wait', shows: always, plant: saying(() => ({ retryAfter: undefined })) },
  {
    name: 'reports the wait in milliseconds',
    shows: always,
    plant: saying(({ retryAfter }) => ({ retryAfter: retryAfter && retryAfter * 1000 })),
  },
  {
    name: 'names another operation in a failure',
    shows: always,
    plant: saying(() => ({ operationId: 'anOperation' })),
  },
  {
    name: 'names another method in a failure',
    shows: always,
    plant: saying(({ method }) => ({ method: method.toLowerCase() })),
  },
  {
    name: 'shows identifiers in the path of a failure',
    shows: ({ pathParameters }) => pathParameters.length > 0,
    plant: saying(({ path }) => ({ path: path.replaceAll(/\{[^}]+\}/g, '1') })),
  },
  { name: 'counts no attempt in a failure', shows: always, plant: saying(() => ({ attempts: [] })) },
]

const refusals: readonly Omit<Fault, 'category'>[] = [
  {
    name: 'sends a path parameter that leads to another path',
    shows: ({ pathParameters, boundParameters }) => pathParameters.length > boundParameters.length,
    plant: calling(
      (method) =>
        (...parameters) =>
          method(
            ...parameters.map((value) => (['', '.', '..', '%2e%2E'].includes(value as string) ? 'none' : value)),
          ).withResponse(),
    ),
  },
  {
    name: 'refuses what it could send',
    shows: ({ bodies }) => bodies.length > 0,
    plant: calling((method) => (...parameters) => {
      if (
        parameters.some((value) => typeof value === 'object' && value !== null && Object.values(value).includes(null))
      ) {
        throw new TypeError('null is not allowed')
      }
      return method(...parameters).withResponse()
    }),
  },
]

export const failures: readonly Fault[] = [
  ...faults.map((fault) => ({ category: 'failure', ...fault })),
  ...refusals.map((fault) => ({ category: 'refusal', ...fault })),
]
