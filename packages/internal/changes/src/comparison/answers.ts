import { below, compareContent, compareHeaders, pairKeys } from './bodies.ts'
import type { Comparison, NodePair } from './comparison.ts'
import { ofResponses } from './effect.ts'
import { plain, subject } from './spelling.ts'

/** The statuses that an operation answers, and what comes with each. */
export function compareAnswers(comparison: Comparison, name: string, nodes: NodePair): void {
  for (const { key, before, after } of pairKeys(nodes, (status) => status.toUpperCase())) {
    if (key.startsWith('X-')) continue
    const status = key === 'DEFAULT' ? 'any other status' : plain(key)
    if (before && after) compareAnswer(comparison, `${name} ${plain(key.toLowerCase())}`, { before, after })
    else if (after) comparison.say('minor', `${name} may answer ${status}`, after.pointer)
    else if (before)
      comparison.say(
        /^(2|DEFAULT)/.test(key) ? 'major' : 'minor',
        `${name} no longer answers ${status}`,
        before.pointer,
      )
  }
  comparison.compareRest(
    `The answers of ${name}`,
    nodes,
    pairKeys(nodes).flatMap(({ key }) => (key.startsWith('x-') ? [] : [key])),
  )
}

function compareAnswer(comparison: Comparison, name: string, nodes: NodePair): void {
  const resolved = comparison.resolve('responses', name, nodes)
  if (resolved === undefined) return
  comparison.compareWords(resolved.name, resolved)
  const content = below(resolved, 'content')
  const [was, is] = [content.before.node, content.after.node].map((node) => Object.keys(node ?? {}).length > 0)
  if (was && !is) comparison.say('major', `${resolved.name} no longer has a body`, content.before.pointer)
  else if (!was && is) comparison.say('minor', `${resolved.name} has a body now`, content.after.pointer)
  else compareContent(comparison, subject(resolved.name, `The body of ${resolved.name}`), content, ofResponses)
  compareHeaders(comparison, resolved.name, below(resolved, 'headers'))
  comparison.compareOffers(resolved.name, 'link', below(resolved, 'links'))
  comparison.compareRest(resolved.name, resolved, ['content', 'headers', 'links'])
}
