import type { Json } from '../mutant.ts'
import { always, bringing, calling, type Fault, failing, resultOf, rethrow } from './fault.ts'
import type { OperationTraits } from './operation.ts'

const hasPayload = ({ payload }: OperationTraits): boolean => payload !== undefined
const bringsList = ({ payload }: OperationTraits): boolean => Array.isArray(payload) && payload.length > 0
const bringsFields = ({ payload }: OperationTraits): boolean => typeof payload === 'object'

/** The items of a list, or the one object that is no list. */
const items = (data: Json, change: (item: Json) => Json): Json =>
  Array.isArray(data) ? data.map(change) : change(data)

const filtered = (item: Json, keeps: (value: Json, name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(item ?? {}).filter(([name, value]) => keeps(value, name)))

const holds =
  (isMeant: (value: Json) => boolean) =>
  ({ payload }: OperationTraits): boolean =>
    [payload ?? []].flat().some((item) => Object.values(item ?? {}).some(isMeant))

const changed = (change: (data: Json, operation: OperationTraits) => Json): Fault['plant'] =>
  bringing(({ data }, operation) => ({ data: change(data, operation) }))

const values = (change: (value: Json) => Json): Fault['plant'] =>
  changed((data) =>
    items(data, (item) => Object.fromEntries(Object.entries(item ?? {}).map(([name, value]) => [name, change(value)]))),
  )

const isDate = (value: Json): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
const isCount = (value: Json): boolean => typeof value === 'string' && /^\d+$/.test(value)

const payloads: readonly Omit<Fault, 'category'>[] = [
  {
    name: 'brings the whole answer for the payload',
    shows: hasPayload,
    plant: changed((data, { payloadKey }) => ({ [payloadKey]: data })),
  },
  { name: 'brings nothing for the payload', shows: hasPayload, plant: changed(() => undefined) },
  {
    name: 'brings null where nothing is promised',
    shows: (operation) => !hasPayload(operation),
    plant: changed(() => null),
  },
  {
    name: 'brings an empty object where nothing is promised',
    shows: (operation) => !hasPayload(operation),
    plant: changed(() => ({})),
  },
  { name: 'brings the first of a list', shows: bringsList, plant: changed((data) => data?.[0]) },
  {
    name: 'brings a list of what is one',
    shows: (operation) => hasPayload(operation) && !bringsList(operation),
    plant: changed((data) => [data]),
  },
  { name: 'loses the last of a list', shows: bringsList, plant: changed((data) => data?.slice(0, -1)) },
  {
    name: 'sorts a list',
    shows: ({ payload }) => Array.isArray(payload) && payload.length > 1,
    plant: changed((data) => data?.toReversed()),
  },
  {
    name: 'loses a field of the payload',
    shows: bringsFields,
    plant: changed((data) => items(data, (item) => filtered(item, (_, name) => name !== Object.keys(item).at(-1)))),
  },
  {
    name: 'adds a field to the payload',
    shows: bringsFields,
    plant: changed((data) => items(data, (item) => ({ ...item, client: 'sdk' }))),
  },
  {
    name: 'leaves out what is null',
    shows: holds((value) => value === null),
    plant: changed((data) => items(data, (item) => filtered(item, (value) => value !== null))),
  },
  {
    name: 'makes dates of times',
    shows: holds(isDate),
    plant: values((value) => (isDate(value) ? new Date(value) : value)),
  },
  {
    name: 'makes numbers of counts',
    shows: holds(isCount),
    plant: values((value) => (isCount(value) ? Number(value) : value)),
  },
  {
    name: 'brings fields under names of another style',
    shows: bringsFields,
    plant: changed((data) =>
      items(data, (item) => Object.fromEntries(Object.entries(item ?? {}).map(([name, value]) => [`${name}_`, value]))),
    ),
  },
  {
    name: 'loses the request id',
    shows: (operation) => operation.isBasic,
    plant: bringing(() => ({ requestId: undefined })),
  },
  {
    name: 'brings another response',
    shows: always,
    plant: bringing(() => ({ response: new Response('{}', { status: 202 }) })),
  },
  {
    name: 'counts an attempt too many',
    shows: always,
    plant: bringing(({ attempts }) => ({ attempts: [...attempts, {}] })),
  },
]

/** Says of a failure something else than came. */
const saying = (changes: (error: Json) => Json): Fault['plant'] => failing((error) => rethrow(error, changes(error)))

const failures: readonly Omit<Fault, 'category'>[] = [
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
    name: 'waits for an answer that it was told to refuse',
    shows: ({ pathParameters, boundParameters }) => pathParameters.length > boundParameters.length,
    // An empty path parameter leads to another path: it must not be sent.
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

export const results: readonly Fault[] = [
  ...payloads.map((fault) => ({ category: 'payload', ...fault })),
  ...failures.map((fault) => ({ category: 'failure', ...fault })),
  ...refusals.map((fault) => ({ category: 'refusal', ...fault })),
]
