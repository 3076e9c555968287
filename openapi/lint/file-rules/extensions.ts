import { operationRoles } from '@clouddb/document/resources'
import { isListedValue } from '@clouddb/document/since-days'
import { getLineColLocation, type Oas3Rule, type UserContext } from '@redocly/openapi-core'
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
  if (isDay(value)) return [location]
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

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isEmpty = (value: object): boolean => Object.keys(value).length === 0
const isStatus = (value: unknown): boolean => /^[45]\d\d$/.test(String(value))
const isList = (value: unknown, accepts: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(accepts)

/** `Date.parse` turns the 30th of February into another day, so that the day must come back unchanged. */
export function isDay(value: unknown): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(String(value)) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(value))
}

/** A name means one part: a listed value, a constraint, or the whole beside one of the two. */
function isDatedPart(owner: Json, part: string): boolean {
  const isConstraint = /^[a-z]/.test(part) && part in owner && part !== 'description'
  const meanings = [part === 'self', isConstraint, isListedValue(owner, part)]
  return meanings.filter(Boolean).length === 1
}

const typesOf = ({ type }: Json): unknown[] => [type].flat()

/** Whether an object has only accepted names and a day for each. */
function isDayByName(value: unknown, isName: (name: string) => boolean, isRight = isStatedDay): boolean {
  const days = Object.entries(asObject(value))
  return days.length > 0 && days.every(([name, day]) => isName(name) && isRight(day))
}

const isDeployment = (value: unknown): boolean => value === 'managed' || value === 'open-source'

/** A day, or one for each deployment. */
const isStatedDay = (value: unknown): boolean => isDay(value) || isDayByName(value, isDeployment, isDay)

const isKind = (value: unknown): boolean => /^[a-z][a-zA-Z]*$/.test(String(value))

/**
 * `source`, or `{ resource: source, kind: [trace], with: formulas }`: the kinds that servers take, beside a sibling or always;
 * or `{ resource: channel, external: true }`, perhaps with the `prefix` of the id. `deletesHolder` is true, or has the day since which it is.
 */
function isIdOf(value: unknown, siblings: readonly string[] = []): boolean {
  if (typeof value === 'string') return isKind(value)
  const { resource, kind, with: sibling, deletesHolder, external, prefix, ...others } = asObject(value)
  const isConditional = sibling === undefined || (kind !== undefined && siblings.includes(String(sibling)))
  const said = [
    kind === undefined || isTextList(kind),
    external === undefined || (isTrue(external) && kind === undefined),
    deletesHolder === undefined || isTrue(deletesHolder) || isDayByName(deletesHolder, (name) => name === 'since'),
    prefix === undefined || isText(prefix),
    [kind, external, deletesHolder].some((each) => each !== undefined),
  ]
  return typeof resource === 'string' && isKind(resource) && said.every(Boolean) && isEmpty(others) && isConditional
}

/** Paths begin with a property of the schema, so that a renamed one is not overlooked. */
function isKindByPath(value: unknown, owner: Json): boolean {
  const kinds = Object.entries(asObject(value))
  const known = Object.keys(asObject(owner.properties))
  return (
    kinds.length > 0 && kinds.every(([path, kind]) => isIdOf(kind, known) && known.includes(path.split('.')[0] ?? ''))
  )
}

const wordsOf = (owner: Json): Set<unknown> =>
  new Set([...Object.keys(owner), owner.type, owner.enum, owner['x-extensible-enum']].flat())

/** `unique` has lists of properties, `parts` lists by kind; `deletesAbsent` is true, or has the day before which it was. */
function isResource({
  id,
  unique = [['id']],
  parts,
  deletesAbsent = true,
  deletableIn = ['any'],
  $ref,
  ...operations
}: Json): boolean {
  if ($ref !== undefined) return true
  const isUnique = isList(unique, isTextList)
  const isAbsent = isTrue(deletesAbsent) || isDayByName(deletesAbsent, (name) => name === 'before')
  const isRole = (role: string) => (operationRoles as readonly string[]).includes(role)
  return (
    isText(id) &&
    isUnique &&
    isAbsent &&
    isTextList(deletableIn) &&
    Object.values(asObject(parts)).every((list) => /^\w+(\.\w+)?$/.test(String(list))) &&
    Object.entries(operations).every(([role, name]) => isRole(role) && isText(name))
  )
}

function isQuery({ pages, series, ...others }: Json): boolean {
  const { span, ...names } = asObject(pages)
  const isWhole =
    /^(cursor,)?from,limit,offset,order,until$/.test(Object.keys(names).toSorted().join()) && Number(span) > 0
  const given = [pages === undefined ? [] : names, series ?? []].filter((part) => !isEmpty(part)) as Json[]
  const areNames = given.length > 0 && given.every((part) => Object.values(part).every(isText))
  return isEmpty(others) && areNames && (pages === undefined || isWhole)
}

/** Its name, and the day up to which it was compared with servers. */
function isOwnDeployment(stated: Json): boolean {
  const { name = 'managed', asOf = '2026-01-01', ...others } = stated
  return !isEmpty(stated) && isDeployment(name) && isDay(asOf) && isEmpty(others)
}

const isSource = (value: unknown): boolean => value === 'interface' || value === 'public'

/** `public` has different keywords of the schema, or members of its type, enum or x-extensible-enum. */
function isProvenance(value: unknown, owner: Json): boolean {
  if (isSource(value)) return true
  const { from = 'interface', public: words, note = 'A note.', ...others } = asObject(value)
  const isListed = words === undefined || isList(words, (word) => wordsOf(owner).has(word))
  return !isEmpty(asObject(value)) && isSource(from) && isListed && isText(note) && isEmpty(others)
}

/** A record with different properties that an update without them keeps or clears, or one of which a request has changes. */
function isRequestOf(stated: Json): boolean {
  const { record, changes, keeps, clears, derives, makes, ...others } = stated
  if ('changes' in stated) return isText(changes) && Object.keys(stated).length === 1
  const lists = [keeps, clears, derives].filter((list) => list !== undefined)
  const areMembers = Object.values(asObject(makes)).every((path) => /^\w+\.\w+$/.test(String(path)))
  return isText(record) && lists.every(isTextList) && areMembers && isEmpty(others)
}

function isPayload(stated: Json): boolean {
  const { whole = true, verdict = 'valid', ...others } = stated
  return !isEmpty(stated) && isTrue(whole) && isText(verdict) && isEmpty(others)
}

const described = ['Operation', 'Schema', 'Parameter', 'Response', 'Header', 'RequestBody']
const aDay = "a day of the calendar, such as '2026-05-27'"
const isTrue = (value: unknown): boolean => value === true
const isTextList = (value: unknown): boolean => isList(value, isText)

const validationWords = /^(rule|each|unique|constraint|message|messageExpression|path|since|broken-by|x-deployment)$/

/** A rule has words, one thing that it says, and, unless that is a constraint, a change that breaks it. */
function isValidation(value: unknown): boolean {
  const { 'broken-by': change, 'x-deployment': deployment = 'managed', since, ...rule } = asObject(value)
  const said = [rule.rule, rule.unique, rule.constraint].filter(isText)
  const isKnown = Object.keys(asObject(value)).every((word) => validationWords.test(word))
  const isBroken = rule.constraint !== undefined || (typeof change === 'object' && change !== null)
  const days = since === undefined || isStatedDay(since)
  return isKnown && isBroken && days && isDeployment(deployment) && said.length === 1 && isWorded(rule)
}

const isWorded = ({ message, messageExpression }: Json): boolean => isText(message) || isText(messageExpression)

function isClient({ api, environment, bound, hints, ...others }: Json): boolean {
  const sentences = Object.entries(asObject(bound))
  const isVariable = (name: unknown) => /^[A-Z][A-Z\d_]+$/.test(String(name))
  const isBound = ([option, text]: [string, unknown]) => option in asObject(environment) && /\.$/.test(String(text))
  const variables = Object.values(asObject(environment))
  return (
    isText(api) &&
    variables.length > 0 &&
    variables.every(isVariable) &&
    sentences.every(isBound) &&
    Object.entries(asObject(hints)).every(([status, hint]) => isStatus(status) && isText(hint)) &&
    isEmpty(others)
  )
}

const isRetry = ({ retryStatuses, ...others }: Json): boolean =>
  isList(retryStatuses, (status) => typeof status === 'number' && isStatus(status)) && isEmpty(others)

/** The extensions that a document may use: on which objects of Redocly, what is expected, and what is accepted. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-provenance': [
    described,
    'interface or public; or { from: interface }, with a list of the keywords and values that are public, and a note',
    isProvenance,
  ],
  'x-deprecation-reason': [['Operation', 'Schema', 'Parameter', 'Header'], 'one sentence', isText],
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
      return stated.length > 0 && stated.every(isText) && isEmpty(others)
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
      isTextList(value) && !('enum' in owner) && typesOf(owner).every((type) => type === 'string' || type === 'null'),
  ],
  'x-request-of': [
    ['Schema'],
    'the name of the schema of the record that the request creates or updates, such as Order, or { record: Order, keeps: [note], clears: [tags], makes: { ownerIds: owners.id } }, or { changes: Order }',
    (value) => isText(value) || isRequestOf(asObject(value)),
  ],
  'x-id-of': [
    ['Schema'],
    'the resource that the text is the id of, such as source or { resource: source, kind: [trace] }, or { resource: channel, external: true }; or such by path: { target.id: source }',
    (value, owner) => (typesOf(owner).includes('string') ? isIdOf(value) : isKindByPath(value, owner)),
  ],
  'x-carried': [['Schema'], 'true', isTrue],
  'x-refusable': [
    ['Schema'],
    'true, or a list of values of the enum beside it',
    (value, owner) => isTrue(value) || isList(value, (each) => isText(each) && wordsOf(owner).has(each)),
  ],
  'x-indivisible': [['Schema'], 'true, beside type: array', (value, owner) => isTrue(value) && owner.type === 'array'],
  'x-only-with': [
    ['Schema'],
    'a list of different values for each of some sibling properties, or the name of one that must be there',
    (value) =>
      isText(value) || (Object.keys(asObject(value)).length > 0 && Object.values(asObject(value)).every(isTextList)),
  ],
  'x-days-from-now': [
    ['Schema'],
    'the days from now of the first and the last time that servers take: [-3650, 365], beside format: date-time',
    (value, { format }) =>
      format === 'date-time' && isList(value, Number.isInteger) && Number([value].flat().length) === 2,
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
      isList(value, (name) => Object.hasOwn(asObject(properties), String(name)) && ![required].flat().includes(name)),
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
    'managed or open-source, of a part of a document; at the root { name: managed, asOf: … } with a day',
    (value, owner) => ('openapi' in owner ? isOwnDeployment(asObject(value)) : isDeployment(value)),
  ],
  'x-displayName': [['Tag'], 'the title of the group of operations', isText],
  'x-resources': [
    ['Root'],
    'for each kind of objects the id, and the ids of its operations: { id: keyId, list: listKeys, create: …, get: …, update: …, delete: … }; perhaps unique, deletesAbsent, deletableIn',
    (value) => Object.entries(asObject(value)).every(([kind, stated]) => isKind(kind) && isResource(asObject(stated))),
  ],
  'x-payload': [
    ['Root', 'Operation'],
    'the property of a response that holds its payload; on an operation { whole: true }, if the whole body is the payload, and { verdict: … }, the property that says whether the sent body is right',
    (value) => isText(value) || isPayload(asObject(value)),
  ],
}

/** The extensions that an object of Redocly may have. */
export function extensionsOf(type: string): string[] {
  return Object.keys(extensions).filter((word) => extensions[word]?.[0].includes(type))
}
