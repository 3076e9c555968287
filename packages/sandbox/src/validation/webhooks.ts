import { type ZodTypeAny, z } from 'zod/v3'
import { itemOf } from './item-lists.ts'
import type { Composition, RequestSchemas } from './request-schemas.ts'
import { ruled } from './rule.ts'
import { namedValues } from './values.ts'

/** Parts of a webhook that servers validate in another way than the document says. */
export const webhookCompositions: Composition = {
  CreateWebhookRequest: webhook,
  UpdateWebhookRequest: webhook,
  WebhookNameRequest: (schemas, name) => trimmed(schemas, name),
  WebhookUrlRequest: (schemas, name) => z.string().url().max(lengthOf(schemas, name)),
  WebhookHeaders: headers,
  WebhookQueryParams: queryParams,
}

/** A text whose blanks at both ends are cut off. */
export function trimmed(schemas: RequestSchemas, name: string): ZodTypeAny {
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

const most = 100
const token = /^[!#$%&'*+\-.0-9A-Z^_`a-z|~]+$/
const allowed = "Only alphanumeric characters and !#$%&'*+-.^_`|~ are allowed"

function headers(): ZodTypeAny {
  const name = z
    .string()
    .min(1, 'Header name cannot be empty')
    .max(256)
    .regex(token, `Invalid header name. ${allowed}`)
    .refine((given) => !/^\d/.test(given), 'Header name cannot start with a number')
  return mapOf(name, 'Header values', 'headers')
}

function queryParams(): ZodTypeAny {
  const name = z
    .string()
    .min(1, 'Query parameter name cannot be empty')
    .max(1024)
    .refine(isPrintable, 'Query parameter names cannot contain control characters')
  return mapOf(name, 'Query parameter values', 'query parameters')
}

function mapOf(name: z.ZodEffects<z.ZodString>, values: string, items: string): ZodTypeAny {
  const value = z.string().max(4096).refine(isPrintable, `${values} cannot contain control characters`)
  const tooMany = `A webhook cannot have more than ${most} ${items}`
  return z.record(itemOf(name) as typeof name, itemOf(value)).refine((map) => Object.keys(map).length <= most, tooMany)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const isPrintable = (text: string): boolean => !/[\x00-\x1F\x7F]/.test(text)
