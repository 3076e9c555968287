import { type Fact, fact, sentences } from './claim.ts'
import { keyDeletion } from './subjects.ts'

const managed = ['management', 'observability-cloud'] as const

export const authentication: readonly Fact[] = [
  fact('5', managed, 'HTTP Basic (`Authorization: Basic <encoded-value>`)', {
    kind: 'authenticates by',
    scheme: 'basic',
  }),
  ...sentences('5', managed, 'the credential', [
    'key ID as user name and key secret as password',
    'both obtained by creating an API key in the cloud console',
  ]),
  fact('5', ['observability-oss'], 'Bearer token (`Authorization: Bearer <API_KEY>`)', {
    kind: 'authenticates by',
    scheme: 'bearer',
  }),
  ...sentences('5', ['observability-oss'], 'the credential', [
    'a Personal API Access Key, copied from the API Keys page of the team settings in the user interface',
    'the Ingestion API Key authenticates telemetry sent to the collector and is not valid for the API',
  ]),
  fact('5', ['management'], 'a key cannot delete itself (4.2)', {
    kind: 'says',
    of: { operation: keyDeletion },
    sentence: 'a *key* that authenticates the active request *cannot* be *deleted*',
  }),
  fact('5', ['management'], 'per-key permissions or roles: not shown', {
    kind: 'does not know',
    topic: 'per-key permissions',
  }),
]

export const events: readonly Fact[] = [
  fact('6', managed, 'events: not shown', { kind: 'does not know', topic: 'events' }),
  fact('6', ['observability-cloud'], 'including the payload delivered to a webhook channel of an alert', {
    kind: 'does not know',
    topic: 'payloads delivered to a channel',
  }),
  fact('6', ['observability-oss'], 'including the payload delivered to a webhook channel of an alert', {
    kind: 'does not know',
    topic: 'payloads delivered to a webhook',
  }),
]
