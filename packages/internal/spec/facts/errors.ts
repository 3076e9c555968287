import { type Fact, fact } from './claim.ts'
import { keyDeletion, scalingUpdate } from './subjects.ts'
import type { Subject } from './table.ts'

/** The one row of the table of errors, for each of the two operations that it names. */
const badRequest: readonly Fact[] = [scalingUpdate, keyDeletion].flatMap((operation): Fact[] => {
  const at = (field: string): Subject => ({ operation, part: '400', path: [field] })
  return [
    fact('7', ['management'], `400 at ${operation}`, { kind: 'answers', operation, status: 400 }),
    fact('7', ['management'], `400 at ${operation}: returned because of a perceived client error`, {
      kind: 'says',
      of: { operation, status: 400 },
      sentence: 'the server cannot or will not process the request because of a perceived client error',
    }),
    fact('7', ['management'], `400 at ${operation}: status (number)`, {
      kind: 'has the type',
      at: at('status'),
      type: 'number',
    }),
    fact('7', ['management'], `400 at ${operation}: error (string)`, {
      kind: 'has the type',
      at: at('error'),
      type: 'string',
    }),
    fact('7', ['management'], `400 at ${operation}: error is a detailed description`, {
      kind: 'says',
      of: at('error'),
      sentence: 'detailed description',
    }),
    fact('7', ['management'], `400 at ${operation}: error codes or messages per condition are not shown`, {
      kind: 'lists no values',
      at: at('error'),
    }),
  ]
})

export const errors: readonly Fact[] = [
  ...badRequest,
  fact('7', ['management', 'observability-cloud'], 'the envelope of every success carries a `requestId`', {
    kind: 'is there',
    at: { operation: '*', part: '200', path: ['requestId'] },
  }),
  fact('7', ['management'], 'the envelope of every success carries a request id', {
    kind: 'says',
    of: 'the document',
    sentence: 'every success carries a request id',
  }),
  ...[scalingUpdate, keyDeletion].map((operation) =>
    fact('7', ['management'], `error statuses of ${operation} other than 400: not shown`, {
      kind: 'shows no other answer than',
      operation,
      statuses: [200, 400],
    }),
  ),
]
