import { operationRoles } from '@clouddb/document/resources'
import { isListedValue } from '@clouddb/document/since-days'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { asObject, type Json } from './node.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

const validators = new Map<object, ValidateFunction>()

/** Whether a value has the form that a JSON Schema states. */
export function hasForm(schema: object, value: unknown): boolean {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  return validate(value)
}

export const truth: object = { const: true }
export const text: object = { type: 'string', pattern: String.raw`\S` }
/** A day of the calendar: the 30th of February is none. */
export const day: object = { type: 'string', format: 'date' }
export const deployment: object = { enum: ['managed', 'open-source'] }
const kindName = { type: 'string', pattern: '^[a-z][a-zA-Z]*$' }

export const anyOf = (...schemas: readonly object[]): object => ({ anyOf: schemas })

/** A list of different items, and of at least one. */
export const listOf = (items: object): object => ({ type: 'array', items, minItems: 1, uniqueItems: true })
export const texts: object = listOf(text)

/** An object with at least one of these properties, and no other. */
export const objectOf = (properties: Record<string, object>, ...required: readonly string[]): object => ({
  ...{ type: 'object', properties, required, additionalProperties: false, minProperties: 1 },
})

/** An object with values of one form by names, and at least one. */
export const byName = (value: object, names: object = {}): object => ({
  ...{ type: 'object', propertyNames: names, additionalProperties: value, minProperties: 1 },
})

/** A day, or one for each deployment. */
export const statedDay: object = anyOf(day, byName(day, deployment))

const isSource = { enum: ['interface', 'public'] }
/** `public` has different keywords of the schema, or members of its type, enum or x-extensible-enum. */
export const provenance: object = anyOf(isSource, objectOf({ from: isSource, public: listOf({}), note: text }))

/**
 * `source`, or `{ resource: source, kind: [trace], with: formulas }`: the kinds that servers take, beside a sibling or always;
 * or `{ resource: channel, external: true }`, perhaps with the `prefix` of the id. `deletesHolder` is true, or has the day since which it is.
 */
export const idOf: object = anyOf(kindName, {
  ...objectOf(
    {
      ...{ resource: kindName, kind: texts, with: text, external: truth, prefix: text },
      deletesHolder: anyOf(truth, objectOf({ since: day })),
    },
    'resource',
  ),
  anyOf: [{ required: ['kind'] }, { required: ['external'] }, { required: ['deletesHolder'] }],
  not: { required: ['kind', 'external'] },
  dependentRequired: { with: ['kind'] },
})

/** `unique` has lists of properties, `parts` lists by kind; `deletesAbsent` is true, or has the day before which it was. */
const resource = objectOf(
  {
    ...{ id: text, unique: listOf(texts), deletableIn: texts },
    parts: byName({ type: 'string', pattern: String.raw`^\w+(\.\w+)?$` }),
    deletesAbsent: anyOf(truth, objectOf({ before: day })),
    omitsUnreadable: truth,
    ...Object.fromEntries(operationRoles.map((role) => [role, text])),
  },
  'id',
)
export const resources: object = byName(anyOf({ type: 'object', required: ['$ref'] }, resource), kindName)

const pages = objectOf(
  {
    ...{ limit: text, offset: text, cursor: text, from: text, until: text, order: text },
    span: { exclusiveMinimum: 0 },
  },
  ...['limit', 'offset', 'from', 'until', 'order', 'span'],
)
export const query: object = objectOf({ pages, series: byName(text) })

/** The name of a deployment, the day up to which it was compared with servers, and their changes of behavior by name. */
export const ownDeployment: object = objectOf({
  ...{ name: deployment, asOf: day },
  changes: byName(objectOf({ since: day, description: text }, 'since', 'description')),
})

const made = byName({ type: 'string', pattern: String.raw`^\w+(\.\w+)?$` })
/** A record with different properties that an update without them keeps or clears, or one of which a request has changes. */
export const requestOf: object = anyOf(
  text,
  objectOf({ record: text, keeps: texts, clears: texts, derives: texts, makes: made }, 'record'),
  objectOf({ changes: text }, 'changes'),
)

export const payload: object = anyOf(text, objectOf({ whole: truth, verdict: text }))

const alone = (...names: string[]) => ({ oneOf: names.map((name) => ({ required: [name] })) })
const words = {
  rule: text,
  each: text,
  unique: text,
  constraint: text,
  message: text,
  messageExpression: text,
  path: {},
}
/** A rule has words, one thing that it says, and, unless that is a constraint, a change that breaks it. */
const validation = {
  ...objectOf({
    ...{ ...words, since: statedDay, 'x-deployment': deployment },
    'broken-by': { type: ['object', 'array'] },
  }),
  ...alone('rule', 'unique', 'constraint'),
  allOf: [
    { anyOf: [{ required: ['message'] }, { required: ['messageExpression'] }] },
    { anyOf: [{ required: ['constraint'] }, { required: ['broken-by'] }] },
  ],
}
export const validations: object = { type: 'array', items: validation, minItems: 1 }

const variable = { type: 'string', pattern: String.raw`^[A-Z][A-Z\d_]+$` }
const client = objectOf(
  {
    ...{ api: text, environment: byName(variable) },
    bound: { type: 'object', additionalProperties: { type: 'string', pattern: String.raw`\.$` } },
    hints: byName(text, { pattern: String.raw`^[45]\d\d$` }),
  },
  ...['api', 'environment'],
)
const retry = objectOf({ retryStatuses: listOf({ type: 'integer', minimum: 400, maximum: 599 }) })
export const clients: object = anyOf(client, retry)

/** A name means one part: a listed value, a constraint, or the whole beside one of the two. */
export function isDatedPart(owner: Json, part: string): boolean {
  const isConstraint = /^[a-z]/.test(part) && part in owner && part !== 'description'
  const meanings = [part === 'self', isConstraint, isListedValue(owner, part)]
  return meanings.filter(Boolean).length === 1
}

export const statedTypes = ({ type }: Json): unknown[] => [type].flat()

export const wordsOfOwner = (owner: Json): Set<unknown> =>
  new Set([...Object.keys(owner), owner.type, owner.enum, owner['x-extensible-enum']].flat())

const idsByPath = byName(idOf)

/** Whether a text says its own id; or a schema those at paths, which begin with a property of it, so that a renamed one is not overlooked. */
export function isIdInPlace(value: unknown, owner: Json): boolean {
  const { with: sibling } = asObject(value)
  if (statedTypes(owner).includes('string')) return sibling === undefined && hasForm(idOf, value)
  const known = Object.keys(asObject(owner.properties))
  const isRight = ([path, id]: [string, unknown]) => {
    const [property = ''] = path.split('.')
    const { with: beside = property } = asObject(id)
    return known.includes(property) && known.includes(`${beside}`)
  }
  return hasForm(idsByPath, value) && Object.entries(asObject(value)).every(isRight)
}
