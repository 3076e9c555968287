import { type Fact, fact } from './claim.ts'
import { keyDeletion, scalingUpdate } from './subjects.ts'
import type { Subject } from './table.ts'

const resultOf = (operation: string): Subject => ({ operation, part: '200', path: ['result'] })

/** What the envelope of a success holds under `result`, and what holds for all endpoints. */
export const allEndpoints: readonly Fact[] = [
  fact('4', ['management', 'observability-cloud'], 'all paths are relative to {base_url}', {
    kind: 'is addressed by the user',
  }),
  fact(
    '4',
    ['management', 'observability-cloud', 'observability-oss'],
    'bodies are JSON (`Content-Type: application/json`)',
    { kind: 'answers in JSON' },
  ),
  fact('2.1', ['management', 'observability-cloud'], 'result: what an answer returns', {
    kind: 'has its payload under',
    key: 'result',
  }),
  fact('2.1', ['management'], 'result: object', { kind: 'has the type', at: resultOf(scalingUpdate), type: 'object' }),
  fact('2.1', ['management'], 'result: present for the scaling update (a Service record)', {
    kind: 'has the name',
    at: resultOf(scalingUpdate),
    name: 'Service',
  }),
  fact('2.1', ['management'], 'result: absent for key deletion', { kind: 'is not there', at: resultOf(keyDeletion) }),
]
