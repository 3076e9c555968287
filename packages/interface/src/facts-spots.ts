export type Json = { readonly [key: string]: unknown }

/** A node of the document: where it stands, and where its statements come from. */
export interface Spot {
  readonly node: Json
  readonly pointer: string
  /** `interface` or `public`: its own `x-provenance`, else that of what it refers to, else that of what holds it. */
  readonly mark: string | undefined
}

/** The nodes of one document. */
export interface Spots {
  readonly root: Spot
  child(spot: Spot, ...keys: readonly string[]): Spot | undefined
  /** What a spot refers to; its own mark, where it has one, goes along. */
  target(spot: Spot): Spot | undefined
  /** What a spot refers to in the end, or the spot itself. */
  follow(spot: Spot): Spot
}

export function spotsOf(document: object): Spots {
  const targets = new Map<string, Spot | undefined>()

  function referred(reference: unknown): Spot | undefined {
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined
    if (targets.has(reference)) return targets.get(reference)
    const keys = reference.slice(2).split('/').map(unescaped)
    const node = valueAt(document, keys)
    const found = isObject(node) ? { node, pointer: reference, mark: markOf(node) } : undefined
    targets.set(reference, found)
    return found
  }

  function child(spot: Spot, ...keys: readonly string[]): Spot | undefined {
    const node = valueAt(spot.node, keys)
    if (!isObject(node)) return undefined
    let { pointer } = spot
    for (const key of keys) pointer += `/${escaped(key)}`
    return { node, pointer, mark: markOf(node) ?? referred(node.$ref)?.mark ?? spot.mark }
  }

  function target({ node, mark }: Spot): Spot | undefined {
    const next = referred(node.$ref)
    return next && { ...next, mark: markOf(node) ?? next.mark ?? mark }
  }

  function follow(spot: Spot, hops = 0): Spot {
    const next = hops < 10 ? target(spot) : undefined
    return next ? follow(next, hops + 1) : spot
  }

  return { root: { node: document as Json, pointer: '#', mark: undefined }, child, target, follow }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : [])

function valueAt(holder: unknown, keys: readonly string[]): unknown {
  let node = holder
  for (const key of keys) node = (node as Json | undefined | null)?.[key]
  return node
}

const markOf = (node: Json): string | undefined => {
  const mark = node['x-provenance']
  return typeof mark === 'string' ? mark : undefined
}

const escaped = (key: string): string => (/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key)

const unescaped = (key: string): string => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
