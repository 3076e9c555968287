import type { OperationSite, Reading } from '../document/reading.ts'
import type { Json } from '../mutant.ts'
import { renameKey } from './names.ts'
import { has } from './on-schemas.ts'
import type { Operator, Site } from './operator.ts'

const isSuccess = (status: string): boolean => status.startsWith('2')
const isError = (status: string): boolean => /^[45]/.test(status)

const statuses = (isMeant: (status: string, operation: OperationSite) => boolean) =>
  function* ({ operations }: Reading): Generator<Site> {
    for (const operation of operations)
      for (const part of Object.keys(operation.node.responses))
        if (isMeant(part, operation)) yield { path: operation.path, part }
  }

const nextStatus = (status: string, responses: Json): string => {
  let next = Number(status) + 1
  while (responses[next] !== undefined) next++
  return String(next)
}

export const status: readonly Operator[] = [
  {
    name: 'answers success with another status',
    category: 'status',
    drift: 'response',
    sites: statuses(isSuccess),
    apply: ({ node, part }) => renameKey(node.responses, part, '201'),
  },
  {
    name: 'answers a failure with another status',
    category: 'status',
    drift: 'response',
    sites: statuses(isError),
    apply: ({ node, part }) => renameKey(node.responses, part, nextStatus(part, node.responses)),
  },
  {
    name: 'loses the status of a failure',
    category: 'status',
    drift: 'response',
    sites: statuses(isError),
    apply: ({ node, part }) => delete node.responses[part],
  },
  {
    name: 'gives the answers of two statuses to each other',
    category: 'status',
    drift: 'response',
    sites: statuses(
      (status, { node }) => isError(status) && node.responses[statusAfter(status, node.responses)] !== undefined,
    ),
    apply: ({ node: { responses }, part }) => {
      const next = statusAfter(part, responses)
      ;[responses[part], responses[next]] = [responses[next], responses[part]]
    },
  },
  {
    name: 'knows a status that nobody sends',
    category: 'status',
    sites: statuses((status) => status === '400'),
    apply: ({ node }) => {
      node.responses['418'] = structuredClone(node.responses['400'])
    },
  },
  {
    name: 'lets any failure be the default',
    category: 'status',
    sites: statuses((status) => status === '500'),
    apply: ({ node }) => renameKey(node.responses, '500', 'default'),
  },
  {
    name: 'forgets when a call may be repeated',
    category: 'status',
    sites: ({ operations }) => operations.filter(({ node }) => has('x-retry-statuses')(node)),
    apply: ({ node }) => delete node['x-retry-statuses'],
  },
  {
    name: 'repeats a call that may have been applied',
    category: 'status',
    sites: ({ operations }) => operations.filter(({ method }) => method === 'post' || method === 'patch'),
    apply: ({ node }) => {
      node['x-retry-statuses'] = [...(node['x-retry-statuses'] ?? [503]), 500]
    },
  },
  {
    name: 'does not repeat a call that is safe to repeat',
    category: 'status',
    sites: ({ operations }) => operations.filter(({ method }) => method === 'get'),
    apply: ({ node }) => {
      node['x-retry-statuses'] = []
    },
  },
]

/** The next error status of the same answer set that leads to another answer. */
function statusAfter(status: string, responses: Json): string {
  const following = Object.keys(responses).filter((each) => isError(each) && each > status)
  return following.find((each) => JSON.stringify(responses[each]) !== JSON.stringify(responses[status])) ?? ''
}
