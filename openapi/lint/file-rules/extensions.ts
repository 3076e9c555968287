import { getLineColLocation, type Oas3Rule, type UserContext } from '@redocly/openapi-core'
import {
  hasNoKeys,
  isClient,
  isDatedPart,
  isDayByName,
  isDayText,
  isDeployment,
  isIdOf,
  isKindByPath,
  isKindName,
  isListOf,
  isNonEmptyText,
  isOwnDeployment,
  isPayload,
  isProvenance,
  isQuery,
  isRequestOf,
  isResource,
  isRetry,
  isStatedDay,
  isTextList,
  isTrue,
  isValidation,
  statedTypes,
  wordsOfOwner,
} from './extension-values.ts'
import { asObject, type Json, type Location } from './node.ts'

/** Extensions (`x-...`) are a closed vocabulary: nothing would read a misspelt one. */
export const knownExtensions: Oas3Rule = () => ({
  any: (node, ctx) => check(node, ctx.location, ctx),
  ref: (node, ctx) => check(node, ctx.location, ctx),
})

function check(node: unknown, location: Location, ctx: UserContext): void {
  if (ctx.type.extensionsPrefix === undefined) return
  const owner = asObject(node)
  for (const [key, value] of Object.entries(owner).filter(([name]) => name.startsWith('x-'))) {
    const message = problemOf(key, value, owner, ctx.type.name, location.child(key))
    if (message) ctx.report({ message, location: location.child(key).key() })
  }
}

function problemOf(key: string, value: unknown, owner: Json, type: string, location: Location): string | undefined {
  const extension = extensions[key]
  if (!extension) return `The extension ${key} is unknown; expected one of ${Object.keys(extensions).join(', ')}.`
  const [types, expected, accepts] = extension
  if (!types.includes(type)) return `The extension ${key} is on ${type}; expected it on ${types.join(', ')} only.`
  if (!accepts(value, owner)) return `The extension ${key} is ${JSON.stringify(value)}; expected ${expected}.`
  if (daysIn(value, location).every(isQuoted)) return undefined
  return `The extension ${key} has a day without quotes, which other YAML readers take for a time; expected quotes.`
}

function daysIn(value: unknown, location: Location): Location[] {
  if (isDayText(value)) return [location]
  return Object.entries(asObject(value)).flatMap(([name, inner]) => daysIn(inner, location.child(name)))
}

function isQuoted({ source, pointer }: Location): boolean {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: false })
  return /^['"]/.test(source.getLines()[start.line - 1]?.slice(start.col - 1) ?? '')
}

type Extension = readonly [
  types: readonly string[],
  expected: string,
  accepts: (value: unknown, owner: Json) => boolean,
]

const described = ['Operation', 'Schema', 'Parameter', 'Response', 'Header', 'RequestBody']
const aDay = "a day of the calendar, such as '2026-05-27'"

/** The extensions that a document may use: on which objects of Redocly, what is expected, and what is accepted. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-provenance': [
    described,
    'interface or public; or { from: interface }, with a list of the keywords and values that are public, and a note',
    isProvenance,
  ],
  'x-deprecation-reason': [['Operation', 'Schema', 'Parameter', 'Header'], 'one sentence', isNonEmptyText],
  'x-beta': [['Operation'], 'true, if the API may still change the operation', isTrue],
  'x-effect': [
    ['Operation'],
    'cost, person or access',
    (value) => ['cost', 'person', 'access'].includes(String(value)),
  ],
  'x-needs': [
    ['Operation'],
    'the permission that a key needs, and the kind of x-resources of which an object must be there: { permission: control-plane:service:view, object: … }',
    (value) => {
      const { permission, object, ...others } = asObject(value)
      const stated = [permission, object].filter((one) => one !== undefined)
      return stated.length > 0 && stated.every(isNonEmptyText) && hasNoKeys(others)
    },
  ],
  'x-secret': [['Schema'], 'true, if logs, messages and reports must not show the value', isTrue],
  'x-own-name': [['Schema'], 'true, if a deployment can call the property by another name', isTrue],
  'x-never-shown': [
    ['Schema'],
    'true, beside writeOnly: true, if servers keep the value and never send it back',
    (value, owner) => isTrue(value) && owner.writeOnly === true,
  ],
  'x-extensible-enum': [
    ['Schema'],
    "a list of different known strings, beside type: string or [string, 'null'], without enum",
    (value, owner) =>
      isTextList(value) &&
      !('enum' in owner) &&
      statedTypes(owner).every((type) => type === 'string' || type === 'null'),
  ],
  'x-request-of': [
    ['Schema'],
    'the name of the schema of the record that the request creates or updates, such as Order, or { record: Order, keeps: [note], clears: [tags], makes: { ownerIds: owners.id } }, or { changes: Order }',
    (value) => isNonEmptyText(value) || isRequestOf(asObject(value)),
  ],
  'x-id-of': [
    ['Schema'],
    'the resource that the text is the id of, such as source or { resource: source, kind: [trace] }, or { resource: channel, external: true }; or such by path: { target.id: source }',
    (value, owner) => (statedTypes(owner).includes('string') ? isIdOf(value) : isKindByPath(value, owner)),
  ],
  'x-carried': [['Schema'], 'true', isTrue],
  'x-refusable': [
    ['Schema'],
    'true, or a list of values of the enum beside it',
    (value, owner) => isTrue(value) || isListOf(value, (each) => isNonEmptyText(each) && wordsOfOwner(owner).has(each)),
  ],
  'x-indivisible': [['Schema'], 'true, beside type: array', (value, owner) => isTrue(value) && owner.type === 'array'],
  'x-only-with': [
    ['Schema'],
    'a list of different values for each of some sibling properties, or the name of one that must be there',
    (value) =>
      isNonEmptyText(value) ||
      (Object.keys(asObject(value)).length > 0 && Object.values(asObject(value)).every(isTextList)),
  ],
  'x-days-from-now': [
    ['Schema'],
    'the days from now of the first and the last time that servers take: [-3650, 365], beside format: date-time',
    (value, { format }) =>
      format === 'date-time' && isListOf(value, Number.isInteger) && Number([value].flat().length) === 2,
  ],
  'x-validations': [
    ['Schema'],
    'a list of rules, each with a message, and a rule, a unique expression or a constraint of the schema',
    (value) => Array.isArray(value) && value.length > 0 && value.every(isValidation),
  ],
  'x-since': [
    ['Operation', 'Schema', 'Parameter'],
    `${aDay}; or one for each deployment; or such days for a listed value, the null of its type, a constraint beside it, or self, the whole`,
    (value, owner) => isStatedDay(value) || isDayByName(value, (part) => isDatedPart(owner, part)),
  ],
  'x-always': [
    ['Schema'],
    'a list of different properties of this schema that it does not require, or [] for none of them',
    (value, { properties, required }) =>
      String(value) === '' ||
      isListOf(value, (name) => Object.hasOwn(asObject(properties), String(name)) && ![required].flat().includes(name)),
  ],
  'x-query': [
    ['Operation'],
    'names of properties: pages, { limit: …, offset: …, from: …, until: …, order: … } of the body, and span, the milliseconds of a range without a begin; or series, those of a range and its points',
    (value) => isQuery(asObject(value)),
  ],
  'x-client': [
    ['Root', 'Operation'],
    'retryStatuses, a list of different statuses from 400 to 599, on an operation; at the root api, environment with the names of variables by option, and bound with a sentence for each path parameter that is an option; perhaps hints, a sentence for each of some statuses from 400 to 599',
    (value, owner) => ('openapi' in owner ? isClient(asObject(value)) : isRetry(asObject(value))),
  ],
  'x-deployment': [
    ['Root', 'Schema', 'Discriminator'],
    'managed or open-source, of a part of a document; at the root { name: managed, asOf: … } with a day; perhaps changes, { since: …, description: … } of servers by name',
    (value, owner) => ('openapi' in owner ? isOwnDeployment(asObject(value)) : isDeployment(value)),
  ],
  'x-displayName': [['Tag'], 'the title of the group of operations', isNonEmptyText],
  'x-resources': [
    ['Root'],
    'for each kind of objects the id, and the ids of its operations: { id: keyId, list: listKeys, create: …, get: …, update: …, delete: … }; perhaps unique, deletesAbsent, deletableIn',
    (value) =>
      Object.entries(asObject(value)).every(([kind, stated]) => isKindName(kind) && isResource(asObject(stated))),
  ],
  'x-payload': [
    ['Root', 'Operation'],
    'the property of a response that holds its payload; on an operation { whole: true }, if the whole body is the payload, and { verdict: … }, the property that says whether the sent body is right',
    (value) => isNonEmptyText(value) || isPayload(asObject(value)),
  ],
}

/** The extensions that an object of Redocly may have. */
export function extensionsOf(type: string): string[] {
  return Object.keys(extensions).filter((word) => extensions[word]?.[0].includes(type))
}
