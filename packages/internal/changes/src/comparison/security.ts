import { type LocatedNode, valueAt } from '@clouddb/document/located'
import { isRecord } from '@clouddb/document/openapi'
import { follow } from '@clouddb/document/references'
import { below, type Comparison, pairKeys } from './comparison.ts'
import type { Operation } from './operation-list.ts'
import type { NodePair, Pair } from './scope.ts'
import { canonical, isEqual, plainText, textOfValue } from './sentence-text.ts'

/** Compares the credentials that calls need: those of the whole API, and those of operations that have their own. */
export function compareSecurity(comparison: Comparison, pairs: readonly Pair<Operation>[]): void {
  const global = below(comparison.roots, 'security')
  compareRequirements(comparison, 'Every call', global)
  const orGlobal = (own: LocatedNode, usual: LocatedNode) => (own.node === undefined ? usual : own)
  for (const pair of pairs) {
    const { before, after } = below({ before: pair.before.at, after: pair.after.at }, 'security')
    const nodes = { before: orGlobal(before, global.before), after: orGlobal(after, global.after) }
    if (before.node !== undefined || after.node !== undefined) compareRequirements(comparison, pair.after.name, nodes)
  }
  compareSchemes(comparison, below(below(comparison.roots, 'components'), 'securitySchemes'))
}

/** One alternative of a list of requirements. */
interface Requirement {
  readonly text: string
  /** The credentials that it asks for. */
  readonly asked: readonly { readonly scheme: string; readonly scopes: readonly unknown[] }[]
}

/** The requirements of a list. A missing list and an empty one ask for nothing. */
function requirementsOf(document: unknown, { node }: LocatedNode): Requirement[] {
  const list = Array.isArray(node) && node.length > 0 ? node : [{}]
  const schemes = valueAt(valueAt(document, 'components'), 'securitySchemes')
  const requirements = list.map((requirement): Requirement => {
    const names = isRecord(requirement) ? Object.keys(requirement).sort() : ['an unreadable requirement']
    const credentials = names.map((name) => {
      const scopes = [valueAt(requirement, name) ?? []].flat()
      const scheme = follow(document, { node: valueAt(schemes, name), pointer: '' }).node
      const text = scopes.length > 0 ? `${name} (${scopes.map(textOfValue).sort().join(', ')})` : name
      return { text, scopes, scheme: canonical(meaningOfScheme(scheme)) }
    })
    const text = plainText(credentials.map((each) => each.text).join(' and ')) || 'no credential'
    return { text, asked: credentials.map(({ scheme, scopes }) => ({ scheme, scopes })) }
  })
  return [...new Map(requirements.map((each) => [canonical(each.asked), each])).values()]
}

/** Whether calls that satisfy a requirement satisfy the other one. Clients send nothing where nothing is asked for. */
function isEnough({ asked }: Requirement, other: Requirement): boolean {
  const has = ({ scheme, scopes }: (typeof asked)[number]) =>
    asked.some((own) => own.scheme === scheme && scopes.every((scope) => own.scopes.includes(scope)))
  return other.asked.length > 0 && other.asked.every(has)
}

function compareRequirements(comparison: Comparison, name: string, { before, after }: NodePair): void {
  const earlier = requirementsOf(comparison.pair.before, before)
  const later = requirementsOf(comparison.pair.after, after)
  const missing = (all: Requirement[], others: Requirement[]) =>
    all.filter(({ text, asked }) => !others.some((other) => isEqual(other.asked, asked) || other.text === text))
  for (const requirement of missing(earlier, later)) {
    if (later.some((other) => isEnough(requirement, other))) continue
    const { pointer } = before.node === undefined ? after : before
    if (requirement.asked.length === 0) comparison.say('credential-required', name, pointer)
    else comparison.say('credential-removed', name, pointer, requirement.text)
  }
  for (const { text } of missing(later, earlier)) comparison.say('credential-added', name, after.pointer, text)
}

/** The keywords of a scheme that decide what is sent; its name is for the document alone. */
function meaningOfScheme(scheme: unknown): unknown {
  if (!isRecord(scheme)) return 'missing'
  const { scheme: kind, ...rest } = scheme
  const isText = (key: string) => /^(description|bearerFormat|x-provenance)$/.test(key)
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !isText(key))),
    scheme: typeof kind === 'string' ? kind.toLowerCase() : kind,
  }
}

/** Compares schemes of the same name. A change of a scheme is one sentence for all operations that name it. */
function compareSchemes(comparison: Comparison, schemes: NodePair): void {
  for (const { key, before: earlier, after: later } of pairKeys(schemes)) {
    if (!earlier || !later) continue
    const [before, after] = [follow(comparison.pair.before, earlier), follow(comparison.pair.after, later)]
    const name = `The credential ${plainText(key)}`
    comparison.compareWords(name, { before, after })
    if (!isEqual(valueAt(before.node, 'bearerFormat'), valueAt(after.node, 'bearerFormat')))
      comparison.say('credential-form-changed', name, after.pointer)
    if (isEqual(meaningOfScheme(before.node), meaningOfScheme(after.node))) continue
    const [was, is] = [kindOfScheme(before.node), kindOfScheme(after.node)]
    if (was === is) comparison.say('credential-source-changed', name, after.pointer)
    else comparison.say('credential-changed', name, after.pointer, is, was)
  }
}

function kindOfScheme(scheme: unknown): string {
  const parts = ['type', 'scheme', 'in', 'name'].map((key) => valueAt(scheme, key))
  const texts = parts.filter((part) => typeof part === 'string')
  return texts.length === 0 ? 'unreadable' : plainText(texts.join(' '))
}
