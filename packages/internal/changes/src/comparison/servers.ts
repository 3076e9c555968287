import { itemsOf, type LocatedNode, valueAt } from '@clouddb/spec/document/located'
import { below, type Comparison, pairKeys } from './comparison.ts'
import type { NodePair } from './scope.ts'
import { canonical, isEqual, plain, shown, textOf } from './text.ts'

/** Compares the addresses of an API or an operation; a client calls the first one unless it is told otherwise. */
export function compareServers(comparison: Comparison, name: string, nodes: NodePair): void {
  const { before, after } = nodes
  if (isEqual(before.node, after.node)) return
  const [earlier, later] = [serversByUrl(before), serversByUrl(after)]
  const [first, second] = [earlier, later].map((servers) => String(servers.keys().next().value)) as [string, string]
  if (first !== second) comparison.say('server-moved', name, after.pointer, plain(second), plain(first))
  for (const [url, server] of earlier)
    if (!later.has(url) && url !== first) comparison.say('server-removed', name, server.pointer, plain(url))
  for (const [url, server] of later) {
    const known = earlier.get(url)
    if (known) compareServer(comparison, `The server ${plain(url)}`, { before: known, after: server })
    else if (url !== second) comparison.say('server-added', name, server.pointer, plain(url))
  }
}

function serversByUrl(at: LocatedNode): Map<string, LocatedNode> {
  const servers = itemsOf(at).map((server) => [textOf(valueAt(server.node, 'url')), server] as const)
  return new Map(servers.length === 0 ? [['the default address', at]] : servers)
}

function compareServer(comparison: Comparison, name: string, nodes: NodePair): void {
  comparison.compareWords(name, nodes)
  for (const { key, before, after } of pairKeys(below(nodes, 'variables'))) {
    const variable = `${name}: ${plain(key)}`
    if (before && after) compareVariable(comparison, variable, { before, after })
    else if (before) comparison.say('variable-removed', variable, before.pointer)
    else if (after) comparison.say('variable-added', variable, after.pointer)
  }
  comparison.compareRest(name, nodes, ['url', 'variables'])
}

function compareVariable(comparison: Comparison, name: string, nodes: NodePair): void {
  comparison.compareWords(name, nodes)
  const { before, after } = below(nodes, 'default')
  if (!isEqual(before.node, after.node))
    comparison.say('variable-default-changed', name, after.pointer, shown(after.node), shown(before.node))
  const values = below(nodes, 'enum')
  const listOf = ({ node }: LocatedNode) => (Array.isArray(node) ? node.map(canonical) : undefined)
  const [earlier, later] = [listOf(values.before), listOf(values.after)]
  const isNarrower = later && (earlier ? earlier.some((value) => !later.includes(value)) : later.length > 0)
  if (isNarrower) comparison.say('variable-narrowed', name, values.after.pointer)
  else if (earlier?.length !== later?.length) comparison.say('variable-widened', name, values.after.pointer)
  comparison.compareRest(name, nodes, ['default', 'enum'])
}
