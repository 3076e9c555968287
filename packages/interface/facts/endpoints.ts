import type { Fact } from './claim.ts'
import { keyDeletion, scalingUpdate } from './subjects.ts'
import type { Subject } from './table.ts'

const resultOf = (operation: string): Subject => ({ operation, part: '200', path: ['result'] })

/** What the envelope of a success holds under `result`, and what holds for all endpoints. */
export const allEndpoints: readonly Fact[] = [
  {
    section: '4',
    apis: ['management', 'observability-cloud'],
    says: 'all paths are relative to {base_url}',
    claim: { kind: 'is addressed by the user' },
  },
  {
    section: '4',
    apis: ['management', 'observability-cloud', 'observability-oss'],
    says: 'bodies are JSON (`Content-Type: application/json`)',
    claim: { kind: 'answers in JSON' },
  },
  {
    section: '2.1',
    apis: ['management', 'observability-cloud'],
    says: 'result: what an answer returns',
    claim: { kind: 'has its payload under', key: 'result' },
  },
  {
    section: '2.1',
    apis: ['management'],
    says: 'result: object',
    claim: { kind: 'has the type', at: resultOf(scalingUpdate), type: 'object' },
  },
  {
    section: '2.1',
    apis: ['management'],
    says: 'result: present for the scaling update (a Service record)',
    claim: { kind: 'has the name', at: resultOf(scalingUpdate), name: 'Service' },
  },
  {
    section: '2.1',
    apis: ['management'],
    says: 'result: absent for key deletion',
    claim: { kind: 'is not there', at: resultOf(keyDeletion) },
  },
]
