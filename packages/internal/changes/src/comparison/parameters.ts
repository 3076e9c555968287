import { itemsOf, type LocatedNode, locatedAt, valueAt } from '@clouddb/spec/document/located'
import { componentName, follow } from '@clouddb/spec/document/references'
import { newerThan } from './annotations.ts'
import { ofRequests } from './change.ts'
import { below, type Comparison } from './comparison.ts'
import { matched, type Pair } from './matching.ts'
import { compareExamples, compareValue } from './messages.ts'
import type { Operation } from './operation-list.ts'
import { isEqual, plain, textOf } from './text.ts'

interface Parameter {
  /** The place in an operation or path item that has the parameter, or refers to it. */
  readonly at: LocatedNode
  readonly node: unknown
  readonly name: string
  readonly in: string
  readonly key: string
}

export function compareParameters(comparison: Comparison, { before, after }: Pair<Operation>): void {
  const earlier = parametersOf(comparison.pair.before, before)
  const later = parametersOf(comparison.pair.after, after)
  const [first, second] = [namesIn(before.path), namesIn(after.path)]
  const componentOf = ({ at }: Parameter) => componentName('parameters', at.node)
  const { pairs, removed, added } = matched(earlier, later, [
    (one, other) => one.key === other.key,
    (one, other) => componentOf(one) !== undefined && componentOf(one) === componentOf(other),
    (one, other) => {
      const position = one.in === 'path' && other.in === 'path' ? first.indexOf(one.name) : -1
      return position >= 0 && position === second.indexOf(other.name)
    },
    (one, other) => one.name === other.name,
  ])
  for (const pair of pairs) compareParameter(comparison, after.name, pair)
  for (const { at, in: place, name } of removed)
    comparison.say('parameter-removed', after.name, at.pointer, place, name)
  for (const { at, in: place, name, node } of added) {
    const rule = valueAt(node, 'required') === true ? 'required-parameter-added' : 'parameter-added'
    comparison.say(rule, after.name, at.pointer, place, name, newerThan(node))
  }
  const isReordered = before.key === after.key && !isEqual(first, second)
  if (isReordered && isEqual(first.toSorted(), second.toSorted()))
    comparison.say('parameters-reordered', after.name, after.at.pointer, plain(second.join(', ')))
}

/** The parameters of the operation, and those of its path that it does not override. */
function parametersOf(document: unknown, { at, item }: Operation): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const written of [item, at].flatMap((owner) => itemsOf(locatedAt(owner, 'parameters')))) {
    const { node } = follow(document, written)
    const name = plain(textOf(valueAt(node, 'name') ?? componentName('parameters', written.node) ?? ''))
    const place = plain(textOf(valueAt(node, 'in') ?? 'unreadable'))
    const key = `${place} ${place === 'header' ? name.toLowerCase() : name}`
    found.set(key, { at: written, node, name, in: place, key })
  }
  return [...found.values()]
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => String(name))

const read = 'name in required schema content x-client-option'.split(' ')

function compareParameter(comparison: Comparison, operation: string, pair: Pair<Parameter>): void {
  const { before: first, after: second } = pair
  const written = `${operation}: parameter ${second.name}`
  const resolved = comparison.resolve('parameters', written, { before: first.at, after: second.at })
  if (resolved === undefined) return
  const nameOf = ({ name }: Parameter) =>
    resolved.name === written ? `${operation}: parameter ${name}` : `Parameter ${name}`
  const name = nameOf(second)
  const { after } = resolved
  if (first.name !== second.name)
    comparison.say('renamed', nameOf(first), locatedAt(after, 'name').pointer, second.name)
  if (first.in !== second.in)
    comparison.say('parameter-moved', name, locatedAt(after, 'in').pointer, second.in, first.in)
  const flag = (key: string) => below(resolved, key)
  comparison.compareFlag(name, flag('required'), 'parameter-required', 'parameter-optional')
  comparison.compareFlag(name, flag('x-client-option'), 'client-option-added', 'client-option-removed')
  comparison.compareWords(name, resolved, ['example', 'examples'])
  compareExamples(comparison, name, resolved)
  compareValue(comparison, name, resolved, ofRequests)
  comparison.compareRest(name, resolved, read)
}
