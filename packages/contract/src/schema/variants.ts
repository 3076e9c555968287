import { pointerTo } from './pointer.ts'
import type { LocatedSchema, Node, SchemaObject, Variant } from './schema.ts'

/** Finds what a reference of the document refers to. */
type Resolve = (reference: string) => LocatedSchema

/** All ways to satisfy a node. */
export function variantsOf(node: Node, resolve: Resolve): readonly Variant[] {
  return node.map((each) => expand(each, resolve)).reduce(combine, [NO_CONSTRAINT])
}

const NO_CONSTRAINT: Variant = { parts: [], branch: '' }

function expand({ schema, pointer }: LocatedSchema, resolve: Resolve): readonly Variant[] {
  if (schema === false) return []
  if (schema === true) return [NO_CONSTRAINT]
  let variants: readonly Variant[] = [{ parts: [{ schema, pointer }], branch: '' }]
  if (typeof schema.$ref === 'string') {
    variants = combine(variants, expand(resolve(schema.$ref), resolve))
  }
  for (const [index, inner] of listOf(schema.allOf).entries()) {
    variants = combine(variants, expand({ schema: inner, pointer: pointerTo(pointer, 'allOf', index) }, resolve))
  }
  if (isDemandedCondition(schema)) {
    variants = combine(
      variants,
      expand({ schema: schema.if as SchemaObject, pointer: pointerTo(pointer, 'if') }, resolve),
    )
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    if (schema[keyword] === undefined) continue
    const branches = listOf(schema[keyword]).flatMap((inner, index) =>
      expand({ schema: inner, pointer: pointerTo(pointer, keyword, index) }, resolve).map((variant) => ({
        parts: variant.parts,
        branch: variant.branch || nameOfBranch(variant, inner, index),
      })),
    )
    variants = combine(variants, branches)
  }
  return variants
}

/** A condition whose `else` nothing can meet is a demand like any other, said so that types do not see it. */
export function isDemandedCondition(schema: SchemaObject): boolean {
  return schema.if !== undefined && (schema.else === false || JSON.stringify(schema.else) === '{"not":{}}')
}

const listOf = (value: unknown): readonly (SchemaObject | boolean)[] => (Array.isArray(value) ? value : [])

function combine(left: readonly Variant[], right: readonly Variant[]): readonly Variant[] {
  return left.flatMap((first) =>
    right.map((second) => ({
      parts: [...first.parts, ...second.parts],
      branch: [first.branch, second.branch].filter(Boolean).join(', '),
    })),
  )
}

/** A branch is known by the constants that set it apart, else by its type, its name or its number. */
function nameOfBranch(variant: Variant, branch: SchemaObject | boolean, index: number): string {
  const constants = variant.parts.flatMap(({ schema }) =>
    Object.entries((schema.properties ?? {}) as Record<string, SchemaObject>).flatMap(([name, property]) => {
      const only = Array.isArray(property.enum) && property.enum.length === 1 ? property.enum[0] : property.const
      return typeof only !== 'string' || only === '' ? [] : [`${name}=${only}`]
    }),
  )
  if (constants.length > 0) return [...new Set(constants)].join(' and ')
  const type = variant.parts
    .map(({ schema }) => schema.type)
    .find((each) => typeof each === 'string' && each !== 'object')
  const reference = String((branch as SchemaObject).$ref ?? `variant ${index + 1}`)
  return String(type ?? reference.slice(reference.lastIndexOf('/') + 1))
}
