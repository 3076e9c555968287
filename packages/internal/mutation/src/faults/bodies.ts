import { fields, isObject, type Json } from '../document.ts'
import { altering, alteringBody, type ClientInjection, sending } from './client-injection.ts'
import { type Fault, inCategory, type OperationTraits, where } from './fault.ts'

/** Changes every value inside a value. */
function deeply(value: Json, change: (value: Json, key: string) => Json, key = ''): Json {
  const changed = change(value, key)
  if (Array.isArray(changed)) return changed.map((item, index) => deeply(item, change, String(index)))
  if (!isObject(changed)) return changed
  return fields(changed, (entries) => entries.map(([name, inner]) => [name, deeply(inner, change, name)]))
}

const onFields = (change: Parameters<typeof fields>[1]): ClientInjection =>
  alteringBody((body) => (isObject(body) ? fields(body, change) : body))

/** Changes the values that a predicate selects, at any depth. It applies where an example of a body has such a value. */
function values(name: string, isMeant: (value: Json, key: string) => boolean, change: (value: Json) => Json) {
  const isFound = (value: Json, key = ''): boolean =>
    isMeant(value, key) ||
    Object.entries(typeof value === 'object' && value !== null ? value : {}).some(([name, inner]) =>
      isFound(inner, name),
    )
  const appliesTo = ({ bodies }: OperationTraits): boolean => bodies.some((body) => isFound(body))
  const inject = alteringBody((body) => deeply(body, (value, key) => (isMeant(value, key) ? change(value) : value)))
  return { name, appliesTo, inject }
}

/** Removes the properties whose values a predicate selects. */
const omits = (name: string, isMeant: (value: Json) => boolean) => ({
  ...values(name, isMeant, (value) => value),
  inject: alteringBody((body) =>
    deeply(body, (value) =>
      isObject(value) ? fields(value, (entries) => entries.filter(([, inner]) => !isMeant(inner))) : value,
    ),
  ),
})

const scales = (name: string, isNamed: (key: string) => boolean, factor: number) =>
  values(
    name,
    (value, key) => isNumber(value) && isNamed(key),
    (value) => value * factor,
  )

const isNumber = (value: Json): boolean => typeof value === 'number'
const isText = (value: Json): boolean => typeof value === 'string'

export const bodies: readonly Fault<ClientInjection>[] = inCategory('body', [
  ...where('takesBody', {
    'drops a field': onFields((entries) => entries.slice(1)),
    'drops the last field': onFields((entries) => entries.slice(0, -1)),
    'adds a field': alteringBody((body) => ({ ...body, client: 'sdk' })),
    'writes the names of fields otherwise': alteringBody((body) => deeply(body, inSnakeCase)),
    'sends null for a field that is left out': alteringBody((body) => ({
      name: null,
      idleScaling: null,
      granularity: null,
      ...body,
    })),
    'puts the body into an envelope': alteringBody((body) => ({ data: body })),
    'encodes the body twice': altering(({ body }) => (body === undefined ? {} : { body: JSON.stringify(body) })),
    'sends the body as a form': altering(({ body }) =>
      body === undefined
        ? {}
        : { body: new URLSearchParams(Object.entries(JSON.parse(body) ?? {}) as [string, string][]).toString() },
    ),
    'sends an empty object for the body': alteringBody(() => ({})),
    'sends no body': sending((send) => (url, init) => send(url, { ...init, body: null })),
  }),
  ...where(({ bodies, method }) => bodies.length === 0 && method !== 'GET', {
    'sends a body that nobody gave': altering(() => ({ body: '{}' })),
  }),
  omits('leaves out what is null', (value) => value === null),
  omits('leaves out what is false', (value) => value === false),
  omits('leaves out what is zero', (value) => value === 0),
  omits('leaves out an empty text', (value) => value === ''),
  omits('leaves out an empty list', (value) => Array.isArray(value) && value.length === 0),
  values(
    'sends one for a list of one',
    (value) => Array.isArray(value) && value.length === 1,
    ([only]) => only,
  ),
  values(
    'turns a list around',
    (value) => Array.isArray(value) && value.length > 1,
    (list) => list.toReversed(),
  ),
  values('sends a number as text', isNumber, String),
  values('cuts the fraction of a number', (value) => isNumber(value) && !Number.isInteger(value), Math.trunc),
  values('sends a yes or no as a number', (value) => typeof value === 'boolean', Number),
  values(
    'trims a text',
    (value) => isText(value) && value.includes(' '),
    (text) => text.replaceAll(' ', ''),
  ),
  values(
    'writes a text in small letters',
    (value) => isText(value) && value !== value.toLowerCase(),
    (text) => text.toLowerCase(),
  ),
  scales('sends seconds for milliseconds', (key) => key === 'startTime' || key === 'endTime', 1 / 1000),
  scales('sends seconds for minutes', (key) => /Minutes$/.test(key), 60),
  scales('sends megabytes for gigabytes', (key) => /Gb$/.test(key), 1024),
])

function inSnakeCase(value: Json): Json {
  if (!isObject(value)) return value
  const snaked = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return fields(value, (entries) => entries.map(([name, inner]) => [snaked(name), inner]))
}
