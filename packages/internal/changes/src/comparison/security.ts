import { childrenOf, type LocatedNode, locatedAt, valueAt } from '../../../spec/src/document/located.ts'
import { isRecord } from '../../../spec/src/document/openapi.ts'
import { follow } from '../../../spec/src/document/references.ts'
import { below, pairKeys } from './bodies.ts'
import type { Comparison, NodePair } from './comparison.ts'
import { canonical, isEqual, textOf } from './json.ts'
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
function requirementsOf(document: unknown, { node }: LocatedNode): Map<string, Requirement> {
  const list = Array.isArray(node) && node.length > 0 ? node : [{}]
  const schemes = valueAt(valueAt(document, 'components'), 'securitySchemes')
  return new Map(
    list.map((requirement): [string, Requirement] => {
      const names = isRecord(requirement) ? Object.keys(requirement).sort() : ['what cannot be read']
      const parts = names.map((name) => {
        const scopes = valueAt(requirement, name)
        return Array.isArray(scopes) && scopes.length > 0 ? `${name} (${scopes.map(textOf).sort().join(', ')})` : name
      })
      const asked = names.map((name): Asked => {
        const scheme = follow(document, { node: valueAt(schemes, name), pointer: '' }).node
        return { scheme: canonical(schemeMeaning(scheme)), scopes: [valueAt(requirement, name) ?? []].flat() }
      })
      const words = parts.length === 0 ? 'no credential' : plain(parts.join(' and '))
      return [canonical(asked), { words, asked }]
    }),
  )
}

interface Asked {
  readonly scheme: string
  readonly scopes: readonly unknown[]
}

interface Requirement {
  readonly words: string
  readonly asked: readonly Asked[]
}

/** Whether calls that satisfy one requirement satisfy the other one. Clients send nothing for one that asks for nothing. */
function isEnough({ asked }: Requirement, other: Requirement): boolean {
  const isHad = (wanted: Asked) =>
    asked.some(
      ({ scheme, scopes }) => scheme === wanted.scheme && wanted.scopes.every((scope) => scopes.includes(scope)),
    )
  return other.asked.length > 0 && other.asked.every(isHad)
}

/** A scheme is what it asks for; its name is for the document alone. */
function schemeMeaning(scheme: unknown): unknown {
  if (!isRecord(scheme)) return 'missing'
  const { flows, scheme: kind, ...rest } = scheme
  const words = Object.entries(rest).filter(([key]) => !isWord(key))
  const ways = [...childrenOf({ node: flows, pointer: '' })].map(([name, { node }]) => {
    const { scopes: _, ...way } = isRecord(node) ? node : {}
    return [name, way]
  })
  const name = typeof kind === 'string' ? kind.toLowerCase() : kind
  return { ...Object.fromEntries(words), scheme: name, flows: Object.fromEntries(ways) }
}

function isWord(key: string): boolean {
  return /^(description|bearerFormat|x-provenance.*|x-public)$/.test(key)
}

function compareRequirements(comparison: Comparison, name: string, { before, after }: NodePair): void {
  const [earlier, later] = [
    requirementsOf(comparison.pair.before, before),
    requirementsOf(comparison.pair.after, after),
  ]
  const missing = (all: typeof earlier, others: typeof earlier) =>
    [...all]
      .filter(([key, { words }]) => !others.has(key) && ![...others.values()].some((other) => other.words === words))
      .map(([, requirement]) => requirement)
  for (const requirement of missing(earlier, later)) {
    if ([...later.values()].some((other) => isEnough(requirement, other))) continue
    const { words, asked } = requirement
    const sentence = asked.length === 0 ? `${name} needs a credential now` : `${name} is no longer made with ${words}`
    comparison.say('major', sentence, (before.node === undefined ? after : before).pointer)
  }
  for (const { words } of missing(later, earlier))
    comparison.say('minor', `${name} can be made with ${words}`, after.pointer)
}

/** A scheme that keeps its name and asks for something else is said once, for all that name it. */
function compareSchemes(comparison: Comparison, roots: NodePair): void {
  const at = (side: LocatedNode) => locatedAt(locatedAt(side, 'components'), 'securitySchemes')
  const earlier = childrenOf(at(roots.before))
  for (const [name, written] of childrenOf(at(roots.after))) {
    const writtenBefore = earlier.get(name)
    if (writtenBefore === undefined) continue
    const before = follow(roots.before.node, writtenBefore)
    const after = follow(roots.after.node, written)
    const words = `The credential ${plain(name)}`
    comparison.compareWords(words, { before, after })
    compareScopes(comparison, words, { before, after })
    if (!isEqual(valueAt(before.node, 'bearerFormat'), valueAt(after.node, 'bearerFormat')))
      comparison.say('patch', `${words} is told to have another form`, after.pointer)
    if (isEqual(schemeMeaning(before.node), schemeMeaning(after.node))) continue
    const [was, is] = [schemeWords(before.node), schemeWords(after.node)]
    const change = was === is ? 'is had in another way' : `is ${is} now, no longer ${was}`
    comparison.say('major', `${words} ${change}`, after.pointer)
  }
}

/** The scopes that a credential can have, by the way in which it is had, and what each is for. */
function compareScopes(comparison: Comparison, name: string, nodes: NodePair): void {
  for (const { before: way, after: other } of pairKeys(below(nodes, 'flows'))) {
    if (!way || !other) continue
    for (const { key, before, after } of pairKeys(below({ before: way, after: other }, 'scopes'))) {
      const scope = `the scope ${plain(key)}`
      if (!before) comparison.say('minor', `${name} can have ${scope}`, other.pointer)
      else if (!after) comparison.say('major', `${name} can no longer have ${scope}`, way.pointer)
      else if (!isEqual(before.node, after.node))
        comparison.say('patch', `${name} describes ${scope} in other words`, after.pointer)
    }
  }
}

function schemeWords(scheme: unknown): string {
  const { type, scheme: kind, in: where, name } = (isRecord(scheme) ? scheme : {}) as Record<string, unknown>
  const parts = [type, kind, where, name].filter((part) => typeof part === 'string')
  return parts.length === 0 ? 'one that cannot be read' : plain(parts.join(' '))
}
