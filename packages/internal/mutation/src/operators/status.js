import { resolve } from '@clouddb/spec/document/references'
import { meaningOf } from '../document/meaning.ts'
import { renameKey } from './names.ts'
import { inCategory, operator } from './operator.ts'

const isSuccess = (status) => status.startsWith('2')
const isError = (status) => /^[45]/.test(status)
const statuses =
  (isMeant) =>
  ({ operations }) =>
    operations.flatMap(({ pointer, node: { responses } }) =>
      Object.keys(responses)
        .filter((part) => isMeant(part, responses))
        .map((part) => ({ pointer, part })),
    )
const operationsWhere =
  (isMeant) =>
  ({ operations }) =>
    operations.filter(isMeant)
const nextStatus = (status, responses) => {
  let next = Number(status) + 1
  while (responses[next] !== undefined) next++
  return String(next)
}
export const status = inCategory('status', [
  operator('answers success with another status', 'major', 'response', statuses(isSuccess), ({ node, part }) =>
    renameKey(node.responses, part, '201'),
  ),
  operator('answers a failure with another status', 'minor', 'response', statuses(isError), ({ node, part }) =>
    renameKey(node.responses, part, nextStatus(part, node.responses)),
  ),
  operator(
    'loses the status of a failure',
    'minor',
    'response',
    statuses(isError),
    ({ node, part }) => delete node.responses[part],
  ),
  operator(
    'gives the answers of two statuses to each other',
    effectOfExchange,
    'response',
    statuses((status, responses) => isError(status) && responses[statusAfter(status, responses)] !== undefined),
    ({ node: { responses }, part }) => {
      const next = statusAfter(part, responses)
      ;[responses[part], responses[next]] = [responses[next], responses[part]]
    },
  ),
  operator(
    'knows a status that nobody sends',
    'minor',
    undefined,
    statuses((status) => status === '400'),
    ({ node }) => {
      node.responses['418'] = structuredClone(node.responses['400'])
    },
  ),
  operator(
    'lets any failure be the default',
    'minor',
    undefined,
    statuses((status) => status === '500'),
    ({ node }) => renameKey(node.responses, '500', 'default'),
  ),
  operator(
    'forgets when a call may be repeated',
    'major',
    undefined,
    operationsWhere(({ node }) => 'x-retry-statuses' in node),
    ({ node }) => delete node['x-retry-statuses'],
  ),
  operator(
    'repeats a call that may have been applied',
    'major',
    undefined,
    operationsWhere(({ method }) => method === 'post' || method === 'patch'),
    ({ node }) => {
      node['x-retry-statuses'] = [...(node['x-retry-statuses'] ?? [503]), 500]
    },
  ),
  operator(
    'does not repeat a call that is safe to repeat',
    'major',
    undefined,
    operationsWhere(({ method }) => method === 'get'),
    ({ node }) => {
      node['x-retry-statuses'] = []
    },
  ),
])
/** The next error status of the same answer set that leads to another answer. */
function statusAfter(status, responses) {
  const following = Object.keys(responses).filter((each) => isError(each) && each > status)
  return following.find((each) => JSON.stringify(responses[each]) !== JSON.stringify(responses[status])) ?? ''
}
/** Two answers that differ by their words alone tell no program anything else. */
function effectOfExchange({ document, node: { responses }, part }) {
  const [first, second] = [part, statusAfter(part, responses)].map((status) => {
    const { content, headers } = resolve(document, responses[status])
    return meaningOf([content, headers], 'examples')
  })
  return first === second ? 'patch' : 'major'
}
