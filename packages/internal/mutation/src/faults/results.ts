import { fields, type Json } from '../document.ts'
import { bringing, type ClientInjection, calling, failing, resultOf, rethrow } from './client-injection.ts'
import { type Fault, inCategory, type OperationTraits, where } from './fault.ts'

const bringsFields = ({ payload }: OperationTraits): boolean => typeof payload === 'object'

/** Changes every item of a list, or the object itself. */
const items = (data: Json, change: (item: Json) => Json): Json =>
  Array.isArray(data) ? data.map(change) : change(data)

const holds =
  (isMeant: (value: Json) => boolean) =>
  ({ payload }: OperationTraits): boolean =>
    [payload ?? []].flat().some((item) => Object.values(item ?? {}).some(isMeant))

const changed = (change: (data: Json, operation: OperationTraits) => Json): ClientInjection =>
  bringing(({ data }, operation) => ({ data: change(data, operation) }))

/** Changes the fields of every item of a list, or of the object itself. */
const onFields = (change: Parameters<typeof fields>[1]): ClientInjection =>
  changed((data) => items(data, (item) => fields(item, change)))

const values = (change: (value: Json) => Json): ClientInjection =>
  onFields((entries) => entries.map(([name, value]) => [name, change(value)]))

const isDate = (value: Json): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
const isCount = (value: Json): boolean => typeof value === 'string' && /^\d+$/.test(value)

export const payloads: readonly Fault<ClientInjection>[] = inCategory('payload', [
  ...where('hasPayload', {
    'brings the whole answer for the payload': changed((data, { payloadKey }) => ({ [payloadKey]: data })),
    'brings nothing for the payload': changed(() => undefined),
  }),
  ...where('hasNoPayload', {
    'brings null where nothing is promised': changed(() => null),
    'brings an empty object where nothing is promised': changed(() => ({})),
  }),
  ...where('bringsList', {
    'brings the first of a list': changed((data) => data?.[0]),
    'loses the last of a list': changed((data) => data?.slice(0, -1)),
  }),
  ...where('bringsOne', {
    'brings a list of what is one': changed((data) => [data]),
  }),
  ...where(({ payload }) => Array.isArray(payload) && payload.length > 1, {
    'sorts a list': changed((data) => data?.toReversed()),
  }),
  ...where(bringsFields, {
    'loses a field of the payload': onFields((entries) => entries.slice(0, -1)),
    'adds a field to the payload': changed((data) => items(data, (item) => ({ ...item, client: 'sdk' }))),
    'brings fields under names of another style': onFields((entries) =>
      entries.map(([name, value]) => [`${name}_`, value]),
    ),
  }),
  ...where(
    holds((value) => value === null),
    {
      'leaves out what is null': onFields((entries) => entries.filter(([, value]) => value !== null)),
    },
  ),
  ...where(holds(isDate), {
    'makes dates of times': values((value) => (isDate(value) ? new Date(value) : value)),
  }),
  ...where(holds(isCount), {
    'makes numbers of counts': values((value) => (isCount(value) ? Number(value) : value)),
  }),
  ...where('isBasic', {
    'loses the request id': bringing(() => ({ requestId: undefined })),
  }),
  ...where('always', {
    'brings another response': bringing(() => ({ response: new Response('{}', { status: 202 }) })),
    'counts an attempt too many': bringing(({ attempts }) => ({ attempts: [...attempts, {}] })),
  }),
])

/** Changes properties of the error of a failed call. */
const saying = (changes: (error: Json) => Json): ClientInjection => failing((error) => rethrow(error, changes(error)))

export const failures: readonly Fault<ClientInjection>[] = inCategory('failure', [
  ...where('always', {
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
  ...where('isBasic', {
    'loses the request id of a failure': saying(() => ({ requestId: undefined })),
  }),
  ...where('hasPathParameters', {
    'shows identifiers in the path of a failure': saying(({ path }) => ({ path: path.replaceAll(/\{[^}]+\}/g, '1') })),
  }),
])

export const refusals: readonly Fault<ClientInjection>[] = inCategory('refusal', [
  ...where(({ pathParameters, boundParameters }) => pathParameters.length > boundParameters.length, {
    'sends a path parameter that leads to another path': calling((method) => (...parameters) => {
      const isUnsendable = (value: unknown) => ['', '.', '..', '%2e%2E'].includes(value as string)
      return method(...parameters.map((value) => (isUnsendable(value) ? 'none' : value))).withResponse()
    }),
  }),
  ...where('takesBody', {
    'refuses what it could send': calling((method) => (...parameters) => {
      const isRefused = parameters.some((value: Json) => Object.values(value ?? {}).includes(null))
      if (isRefused) throw new TypeError('null is not allowed')
      return method(...parameters).withResponse()
    }),
  }),
])
