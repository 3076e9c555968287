import type { Json } from '../mutant.ts'
import { always, bringing, type Fault } from './fault.ts'
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

const faults: readonly Omit<Fault, 'category'>[] = [
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

export const payloads: readonly Fault[] = faults.map((fault) => ({ category: 'payload', ...fault }))
