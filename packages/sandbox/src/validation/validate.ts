import { type SafeParseReturnType, type ZodTypeAny, z } from 'zod/v3'
import type { Document, Operation, Schema } from '../documents.ts'
import { Refusal, unexplained } from '../http/refusal.ts'
import type { Mistake, ValidRequest } from '../http/request.ts'
import type { Route } from '../http/router.ts'
import { remembered } from '../json.ts'
import { alertCompositions } from './alerts.ts'
import { chartCompositions, dashboardCompositions } from './dashboards.ts'
import { type Composition, RequestSchemas, type ServerVersion } from './request-schemas.ts'
import { searchCompositions, sourceCompositions, webhookCompositions } from './sources-and-searches.ts'
import { mostMistakes } from './zod-schemas.ts'

/** Validates a request, or throws a refusal in the server's words. */
export type Validator = (route: Route, query: URLSearchParams, body: unknown) => ValidRequest

const forms = [z.string().ip(), z.string().cidr()]
const isRange = (text: string): boolean => forms.some((form) => form.safeParse(text).success)

/** The document says in words alone what a source is. */
const accessListCompositions: Composition = {
  'IpAccessListEntryRequest.source': () => z.string().refine(isRange, 'Expected IP address or CIDR'),
}

const compositions = {
  ...dashboardCompositions,
  ...chartCompositions,
  ...alertCompositions,
  ...searchCompositions,
  ...sourceCompositions,
  ...webhookCompositions,
  ...accessListCompositions,
}

/** The schema with which a server validates bodies of an operation. */
export function bodySchemaOf(document: Document, server: ServerVersion, { body }: Operation): ZodTypeAny {
  const { clock, schemas } = sharedValidators(document, server.since)
  clock.now = server.now
  return schemas.of(body as Schema)
}

/**
 * A validator for the operations of a document. It builds the schemas of an operation at its first request. One with
 * compositions of its own is exact: it refuses properties that the document excludes; servers remove them.
 */
export function createValidator(document: Document, server: ServerVersion, own?: Composition): Validator {
  const { clock, schemas, validators } = own
    ? validatorsOf(document, server.since, own)
    : sharedValidators(document, server.since)
  return (route, query, body) => {
    // Validation is synchronous, so that it needs one clock at a time.
    clock.now = server.now
    const validate = remembered(validators, route.operation, () => validatorOf(schemas, route.operation))
    return validate(route, query, body)
  }
}

type Validators = ReturnType<typeof validatorsOf>

function validatorsOf(document: Document, since: string, own?: Composition) {
  const clock = { since, now: () => 0 }
  const schemas = new RequestSchemas(document, clock, own ?? compositions, own !== undefined)
  return { clock, schemas, validators: new Map<Operation, Validator>() }
}

const all = new WeakMap<Document, Map<string, Validators>>()

/** The validators that all sandboxes of one day share: making them takes longer than most requests. */
function sharedValidators(document: Document, since: string): Validators {
  const ofDocument = remembered(all, document, () => new Map<string, Validators>())
  return remembered(ofDocument, since, () => validatorsOf(document, since))
}

function validatorOf(schemas: RequestSchemas, operation: Operation): Validator {
  const item = operation.parameters.findLast((parameter) => parameter.in === 'path')
  const schemaOf = {
    body: operation.body ? schemas.of(operation.body) : z.unknown(),
    // Servers call it `id`, whatever name the document gives it.
    params: z.object(item ? { id: schemas.of(item.schema) } : {}),
    query: schemas.object(queryShape(schemas, operation), false),
  }
  return ({ values }, query, body) => {
    const id = decoded(values.at(-1)?.[1] ?? '')
    const results = {
      Body: schemaOf.body.safeParse(body),
      Params: schemaOf.params.safeParse({ id }),
      Query: schemaOf.query.safeParse(queryRecord(query)),
    }
    if (listsMistakes.test(operation.path)) refuseListing(results)
    const { Body, ...others } = results
    const refused = operation.verdict === undefined ? results : others
    const complaints = Object.entries(refused).flatMap(([part, result]) => complaintsOf(part, result))
    const issues = showsIssues.test(operation.path) ? Object.values(refused).flatMap(issuesOf) : undefined
    if (complaints.length > 0) throw new Refusal(400, complaints.join('; '), 'message', issues)
    return { id, body: Body.data, query: results.Query.data ?? {}, mistakes: mistakesOf(Body) }
  }
}

/** Operations whose answers list what is wrong in a request beside the words. */
const showsIssues = /\/(?:query-api-endpoints|saved-queries)\b/

type Parsed = Pick<SafeParseReturnType<unknown, unknown>, 'error'>

const issuesOf = ({ error }: Parsed) =>
  (error?.issues ?? []).slice(0, mostMistakes).map(({ path, code, message }) => ({ path, code, message }))

/** Operations that other servers' code validates, which answers with the list of mistakes itself. */
const listsMistakes = /^\/api\/v2\/team\b/

function refuseListing(results: Readonly<Record<string, SafeParseReturnType<unknown, unknown>>>): void {
  const mistakes = Object.entries(results).flatMap(([type, { error: errors }]) => (errors ? [{ type, errors }] : []))
  if (mistakes.length > 0) throw new Refusal(400, JSON.stringify(mistakes), 'json')
}

function queryShape(schemas: RequestSchemas, { parameters }: Operation): z.ZodRawShape {
  const known = parameters.filter((parameter) => parameter.in === 'query' && schemas.knows(parameter))
  return Object.fromEntries(
    known.map(({ name, schema, required }) => [name, queryParameter(schemas.of(schema), required === true)]),
  )
}

// The values of a query are texts. Servers convert them where another type is expected, and one value is a list of one.
function queryParameter(schema: ZodTypeAny, isRequired: boolean): ZodTypeAny {
  const asSent = isRequired ? schema : schema.optional()
  const convert = conversions.find(([type]) => schema instanceof type)?.[1]
  if (!convert) return asSent
  return z.preprocess((value) => (value === undefined ? undefined : convert(value)), asSent)
}

const conversions: readonly (readonly [new (...definition: never[]) => ZodTypeAny, (value: unknown) => unknown])[] = [
  [z.ZodArray, (value) => (typeof value === 'string' ? [value] : value)],
  [z.ZodNumber, Number],
  [z.ZodBoolean, (value) => (value === 'true' || value === 'false' ? value === 'true' : value)],
]

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new Refusal(400, unexplained)
  }
}

// A repeated name makes a list, `name[]` makes a list, and `name[key]` makes a record.
function queryRecord(query: URLSearchParams): Record<string, unknown> {
  const read = new Map<string, unknown>()
  for (const name of new Set(query.keys())) {
    const [, plain = name, inside] = /^(.+?)\[([^\]]*)\]/.exec(name) ?? []
    const values = query.getAll(name)
    if (inside) read.set(plain, { [inside]: values })
    else read.set(plain, values.length > 1 || inside === '' ? values : values[0])
  }
  return Object.fromEntries(read)
}

function complaintsOf(part: string, parsed: Parsed): string[] {
  if (!parsed.error) return []
  // Names of a body can be long, and stand in the message of each mistake.
  let words = ''
  for (const { path, message } of mistakesOf(parsed))
    if (words.length < longest) words += `${words && '; '}${path && `${path}: `}${message}`
  return [`${part} validation failed: ${shortenedWords(words)}`]
}

/** Characters of the message about a part of a request. */
const longest = 100_000

export const shortenedWords = (words: string): string =>
  words.length < longest ? words : `${words.slice(0, longest)} ...`

const mistakesOf = (parsed: Parsed): Mistake[] =>
  issuesOf(parsed).map(({ path, message }) => ({ path: path.join('.'), message }))
