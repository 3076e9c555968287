import { itemsOf, type LocatedNode, locatedAt, valueAt } from '../../../spec/src/document/located.ts'
import { below, pairKeys } from './bodies.ts'
import type { Comparison, NodePair } from './comparison.ts'
import { canonical, isEqual, textOf } from './json.ts'
import { plain, shown } from './spelling.ts'

/** What a document says of the API as a whole. */
export function compareOverview(comparison: Comparison): void {
  const nodes: NodePair = {
    before: { node: comparison.pair.before, pointer: '#' },
    after: { node: comparison.pair.after, pointer: '#' },
  }
  compareInfo(comparison, below(nodes, 'info'))
  compareServers(comparison, 'The API', below(nodes, 'servers'))
  comparePayload(comparison, below(nodes, 'x-payload'))
  for (const { key, before, after } of pairKeys(below(nodes, 'x-error-hints')))
    if (!isEqual(before?.node, after?.node))
      comparison.say('patch', `The error ${plain(key)} has another hint`, (after ?? before)?.pointer ?? '#')
  compareVersion(comparison, below(nodes, 'openapi'))
  for (const key of ['tags', 'externalDocs'])
    if (!isEqual(valueAt(nodes.before.node, key), valueAt(nodes.after.node, key)))
      comparison.say(
        'patch',
        `The API has other ${key === 'tags' ? 'tags' : 'links'}`,
        locatedAt(nodes.after, key).pointer,
      )
  comparison.compareOffers('The API', 'webhook', below(nodes, 'webhooks'))
  comparison.compareRest('The API', nodes, readHere)
  comparison.compareRest('The components', below(nodes, 'components'), componentsReadHere)
}

const readHere =
  'openapi info servers security paths webhooks components tags externalDocs x-payload x-error-hints'.split(' ')
const componentsReadHere =
  'schemas parameters responses requestBodies headers examples securitySchemes pathItems links callbacks'.split(' ')

const versionOf = ({ node }: LocatedNode) => (typeof node === 'string' ? plain(node) : shown(node))

function compareInfo(comparison: Comparison, nodes: NodePair): void {
  for (const { key, before, after } of pairKeys(nodes)) {
    if (isEqual(before?.node, after?.node)) continue
    const pointer = (after ?? before)?.pointer ?? '#'
    if (key === 'version' && before && after)
      comparison.say('patch', `The API has the version ${versionOf(after)}, before ${versionOf(before)}`, pointer)
    else comparison.say('patch', `The API has another ${plain(key)}`, pointer)
  }
  if (!isEqual(nodes.before.node, nodes.after.node) && pairKeys(nodes).length === 0)
    comparison.say('major', 'The API changed in a way that cannot be judged: info', '#')
}

/** Within 3.1 versions mean the same; 3.0 has another kind of schema. */
function compareVersion(comparison: Comparison, { before, after }: NodePair): void {
  if (before.node === after.node) return
  const isSame = [before, after].every(({ node }) => /^3\.1\./.test(textOf(node)))
  const sentence = `The document is written in OpenAPI ${shown(after.node)}, before ${shown(before.node)}`
  comparison.say(isSame ? 'patch' : 'major', sentence, after.pointer)
}

function comparePayload(comparison: Comparison, { before, after }: NodePair): void {
  if (isEqual(before.node, after.node)) return
  const where = (at: LocatedNode) => (at.node === undefined ? 'the whole answer' : `the field ${shown(at.node)}`)
  comparison.say('major', `Methods return ${where(after)}, no longer ${where(before)}`, after.pointer)
}

/** Where an API is served: the first address is the one that a client calls unless it is told. */
export function compareServers(comparison: Comparison, name: string, nodes: NodePair): void {
  const { before, after } = nodes
  if (isEqual(before.node, after.node)) return
  const [earlier, later] = [serversOf(before), serversOf(after)]
  const [first, second] = [earlier.keys().next().value, later.keys().next().value]
  if (first !== second)
    comparison.say(
      'major',
      `${name} is called at ${plain(String(second))}, no longer at ${plain(String(first))}`,
      after.pointer,
    )
  for (const [url, server] of earlier)
    if (!later.has(url) && url !== first)
      comparison.say('major', `${name} is no longer served at ${plain(url)}`, server.pointer)
  for (const [url, server] of later) {
    const known = earlier.get(url)
    if (known) compareServer(comparison, url, { before: known, after: server })
    else if (url !== second) comparison.say('minor', `${name} is served at ${plain(url)}`, server.pointer)
  }
}

function serversOf(at: LocatedNode): Map<string, LocatedNode> {
  const servers = itemsOf(at).map((server) => [textOf(valueAt(server.node, 'url')), server] as const)
  return new Map(servers.length === 0 ? [['the usual address', at]] : servers)
}

function compareServer(comparison: Comparison, url: string, nodes: NodePair): void {
  const name = `The server ${plain(url)}`
  comparison.compareWords(name, nodes)
  for (const { key, before, after } of pairKeys(below(nodes, 'variables'))) {
    const variable = `${name}: ${plain(key)}`
    if (!before) comparison.say('major', `${variable} is a new variable`, after?.pointer ?? '#')
    else if (!after) comparison.say('major', `${variable} is no longer a variable`, before.pointer)
    else compareVariable(comparison, variable, { before, after })
  }
  comparison.compareRest(name, nodes, ['url', 'variables'])
}

function compareVariable(comparison: Comparison, name: string, nodes: NodePair): void {
  comparison.compareWords(name, nodes)
  const { before, after } = below(nodes, 'default')
  if (!isEqual(before.node, after.node))
    comparison.say(
      'major',
      `${name} is ${shown(after.node)} by default, no longer ${shown(before.node)}`,
      after.pointer,
    )
  const values = below(nodes, 'enum')
  const listOf = ({ node }: LocatedNode) => (Array.isArray(node) ? node.map(canonical) : undefined)
  const [earlier, later] = [listOf(values.before), listOf(values.after)]
  const isNarrower =
    later?.some(() => earlier === undefined) || earlier?.some((value) => later && !later.includes(value))
  if (isNarrower) comparison.say('major', `${name} no longer takes all values`, values.after.pointer)
  else if (earlier?.length !== later?.length) comparison.say('minor', `${name} takes more values`, values.after.pointer)
  comparison.compareRest(name, nodes, ['default', 'enum'])
}
