import type { Expression } from './expression-values.ts'
import { parsedExpression } from './expressions.ts'
import { isRecord, type SchemaObject } from './openapi.ts'

/** An entry of `x-validations`: a rule that a schema cannot say, or the server's words about a constraint beside it. */
export interface ValidationRule {
  /** The condition that must hold, in CEL over `self`. */
  readonly rule?: string
  /** What no two items have in common, in CEL over `item`; null is for items without it. */
  readonly unique?: string
  /** The property with the items, beside `unique`; without it the value is the list. */
  readonly each?: string
  /** The constraint of the schema that the message is about. */
  readonly constraint?: string
  /** The server's words, or, with an expression, what is read in their place. */
  readonly message?: string
  /** The server's words where they contain values, in CEL. */
  readonly messageExpression?: string
  /** The property that servers name: of the second item beside `unique`, else of the value. */
  readonly path?: string
  /** The day from which servers check it. */
  readonly since?: string
  /** A change of the first example that breaks this rule and no other; beside `unique`, of an item that then stands twice. */
  readonly 'broken-by'?: unknown
}

/** A broken rule, in the server's words, with the path below the value. */
export interface RuleBreach {
  readonly rule: ValidationRule
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** The rules of a schema, without those that a server of a day does not know. */
export function statedValidations(schema: unknown, since?: string): readonly ValidationRule[] {
  const all = isRecord(schema) ? ((schema as SchemaObject)['x-validations'] ?? []) : []
  return (all as readonly ValidationRule[]).filter((rule) => since === undefined || (rule.since ?? '') <= since)
}

/** The words of a rule for people, with `…` for the values in them. */
export function ruleWords({ message, messageExpression = '' }: ValidationRule): string {
  return message ?? messageExpression.replace(/^'|'$/g, '').replace(/' \+.*?\+\s*'/gs, '…')
}

/** The server's words about a constraint of a schema, where they are known. */
export function wordsAbout(schema: unknown, constraint: string): string | undefined {
  return statedValidations(schema).find((rule) => rule.constraint === constraint)?.message
}

/**
 * The rules that a value of the right shape breaks, in their order. A rule that has no answer for a value holds.
 *
 * @param since - The day of the server, without the rules of later days. Default: today's server.
 */
export function breachesOf(schema: unknown, value: unknown, since?: string): RuleBreach[] {
  return statedValidations(schema, since).flatMap((rule) => [...breaches(rule, value)])
}

/** Whether a value of the right shape breaks none of some rules; stops at the first that it breaks. */
export function keepsTo(rules: readonly ValidationRule[], value: unknown): boolean {
  return rules.every((rule) => isKept(rule, value))
}

function isKept(rule: ValidationRule, value: unknown): boolean {
  if (rule.constraint !== undefined) return true
  if (rule.unique !== undefined) return breaches(rule, value).next().done === true
  return attempt(compiled(rule).holds, { self: value, item: value }) !== false
}

function* breaches(rule: ValidationRule, self: unknown): Generator<RuleBreach> {
  if (rule.constraint !== undefined) return
  const { holds, key, message } = compiled(rule)
  const known = new Set<unknown>()
  for (const { item, path } of subjectsOf(rule, self)) {
    const context = { self, item }
    const isBroken = key ? isRepeated(attempt(key, context), known) : attempt(holds, context) === false
    const end = rule.path?.split('.') ?? []
    if (isBroken) yield { rule, path: [...path, ...end], message: String(attempt(message, context) ?? rule.message) }
  }
}

/** What a rule looks at: the value, or each of its items. */
function subjectsOf(rule: ValidationRule, self: unknown) {
  if (rule.unique === undefined) return [{ item: self, path: [] }]
  const start = rule.each === undefined ? [] : [rule.each]
  return ruledItems(rule, self).map((item, index) => ({ item, path: [...start, index] }))
}

/** The items that differ in what a rule names. */
export function ruledItems({ each }: ValidationRule, self: unknown): readonly unknown[] {
  const items: unknown = each === undefined ? self : isRecord(self) ? self[each] : undefined
  return Array.isArray(items) ? items : []
}

/** Null, and an item without an answer, may be repeated. */
function isRepeated(key: unknown, known: Set<unknown>): boolean {
  const isKnown = known.has(key)
  known.add(key)
  return isKnown && key !== undefined && key !== null
}

interface CompiledRule {
  readonly holds: Expression
  readonly key: Expression | undefined
  readonly message: Expression
}

const known = new WeakMap<ValidationRule, CompiledRule>()

/** Compiles the expressions of a rule. Throws the error of the parser with the place in the expression. */
export function compiled(rule: ValidationRule): CompiledRule {
  const found = known.get(rule)
  if (found) return found
  const made: CompiledRule = {
    holds: rule.rule === undefined ? () => true : parsedExpression(rule.rule),
    key: rule.unique === undefined ? undefined : parsedExpression(rule.unique),
    message: rule.messageExpression === undefined ? () => rule.message : parsedExpression(rule.messageExpression),
  }
  known.set(rule, made)
  return made
}

/** The value of an expression; undefined where it has none, such as one about a property that is absent. */
function attempt(expression: Expression, context: Parameters<Expression>[0]): unknown {
  try {
    return expression(context)
  } catch {
    return undefined
  }
}
