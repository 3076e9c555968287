import { type SafeParseReturnType, z } from 'zod/v3'
import type { Document, Operation } from '../documents.ts'
import { unexpected } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { Route } from '../http/router.ts'
import type { Call } from '../operations/operation.ts'
import { compositions } from './compositions.ts'
import { queryParameter } from './query-parameter.ts'
import { type JudgingServer, RequestSchemas } from './request-schemas.ts'

/** Finds what an operation works on in a request, or refuses the request in the server's words. */
export type Judge = (route: Route, query: URLSearchParams, body: unknown) => Omit<Call, 'context'>

/** A judge of the requests of a document, for a server of an age. */
export function createJudge(document: Document, server: JudgingServer): Judge {
  const schemas = new RequestSchemas(document, server, compositions)
  const made = new Map<string, Judge>()
  return (route, query, body) => {
    const { id } = route.operation
    const judge = made.get(id) ?? judgeOf(schemas, route.operation)
    made.set(id, judge)
    return judge(route, query, body)
  }
}

function judgeOf(schemas: RequestSchemas, operation: Operation): Judge {
  const item = operation.parameters.findLast((parameter) => parameter.in === 'path')
  const schemaOf = {
    body: operation.body ? schemas.of(operation.body) : z.unknown(),
    // Whatever a document calls it, servers call it `id`.
    params: z.object(item ? { id: schemas.of(item.schema) } : {}),
    query: z.object(queryShape(schemas, operation)),
  }
  return ({ values }, query, body) => {
    const id = decoded(values.at(-1)?.[1] ?? '')
    const judged = {
      Body: schemaOf.body.safeParse(body),
      Params: schemaOf.params.safeParse({ id }),
      Query: schemaOf.query.safeParse(recordOf(query)),
    }
    const complaints = Object.entries(judged).flatMap(([part, result]) => complaintsOf(part, result))
    if (complaints.length > 0) throw new Refusal(400, complaints.join('; '))
    return { id, body: judged.Body.data, query: judged.Query.data ?? {} }
  }
}

function queryShape(schemas: RequestSchemas, { parameters }: Operation): z.ZodRawShape {
  const known = parameters.filter((parameter) => parameter.in === 'query' && schemas.knows(parameter))
  return Object.fromEntries(known.map(({ name, schema }) => [name, queryParameter(schemas.of(schema))]))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new Refusal(400, unexpected)
  }
}

// A name that stands twice is a list, and so is one with brackets; what stands in them makes it a record.
function recordOf(query: URLSearchParams): Record<string, unknown> {
  const read = new Map<string, unknown>()
  for (const name of new Set(query.keys())) {
    const [, plain = name, inside] = /^(.+?)\[([^\]]*)\]/.exec(name) ?? []
    const values = query.getAll(name)
    if (inside) read.set(plain, { [inside]: values })
    else read.set(plain, values.length > 1 || inside === '' ? values : values[0])
  }
  return Object.fromEntries(read)
}

function complaintsOf(part: string, { error }: SafeParseReturnType<unknown, unknown>): string[] {
  if (!error) return []
  const issues = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
  return [`${part} validation failed: ${issues.join('; ')}`]
}
