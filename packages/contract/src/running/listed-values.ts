import { stated } from '../derivation/instances/constraints.ts'
import type { Json, Node, SchemaObject } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'

/** A text that the document does not list among those that it knows, though it lets servers send others. */
export interface UnlistedValue {
  /** Where it is, as a pointer into the value: `/data/0/kind`. */
  readonly pointer: string
  readonly value: string
  /** What it is but for its writing: `log` for `LOG`. */
  readonly meant?: string
}

/** Compares a text with the values that a schema lists and leaves open; nothing where it lists none, or this one. */
export function unlistedAt(node: Node, value: Json, pointer: string, reader: SchemaReader): UnlistedValue | undefined {
  if (typeof value !== 'string') return undefined
  const members = reader.variants(node).flatMap((variant) => [
    ...stated<readonly Json[]>(variant, 'x-extensible-enum').flatMap((each) => each.value),
    // What stands for all others names those that it is not.
    ...stated<boolean>(variant, 'x-unlisted').flatMap(() =>
      stated<SchemaObject>(variant, 'not').flatMap((each) => (each.value.enum ?? []) as readonly Json[]),
    ),
  ])
  if (members.length === 0 || members.includes(value)) return undefined
  const meant = members.find((member) => typeof member === 'string' && plain(member) === plain(value))
  return { pointer, value, ...(typeof meant === 'string' && { meant }) }
}

/** Nothing new is called as something known is, in other letters. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

export const misspelt = ({ pointer, value, meant }: UnlistedValue): string =>
  `${pointer} is ${JSON.stringify(value)}, which the document writes ${JSON.stringify(meant)}`

export const unlisted = ({ pointer, value }: UnlistedValue): string =>
  `${pointer} is ${JSON.stringify(value.slice(0, 80))}, which the document does not list`
