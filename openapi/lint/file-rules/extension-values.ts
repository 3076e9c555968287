import { operationRoles } from '@clouddb/document/resources'
import { isListedValue } from '@clouddb/document/since-days'
import { asObject, type Json } from './node.ts'

export const isNonEmptyText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
export const hasNoKeys = (value: object): boolean => Object.keys(value).length === 0
const isStatus = (value: unknown): boolean => /^[45]\d\d$/.test(String(value))
export const isListOf = (value: unknown, accepts: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(accepts)

/** `Date.parse` turns the 30th of February into another day, so that the day must come back unchanged. */
export function isDayText(value: unknown): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(String(value)) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(value))
}

/** A name means one part: a listed value, a constraint, or the whole beside one of the two. */
export function isDatedPart(owner: Json, part: string): boolean {
  const isConstraint = /^[a-z]/.test(part) && part in owner && part !== 'description'
  const meanings = [part === 'self', isConstraint, isListedValue(owner, part)]
  return meanings.filter(Boolean).length === 1
}

export const statedTypes = ({ type }: Json): unknown[] => [type].flat()

/** Whether an object has only accepted names and a day for each. */
export function isDayByName(
  value: unknown,
  isName: (name: string) => boolean,
  isRight: (value: unknown) => boolean = isStatedDay,
): boolean {
  const days = Object.entries(asObject(value))
  return days.length > 0 && days.every(([name, day]) => isName(name) && isRight(day))
}

export const isDeployment = (value: unknown): boolean => value === 'managed' || value === 'open-source'

/** A day, or one for each deployment. */
export const isStatedDay = (value: unknown): boolean => isDayText(value) || isDayByName(value, isDeployment, isDayText)

export const isKindName = (value: unknown): boolean => /^[a-z][a-zA-Z]*$/.test(String(value))

/**
 * `source`, or `{ resource: source, kind: [trace], with: formulas }`: the kinds that servers take, beside a sibling or always;
 * or `{ resource: channel, external: true }`, perhaps with the `prefix` of the id. `deletesHolder` is true, or has the day since which it is.
 */
export function isIdOf(value: unknown, siblings: readonly string[] = []): boolean {
  if (typeof value === 'string') return isKindName(value)
  const { resource, kind, with: sibling, deletesHolder, external, prefix, ...others } = asObject(value)
  const isConditional = sibling === undefined || (kind !== undefined && siblings.includes(String(sibling)))
  const said = [
    kind === undefined || isTextList(kind),
    external === undefined || (isTrue(external) && kind === undefined),
    deletesHolder === undefined || isTrue(deletesHolder) || isDayByName(deletesHolder, (name) => name === 'since'),
    prefix === undefined || isNonEmptyText(prefix),
    [kind, external, deletesHolder].some((each) => each !== undefined),
  ]
  return (
    typeof resource === 'string' && isKindName(resource) && said.every(Boolean) && hasNoKeys(others) && isConditional
  )
}

/** Paths begin with a property of the schema, so that a renamed one is not overlooked. */
export function isKindByPath(value: unknown, owner: Json): boolean {
  const kinds = Object.entries(asObject(value))
  const known = Object.keys(asObject(owner.properties))
  return (
    kinds.length > 0 && kinds.every(([path, kind]) => isIdOf(kind, known) && known.includes(path.split('.')[0] ?? ''))
  )
}

export const wordsOfOwner = (owner: Json): Set<unknown> =>
  new Set([...Object.keys(owner), owner.type, owner.enum, owner['x-extensible-enum']].flat())

/** `unique` has lists of properties, `parts` lists by kind; `deletesAbsent` is true, or has the day before which it was. */
export function isResource({
  id,
  unique = [['id']],
  parts,
  deletesAbsent = true,
  deletableIn = ['any'],
  $ref,
  ...operations
}: Json): boolean {
  if ($ref !== undefined) return true
  const isUnique = isListOf(unique, isTextList)
  const isAbsent = isTrue(deletesAbsent) || isDayByName(deletesAbsent, (name) => name === 'before')
  const isRole = (role: string) => (operationRoles as readonly string[]).includes(role)
  return (
    isNonEmptyText(id) &&
    isUnique &&
    isAbsent &&
    isTextList(deletableIn) &&
    Object.values(asObject(parts)).every((list) => /^\w+(\.\w+)?$/.test(String(list))) &&
    Object.entries(operations).every(([role, name]) => isRole(role) && isNonEmptyText(name))
  )
}

export function isQuery({ pages, series, ...others }: Json): boolean {
  const { span, ...names } = asObject(pages)
  const isWhole =
    /^(cursor,)?from,limit,offset,order,until$/.test(Object.keys(names).toSorted().join()) && Number(span) > 0
  const given = [pages === undefined ? [] : names, series ?? []].filter((part) => !hasNoKeys(part)) as Json[]
  const areNames = given.length > 0 && given.every((part) => Object.values(part).every(isNonEmptyText))
  return hasNoKeys(others) && areNames && (pages === undefined || isWhole)
}

/** Its name, the day up to which it was compared with servers, and their changes of behavior by name. */
export function isOwnDeployment(stated: Json): boolean {
  const { name = 'managed', asOf = '2026-01-01', changes, ...others } = stated
  return (
    !hasNoKeys(stated) &&
    isDeployment(name) &&
    isDayText(asOf) &&
    hasNoKeys(others) &&
    Object.values(asObject(changes)).every((change) => isServerChange(asObject(change)))
  )
}

const isServerChange = ({ since, description, ...others }: Json): boolean =>
  isDayText(since) && isNonEmptyText(description) && hasNoKeys(others)

const isSource = (value: unknown): boolean => value === 'interface' || value === 'public'

/** `public` has different keywords of the schema, or members of its type, enum or x-extensible-enum. */
export function isProvenance(value: unknown, owner: Json): boolean {
  if (isSource(value)) return true
  const { from = 'interface', public: words, note = 'A note.', ...others } = asObject(value)
  const isListed = words === undefined || isListOf(words, (word) => wordsOfOwner(owner).has(word))
  return !hasNoKeys(asObject(value)) && isSource(from) && isListed && isNonEmptyText(note) && hasNoKeys(others)
}

/** A record with different properties that an update without them keeps or clears, or one of which a request has changes. */
export function isRequestOf(stated: Json): boolean {
  const { record, changes, keeps, clears, derives, makes, ...others } = stated
  if ('changes' in stated) return isNonEmptyText(changes) && Object.keys(stated).length === 1
  const lists = [keeps, clears, derives].filter((list) => list !== undefined)
  const areMembers = Object.values(asObject(makes)).every((path) => /^\w+\.\w+$/.test(String(path)))
  return isNonEmptyText(record) && lists.every(isTextList) && areMembers && hasNoKeys(others)
}

export function isPayload(stated: Json): boolean {
  const { whole = true, verdict = 'valid', ...others } = stated
  return !hasNoKeys(stated) && isTrue(whole) && isNonEmptyText(verdict) && hasNoKeys(others)
}

export const isTrue = (value: unknown): boolean => value === true
export const isTextList = (value: unknown): boolean => isListOf(value, isNonEmptyText)

const validationWords = /^(rule|each|unique|constraint|message|messageExpression|path|since|broken-by|x-deployment)$/

/** A rule has words, one thing that it says, and, unless that is a constraint, a change that breaks it. */
export function isValidation(value: unknown): boolean {
  const { 'broken-by': change, 'x-deployment': deployment = 'managed', since, ...rule } = asObject(value)
  const said = [rule.rule, rule.unique, rule.constraint].filter(isNonEmptyText)
  const isKnown = Object.keys(asObject(value)).every((word) => validationWords.test(word))
  const isBroken = rule.constraint !== undefined || (typeof change === 'object' && change !== null)
  const days = since === undefined || isStatedDay(since)
  return isKnown && isBroken && days && isDeployment(deployment) && said.length === 1 && isWorded(rule)
}

const isWorded = ({ message, messageExpression }: Json): boolean =>
  isNonEmptyText(message) || isNonEmptyText(messageExpression)

export function isClient({ api, environment, bound, hints, ...others }: Json): boolean {
  const sentences = Object.entries(asObject(bound))
  const isVariable = (name: unknown) => /^[A-Z][A-Z\d_]+$/.test(String(name))
  const isBound = ([option, text]: [string, unknown]) => option in asObject(environment) && /\.$/.test(String(text))
  const variables = Object.values(asObject(environment))
  return (
    isNonEmptyText(api) &&
    variables.length > 0 &&
    variables.every(isVariable) &&
    sentences.every(isBound) &&
    Object.entries(asObject(hints)).every(([status, hint]) => isStatus(status) && isNonEmptyText(hint)) &&
    hasNoKeys(others)
  )
}

export const isRetry = ({ retryStatuses, ...others }: Json): boolean =>
  isListOf(retryStatuses, (status) => typeof status === 'number' && isStatus(status)) && hasNoKeys(others)
