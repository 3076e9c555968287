/** What a request can hold under one name or in one list, read from its schema and from that of the record. The runtime says more. */
export type Shape = string | Choice | Reference | Values | Id | List | Fields

interface Named {
  /** The schema that it is read from, where that has a name. */
  name?: string
}
export interface Choice extends Named {
  readonly choice: readonly Shape[]
}
/** A shape that is being read when it is met again. */
export interface Reference {
  readonly again: string
}
export interface Values extends Named {
  readonly values: readonly unknown[]
}
export interface Id {
  readonly id: string
}
export interface List extends Named {
  readonly items: Shape
  readonly least?: number
}
export interface Fields extends Named {
  readonly required: Readonly<Record<string, Shape>>
  readonly optional: Readonly<Record<string, Shape>>
  /** What the server alone sets. */
  readonly readOnly: readonly string[]
  /** What means nothing beside the other fields of this shape. */
  readonly moot: readonly string[]
  readonly forbidden: readonly string[]
  readonly others?: Shape
}

/** Lists cannot be told apart by what they are: two of them become one whose items are of either kind. */
export function choiceOf(shapes: readonly Shape[]): Shape {
  const isList = (shape: Shape): shape is List => typeof shape === 'object' && 'items' in shape
  const lists = shapes.filter(isList)
  const others = shapes.filter((shape) => !isList(shape))
  const leasts = lists.map(({ least = 0 }) => least)
  const least = leasts.includes(-1) ? -1 : Math.min(...leasts)
  const list =
    lists.length > 1
      ? { items: choiceOf(lists.map(({ items }) => items)), ...(least === 0 ? {} : { least }) }
      : lists[0]
  const all = [...others, ...(list ? [list] : [])]
  const distinct = [...new Map(all.map((shape) => [JSON.stringify(shape), shape])).values()]
  return distinct.length === 1 ? (distinct[0] as Shape) : { choice: distinct }
}

/** The same shape with a name, where it has none yet. */
export function named<Kind extends Shape>(shape: Kind, name: string | undefined): Kind {
  return typeof shape === 'object' && !('name' in shape) && name !== undefined ? { name, ...shape } : shape
}
