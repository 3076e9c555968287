import { isRecord, type OpenApiDocument, type Schema } from '../../document/openapi.ts'
import { resolve } from '../../document/references.ts'
import type { OperationAnswers } from './answers.ts'
import type { OperationParameters } from './parameters.ts'
import { kindsOf, propertiesOf } from './schemas.ts'

/** How a list goes on: `paged` where the query has `limit` and `offset`; otherwise it comes whole. */
export interface ListPages {
  readonly paged: boolean
  /** The default of `limit`. */
  readonly limit?: number
  /** The property of an answer that says the total. */
  readonly facts?: string
}

// What else asks for a part of a list: nobody here can walk that, so it must not look as if it came whole.
const otherWays = /^(limit|offset|cursor|after|before|.*(page|token|size).*)$/i

/** Reads whether an operation lists: it is a GET, and its one kind of payload an array. */
export function readListPages(
  document: OpenApiDocument,
  method: string,
  { query }: OperationParameters,
  { successes, payload, payloadNullable, text }: OperationAnswers,
): ListPages | undefined {
  const [answer, ...others] = successes
  if (method !== 'get' || answer?.content?.kind !== 'json' || others.length > 0 || payload === undefined)
    return undefined
  // What may come instead of a list cannot be walked.
  if (payloadNullable || text) return undefined
  const { schema } = answer.content
  const properties = propertiesOf(document, schema)
  const kinds = kindsOf(document, payload === true ? schema : properties.get(payload))
  if (kinds.size !== 1 || !kinds.has('array')) return undefined
  const limit = query.find(({ name }) => name === 'limit')
  if (!limit || !query.some(({ name }) => name === 'offset'))
    return query.some(({ name }) => otherWays.test(name)) ? undefined : { paged: false }
  const usual = isRecord(limit.schema) ? resolve<Schema>(document, limit.schema) : undefined
  const facts = [...properties].find(([, property]) => propertiesOf(document, property).has('total'))?.[0]
  return {
    paged: true,
    ...(isRecord(usual) && typeof usual.default === 'number' ? { limit: usual.default } : {}),
    ...(facts === undefined ? {} : { facts }),
  }
}
