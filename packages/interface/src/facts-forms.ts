import { listOf, type Spot, type Spots } from './facts-spots.ts'

/** What one value must satisfy at once. */
export interface Value {
  readonly parts: readonly Spot[]
  /** The members of unions that were taken on the way to it. */
  readonly via: readonly Spot[]
}

/** A value of which every union has been decided: the parts hold what they refer to, and what their `allOf` holds. */
export interface Form extends Value {
  readonly decided: true
}

/** Reads schemas by meaning: references and `allOf` are followed, and a union is as many forms as it has members. */
export interface Forms {
  of(value: Value | Form): readonly Form[]
  /** `[]` leads to the items, `(source=tile)` keeps the form whose `source` is `tile`, anything else is a field. */
  step(values: readonly (Value | Form)[], step: string): readonly (Value | Form)[]
}

export function formsIn({ child, target }: Spots): Forms {
  const known = new Map<string, readonly Form[]>()

  function expand(spot: Spot, within: readonly Spot[]): readonly Form[] {
    const key = `${spot.pointer} ${spot.mark}`
    const before = known.get(key)
    if (before) return before
    if (within.some(({ node }) => node === spot.node)) return []
    const inside = [...within, spot]
    const next = target(spot)
    const demands = [
      [{ parts: [spot], via: [], decided: true }] as const,
      ...(next ? [expand(next, inside)] : []),
      ...membersOf(spot, 'allOf').map((member) => expand(member, inside)),
      ...['oneOf', 'anyOf'].flatMap((keyword) => {
        const members = membersOf(spot, keyword)
        const choose = (member: Spot): Form[] =>
          expand(member, inside).map((form) => ({ ...form, via: [member, ...form.via] }))
        return members.length > 0 ? [members.flatMap(choose)] : []
      }),
    ]
    const found = demands.reduce<readonly Form[]>(combine, [nothingYet])
    known.set(key, found)
    return found
  }

  const membersOf = (spot: Spot, keyword: string): Spot[] =>
    [...listOf(spot.node[keyword]).keys()].flatMap((index) => child(spot, keyword, String(index)) ?? [])

  const of: Forms['of'] = (value) =>
    'decided' in value
      ? [value]
      : value.parts
          .map((part) => expand(part, []))
          .reduce<readonly Form[]>(combine, [{ ...nothingYet, via: value.via }])

  function stepInto(form: Form, step: string): Value | Form | undefined {
    const [, field, constant] = /^\((\w+)=(\w+)\)$/.exec(step) ?? []
    if (field === undefined) return inside(form, step === '[]' ? ['items'] : ['properties', step])
    const chosen = inside(form, ['properties', field])
    const isIt = chosen && of(chosen).some(({ parts }) => parts.some(({ node }) => node.const === constant))
    return isIt ? form : undefined
  }

  function inside({ parts, via }: Form, keys: readonly string[]): Value | undefined {
    const found = parts.flatMap((part) => child(part, ...keys) ?? [])
    return found.length > 0 ? { parts: found, via } : undefined
  }

  function step(values: readonly (Value | Form)[], to: string): readonly (Value | Form)[] {
    const found = new Map<string, Value | Form>()
    for (const form of values.flatMap(of)) {
      const value = stepInto(form, to)
      if (value) found.set(value.parts.map(({ pointer }) => pointer).join(' '), value)
    }
    return [...found.values()]
  }

  return { of, step }
}

const nothingYet: Form = { parts: [], via: [], decided: true }

const combine = (left: readonly Form[], right: readonly Form[]): readonly Form[] =>
  left.flatMap((first) =>
    right.map(({ parts, via }) => ({ ...first, parts: [...first.parts, ...parts], via: [...first.via, ...via] })),
  )
