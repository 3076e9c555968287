import { isTypoOf } from '@clouddb/client-core'
import { type ZodIssue, type ZodTypeAny, z } from 'zod/v3'
import { Refusal } from '../http/refusal.ts'
import { unknownName } from '../option-rules.ts'
import type { ObservabilityState } from '../state.ts'
import { Item } from './zod-schemas.ts'

type Path = readonly (string | number)[]

/** A part of a value as programs write it, such as `openSource.alerts[0].threshold`. */
function joined(at: string, path: Path): string {
  return path
    .reduce<string>((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${key}`), at)
    .replace(/^\./, '')
}

/** What is wrong with a part of a value, and what was expected. */
export function mistakeAt(at: string, { path, ...issue }: ZodIssue): TypeError {
  const name = joined(at, path) || 'it'
  if (issue.code === 'invalid_type')
    return new TypeError(
      `${name} must be ${['array', 'object', 'integer'].includes(issue.expected) ? 'an' : 'a'} ${issue.expected}.`,
    )
  if (issue.code === 'invalid_enum_value' || issue.code === 'invalid_union_discriminator')
    return new TypeError(`${name} must be one of ${issue.options.join(', ')}.`)
  if (issue.code === 'too_small' && issue.type === 'number')
    return new TypeError(`${name} must be at least ${issue.minimum}.`)
  if (issue.code === 'too_big' && issue.type === 'number')
    return new TypeError(`${name} must be at most ${issue.maximum}.`)
  return new TypeError(`${name} is wrong: ${issue.message}.`)
}

/** What is wrong first with a value of an exact schema. A misspelt field comes before the one that is missing without it. */
export function mistakeIn(schema: ZodTypeAny, given: unknown): TypeError | undefined {
  const issues = schema.safeParse(given).error?.issues ?? []
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys')
  const [issue] = issues
  if (unknown === undefined) return issue && mistakeAt('', issue)
  const path = joined('', unknown.path)
  const fields = fieldsAt(schema, unknown.path, given)
  return new TypeError(unknownName('field', String(unknown.keys[0]), fields, path && `${path}.`))
}

/** The names that a part of a value can have. */
function fieldsAt(schema: ZodTypeAny | undefined, path: Path, given: unknown): string[] {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return fieldsAt(schema.optionsMap.get((given as Record<string, string>)[schema.discriminator]), path, given)
  if (schema instanceof z.ZodEffects) return fieldsAt(schema.innerType(), path, given)
  if (schema instanceof z.ZodOptional) return fieldsAt(schema.unwrap(), path, given)
  if (schema instanceof Item) return fieldsAt(schema.item, path, given)
  const [key, ...others] = path
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, others, (given as unknown[])[Number(key)])
  const { shape = {} } = schema as Partial<z.AnyZodObject>
  return key === undefined ? Object.keys(shape) : fieldsAt(shape[key], others, (given as Record<string, unknown>)[key])
}

/**
 * Refuses a body of a seed that a server would refuse, or of which it would ignore a field.
 *
 * @param names The names of all fields.
 */
export function expectBody(schema: ZodTypeAny, body: unknown, at: string, names: readonly string[]): void {
  const { error, data } = schema.safeParse(body)
  refuseIgnored(body, data, at, names)
  if (!error) return
  const [issue] = error.issues.flatMap(innermost)
  if (!issue) throw error
  const owner = issue.path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], body)
  const [missing, given] = [String(issue.path.at(-1)), Object.keys((owner as object | null) ?? {})]
  const meant = given.find((name) => !names.includes(name) && isTypoOf(missing, name))
  const path = joined(at, issue.path.slice(0, -1))
  throw meant === undefined ? mistakeAt(at, issue) : new TypeError(unknownName('field', meant, [missing], `${path}.`))
}

/** The mistake in the member of a union that comes closest. */
function innermost(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const all = issue.unionErrors.map(({ issues }) => issues.flatMap(innermost))
  return all.sort((one, other) => one.length - other.length)[0] ?? [issue]
}

function refuseIgnored(given: unknown, known: unknown, at: string, names: readonly string[]): void {
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return
  for (const [key, value] of Object.entries(given)) {
    if (Array.isArray(given)) refuseIgnored(value, (known as unknown[])[Number(key)], `${at}[${key}]`, names)
    else if (Object.hasOwn(known, key))
      refuseIgnored(value, (known as Record<string, unknown>)[key], `${at}.${key}`, names)
    else if (value !== undefined && !names.includes(key)) {
      const inOtherCase = names.find((name) => name.toLowerCase() === key.toLowerCase())
      const meant = inOtherCase ?? names.find((name) => isTypoOf(name, key))
      throw new TypeError(
        meant === undefined ? `There is no field \`${at}.${key}\`.` : unknownName('field', key, [meant], `${at}.`),
      )
    }
  }
}

/** Says which id of a body a server does not find in a state; else what the server says. */
export function refusedAt(at: string, body: unknown, state: ObservabilityState, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  const ids = JSON.stringify([state.sources, state.webhooks, state.connections, state.savedSearches, state.dashboards])
  const lost = idsIn(body, at).find(([, id]) => !ids.includes(`"id":${JSON.stringify(id)}`))
  if (!lost) return new TypeError(`${at} is refused as servers refuse it: ${error.message}`, { cause: error })
  return new TypeError(`${lost[0]} names nothing that the seed has: ${JSON.stringify(lost[1])}.`, { cause: error })
}

/** The ids that a body refers to, with their paths. */
function idsIn(body: unknown, at: string): [path: string, id: string][] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]): [string, string][] => {
    const path = Array.isArray(body) ? `${at}[${key}]` : `${at}.${key}`
    return key.endsWith('Id') && typeof value === 'string' ? [[path, value]] : idsIn(value, path)
  })
}
