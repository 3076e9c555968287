import { type ZodTypeAny, z } from 'zod/v3'
import type { Schema } from '../documents.ts'
import { ownOf } from '../json.ts'
import type { Composition, RequestSchemas } from './request-schemas.ts'
import { itemOf, namedValues, ruled, type Shape } from './zod-schemas.ts'

/** Parts of a source that servers validate in another way than the document says. */
export const sourceCompositions: Composition = {
  'LogSourceRequest.connection': connection,
  'TraceSourceRequest.connection': connection,
  'SessionSourceRequest.connection': connection,
  'MetricSourceRequest.connection': connection,
  'PromqlSourceRequest.connection': connection,
  'MetadataMaterializedViewsRequest.granularity': () => interval,
  'MaterializedViewRequest.minGranularity': () => interval,
  'MaterializedViewRequest.minDate': () => z.string().datetime().nullish(),
}

/** Servers take a long form as well, which the document leaves out. */
const interval = z.string().regex(/^\d+(?:[smhd]| (?:second|minute|hour|day))$/)

/** The connection is looked for later. */
function connection(): ZodTypeAny {
  return z.string().min(1, 'Server Connection is required')
}

/** The longest condition or part of one. */
const long = z.string().max(8192)

/** Searches, saved ones and an invitation, which servers validate in another way than the document says. */
export const searchCompositions: Composition = {
  SearchEventsRequest: (schemas, name) => {
    const properties = Object.entries(schemas.schema(name).properties as Record<string, Schema>)
    const known = properties.filter(([, schema]) => schemas.knows(schema))
    const made = known.map(([property, schema]) => [
      property,
      ownOf(own, property) ?? withDefault(schemas.of(schema), schema),
    ])
    return z.object(Object.fromEntries(made) as Shape)
  },
  SavedSearchName: trimmedTexts,
  // Other forms pass here, and are refused unless they are stored.
  SavedSearchFilterRequest: () =>
    z.union([
      z.object({ type: z.enum(['lucene', 'sql']).default('sql'), condition: long }),
      z.object({
        type: z.literal('sql_ast'),
        operator: z.enum(['=', '<', '>', '!=', '<=', '>=']),
        left: long,
        right: long,
      }),
    ]),
  CreateTeamInvitationRequest: () => z.object({ email: z.string().email(), name: z.string().optional() }),
}

const own: Shape = {
  sourceId: z
    .string()
    .min(1, 'sourceId is required')
    .refine((id) => /^[0-9a-f]{24}$/i.test(id), 'sourceId must be a valid ObjectId'),
}

const withDefault = (made: ZodTypeAny, { default: value }: Schema): ZodTypeAny =>
  value === undefined ? made.optional() : made.default(value)

/** Parts of a webhook that servers validate in another way than the document says. */
export const webhookCompositions: Composition = {
  CreateWebhookRequest: webhook,
  UpdateWebhookRequest: webhook,
  WebhookNameRequest: trimmedTexts,
  WebhookUrlRequest: (schemas, name) => z.string().url().max(lengthOf(schemas, name)),
  WebhookHeaders: textsByName('Header', 'headers', (name) =>
    name
      .regex(token, `Invalid header name. ${allowed}`)
      .refine((given) => !/^\d/.test(given), 'Header name cannot start with a number'),
  ),
  WebhookQueryParams: textsByName('Query parameter', 'query parameters', (name) =>
    name.refine(isPrintable, 'Query parameter names cannot contain control characters'),
  ),
}

/** A text whose blanks at both ends are cut off. */
function trimmedTexts(schemas: RequestSchemas, name: string): ZodTypeAny {
  return z.string().trim().min(1).max(lengthOf(schemas, name))
}

const lengthOf = (schemas: RequestSchemas, name: string): number => schemas.schema(name).maxLength as number

// Servers have one schema for all services.
function webhook(schemas: RequestSchemas, component: string): ZodTypeAny {
  const { name, url, description, queryParams, headers, body } = schemas.shape('GenericWebhookRequest')
  const service = namedValues(['slack', 'generic', 'incidentio'])
  const shape = { name, service, url, description, queryParams, headers, body } as z.ZodRawShape
  return ruled(z.object(shape), schemas.rulesOf(component))
}

const token = /^[!#$%&'*+\-.0-9A-Z^_`a-z|~]+$/
const allowed = "Only alphanumeric characters and !#$%&'*+-.^_`|~ are allowed"

/** Texts by names, of which servers say in these words what they are. */
function textsByName(what: string, items: string, checked: (name: z.ZodString) => ZodTypeAny): Composition[string] {
  return (schemas, component) => {
    const { maxProperties: most = 0, propertyNames, additionalProperties } = schemas.schema(component)
    const { maxLength = 0 } = additionalProperties as Schema
    const longest = propertyNames?.maxLength as number
    const name = itemOf(checked(z.string().min(1, `${what} name cannot be empty`).max(longest)))
    const value = z.string().max(maxLength).refine(isPrintable, `${what} values cannot contain control characters`)
    const tooMany = `A webhook cannot have more than ${most} ${items}`
    const texts = z.record(name as unknown as z.ZodString, itemOf(value))
    return texts.refine((map) => Object.keys(map).length <= most, tooMany)
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const isPrintable = (text: string): boolean => !/[\x00-\x1F\x7F]/.test(text)
