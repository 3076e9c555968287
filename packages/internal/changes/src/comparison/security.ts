import { childrenOf, type LocatedNode, valueAt } from '@clouddb/spec/document/located'
import { isRecord } from '@clouddb/spec/document/openapi'
import { follow } from '@clouddb/spec/document/references'
import { below, type Comparison, pairKeys } from './comparison.ts'
import type { OperationPair } from './operation-pairs.ts'
import type { NodePair } from './scope.ts'
import { canonical, isEqual, plain, textOf } from './text.ts'

/** Compares the credentials that calls need: those of the whole API, and those of operations that have their own. */
export function compareSecurity(comparison: Comparison, roots: NodePair, pairs: readonly OperationPair[]): void {
  const global = below(roots, 'security')
  compareRequirements(comparison, 'Every call', global)
  for (const { before, after } of pairs) {
    const own = below({ before: before.at, after: after.at }, 'security')
    if (own.before.node === undefined && own.after.node === undefined) continue
    compareRequirements(comparison, after.name, {
      before: own.before.node === undefined ? global.before : own.before,
      after: own.after.node === undefined ? global.after : own.after,
    })
  }
  compareSchemes(comparison, below(below(roots, 'components'), 'securitySchemes'))
}

/** A credential that a requirement asks for. */
interface Asked {
  readonly scheme: string
  readonly scopes: readonly unknown[]
}

interface Requirement {
  readonly text: string
  readonly asked: readonly Asked[]
}

/** The requirements by the credentials that they ask for. A missing list and an empty one ask for nothing. */
function requirementsOf(document: unknown, { node }: LocatedNode): Map<string, Requirement> {
  const list = Array.isArray(node) && node.length > 0 ? node : [{}]
  const schemes = valueAt(valueAt(document, 'components'), 'securitySchemes')
  return new Map(
    list.map((requirement): [string, Requirement] => {
      const names = isRecord(requirement) ? Object.keys(requirement).sort() : ['an unreadable requirement']
      const scopesOf = (name: string) => [valueAt(requirement, name) ?? []].flat()
      const texts = names.map((name) => {
        const scopes = scopesOf(name)
        return scopes.length > 0 ? `${name} (${scopes.map(textOf).sort().join(', ')})` : name
      })
      const asked = names.map((name): Asked => {
        const scheme = follow(document, { node: valueAt(schemes, name), pointer: '' }).node
        return { scheme: canonical(meaningOfScheme(scheme)), scopes: scopesOf(name) }
      })
      return [canonical(asked), { text: texts.length === 0 ? 'no credential' : plain(texts.join(' and ')), asked }]
    }),
  )
}

/** Whether calls that satisfy a requirement satisfy the other one. Clients send nothing where nothing is asked for. */
function isEnough({ asked }: Requirement, other: Requirement): boolean {
  const has = (wanted: Asked) =>
    asked.some(
      ({ scheme, scopes }) => scheme === wanted.scheme && wanted.scopes.every((scope) => scopes.includes(scope)),
    )
  return other.asked.length > 0 && other.asked.every(has)
}

function compareRequirements(comparison: Comparison, name: string, { before, after }: NodePair): void {
  const earlier = requirementsOf(comparison.pair.before, before)
  const later = requirementsOf(comparison.pair.after, after)
  const missing = (all: typeof earlier, others: typeof earlier) =>
    [...all].flatMap(([key, requirement]) =>
      others.has(key) || [...others.values()].some(({ text }) => text === requirement.text) ? [] : [requirement],
    )
  for (const requirement of missing(earlier, later)) {
    if ([...later.values()].some((other) => isEnough(requirement, other))) continue
    const { pointer } = before.node === undefined ? after : before
    if (requirement.asked.length === 0) comparison.say('credential-required', name, pointer)
    else comparison.say('credential-removed', name, pointer, requirement.text)
  }
  for (const { text } of missing(later, earlier)) comparison.say('credential-added', name, after.pointer, text)
}

/** The keywords of a scheme that decide what is sent; its name is for the document alone. */
function meaningOfScheme(scheme: unknown): unknown {
  if (!isRecord(scheme)) return 'missing'
  const { flows, scheme: kind, ...rest } = scheme
  const isText = (key: string) => /^(description|bearerFormat|x-provenance.*|x-public)$/.test(key)
  const flowsWithoutScopes = [...childrenOf({ node: flows, pointer: '' })].map(([name, { node }]) => {
    const { scopes: _, ...flow } = isRecord(node) ? node : {}
    return [name, flow]
  })
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !isText(key))),
    scheme: typeof kind === 'string' ? kind.toLowerCase() : kind,
    flows: Object.fromEntries(flowsWithoutScopes),
  }
}

/** Compares schemes of the same name. A change of a scheme is one sentence for all operations that name it. */
function compareSchemes(comparison: Comparison, schemes: NodePair): void {
  for (const { key, before: earlier, after: later } of pairKeys(schemes)) {
    if (!earlier || !later) continue
    const before = follow(comparison.pair.before, earlier)
    const after = follow(comparison.pair.after, later)
    const name = `The credential ${plain(key)}`
    comparison.compareWords(name, { before, after })
    compareScopes(comparison, name, { before, after })
    if (!isEqual(valueAt(before.node, 'bearerFormat'), valueAt(after.node, 'bearerFormat')))
      comparison.say('credential-form-changed', name, after.pointer)
    if (isEqual(meaningOfScheme(before.node), meaningOfScheme(after.node))) continue
    const [was, is] = [kindOfScheme(before.node), kindOfScheme(after.node)]
    if (was === is) comparison.say('credential-source-changed', name, after.pointer)
    else comparison.say('credential-changed', name, after.pointer, is, was)
  }
}

/** Compares the scopes that each flow of a scheme can grant. */
function compareScopes(comparison: Comparison, name: string, nodes: NodePair): void {
  for (const { before: earlier, after: later } of pairKeys(below(nodes, 'flows'))) {
    if (!earlier || !later) continue
    for (const { key, before, after } of pairKeys(below({ before: earlier, after: later }, 'scopes'))) {
      if (!before) comparison.say('scope-added', name, later.pointer, plain(key))
      else if (!after) comparison.say('scope-removed', name, earlier.pointer, plain(key))
      else if (!isEqual(before.node, after.node)) comparison.say('scope-described', name, after.pointer, plain(key))
    }
  }
}

function kindOfScheme(scheme: unknown): string {
  const parts = ['type', 'scheme', 'in', 'name'].map((key) => valueAt(scheme, key))
  const texts = parts.filter((part) => typeof part === 'string')
  return texts.length === 0 ? 'unreadable' : plain(texts.join(' '))
}
