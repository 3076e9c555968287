import { childOf, type LocatedNode } from './located.ts'
import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from './openapi.ts'
import { type LocatedOperation, locatedOperations } from './operations.ts'
import { pointerBelow } from './pointer.ts'
import { follow } from './references.ts'
import { breachesOf, ruledItems, statedValidations, type ValidationRule } from './rules.ts'
import { isOfType } from './schema-parts.ts'
import { isConditionKeyword, isImpossible, type Subschema, subschemasOf } from './schemas.ts'

type Path = readonly (string | number)[]

type Meet = (schema: LocatedNode<Schema>, value: unknown, path: Path) => void

/** Calls a function for a value and each value in it, with every schema that describes it; of a union, the members that it fits. */
export function visitValues(
  document: object,
  at: LocatedNode<Schema>,
  value: unknown,
  meet: Meet,
  path: Path = [],
): void {
  meet(at, value, path)
  const target = follow<Schema>(document, at)
  if (target.pointer !== at.pointer) visitValues(document, target, value, meet, path)
  const { if: condition, else: unmet, properties = {} } = isRecord(at.node) ? (at.node as SchemaObject) : {}
  const isDemanded = condition !== undefined && isImpossible(unmet)
  const visit = ({ keys, schema }: Subschema, inner: unknown, to: Path) =>
    visitValues(document, { node: schema, pointer: pointerBelow(at.pointer, ...keys) }, inner, meet, to)
  for (const part of subschemasOf(at.node)) {
    const { keyword, keys, schema } = part
    const [, name = ''] = keys
    if (keyword === 'properties') {
      if (isRecord(value) && value[name] !== undefined) visit(part, value[name], [...path, name])
    } else if (keyword === 'oneOf' || keyword === 'anyOf') {
      if (fits(document, schema, value)) visit(part, value, path)
    } else if (keyword === 'allOf' || (keyword === 'if' && isDemanded)) visit(part, value, path)
    else if (keyword === 'items' || keyword === 'prefixItems')
      for (const [index, item] of (Array.isArray(value) ? value : []).entries()) visit(part, item, [...path, index])
    else if (!isConditionKeyword(keyword))
      for (const [key, inner] of Object.entries(isRecord(value) ? value : {}))
        if (!Object.hasOwn(properties, key)) visit(part, inner, [...path, key])
  }
}

/** The values in a body whose schemas have rules. */
function ruledValues(document: object, at: LocatedNode<Schema>, body: unknown) {
  const found: { schema: LocatedNode<SchemaObject>; path: Path; value: unknown }[] = []
  visitValues(document, at, body, ({ node, pointer }, value, path) => {
    if (isRecord(node) && statedValidations(node).length > 0) found.push({ schema: { node, pointer }, path, value })
  })
  return found
}

/** Whether a value is meant as this member of a union, by its constants, its types and the fields that it has. */
function fits(document: object, schema: Schema, value: unknown): boolean {
  const { node } = follow<Schema>(document, { node: schema, pointer: '#' })
  if (!isRecord(node)) return node === true
  const union = (node.oneOf ?? node.anyOf) as readonly Schema[] | undefined
  if (union && !union.some((member) => fits(document, member, value))) return false
  if (node.const !== undefined && node.const !== value) return false
  if (Array.isArray(node.enum) && !node.enum.includes(value)) return false
  if (Array.isArray(value)) return [node.type ?? 'array'].flat().includes('array') && itemFits(document, node, value)
  if (!isRecord(value)) return node.type === undefined || [node.type].flat().some((type) => isOfType(value, type))
  if ((node.required ?? []).some((name) => value[name] === undefined)) return false
  // What is inside of a property does not tell the members of a union apart.
  return Object.entries(node.properties ?? {}).every(([name, property]) => {
    const own = value[name]
    if (own === undefined) return true
    return !isImpossible(property) && ((typeof own === 'object' && own !== null) || fits(document, property, own))
  })
}

const itemFits = (document: object, { items }: SchemaObject, [first]: readonly unknown[]): boolean =>
  items === undefined || first === undefined || fits(document, items, first)

/** A rule of a body, with the first example that it looks at, and the same body changed so that it is broken. */
export interface BrokenExample {
  readonly rule: ValidationRule
  /** The pointer of the rule in the document. */
  readonly pointer: string
  /** The schema of the whole body. */
  readonly schema: LocatedNode<Schema>
  readonly operation: LocatedOperation
  readonly path: Path
  readonly example: unknown
  readonly body: unknown
}

/** The rules of the requests of a document, each with the body that breaks it; for each operation that has the rule. */
export const brokenExamples = (document: OpenApiDocument): BrokenExample[] => brokenBodies(document, requestExamples)

/** The same of its answers. */
export const brokenAnswers = (document: OpenApiDocument): BrokenExample[] => brokenBodies(document, answerExamples)

function brokenBodies(document: OpenApiDocument, examplesOf: typeof requestExamples): BrokenExample[] {
  return locatedOperations(document).flatMap((operation) => {
    const found = new Map<string, BrokenExample>()
    for (const { schema, example } of examplesOf(document, operation))
      for (const { schema: owner, path, value } of ruledValues(document, schema, example))
        for (const [index, rule] of statedValidations(owner.node).entries()) {
          const pointer = pointerBelow(owner.pointer, 'x-validations', index)
          if (found.has(pointer) || rule['broken-by'] === undefined) continue
          const broken = brokenValue(document, owner.node, value, rule)
          if (broken === undefined) continue
          const body = replacedAt(example, path, broken)
          found.set(pointer, { rule, pointer, schema, operation, path, example, body })
        }
    return [...found.values()]
  })
}

/** The JSON bodies of an operation that the document shows, each with its schema. */
export const requestExamples = (document: OpenApiDocument, operation: LocatedOperation) =>
  bodyExamples(document, childOf(operation, 'requestBody'))

/** The same of its answers. */
export const answerExamples = (document: OpenApiDocument, operation: LocatedOperation) =>
  Object.keys(operation.node.responses ?? {}).flatMap((status) =>
    bodyExamples(document, childOf(operation, 'responses', status)),
  )

function bodyExamples(document: OpenApiDocument, own: LocatedNode | undefined) {
  const content = own && childOf(follow(document, own), 'content', 'application/json')
  const schema = content && childOf<Schema>(content, 'schema')
  const named = content && childOf<Record<string, unknown>>(content, 'examples')
  if (!schema || !named) return []
  return Object.keys(named.node).flatMap((name) => {
    const at = childOf(named, name)
    const example = at && childOf(follow(document, at), 'value')
    return example ? [{ schema, name, example: example.node, pointer: example.pointer }] : []
  })
}

/** The rules that a body breaks, with the path of the value that breaks each. */
export function brokenIn(document: object, schema: LocatedNode<Schema>, body: unknown) {
  return ruledValues(document, schema, body).flatMap(({ schema: owner, path, value }) =>
    breachesOf(owner.node, value).map((breach) => ({ ...breach, owner, at: [...path, ...breach.path] })),
  )
}

/** A value changed so that it breaks a rule; undefined where it has no item that a rule about items could look at. */
function brokenValue(document: object, schema: SchemaObject, value: unknown, rule: ValidationRule): unknown {
  if (rule.unique === undefined) return changed(document, schema, value, rule['broken-by'])
  const [first] = ruledItems(rule, value)
  if (first === undefined) return undefined
  const item = changed(document, {}, first, rule['broken-by'])
  return rule.each === undefined ? [item, item] : { ...(value as object), [rule.each]: [item, item] }
}

/**
 * Merges a change into a value as JSON Merge Patch does (RFC 7396): null removes a member, except one that may be null
 * by the schema, which becomes null.
 */
function changed(document: object, schema: SchemaObject, value: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change
  const next: Record<string, unknown> = isRecord(value) ? { ...value } : {}
  for (const [name, member] of Object.entries(change)) {
    const { node } = follow<Schema>(document, { node: schema.properties?.[name] ?? {}, pointer: '#' })
    const isNullable = isRecord(node) && [node.type].flat().includes('null')
    if (member === null && !isNullable) delete next[name]
    else next[name] = member
  }
  return next
}

function replacedAt(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(body)) return body.map((item, index) => (index === key ? replacedAt(item, rest, value) : item))
  const object = body as Record<string, unknown>
  return { ...object, [key]: replacedAt(object[key], rest, value) }
}
