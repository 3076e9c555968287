import { asObject, type Json } from './node.ts'

interface Extension {
  /** Redocly's names of the objects that may carry it. */
  readonly on: readonly string[]
  readonly expected: string
  readonly accepts: (value: unknown, owner: Json) => boolean
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isStatus = (value: unknown): boolean => /^[45]\d\d$/.test(String(value))
const isList = (value: unknown, accepts: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(accepts)

/** A day that the calendar has: the 30th of February becomes another one. */
export function isDay(value: unknown): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(String(value)) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(value))
}

/** The values that a schema lists, closed or open. */
const listedOf = (owner: Json): unknown[] => [
  ...[owner.enum ?? owner['x-extensible-enum'] ?? []].flat(),
  ...[owner.type].flat().filter((type) => type === 'null'),
]

/** A day of the calendar for each of some names. */
function isDayOf(value: unknown, isName: (name: string) => boolean): boolean {
  const days = Object.entries(asObject(value))
  return days.length > 0 && days.every(([name, day]) => isName(name) && isDay(day))
}

const isKind = (value: unknown): boolean => /^[a-z][a-zA-Z]*$/.test(String(value))

/** Paths begin with a property of the schema, so that a renamed one is not overlooked. */
function isKindByPath(value: unknown, owner: Json): boolean {
  const kinds = Object.entries(asObject(value))
  const known = Object.keys(asObject(owner.properties))
  return kinds.length > 0 && kinds.every(([path, kind]) => isKind(kind) && known.includes(path.split('.')[0] ?? ''))
}

const wordsOf = (owner: Json): Set<unknown> =>
  new Set([...Object.keys(owner), owner.type, owner.enum, owner['x-extensible-enum']].flat())

/** The words of our own that a document may use, where, and with which values. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-provenance': {
    on: ['Operation', 'Schema', 'Parameter', 'Response', 'Header', 'RequestBody'],
    expected: 'interface or public',
    accepts: (value) => value === 'interface' || value === 'public',
  },
  'x-provenance-note': {
    on: ['Operation', 'Schema', 'Parameter', 'Response', 'Header', 'RequestBody'],
    expected: 'sentences about the sources, and about where they differ',
    accepts: isText,
  },
  'x-public': {
    on: ['Schema'],
    expected: 'a list of different keywords of this schema, or members of its type, enum or x-extensible-enum',
    accepts: (value, owner) => isList(value, (word) => wordsOf(owner).has(word)),
  },
  'x-deprecation-reason': {
    on: ['Operation', 'Schema', 'Parameter', 'Header'],
    expected: 'one sentence',
    accepts: isText,
  },
  'x-extensible-enum': {
    on: ['Schema'],
    expected: "a list of different known strings, beside type: string or [string, 'null'], without enum",
    accepts: (value, owner) =>
      isList(value, isText) && !('enum' in owner) && [owner.type].flat().every((t) => t === 'string' || t === 'null'),
  },
  'x-unlisted': {
    on: ['Schema'],
    expected: 'true, beside type: string and not: { enum: [...] } with the listed values',
    accepts: (value, owner) => value === true && owner.type === 'string' && Array.isArray(asObject(owner.not).enum),
  },
  'x-request-of': {
    on: ['Schema'],
    expected: 'the name of a schema, that of the record which the request is made from',
    accepts: isText,
  },
  'x-id-of': {
    on: ['Schema'],
    expected: 'the kind of object that the text is the id of, or such kinds by path: { target.id: source }',
    accepts: (value, owner) =>
      typeof value === 'string' ? isKind(value) && [owner.type].flat().includes('string') : isKindByPath(value, owner),
  },
  'x-deleted-with': {
    on: ['Schema'],
    expected:
      "true, beside x-id-of, where what holds the id is deleted together with what it names, or { since: '2026-05-27' } where older servers leave it",
    accepts: (value, owner) =>
      typeof owner['x-id-of'] === 'string' && (value === true || isDayOf(value, (name) => name === 'since')),
  },
  'x-indivisible': {
    on: ['Schema'],
    expected: 'true, beside type: array',
    accepts: (value, owner) => value === true && owner.type === 'array',
  },
  'x-only-with': {
    on: ['Schema'],
    expected: 'for each of some sibling properties a list of different values',
    accepts: (value) => {
      const lists = Object.values(asObject(value))
      return lists.length > 0 && lists.every((list) => isList(list, isText))
    },
  },
  'x-since': {
    on: ['Operation', 'Schema', 'Parameter'],
    expected: "a day of the calendar, such as '2026-05-27'",
    accepts: isDay,
  },
  'x-since-values': {
    on: ['Schema'],
    expected:
      "a day of the calendar, such as '2026-05-27', for some members of the enum beside it, or for the null of its type",
    accepts: (value, owner) => isDayOf(value, (member) => listedOf(owner).includes(member)),
  },
  'x-since-constraints': {
    on: ['Schema'],
    expected:
      "a day of the calendar, such as '2026-05-27', for some constraints beside it that older servers do not check",
    accepts: (value, owner) =>
      isDayOf(value, (keyword) => keyword in owner && /^[a-z]/.test(keyword) && keyword !== 'description'),
  },
  'x-always': {
    on: ['Schema'],
    expected: 'a list of different properties of this schema that it does not require',
    accepts: (value, owner) => {
      const required = [owner.required].flat()
      return isList(
        value,
        (name) => Object.hasOwn(asObject(owner.properties), String(name)) && !required.includes(name),
      )
    },
  },
  'x-kept-when-absent': {
    on: ['Schema'],
    expected: 'a list of different properties that an update which leaves them out does not change',
    accepts: (value) => isList(value, isText),
  },
  'x-cleared-when-absent': {
    on: ['Schema'],
    expected: 'a list of different properties that an update which leaves them out empties',
    accepts: (value) => isList(value, isText),
  },
  'x-deletes-absent': {
    on: ['Operation'],
    expected:
      "true, where the deletion of what is not there is a success as well, or { before: '2026-05-27' } where it was",
    accepts: (value) => value === true || isDayOf(value, (name) => name === 'before'),
  },
  'x-time-series': {
    on: ['Operation'],
    expected:
      'the names under which a query over a time range and its points hold what they hold: { start: startTime, ... }',
    accepts: (value) => Object.keys(asObject(value)).length > 0 && Object.values(asObject(value)).every(isText),
  },
  'x-client-option': {
    on: ['Parameter'],
    expected: 'true, on a path parameter',
    accepts: (value, owner) => value === true && owner.in === 'path',
  },
  'x-retry-statuses': {
    on: ['Operation'],
    expected: 'a list of different statuses from 400 to 599',
    accepts: (value) => isList(value, (status) => typeof status === 'number' && isStatus(status)),
  },
  'x-deployment': {
    on: ['Root'],
    expected: 'managed, the name by which x-missing-in calls the deployment',
    accepts: (value) => value === 'managed',
  },
  'x-missing-in': {
    on: ['Schema'],
    expected: 'managed, the x-deployment of the document that goes without it',
    accepts: (value) => value === 'managed',
  },
  'x-payload': { on: ['Root'], expected: 'the key under which an answer holds its payload', accepts: isText },
  'x-as-of': { on: ['Root'], expected: "a day of the calendar, such as '2026-05-27'", accepts: isDay },
  'x-error-hints': {
    on: ['Root'],
    expected: 'a sentence for each of some statuses from 400 to 599',
    accepts: (value) => Object.entries(asObject(value)).every(([status, hint]) => isStatus(status) && isText(hint)),
  },
}

/** The words of our own that may stand on an object, which goes by Redocly's name. */
export function extensionsOf(type: string): string[] {
  return Object.keys(extensions).filter((word) => extensions[word]?.on.includes(type))
}
