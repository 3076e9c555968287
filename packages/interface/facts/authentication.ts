import type { Fact } from './claim.ts'
import { keyDeletion } from './subjects.ts'

const managed = ['management', 'observability-cloud'] as const

export const authentication: readonly Fact[] = [
  {
    section: '5',
    apis: managed,
    says: 'HTTP Basic (`Authorization: Basic <encoded-value>`)',
    claim: { kind: 'authenticates by', scheme: 'basic' },
  },
  ...[
    'key ID as user name and key secret as password',
    'both obtained by creating an API key in the cloud console',
  ].map(
    (sentence): Fact => ({
      section: '5',
      apis: managed,
      says: sentence,
      claim: { kind: 'says', of: 'the credential', sentence },
    }),
  ),
  {
    section: '5',
    apis: ['observability-oss'],
    says: 'Bearer token (`Authorization: Bearer <API_KEY>`)',
    claim: { kind: 'authenticates by', scheme: 'bearer' },
  },
  ...[
    'a Personal API Access Key, copied from the API Keys page of the team settings in the user interface',
    'the Ingestion API Key authenticates telemetry sent to the collector and is not valid for the API',
  ].map(
    (sentence): Fact => ({
      section: '5',
      apis: ['observability-oss'],
      says: sentence,
      claim: { kind: 'says', of: 'the credential', sentence },
    }),
  ),
  {
    section: '5',
    apis: ['management'],
    says: 'a key cannot delete itself (4.2)',
    claim: {
      kind: 'says',
      of: { operation: keyDeletion },
      sentence: 'a *key* that authenticates the active request *cannot* be *deleted*',
    },
  },
  {
    section: '5',
    apis: ['management'],
    says: 'per-key permissions or roles: not shown',
    claim: { kind: 'does not know', topic: 'per-key permissions' },
  },
]

export const events: readonly Fact[] = [
  {
    section: '6',
    apis: managed,
    says: 'events: not shown',
    claim: { kind: 'does not know', topic: 'events' },
  },
  {
    section: '6',
    apis: ['observability-cloud'],
    says: 'including the payload delivered to a webhook channel of an alert',
    claim: { kind: 'does not know', topic: 'payloads delivered to a channel' },
  },
  {
    section: '6',
    apis: ['observability-oss'],
    says: 'including the payload delivered to a webhook channel of an alert',
    claim: { kind: 'does not know', topic: 'payloads delivered to a webhook' },
  },
]
