import { isPublic, type SourcedNode, type SourcedNodes } from './sources.ts'

/** What one value must satisfy at once. */
export interface Value {
  readonly parts: readonly SourcedNode[]
  /** The members of unions that were taken on the way to it. */
  readonly via: readonly SourcedNode[]
}

/** A value of which every union has been decided: the parts hold what they refer to, and what their `allOf` holds. */
export interface Alternative extends Value {
  readonly decided: true
}

/** Reads schemas by meaning: references and `allOf` are followed, and a union is as many alternatives as it has members. */
export interface Alternatives {
  of(value: Value | Alternative): readonly Alternative[]
  /** `[]` leads to the items, `(source=tile)` keeps the alternative whose `source` is `tile`, anything else is a field. */
  step(values: readonly (Value | Alternative)[], step: string): readonly (Value | Alternative)[]
}

export function alternativesIn({ child, children, target }: SourcedNodes): Alternatives {
  const known = new Map<string, readonly Alternative[]>()

  function expand(schema: SourcedNode, within: readonly SourcedNode[]): readonly Alternative[] {
    const key = `${schema.pointer} ${isPublic(schema)}`
    const before = known.get(key)
    if (before) return before
    if (within.some(({ node }) => node === schema.node)) return []
    const inside = [...within, schema]
    const next = target(schema)
    const demands = [
      [{ parts: [schema], via: [], decided: true }] as const,
      ...(next ? [expand(next, inside)] : []),
      ...children(schema, 'allOf').map(([, member]) => expand(member, inside)),
      ...['oneOf', 'anyOf'].flatMap((keyword) => {
        const members = children(schema, keyword)
        const choose = ([, member]: (typeof members)[number]): Alternative[] =>
          expand(member, inside).map((chosen) => ({ ...chosen, via: [member, ...chosen.via] }))
        return members.length > 0 ? [members.flatMap(choose)] : []
      }),
    ]
    const found = demands.reduce<readonly Alternative[]>(combine, [nothingYet])
    known.set(key, found)
    return found
  }

  const of: Alternatives['of'] = (value) =>
    'decided' in value
      ? [value]
      : value.parts
          .map((part) => expand(part, []))
          .reduce<readonly Alternative[]>(combine, [{ ...nothingYet, via: value.via }])

  function stepInto(alternative: Alternative, step: string): Value | Alternative | undefined {
    const [, field, constant] = /^\((\w+)=(\w+)\)$/.exec(step) ?? []
    if (field === undefined) return inside(alternative, step === '[]' ? ['items'] : ['properties', step])
    const chosen = inside(alternative, ['properties', field])
    const isIt = chosen && of(chosen).some(({ parts }) => parts.some(({ node }) => node.const === constant))
    return isIt ? alternative : undefined
  }

  function inside({ parts, via }: Alternative, keys: readonly string[]): Value | undefined {
    const found = parts.flatMap((part) => child(part, ...keys) ?? [])
    return found.length > 0 ? { parts: found, via } : undefined
  }

  function step(values: readonly (Value | Alternative)[], to: string): readonly (Value | Alternative)[] {
    const found = new Map<string, Value | Alternative>()
    for (const alternative of values.flatMap(of)) {
      const value = stepInto(alternative, to)
      if (value) found.set(value.parts.map(({ pointer }) => pointer).join(' '), value)
    }
    return [...found.values()]
  }

  return { of, step }
}

const nothingYet: Alternative = { parts: [], via: [], decided: true }

const combine = (left: readonly Alternative[], right: readonly Alternative[]): readonly Alternative[] =>
  left.flatMap((first) =>
    right.map(({ parts, via }) => ({ ...first, parts: [...first.parts, ...parts], via: [...first.via, ...via] })),
  )
