import { type LocatedNode, valueAt } from '../../../spec/src/document/located.ts'
import { isRecord } from '../../../spec/src/document/openapi.ts'
import { isEqual } from './json.ts'
import type { Meaning } from './meaning.ts'
import { type Scope, say } from './scope.ts'
import { named, plain, type Subject, shown } from './spelling.ts'

type Words = ReadonlyMap<string, LocatedNode>

/** One difference in what is told to people. */
export interface Wording {
  readonly effect: 'addition' | 'words'
  readonly sentence: string
  readonly pointer: string
}

export function compareAnnotations(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  for (const { effect, sentence, pointer } of wordings(named(of), before.words, after.words, after.at.pointer))
    say(scope, effect, sentence, pointer)
}

/**
 * Deprecating is news for those who use it; all other words are words. So is the day since when servers have something:
 * what compiles goes on compiling, and the servers are what they were before they were spoken of.
 */
export function wordings(name: string, before: Words, after: Words, otherwise: string): Wording[] {
  const found: Wording[] = []
  for (const keyword of new Set([...before.keys(), ...after.keys()])) {
    const [earlier, later] = [before.get(keyword), after.get(keyword)]
    if (isEqual(earlier?.node, later?.node)) continue
    const pointer = later?.pointer ?? earlier?.pointer ?? otherwise
    const days = keyword === 'x-since' ? [ageOf(name, earlier, later)] : agesOfValues(name, keyword, earlier, later)
    if (days.length > 0) {
      found.push(...days.map((sentence): Wording => ({ effect: 'words', sentence, pointer })))
    } else if (keyword === 'deprecated') {
      if ((earlier?.node === true) === (later?.node === true)) continue
      const isNow = later?.node === true
      const reason = isNow ? after.get('x-deprecation-reason')?.node : undefined
      const because = typeof reason === 'string' ? `: ${plain(reason).replace(/\.$/, '')}` : ''
      const sentence = isNow ? `${name} is deprecated${because}` : `${name} is no longer deprecated`
      found.push({ effect: isNow ? 'addition' : 'words', sentence, pointer })
    } else if (keyword !== 'x-deprecation-reason' || before.has('deprecated') === after.has('deprecated')) {
      found.push({ effect: 'words', sentence: worded(name, keyword, earlier, later), pointer })
    }
  }
  return found
}

const labels: Readonly<Record<string, string>> = {
  'x-deprecation-reason': 'reason for its deprecation',
  'x-kept-when-absent': 'list of what an update keeps',
  'x-cleared-when-absent': 'list of what an update clears',
  'x-deletes-absent': 'word on the deletion of what is not there',
  'x-deleted-with': 'word on what it is deleted with',
  'x-time-series': 'list of names of a query over time',
  externalDocs: 'link to further documents',
  examples: 'set of examples',
}

function worded(name: string, keyword: string, before?: LocatedNode, after?: LocatedNode): string {
  const label = labels[keyword] ?? keyword
  if (before === undefined) return `${name} has a new ${label}`
  return after === undefined ? `${name} has lost its ${label}` : `${name} has another ${label}`
}

function ageOf(name: string, before?: Pick<LocatedNode, 'node'>, after?: Pick<LocatedNode, 'node'>): string {
  if (after?.node === undefined) return `${name} is no longer unknown to servers before ${shown(before?.node)}`
  const earlier = before?.node === undefined ? '' : `, no longer before ${shown(before.node)}`
  return `${name} is unknown to servers before ${shown(after.node)}${earlier}`
}

function ageOfConstraint(name: string, before: Pick<LocatedNode, 'node'>, after: Pick<LocatedNode, 'node'>): string {
  if (after.node === undefined) return `${name} is no longer unchecked by servers before ${shown(before.node)}`
  const earlier = before.node === undefined ? '' : `, no longer before ${shown(before.node)}`
  return `${name} is not checked by servers before ${shown(after.node)}${earlier}`
}

/** A sentence for each value or constraint; none where there are none with days. */
function agesOfValues(name: string, keyword: string, before?: LocatedNode, after?: LocatedNode): string[] {
  const [earlier, later] = [before?.node ?? {}, after?.node ?? {}]
  const say = keyword === 'x-since-values' ? ageOf : keyword === 'x-since-constraints' ? ageOfConstraint : undefined
  if (!say || !isRecord(earlier) || !isRecord(later)) return []
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])]
    .filter((value) => !isEqual(valueAt(earlier, value), valueAt(later, value)))
    .map((value) =>
      say(`${shown(value)} of ${name}`, { node: valueAt(earlier, value) }, { node: valueAt(later, value) }),
    )
}

/** What is said of something new that only newer servers have. */
export function newerThan(node: unknown): string {
  const day = valueAt(node, 'x-since')
  return day === undefined ? '' : `, unknown to servers before ${shown(day)}`
}
