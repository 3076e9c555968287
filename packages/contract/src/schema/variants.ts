import { isImpossible } from '@clouddb/spec/document/schemas'
import { pointerTo } from './pointer.ts'
import type { LocatedSchema, Node, SchemaObject, Variant } from './schema.ts'

type Resolve = (reference: string) => LocatedSchema

/** All ways to satisfy a node. `resolve` finds the target of a reference. */
export function variantsOf(node: Node, resolve: Resolve): readonly Variant[] {
  return node.map((each) => expand(each, resolve)).reduce(combine, [NO_CONSTRAINT])
}

const NO_CONSTRAINT: Variant = { parts: [], branch: '' }

function expand({ schema, pointer }: LocatedSchema, resolve: Resolve): readonly Variant[] {
  if (isImpossible(schema)) return []
  if (typeof schema === 'boolean') return [NO_CONSTRAINT]
  const inner = (part: unknown, ...keys: (string | number)[]) =>
    expand({ schema: part as SchemaObject | boolean, pointer: pointerTo(pointer, ...keys) }, resolve)
  const demanded: (readonly Variant[])[] = [
    ...(typeof schema.$ref === 'string' ? [expand(resolve(schema.$ref), resolve)] : []),
    ...listOf(schema.allOf).map((part, index) => inner(part, 'allOf', index)),
    ...(isDemandedCondition(schema) ? [inner(schema.if, 'if')] : []),
    ...['oneOf', 'anyOf']
      .filter((keyword) => schema[keyword] !== undefined)
      .map((keyword) =>
        listOf(schema[keyword]).flatMap((part, index) =>
          inner(part, keyword, index).map((variant) => ({
            parts: variant.parts,
            branch: variant.branch || nameOfBranch(variant, part, index),
          })),
        ),
      ),
  ]
  return demanded.reduce(combine, [{ parts: [{ schema, pointer }], branch: '' }])
}

/** An `if` whose `else` accepts nothing must hold: it is a constraint like any other, written so that types ignore it. */
export function isDemandedCondition(schema: SchemaObject): boolean {
  return schema.if !== undefined && isImpossible(schema.else)
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

/** Names a branch by its string constants; else by its type, its reference or its position. */
function nameOfBranch(variant: Variant, branch: SchemaObject | boolean, index: number): string {
  const constants = variant.parts.flatMap(({ schema }) =>
    Object.entries((schema.properties ?? {}) as Record<string, SchemaObject>).flatMap(([name, property]) => {
      const only = Array.isArray(property.enum) && property.enum.length === 1 ? property.enum[0] : property.const
      return typeof only !== 'string' || only === '' ? [] : [`${name}=${only}`]
    }),
  )
  if (constants.length > 0) return [...new Set(constants)].join(' and ')
  const types = variant.parts.map(({ schema }) => schema.type)
  const type = types.find((each) => typeof each === 'string' && each !== 'object')
  const reference = String((branch as SchemaObject).$ref ?? `variant ${index + 1}`)
  return String(type ?? reference.slice(reference.lastIndexOf('/') + 1))
}
