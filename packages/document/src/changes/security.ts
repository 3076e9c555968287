import { childrenOf, type LocatedNode, locatedAt, valueAt } from '../located.ts'
import { isRecord } from '../openapi.ts'
import type { Comparison, NodePair } from './comparison.ts'
import { canonical, isEqual } from './json.ts'
import type { OperationPair } from './operations.ts'
import { plain } from './spelling.ts'

/** Which credentials are asked for: of all operations, or of those that say it for themselves. */
export function compareSecurity(comparison: Comparison, pairs: readonly OperationPair[]): void {
  const roots = { before: root(comparison.pair.before), after: root(comparison.pair.after) }
  const global = { before: locatedAt(roots.before, 'security'), after: locatedAt(roots.after, 'security') }
  compareRequirements(comparison, 'Every call', global)
  for (const { before, after } of pairs) {
    const own = { before: locatedAt(before.at, 'security'), after: locatedAt(after.at, 'security') }
    if (own.before.node === undefined && own.after.node === undefined) continue
    compareRequirements(comparison, after.name, {
      before: own.before.node === undefined ? global.before : own.before,
      after: own.after.node === undefined ? global.after : own.after,
    })
  }
  compareSchemes(comparison, roots)
}

function root(node: unknown): LocatedNode {
  return { node, pointer: '#' }
}

/** Each requirement in words, with what it asks for. No list, and an empty one, ask for nothing. */
function requirementsOf(document: unknown, { node }: LocatedNode): Map<string, string> {
  const list = Array.isArray(node) && node.length > 0 ? node : [{}]
  const schemes = valueAt(valueAt(document, 'components'), 'securitySchemes')
  return new Map(
    list.map((requirement): [string, string] => {
      const names = isRecord(requirement) ? Object.keys(requirement).sort() : ['what cannot be read']
      const parts = names.map((name) => {
        const scopes = valueAt(requirement, name)
        return Array.isArray(scopes) && scopes.length > 0 ? `${name} (${[...scopes].sort().join(', ')})` : name
      })
      const meaning = names.map((name) => [schemeMeaning(valueAt(schemes, name)), valueAt(requirement, name)])
      return [canonical(meaning), parts.length === 0 ? 'no credential' : plain(parts.join(' and '))]
    }),
  )
}

/** A scheme is what it asks for; its name is for the document alone. */
function schemeMeaning(scheme: unknown): unknown {
  if (!isRecord(scheme)) return 'missing'
  return Object.fromEntries(Object.entries(scheme).filter(([key]) => !isWord(key)))
}

function isWord(key: string): boolean {
  return /^(description|bearerFormat|x-provenance.*|x-public)$/.test(key)
}

function compareRequirements(comparison: Comparison, name: string, { before, after }: NodePair): void {
  const [earlier, later] = [
    requirementsOf(comparison.pair.before, before),
    requirementsOf(comparison.pair.after, after),
  ]
  const [gone, came] = [
    [...earlier].filter(([key, words]) => !later.has(key) && ![...later.values()].includes(words)),
    [...later].filter(([key, words]) => !earlier.has(key) && ![...earlier.values()].includes(words)),
  ]
  for (const [, words] of gone)
    comparison.say(
      'major',
      `${name} is no longer made with ${words}`,
      (before.node === undefined ? after : before).pointer,
    )
  for (const [, words] of came) comparison.say('minor', `${name} can be made with ${words}`, after.pointer)
}

/** A scheme that keeps its name and asks for something else is said once, for all that name it. */
function compareSchemes(comparison: Comparison, roots: NodePair): void {
  const at = (side: LocatedNode) => locatedAt(locatedAt(side, 'components'), 'securitySchemes')
  const earlier = childrenOf(at(roots.before))
  for (const [name, after] of childrenOf(at(roots.after))) {
    const before = earlier.get(name)
    if (before === undefined) continue
    const words = `The credential ${plain(name)}`
    comparison.compareWords(words, { before, after })
    if (!isEqual(valueAt(before.node, 'bearerFormat'), valueAt(after.node, 'bearerFormat')))
      comparison.say('patch', `${words} is told to have another form`, after.pointer)
    if (isEqual(schemeMeaning(before.node), schemeMeaning(after.node))) continue
    const [was, is] = [schemeWords(before.node), schemeWords(after.node)]
    const change = was === is ? 'is had in another way' : `is ${is} now, no longer ${was}`
    comparison.say('major', `${words} ${change}`, after.pointer)
  }
}

function schemeWords(scheme: unknown): string {
  const { type, scheme: kind, in: where, name } = (isRecord(scheme) ? scheme : {}) as Record<string, unknown>
  const parts = [type, kind, where, name].filter((part) => typeof part === 'string')
  return parts.length === 0 ? 'one that cannot be read' : plain(parts.join(' '))
}
