import { itemsOf, type LocatedNode, locatedAt, valueAt } from '../../../spec/src/document/located.ts'
import { componentName, follow } from '../../../spec/src/document/references.ts'
import { newerThan } from './annotations.ts'
import { below, compareExamples, compareStyle, compareValue } from './bodies.ts'
import type { Comparison, NodePair } from './comparison.ts'
import { ofRequests } from './effect.ts'
import { isEqual, textOf } from './json.ts'
import type { Operation, OperationPair } from './operations.ts'
import { plain } from './spelling.ts'

interface Parameter {
  /** Where an operation or its path item names it. */
  readonly at: LocatedNode
  readonly node: unknown
  readonly name: string
  readonly in: string
  readonly key: string
}

export function compareParameters(comparison: Comparison, { before, after }: OperationPair): void {
  const { pair } = comparison
  const earlier = parametersOf(pair.before, before)
  const later = parametersOf(pair.after, after)
  const pairs = pairParameters(earlier, later, before, after)
  for (const [first, second] of pairs) compareParameter(comparison, after.name, first, second)
  const found = new Set(pairs.values())
  for (const parameter of earlier)
    if (!pairs.has(parameter))
      comparison.say(
        'major',
        `${after.name} no longer takes the ${parameter.in} parameter ${parameter.name}`,
        parameter.at.pointer,
      )
  for (const parameter of later) {
    if (found.has(parameter)) continue
    const isRequired = valueAt(parameter.node, 'required') === true
    const kind = isRequired ? `needs a new ${parameter.in}` : `takes a new optional ${parameter.in}`
    comparison.say(
      isRequired ? 'major' : 'minor',
      `${after.name} ${kind} parameter ${parameter.name}${newerThan(parameter.node)}`,
      parameter.at.pointer,
    )
  }
  const [first, second] = [before, after].map(({ path }) => namesIn(path)) as [string[], string[]]
  const isReordered = before.key === after.key && first.join() !== second.join()
  if (isReordered && [...first].sort().join() === [...second].sort().join())
    comparison.say(
      'major',
      `${after.name} takes its path parameters in another order: ${plain(second.join(', '))}`,
      after.at.pointer,
    )
}

/** Those of the operation, and those of its path that it does not say anew. */
function parametersOf(document: unknown, { at, item }: Operation): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const written of [...itemsOf(locatedAt(item, 'parameters')), ...itemsOf(locatedAt(at, 'parameters'))]) {
    const node = follow(document, written).node
    const name = plain(textOf(valueAt(node, 'name') ?? componentName('parameters', written.node) ?? ''))
    const where = plain(textOf(valueAt(node, 'in') ?? 'unreadable'))
    const key = `${where} ${where === 'header' ? name.toLowerCase() : name}`
    found.set(key, { at: written, node, name, in: where, key })
  }
  return [...found.values()]
}

type Pairs = Map<Parameter, Parameter>

/** The same name in the same part; the same component; in paths what stands in the same segment. */
function pairParameters(earlier: Parameter[], later: Parameter[], before: Operation, after: Operation): Pairs {
  const pairs: Pairs = new Map()
  const join = (isPair: (first: Parameter, second: Parameter) => boolean) => {
    for (const first of earlier) {
      if (pairs.has(first)) continue
      const taken = new Set(pairs.values())
      const second = later.find((each) => !taken.has(each) && isPair(first, each))
      if (second) pairs.set(first, second)
    }
  }
  join(({ key }, other) => key === other.key)
  join(({ at }, other) => {
    const component = componentName('parameters', at.node)
    return component !== undefined && component === componentName('parameters', other.at.node)
  })
  const [first, second] = [namesIn(before.path), namesIn(after.path)]
  join((one, other) => {
    const index = first.indexOf(one.name)
    return one.in === 'path' && other.in === 'path' && index >= 0 && index === second.indexOf(other.name)
  })
  join(({ name }, other) => name === other.name)
  return pairs
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => String(name))
}

const usualStyles: Readonly<Record<string, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
}

function compareParameter(comparison: Comparison, operation: string, first: Parameter, second: Parameter): void {
  const written = `${operation}: parameter ${second.name}`
  const resolved = comparison.resolve('parameters', written, { before: first.at, after: second.at })
  if (resolved === undefined) return
  const isShared = resolved.name !== written
  const name = isShared ? `Parameter ${second.name}` : written
  const { before, after } = resolved
  const pointer = after.pointer
  if (first.name !== second.name) {
    const earlier = isShared ? `Parameter ${first.name}` : `${operation}: parameter ${first.name}`
    comparison.say('major', `${earlier} is now called ${second.name}`, locatedAt(after, 'name').pointer)
  }
  if (first.in !== second.in)
    comparison.say(
      'major',
      `${name} is sent in the ${second.in}, no longer in the ${first.in}`,
      locatedAt(after, 'in').pointer,
    )
  compareFlags(comparison, name, resolved)
  comparison.compareWords(name, withoutExamples(resolved))
  compareExamples(comparison, name, resolved)
  compareValue(comparison, name, resolved, ofRequests)
  if (first.in === second.in) compareStyle(comparison, name, { before, after }, usualStyles[second.in] ?? 'form')
  comparison.compareRest(name, { before, after }, readHere)
  if (isEqual(valueAt(before.node, 'x-client-option'), valueAt(after.node, 'x-client-option'))) return
  const isOption = valueAt(after.node, 'x-client-option') === true
  const sentence = isOption ? `${name} is an option of the client now` : `${name} is asked for in each call`
  comparison.say('major', sentence, pointer)
}

const readHere = 'name in required schema content style explode allowReserved allowEmptyValue x-client-option'.split(
  ' ',
)

function withoutExamples({ before, after }: NodePair): NodePair {
  const without = (at: LocatedNode): LocatedNode => {
    const { example: _, examples: __, ...node } = (at.node ?? {}) as Record<string, unknown>
    return { ...at, node }
  }
  return { before: without(before), after: without(after) }
}

function compareFlags(comparison: Comparison, name: string, nodes: NodePair): void {
  const required = below(nodes, 'required')
  const [was, is] = [required.before.node === true, required.after.node === true]
  if (!was && is) comparison.say('major', `${name} must be given now`, required.after.pointer)
  if (was && !is) comparison.say('minor', `${name} may be left out`, required.before.pointer)
  for (const [key, words] of [
    ['allowReserved', 'have reserved characters'],
    ['allowEmptyValue', 'be empty'],
  ] as const) {
    const flags = below(nodes, key)
    const [first, second] = [flags.before.node === true, flags.after.node === true]
    if (!first && second)
      comparison.say(key === 'allowReserved' ? 'major' : 'minor', `${name} may ${words}`, flags.after.pointer)
    if (first && !second) comparison.say('major', `${name} may no longer ${words}`, flags.before.pointer)
  }
}
