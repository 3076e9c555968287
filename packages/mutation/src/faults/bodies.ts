import type { Json } from '../mutant.ts'
import { altering, alteringBody, type Fault } from './fault.ts'
import type { OperationTraits } from './operation.ts'

const takesBody = ({ bodies }: OperationTraits): boolean => bodies.length > 0

const isObject = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same body with every value that is meant changed, however deep. */
function deeply(value: Json, change: (value: Json, key: string) => Json, key = ''): Json {
  const changed = change(value, key)
  if (Array.isArray(changed)) return changed.map((item, index) => deeply(item, change, String(index)))
  if (!isObject(changed)) return changed
  return Object.fromEntries(Object.entries(changed).map(([name, inner]) => [name, deeply(inner, change, name)]))
}

const everywhere = (change: (value: Json, key: string) => Json): Fault['plant'] =>
  alteringBody((body) => deeply(body, change))

/** Whether some example of the body holds such a value, however deep. */
const shows =
  (isMeant: (value: Json, key: string) => boolean) =>
  ({ bodies }: OperationTraits): boolean => {
    let found = false
    for (const body of bodies) {
      deeply(body, (value, key) => {
        found ||= isMeant(value, key)
        return value
      })
    }
    return found
  }

const isNumber = (value: Json): boolean => typeof value === 'number'
const isMilliseconds = (_: Json, key: string): boolean => key === 'startTime' || key === 'endTime'
const isMinutes = (_: Json, key: string): boolean => /Minutes$/.test(key)
const isGigabytes = (_: Json, key: string): boolean => /Gb$/.test(key)

const scaled = (isMeant: (value: Json, key: string) => boolean, factor: number): Fault['plant'] =>
  everywhere((value, key) => (isNumber(value) && isMeant(value, key) ? value * factor : value))

const faults: readonly Omit<Fault, 'category'>[] = [
  {
    name: 'drops a field',
    shows: takesBody,
    plant: alteringBody((body) => (isObject(body) ? Object.fromEntries(Object.entries(body).slice(1)) : body)),
  },
  {
    name: 'drops the last field',
    shows: takesBody,
    plant: alteringBody((body) => (isObject(body) ? Object.fromEntries(Object.entries(body).slice(0, -1)) : body)),
  },
  { name: 'adds a field', shows: takesBody, plant: alteringBody((body) => ({ ...body, client: 'sdk' })) },
  { name: 'writes the names of fields otherwise', shows: takesBody, plant: everywhere(snaked) },
  {
    name: 'sends null for a field that is left out',
    shows: takesBody,
    plant: alteringBody((body) => ({ name: null, idleScaling: null, granularity: null, ...body })),
  },
  {
    name: 'leaves out what is null',
    shows: shows((value) => value === null),
    plant: everywhere(withoutEmpty((value) => value === null)),
  },
  {
    name: 'leaves out what is false',
    shows: shows((value) => value === false),
    plant: everywhere(withoutEmpty((value) => value === false)),
  },
  {
    name: 'leaves out what is zero',
    shows: shows((value) => value === 0),
    plant: everywhere(withoutEmpty((value) => value === 0)),
  },
  {
    name: 'leaves out an empty text',
    shows: shows((value) => value === ''),
    plant: everywhere(withoutEmpty((value) => value === '')),
  },
  {
    name: 'leaves out an empty list',
    shows: shows((value) => Array.isArray(value) && value.length === 0),
    plant: everywhere(withoutEmpty((value) => Array.isArray(value) && value.length === 0)),
  },
  {
    name: 'sends one for a list of one',
    shows: shows((value) => Array.isArray(value) && value.length === 1),
    plant: everywhere((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
  },
  {
    name: 'turns a list around',
    shows: shows((value) => Array.isArray(value) && value.length > 1),
    plant: everywhere((value) => (Array.isArray(value) ? value.toReversed() : value)),
  },
  {
    name: 'sends a number as text',
    shows: shows(isNumber),
    plant: everywhere((value) => (isNumber(value) ? String(value) : value)),
  },
  {
    name: 'cuts the fraction of a number',
    shows: shows((value) => isNumber(value) && !Number.isInteger(value)),
    plant: everywhere((value) => (isNumber(value) ? Math.trunc(value) : value)),
  },
  {
    name: 'sends a yes or no as a number',
    shows: shows((value) => typeof value === 'boolean'),
    plant: everywhere((value) => (typeof value === 'boolean' ? Number(value) : value)),
  },
  {
    name: 'trims a text',
    shows: shows((value) => typeof value === 'string' && value.includes(' ')),
    plant: everywhere((value) => (typeof value === 'string' ? value.replaceAll(' ', '') : value)),
  },
  {
    name: 'writes a text in small letters',
    shows: shows((value) => typeof value === 'string' && value !== value.toLowerCase()),
    plant: everywhere((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
  },
  { name: 'sends seconds for milliseconds', shows: shows(isMilliseconds), plant: scaled(isMilliseconds, 1 / 1000) },
  { name: 'sends seconds for minutes', shows: shows(isMinutes), plant: scaled(isMinutes, 60) },
  { name: 'sends megabytes for gigabytes', shows: shows(isGigabytes), plant: scaled(isGigabytes, 1024) },
  { name: 'puts the body into an envelope', shows: takesBody, plant: alteringBody((body) => ({ data: body })) },
  {
    name: 'encodes the body twice',
    shows: takesBody,
    plant: altering(({ body }) => (body === undefined ? {} : { body: JSON.stringify(body) })),
  },
  {
    name: 'sends the body as a form',
    shows: takesBody,
    plant: altering(({ body }) =>
      body === undefined
        ? {}
        : { body: new URLSearchParams(Object.entries(JSON.parse(body) ?? {}) as [string, string][]).toString() },
    ),
  },
  { name: 'sends an empty object for the body', shows: takesBody, plant: alteringBody(() => ({})) },
  {
    name: 'sends no body',
    shows: takesBody,
    plant: (createClient) => (options: Json) => {
      const send = options.fetch ?? fetch
      return createClient({
        ...options,
        fetch: (url: string, init: RequestInit) => send(url, { ...init, body: null }),
      } as never)
    },
  },
  {
    name: 'sends a body that nobody gave',
    shows: (operation) => !takesBody(operation) && operation.method !== 'GET',
    plant: altering(() => ({ body: '{}' })),
  },
]

export const bodies: readonly Fault[] = faults.map((fault) => ({ category: 'body', ...fault }))

function snaked(value: Json): Json {
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      inner,
    ]),
  )
}

function withoutEmpty(isEmpty: (value: Json) => boolean): (value: Json) => Json {
  return (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => !isEmpty(inner))) : value
}
