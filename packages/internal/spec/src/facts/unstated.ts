import type { Objection } from './complaint.ts'
import { isPublic, listOf, type SourcedNode } from './model/sources.ts'

/** The document says what the interface does not; `cure` where that cannot be marked as a whole. */
export const unstated = (
  pointer: string,
  what: string,
  cure = 'Mark it `x-provenance: public` if that is where it is known from; otherwise take it away.',
): Objection => ({ kind: 'unstated', pointer, says: `says "${what}"`, cure })

/** A keyword of a schema, or a member of its type, its list of values or its `required`. */
export const unstatedWord = (pointer: string, what: string, word: string): Objection =>
  unstated(
    pointer,
    what,
    `Add ${JSON.stringify(word)} to the \`x-public\` of its schema if it is publicly known; otherwise take it away.`,
  )

/** What has no place for a mark. */
export const unstatedForGood = (pointer: string, what: string): Objection =>
  unstated(pointer, what, 'Take it away: the interface has no such thing, and it has no place for a mark.')

/** What several operations can use. */
export const unstatedForAll = (pointer: string, what: string): Objection =>
  unstated(pointer, what, 'Take it away, or let only operations use it that are public.')

/** The keyword under which a schema lists its values, if it lists any. */
export function listingOf({ node }: SourcedNode): { readonly keyword: string; readonly values: readonly unknown[] } {
  if (node.const !== undefined) return { keyword: 'const', values: [node.const] }
  const keyword = ['enum', 'x-extensible-enum'].find((each) => Array.isArray(node[each])) ?? ''
  return { keyword, values: listOf(node[keyword]) }
}

/** What a schema says under a keyword that holds a list: each member is judged by itself. */
export function unstatedMembers(
  schema: SourcedNode,
  keyword: string,
  isStated: (member: unknown) => boolean,
): Objection[] {
  const members = keyword === 'const' ? [schema.node.const] : listOf(schema.node[keyword])
  const foreign = members.filter((member) => !isStated(member) && !isPublicWord(schema, keyword, member))
  const [first, ...others] = foreign.map(String)
  if (first === undefined) return []
  const pointer = `${schema.pointer}/${keyword}`
  const isOne = others.length === 0 && keyword !== 'const'
  // Of what is required, and of a constant, `x-public` names the keyword.
  const isMemberOfList = !['required', 'const'].includes(keyword)
  return [
    unstatedWord(
      isOne ? `${pointer}/${members.indexOf(foreign[0])}` : pointer,
      `${keyword}: ${foreign.join(', ')}`,
      others.length === 0 && isMemberOfList ? first : keyword,
    ),
  ]
}

/** Whether a keyword of a schema, or a member of one, is publicly known: the schema is, or its `x-public` names the word. */
export function isPublicWord(schema: SourcedNode, keyword: string, member?: unknown): boolean {
  if (isPublic(schema)) return true
  const named = listOf(schema.node['x-public'])
  return named.includes(keyword) || (member !== undefined && named.includes(String(member)))
}
