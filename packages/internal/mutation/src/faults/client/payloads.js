import { inCategory, where } from '../fault.ts'
import { always, bringsList, hasPayload, isBasic } from '../traits.ts'
import { bringing } from './injection.ts'

const bringsFields = ({ payload }) => typeof payload === 'object'
/** The items of a list, or the one object that is no list. */
const items = (data, change) => (Array.isArray(data) ? data.map(change) : change(data))
const filtered = (item, keeps) =>
  Object.fromEntries(Object.entries(item ?? {}).filter(([name, value]) => keeps(value, name)))
const holds =
  (isMeant) =>
  ({ payload }) =>
    [payload ?? []].flat().some((item) => Object.values(item ?? {}).some(isMeant))
const changed = (change) => bringing(({ data }, operation) => ({ data: change(data, operation) }))
const values = (change) =>
  changed((data) =>
    items(data, (item) => Object.fromEntries(Object.entries(item ?? {}).map(([name, value]) => [name, change(value)]))),
  )
const isDate = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
const isCount = (value) => typeof value === 'string' && /^\d+$/.test(value)
export const payloads = inCategory('payload', [
  ...where(hasPayload, {
    'brings the whole answer for the payload': changed((data, { payloadKey }) => ({ [payloadKey]: data })),
    'brings nothing for the payload': changed(() => undefined),
  }),
  ...where((operation) => !hasPayload(operation), {
    'brings null where nothing is promised': changed(() => null),
    'brings an empty object where nothing is promised': changed(() => ({})),
  }),
  ...where(bringsList, {
    'brings the first of a list': changed((data) => data?.[0]),
    'loses the last of a list': changed((data) => data?.slice(0, -1)),
  }),
  ...where((operation) => hasPayload(operation) && !bringsList(operation), {
    'brings a list of what is one': changed((data) => [data]),
  }),
  ...where(({ payload }) => Array.isArray(payload) && payload.length > 1, {
    'sorts a list': changed((data) => data?.toReversed()),
  }),
  ...where(bringsFields, {
    'loses a field of the payload': changed((data) =>
      items(data, (item) => filtered(item, (_, name) => name !== Object.keys(item).at(-1))),
    ),
    'adds a field to the payload': changed((data) => items(data, (item) => ({ ...item, client: 'sdk' }))),
    'brings fields under names of another style': changed((data) =>
      items(data, (item) => Object.fromEntries(Object.entries(item ?? {}).map(([name, value]) => [`${name}_`, value]))),
    ),
  }),
  ...where(
    holds((value) => value === null),
    {
      'leaves out what is null': changed((data) => items(data, (item) => filtered(item, (value) => value !== null))),
    },
  ),
  ...where(holds(isDate), {
    'makes dates of times': values((value) => (isDate(value) ? new Date(value) : value)),
  }),
  ...where(holds(isCount), {
    'makes numbers of counts': values((value) => (isCount(value) ? Number(value) : value)),
  }),
  ...where(isBasic, {
    'loses the request id': bringing(() => ({ requestId: undefined })),
  }),
  ...where(always, {
    'brings another response': bringing(() => ({ response: new Response('{}', { status: 202 }) })),
    'counts an attempt too many': bringing(({ attempts }) => ({ attempts: [...attempts, {}] })),
  }),
])
