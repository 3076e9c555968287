import { getLineColLocation, type Oas3Rule, type UserContext } from '@redocly/openapi-core'
import * as values from './extension-values.ts'
import { asObject, type Json, type Location } from './node.ts'

/** Extensions (`x-...`) are a closed vocabulary: nothing would read a misspelt one. */
const knownExtensions: Oas3Rule = () => ({
  any: (node, ctx) => check(node, ctx.location, ctx),
  ref: (node, ctx) => check(node, ctx.location, ctx),
})

function check(node: unknown, location: Location, ctx: UserContext): void {
  if (ctx.type.extensionsPrefix === undefined) return
  const owner = asObject(node)
  for (const [key, value] of Object.entries(owner).filter(([name]) => name.startsWith('x-'))) {
    const message = extensionProblem(key, value, owner, ctx.type.name, location.child(key))
    if (message) ctx.report({ message, location: location.child(key).key() })
  }
}

function extensionProblem(
  key: string,
  value: unknown,
  owner: Json,
  type: string,
  location: Location,
): string | undefined {
  const extension = extensions[key]
  if (!extension) return `The extension ${key} is unknown; expected one of ${Object.keys(extensions).join(', ')}.`
  const [types, expected] = extension
  if (!types.includes(type)) return `The extension ${key} is on ${type}; expected it on ${types.join(', ')} only.`
  if (!accepts(extension, value, owner))
    return `The extension ${key} is ${JSON.stringify(value)}; expected ${expected}.`
  if (daysIn(value, location).every(isQuoted)) return undefined
  return `The extension ${key} has a day without quotes, which other YAML readers take for a time; expected quotes.`
}

function daysIn(value: unknown, location: Location): Location[] {
  if (values.hasForm(values.day, value)) return [location]
  return Object.entries(asObject(value)).flatMap(([name, inner]) => daysIn(inner, location.child(name)))
}

function isQuoted({ source, pointer }: Location): boolean {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: false })
  return /^['"]/.test(source.getLines()[start.line - 1]?.slice(start.col - 1) ?? '')
}

type Extension = readonly [
  types: readonly string[],
  expected: string,
  /** JSON Schema for the value. */
  schema: object,
  /** Whether the value is right beside the other keywords. Default: always. */
  suits?: (value: unknown, owner: Json) => boolean,
]

const described = ['Operation', 'Schema', 'Parameter', 'Response', 'Header', 'RequestBody']
const aDay = "a day of the calendar, such as '2026-05-27'"

/** Whether an extension may have a value beside the other keywords of its owner. */
export const accepts = ([, , schema, suits = () => true]: Extension, value: unknown, owner: Json): boolean =>
  values.hasForm(schema, value) && suits(value, owner)

/** The extensions that a document may use: on which objects of Redocly, and what is expected. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-provenance': [
    described,
    'interface or public; or { from: interface }, with a list of the keywords and values that are public, and a note',
    values.provenance,
    (value, owner) => [asObject(value).public ?? []].flat().every((word) => values.wordsOfOwner(owner).has(word)),
  ],
  'x-deprecation-reason': [['Operation', 'Schema', 'Parameter', 'Header'], 'one sentence', values.text],
  'x-beta': [['Operation'], 'true, if the API may still change the operation', values.truth],
  'x-effect': [['Operation'], 'cost, person or access', { enum: ['cost', 'person', 'access'] }],
  'x-needs': [
    ['Operation'],
    'the permission that a key needs, and the kind of x-resources of which an object must be there: { permission: control-plane:service:view, object: … }',
    values.objectOf({ permission: values.text, object: values.text }),
  ],
  'x-secret': [['Schema'], 'true, if logs, messages and reports must not show the value', values.truth],
  'x-own-name': [['Schema'], 'true, if a deployment can call the property by another name', values.truth],
  'x-never-shown': [
    ['Schema'],
    'true, beside writeOnly: true, if servers keep the value and never send it back',
    values.truth,
    (_, { writeOnly }) => writeOnly === true,
  ],
  'x-extensible-enum': [
    ['Schema'],
    "a list of different known strings, beside type: string or [string, 'null'], without enum",
    values.texts,
    (_, owner) => !('enum' in owner) && values.statedTypes(owner).every((type) => type === 'string' || type === 'null'),
  ],
  'x-request-of': [
    ['Schema'],
    'the name of the schema of the record that the request creates or updates, such as Order, or { record: Order, keeps: [note], clears: [tags], makes: { ownerIds: owners.id } }, or { changes: Order }',
    values.requestOf,
  ],
  'x-id-of': [
    ['Schema'],
    'the resource that the text is the id of, such as source or { resource: source, kind: [trace] }, or { resource: channel, external: true }; or such by path: { target.id: source }',
    {},
    values.isIdInPlace,
  ],
  'x-carried': [['Schema'], 'true', values.truth],
  'x-refusable': [
    ['Schema'],
    'true, or a list of values of the enum beside it',
    values.anyOf(values.truth, values.texts),
    (value, owner) => value === true || [value].flat().every((each) => values.wordsOfOwner(owner).has(each)),
  ],
  'x-indivisible': [['Schema'], 'true, beside type: array', values.truth, (_, { type }) => type === 'array'],
  'x-only-with': [
    ['Schema'],
    'a list of different values for each of some sibling properties, or the name of one that must be there',
    values.anyOf(values.text, values.byName(values.texts)),
  ],
  'x-days-from-now': [
    ['Schema'],
    'the days from now of the first and the last time that servers take: [-3650, 365], beside format: date-time',
    { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2, uniqueItems: true },
    (_, { format }) => format === 'date-time',
  ],
  'x-validations': [
    ['Schema'],
    'a list of rules, each with a message, and a rule, a unique expression or a constraint of the schema',
    values.validations,
  ],
  'x-since': [
    ['Operation', 'Schema', 'Parameter'],
    `${aDay}; or one for each deployment; or such days for a listed value, the null of its type, a constraint beside it, or self, the whole`,
    values.anyOf(values.statedDay, values.byName(values.statedDay)),
    (value, owner) =>
      values.hasForm(values.statedDay, value) ||
      Object.keys(asObject(value)).every((part) => values.isDatedPart(owner, part)),
  ],
  'x-always': [
    ['Schema'],
    'a list of different properties of this schema that it does not require, or [] for none of them',
    { type: 'array', uniqueItems: true },
    (value, { properties, required }) =>
      [value]
        .flat()
        .every((name) => Object.hasOwn(asObject(properties), `${name}`) && ![required].flat().includes(name)),
  ],
  'x-query': [
    ['Operation'],
    'names of properties: pages, { limit: …, offset: …, from: …, until: …, order: … } of the body, and span, the milliseconds of a range without a begin; or series, those of a range and its points',
    values.query,
  ],
  'x-client': [
    ['Root', 'Operation'],
    'retryStatuses, a list of different statuses from 400 to 599, on an operation; at the root api, environment with the names of variables by option, and bound with a sentence for each path parameter that is an option; perhaps hints, a sentence for each of some statuses from 400 to 599',
    values.clients,
    (value, owner) => {
      const { api, environment, bound } = asObject(value)
      const options = Object.keys(asObject(environment))
      return (
        'openapi' in owner === (api !== undefined) &&
        Object.keys(asObject(bound)).every((name) => options.includes(name))
      )
    },
  ],
  'x-deployment': [
    ['Root', 'Schema', 'Discriminator'],
    'managed or open-source, of a part of a document; at the root { name: managed, asOf: … } with a day; perhaps changes, { since: …, description: … } of servers by name',
    values.anyOf(values.deployment, values.ownDeployment),
    (value, owner) => 'openapi' in owner === (typeof value === 'object'),
  ],
  'x-displayName': [['Tag'], 'the title of the group of operations', values.text],
  'x-resources': [
    ['Root'],
    'for each kind of objects the id, and the ids of its operations: { id: keyId, list: listKeys, create: …, get: …, update: …, delete: … }; perhaps unique, deletesAbsent, omitsUnreadable, deletableIn',
    values.resources,
  ],
  'x-payload': [
    ['Root', 'Operation'],
    'the property of a response that holds its payload; on an operation { whole: true }, if the whole body is the payload, and { verdict: … }, the property that says whether the sent body is right',
    values.payload,
  ],
}

/** The extensions that an object of Redocly may have. */
export function extensionsOf(type: string): string[] {
  return Object.keys(extensions).filter((word) => extensions[word]?.[0].includes(type))
}

export const extensionRules: Readonly<Record<string, Oas3Rule>> = {
  'house/known-extensions': knownExtensions,
}
