import type { Fact } from './claim.ts'
import { keyDeletion, scalingUpdate } from './subjects.ts'
import type { Subject } from './table.ts'

/** The one row of the table of errors, for each of the two operations that it names. */
const badRequest: readonly Fact[] = [scalingUpdate, keyDeletion].flatMap((operation): Fact[] => {
  const at = (field: string): Subject => ({ operation, part: '400', path: [field] })
  return [
    {
      section: '7',
      apis: ['management'],
      says: `400 at ${operation}`,
      claim: { kind: 'answers', operation, status: 400 },
    },
    {
      section: '7',
      apis: ['management'],
      says: `400 at ${operation}: returned because of a perceived client error`,
      claim: {
        kind: 'says',
        of: { operation, status: 400 },
        sentence: 'the server cannot or will not process the request because of a perceived client error',
      },
    },
    {
      section: '7',
      apis: ['management'],
      says: `400 at ${operation}: status (number)`,
      claim: { kind: 'has the type', at: at('status'), type: 'number' },
    },
    {
      section: '7',
      apis: ['management'],
      says: `400 at ${operation}: error (string)`,
      claim: { kind: 'has the type', at: at('error'), type: 'string' },
    },
    {
      section: '7',
      apis: ['management'],
      says: `400 at ${operation}: error is a detailed description`,
      claim: { kind: 'says', of: at('error'), sentence: 'detailed description' },
    },
    {
      section: '7',
      apis: ['management'],
      says: `400 at ${operation}: error codes or messages per condition are not shown`,
      claim: { kind: 'lists no values', at: at('error') },
    },
  ]
})

export const errors: readonly Fact[] = [
  ...badRequest,
  {
    section: '7',
    apis: ['management', 'observability-cloud'],
    says: 'the envelope of every success carries a `requestId`',
    claim: { kind: 'is there', at: { operation: '*', part: '200', path: ['requestId'] } },
  },
  {
    section: '7',
    apis: ['management'],
    says: 'the envelope of every success carries a request id',
    claim: { kind: 'says', of: 'the document', sentence: 'every success carries a request id' },
  },
  ...[scalingUpdate, keyDeletion].map(
    (operation): Fact => ({
      section: '7',
      apis: ['management'],
      says: `error statuses of ${operation} other than 400: not shown`,
      claim: { kind: 'shows no other answer than', operation, statuses: [200, 400] },
    }),
  ),
]
