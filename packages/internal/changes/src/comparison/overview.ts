import { type LocatedNode, locatedItems, valueAt } from '@clouddb/document/located'
import { below, type Comparison, pairKeys } from './comparison.ts'
import type { NodePair } from './scope.ts'
import { canonical, isEqual, plainText, textOfValue, valueText } from './sentence-text.ts'

const read = 'openapi info servers security paths components tags externalDocs x-payload x-resources x-client'
const componentsRead = 'schemas parameters responses requestBodies headers examples securitySchemes pathItems'

/** Compares what a document says about the API as a whole. */
export function compareOverview(comparison: Comparison): void {
  const { roots } = comparison
  const api = 'The API'
  compareInfo(comparison, below(roots, 'info'))
  compareServers(comparison, api, below(roots, 'servers'))
  compareClient(comparison, below(roots, 'x-client'))
  const payload = below(roots, 'x-payload')
  const payloadNode = ({ node }: LocatedNode) =>
    node === undefined ? 'the whole answer' : `the field ${valueText(node)}`
  comparison.sayChanged('payload-changed', 'Methods', payload, payloadNode(payload.after), payloadNode(payload.before))
  // A new kind has new operations, which are compared.
  for (const { key, before, after } of pairKeys(below(roots, 'x-resources')))
    if (before && after) {
      const kind = `The kind of objects ${plainText(key)}`
      comparison.sayChanged('text-changed', kind, { before, after }, 'list of operations and rules')
    }
  compareSpecification(comparison, below(roots, 'openapi'))
  comparison.sayChanged('list-changed', api, below(roots, 'tags'), 'tags')
  comparison.sayChanged('list-changed', api, below(roots, 'externalDocs'), 'links')
  comparison.compareRest(api, roots, read.split(' '))
  comparison.compareRest('The components', below(roots, 'components'), componentsRead.split(' '))
}

function compareInfo(comparison: Comparison, nodes: NodePair): void {
  const pairs = pairKeys(nodes)
  const versionWords = ({ node }: LocatedNode) => (typeof node === 'string' ? plainText(node) : valueText(node))
  for (const { key, before, after } of pairs) {
    if (isEqual(before?.node, after?.node)) continue
    const pointer = (after ?? before)?.pointer ?? '#'
    if (key === 'version' && before && after)
      comparison.say('version-changed', 'The API', pointer, versionWords(after), versionWords(before))
    else comparison.say('text-changed', 'The API', pointer, plainText(key))
  }
  if (pairs.length === 0) comparison.sayChanged('unjudged', 'The API', nodes, 'info')
}

/** Versions 3.1.x mean the same; 3.0 has another kind of schema. */
function compareSpecification(comparison: Comparison, { before, after }: NodePair): void {
  if (before.node === after.node) return
  const isSame = [before, after].every(({ node }) => /^3\.1\./.test(textOfValue(node)))
  const bump = isSame ? 'patch' : 'major'
  comparison.sayAs(
    bump,
    'openapi-changed',
    'The document',
    after.pointer,
    valueText(after.node),
    valueText(before.node),
  )
}

/** Compares how clients are made. */
function compareClient(comparison: Comparison, nodes: NodePair): void {
  const name = 'The client'
  if (nodes.before.node === undefined) {
    // People wrote the client of an earlier document, with variables that nothing tells.
    if (nodes.after.node !== undefined) comparison.say('client-described', name, nodes.after.pointer)
    return
  }
  for (const { key, before, after } of pairKeys(below(nodes, 'environment'))) {
    const option = `The client option ${plainText(key)}`
    if (before && after) {
      const [was, is] = [valueText(before.node), valueText(after.node)]
      if (was !== is) comparison.say('environment-changed', option, after.pointer, is, was)
    } else if (before) comparison.say('environment-removed', option, before.pointer, valueText(before.node))
    else if (after) comparison.say('environment-added', option, after.pointer, valueText(after.node))
  }
  comparison.sayChanged('text-changed', name, below(nodes, 'api'), 'description')
  for (const { key, before, after } of pairKeys(below(nodes, 'bound'))) {
    const parameter = `Parameter ${plainText(key)}`
    if (!before && after) comparison.say('client-option-added', parameter, after.pointer)
    else if (before && !after) comparison.say('client-option-removed', parameter, before.pointer)
    else if (before && after) comparison.sayChanged('text-changed', name, { before, after }, 'description')
  }
  for (const { key, before, after } of pairKeys(below(nodes, 'hints')))
    if (!isEqual(before?.node, after?.node))
      comparison.say('text-changed', `The error ${plainText(key)}`, (after ?? before)?.pointer ?? '#', 'hint')
  comparison.compareRest(name, nodes, ['environment', 'api', 'bound', 'hints'])
}

/** Compares the addresses of an API or an operation; a client calls the first one unless it is told otherwise. */
export function compareServers(comparison: Comparison, name: string, nodes: NodePair): void {
  const { before, after } = nodes
  if (isEqual(before.node, after.node)) return
  const [earlier, later] = [serversByUrl(before), serversByUrl(after)]
  const [first, second] = [earlier, later].map((servers) => String(servers.keys().next().value)) as [string, string]
  if (first !== second) comparison.say('server-moved', name, after.pointer, plainText(second), plainText(first))
  for (const [url, server] of earlier)
    if (!later.has(url) && url !== first) comparison.say('server-removed', name, server.pointer, plainText(url))
  for (const [url, server] of later) {
    const known = earlier.get(url)
    if (known) compareServer(comparison, `The server ${plainText(url)}`, { before: known, after: server })
    else if (url !== second) comparison.say('server-added', name, server.pointer, plainText(url))
  }
}

function serversByUrl(at: LocatedNode): Map<string, LocatedNode> {
  const servers = locatedItems(at).map((server) => [textOfValue(valueAt(server.node, 'url')), server] as const)
  return new Map(servers.length === 0 ? [['the default address', at]] : servers)
}

function compareServer(comparison: Comparison, name: string, nodes: NodePair): void {
  comparison.compareWords(name, nodes)
  for (const { key, before, after } of pairKeys(below(nodes, 'variables'))) {
    const variable = `${name}: ${plainText(key)}`
    if (before && after) compareVariable(comparison, variable, { before, after })
    else if (before) comparison.say('variable-removed', variable, before.pointer)
    else if (after) comparison.say('variable-added', variable, after.pointer)
  }
  comparison.compareRest(name, nodes, ['url', 'variables'])
}

function compareVariable(comparison: Comparison, name: string, nodes: NodePair): void {
  comparison.compareWords(name, nodes)
  const usual = below(nodes, 'default')
  const [was, is] = [valueText(usual.before.node), valueText(usual.after.node)]
  comparison.sayChanged('variable-default-changed', name, usual, is, was)
  const values = below(nodes, 'enum')
  const canonicalList = ({ node }: LocatedNode) => (Array.isArray(node) ? node.map(canonical) : undefined)
  const [earlier, later] = [canonicalList(values.before), canonicalList(values.after)]
  const isNarrower = later && (earlier ? earlier.some((value) => !later.includes(value)) : later.length > 0)
  if (isNarrower) comparison.say('variable-narrowed', name, values.after.pointer)
  else if (earlier?.length !== later?.length) comparison.say('variable-widened', name, values.after.pointer)
  comparison.compareRest(name, nodes, ['default', 'enum'])
}
