import { resolve } from '@clouddb/document/references'
import { meaningOf } from '../document/meaning.ts'
import type { DocumentModel, ModelOperation } from '../document/model.ts'
import type { Json } from '../json.ts'
import { renameKey } from './names.ts'
import { inCategory, type MutationInput, type MutationPoint, type Operator } from './operator.ts'
import { has } from './schemas.ts'

const isSuccess = (status: string): boolean => status.startsWith('2')
const isError = (status: string): boolean => /^[45]/.test(status)

const statuses = (isMeant: (status: string, operation: ModelOperation) => boolean) =>
  function* ({ operations }: DocumentModel): Generator<MutationPoint> {
    for (const operation of operations)
      for (const part of Object.keys(operation.node.responses))
        if (isMeant(part, operation)) yield { pointer: operation.pointer, part }
  }

const nextStatus = (status: string, responses: Json): string => {
  let next = Number(status) + 1
  while (responses[next] !== undefined) next++
  return String(next)
}

export const status: readonly Operator[] = inCategory('status', [
  {
    name: 'answers success with another status',
    effect: 'major',
    deviation: 'response',
    points: statuses(isSuccess),
    apply: ({ node, part }) => renameKey(node.responses, part, '201'),
  },
  {
    name: 'answers a failure with another status',
    effect: 'minor',
    deviation: 'response',
    points: statuses(isError),
    apply: ({ node, part }) => renameKey(node.responses, part, nextStatus(part, node.responses)),
  },
  {
    name: 'loses the status of a failure',
    effect: 'minor',
    deviation: 'response',
    points: statuses(isError),
    apply: ({ node, part }) => delete node.responses[part],
  },
  {
    name: 'gives the answers of two statuses to each other',
    effect: effectOfExchange,
    deviation: 'response',
    points: statuses(
      (status, { node }) => isError(status) && node.responses[statusAfter(status, node.responses)] !== undefined,
    ),
    apply: ({ node: { responses }, part }) => {
      const next = statusAfter(part, responses)
      ;[responses[part], responses[next]] = [responses[next], responses[part]]
    },
  },
  {
    name: 'knows a status that nobody sends',
    effect: 'minor',
    points: statuses((status) => status === '400'),
    apply: ({ node }) => {
      node.responses['418'] = structuredClone(node.responses['400'])
    },
  },
  {
    name: 'lets any failure be the default',
    effect: 'minor',
    points: statuses((status) => status === '500'),
    apply: ({ node }) => renameKey(node.responses, '500', 'default'),
  },
  {
    name: 'forgets when a call may be repeated',
    effect: 'major',
    points: ({ operations }) => operations.filter(({ node }) => has('x-retry-statuses')(node)),
    apply: ({ node }) => delete node['x-retry-statuses'],
  },
  {
    name: 'repeats a call that may have been applied',
    effect: 'major',
    points: ({ operations }) => operations.filter(({ method }) => method === 'post' || method === 'patch'),
    apply: ({ node }) => {
      node['x-retry-statuses'] = [...(node['x-retry-statuses'] ?? [503]), 500]
    },
  },
  {
    name: 'does not repeat a call that is safe to repeat',
    effect: 'major',
    points: ({ operations }) => operations.filter(({ method }) => method === 'get'),
    apply: ({ node }) => {
      node['x-retry-statuses'] = []
    },
  },
])

/** The next error status of the same answer set that leads to another answer. */
function statusAfter(status: string, responses: Json): string {
  const following = Object.keys(responses).filter((each) => isError(each) && each > status)
  return following.find((each) => JSON.stringify(responses[each]) !== JSON.stringify(responses[status])) ?? ''
}

/** Two answers that differ by their words alone tell no program anything else. */
function effectOfExchange({ document, node: { responses }, part }: MutationInput): 'major' | 'patch' {
  const [first, second] = [part, statusAfter(part, responses)].map((status) => {
    const { content, headers } = resolve<Json>(document, responses[status])
    return meaningOf([content, headers], 'examples')
  })
  return first === second ? 'patch' : 'major'
}
