import { below, type Comparison, pairKeys } from './comparison.ts'
import type { NodePair } from './scope.ts'
import { isEqual, plain, shown } from './text.ts'

/** Compares how clients are made. */
export function compareClient(comparison: Comparison, nodes: NodePair): void {
  const name = 'The client'
  if (nodes.before.node === undefined) {
    // People wrote the client of an earlier document, with variables that nothing tells.
    if (nodes.after.node !== undefined) comparison.say('client-described', name, nodes.after.pointer)
    return
  }
  for (const { key, before, after } of pairKeys(below(nodes, 'environment'))) {
    const option = `The client option ${plain(key)}`
    if (before && after) {
      const [was, is] = [shown(before.node), shown(after.node)]
      if (was !== is) comparison.say('environment-changed', option, after.pointer, is, was)
    } else if (before) comparison.say('environment-removed', option, before.pointer, shown(before.node))
    else if (after) comparison.say('environment-added', option, after.pointer, shown(after.node))
  }
  for (const part of ['api', 'bound']) {
    const { before, after } = below(nodes, part)
    if (!isEqual(before.node, after.node)) comparison.say('text-changed', name, after.pointer, 'description')
  }
  comparison.compareRest(name, nodes, ['environment', 'api', 'bound'])
}
