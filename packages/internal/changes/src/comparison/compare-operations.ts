import { type LocatedNode, locatedAt, locatedItems, valueAt } from '@clouddb/document/located'
import { httpMethods } from '@clouddb/document/openapi'
import { componentName, follow } from '@clouddb/document/references'
import { addedDay } from './annotations.ts'
import { ofRequests } from './change.ts'
import { below, type Comparison, pairKeys } from './comparison.ts'
import { compareAnswers, compareBody, compareExamples, compareValue } from './messages.ts'
import { comparedOperations, type Operation } from './operation-list.ts'
import { compareServers } from './overview.ts'
import { matchItems, type Pair } from './scope.ts'
import { canonical, isEqual, plainText, textOfValue } from './sentence-text.ts'

/** Compares all operations, and returns those that both documents have. */
export function compareOperations(comparison: Comparison): readonly Pair<Operation>[] {
  const { before, after } = comparison.pair
  const [earlier, later] = [comparedOperations(before), comparedOperations(after)]
  const { pairs, removed, added } = matchItems(earlier, later, [
    (one, other) => one.name === other.name && one.key === other.key,
    (one, other) => one.key === other.key && contentOf(one) === contentOf(other),
    (one, other) => one.name === other.name,
    (one, other) => one.key === other.key,
  ])
  for (const { name, at } of removed) comparison.say('operation-removed', name, at.pointer)
  for (const { name, at } of added) comparison.say('operation-added', name, at.pointer, addedDay(at.node))
  const otherComponents = (document: unknown) => ({ ...(valueAt(document, 'components') ?? {}), schemas: undefined })
  const areComponentsEqual = isEqual(otherComponents(before), otherComponents(after))
  for (const pair of pairs)
    if (!areComponentsEqual || !isSame(pair.before, pair.after)) compareOperation(comparison, pair)
  comparePathItems(comparison)
  const paths = below(comparison.roots, 'paths')
  if (earlier.length + later.length === 0 && !isEqual(paths.before.node, paths.after.node))
    comparison.say('unjudged', 'The API', '#/paths', 'paths')
  return pairs
}

const contentOf = ({ at }: Operation) => canonical([valueAt(at.node, 'requestBody'), valueAt(at.node, 'responses')])

const isSame = (before: Operation, after: Operation) =>
  before.name === after.name &&
  before.path === after.path &&
  isEqual([before.at.node, before.item.node], [after.at.node, after.item.node])

const read = 'operationId parameters requestBody responses security servers tags x-client x-query x-payload'.split(' ')

function compareOperation(comparison: Comparison, { before, after }: Pair<Operation>): void {
  const nodes = { before: before.at, after: after.at }
  const { name } = after
  if (before.name !== name) comparison.say('renamed', before.name, locatedAt(after.at, 'operationId').pointer, name)
  const operationAddress = ({ method, path }: Operation) => `${method.toUpperCase()} ${plainText(path)}`
  if (before.key !== after.key)
    comparison.say('operation-moved', name, after.at.pointer, operationAddress(after), operationAddress(before))
  comparison.compareWords(name, nodes)
  comparison.sayChanged('tags-changed', name, below(nodes, 'tags'))
  const client = below(nodes, 'x-client')
  const retries = below(client, 'retryStatuses')
  if (sorted(retries.before.node) !== sorted(retries.after.node)) {
    const { pointer } = retries.after.node === undefined ? retries.before : retries.after
    comparison.say('retries-changed', name, pointer, statuses(retries.after.node), statuses(retries.before.node))
  }
  comparison.compareRest(name, client, ['retryStatuses'])
  const query = below(nodes, 'x-query')
  const pages = below(query, 'pages')
  if (!isEqual(pages.before.node, pages.after.node)) {
    const [was, is] = [pages.before.node !== undefined, pages.after.node !== undefined]
    const rule = was && is ? 'pages-changed' : is ? 'pages-added' : 'pages-removed'
    comparison.say(rule, name, (is ? pages.after : pages.before).pointer)
  }
  comparison.sayChanged('text-changed', name, below(query, 'series'), 'mapping of parameters to a time series')
  comparison.compareRest(name, query, ['pages', 'series'])
  const payload = below(nodes, 'x-payload')
  comparison.sayChanged('text-changed', name, below(payload, 'verdict'), 'name for the verdict on a body')
  comparison.compareRest(name, payload, ['verdict'])
  comparison.compareRest(name, nodes, read)
  compareParameters(comparison, { before, after })
  compareBody(comparison, name, below(nodes, 'requestBody'))
  compareAnswers(comparison, name, below(nodes, 'responses'))
  compareServers(comparison, name, { before: serversOf(before), after: serversOf(after) })
}

/** The servers of the operation, or of its path. */
function serversOf({ at, item }: Operation): LocatedNode {
  const own = locatedAt(at, 'servers')
  return own.node === undefined ? locatedAt(item, 'servers') : own
}

const sorted = (list: unknown) => canonical(Array.isArray(list) ? list.map(textOfValue).sort() : list)

function statuses(list: unknown): string {
  if (list === undefined) return 'the default statuses'
  const all = [list].flat().map(textOfValue)
  return all.length === 0 ? 'no status' : plainText(all.join(', '))
}

/** Compares what a path item has besides its operations; its texts are about all of them. */
function comparePathItems(comparison: Comparison): void {
  for (const { key, before, after } of pairKeys(below(comparison.roots, 'paths'))) {
    if (!before || !after) continue
    comparison.compareWords(`The path ${plainText(key)}`, { before, after })
    comparison.compareRest(`The path ${plainText(key)}`, { before, after }, [
      ...httpMethods,
      'parameters',
      'servers',
      '$ref',
    ])
  }
}

interface Parameter {
  /** The place in an operation or path item that has the parameter, or refers to it. */
  readonly at: LocatedNode
  readonly node: unknown
  readonly name: string
  readonly in: string
  readonly key: string
}

function compareParameters(comparison: Comparison, { before, after }: Pair<Operation>): void {
  const earlier = parametersOf(comparison.pair.before, before)
  const later = parametersOf(comparison.pair.after, after)
  const [first, second] = [namesIn(before.path), namesIn(after.path)]
  const componentOf = ({ at }: Parameter) => componentName('parameters', at.node)
  const { pairs, removed, added } = matchItems(earlier, later, [
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
    comparison.say(rule, after.name, at.pointer, place, name, addedDay(node))
  }
  const isReordered = before.key === after.key && !isEqual(first, second)
  if (isReordered && isEqual(first.toSorted(), second.toSorted()))
    comparison.say('parameters-reordered', after.name, after.at.pointer, plainText(second.join(', ')))
}

/** The parameters of the operation, and those of its path that it does not override. */
function parametersOf(document: unknown, { at, item }: Operation): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const written of [item, at].flatMap((owner) => locatedItems(locatedAt(owner, 'parameters')))) {
    const { node } = follow(document, written)
    const name = plainText(textOfValue(valueAt(node, 'name') ?? componentName('parameters', written.node) ?? ''))
    const place = plainText(textOfValue(valueAt(node, 'in') ?? 'unreadable'))
    const key = `${place} ${place === 'header' ? name.toLowerCase() : name}`
    found.set(key, { at: written, node, name, in: place, key })
  }
  return [...found.values()]
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => String(name))

const readOfParameters = 'name in required schema content'.split(' ')

function compareParameter(comparison: Comparison, operation: string, pair: Pair<Parameter>): void {
  const { before: first, after: second } = pair
  const written = `${operation}: parameter ${second.name}`
  const resolved = comparison.resolve('parameters', written, { before: first.at, after: second.at })
  if (resolved === undefined) return
  const parameterName = ({ name }: Parameter) =>
    resolved.name === written ? `${operation}: parameter ${name}` : `Parameter ${name}`
  const name = parameterName(second)
  const { after } = resolved
  if (first.name !== second.name)
    comparison.say('renamed', parameterName(first), locatedAt(after, 'name').pointer, second.name)
  if (first.in !== second.in)
    comparison.say('parameter-moved', name, locatedAt(after, 'in').pointer, second.in, first.in)
  const flag = (key: string) => below(resolved, key)
  comparison.compareFlag(name, flag('required'), 'parameter-required', 'parameter-optional')
  comparison.compareWords(name, resolved, ['example', 'examples'])
  compareExamples(comparison, name, resolved)
  compareValue(comparison, name, resolved, ofRequests)
  comparison.compareRest(name, resolved, readOfParameters)
}
