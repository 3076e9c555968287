import type { Fact } from './claim.ts'
import { keyDeletion, scalingField, scalingUpdate, serviceField } from './subjects.ts'

/** What stands before the first section. */
export const introduction: readonly Fact[] = [
  {
    section: '0',
    apis: ['management'],
    says: 'the management operations on a database service are the scaling update and the API key deletion',
    claim: { kind: 'serves only', operations: [scalingUpdate, keyDeletion] },
  },
  {
    section: '0',
    apis: ['observability-cloud', 'observability-oss'],
    says: 'the observability API is for dashboards, alerts, sources, chart series and webhooks',
    claim: { kind: 'groups by', tags: ['dashboards', 'alerts', 'sources', 'chart series', 'webhooks'] },
  },
  {
    section: '0',
    apis: ['management'],
    says: 'the field `databaseVersion` has this neutral name',
    claim: { kind: 'is there', at: serviceField('databaseVersion') },
  },
  {
    section: '0',
    apis: ['observability-cloud'],
    says: 'the path segment `observability` has this neutral name',
    claim: {
      kind: 'has paths like',
      pattern: '/v1/organizations/{organizationId}/services/{serviceId}/observability/<resource>',
      resources: ['dashboards', 'alerts', 'sources'],
    },
  },
]

/** What the service does. */
export const purpose: readonly Fact[] = [
  ...[
    'HTTP/JSON management API of a cloud database offering',
    'it manages organizations, database services inside organizations, and API keys of an organization',
    'it lets a caller change the *auto-scaling settings* of a service and delete an *API key*',
    '*operations* are grouped by *tags*: *Organization, User management, Billing*, Service, *Backup*, OpenAPI, *Prometheus*, *data pipelines*, and the *observability* group',
    'only the operations listed in section 4 are specified; the others are *not specified here*',
  ].map(
    (sentence): Fact => ({
      section: '1',
      apis: ['management'],
      says: sentence,
      claim: { kind: 'says', of: 'the document', sentence },
    }),
  ),
  {
    section: '1',
    apis: ['management', 'observability-cloud'],
    says: 'the management API and the managed deployment are reached through {base_url}',
    claim: { kind: 'is addressed by the user' },
  },
  ...['minTotalMemoryGb', 'maxTotalMemoryGb', 'numReplicas', 'idleScaling', 'idleTimeoutMinutes'].map(
    (field): Fact => ({
      section: '1',
      apis: ['management'],
      says: `a caller can change memory bounds, replica count and idle scale-to-zero behaviour: ${field}`,
      claim: { kind: 'is there', at: scalingField(field) },
    }),
  ),
  {
    section: '1',
    apis: ['observability-cloud', 'observability-oss'],
    says: 'an observability API with dashboards, alerts and data sources',
    claim: {
      kind: 'says',
      of: 'the document',
      sentence: 'an *observability API* with *dashboards*, *alerts* and data *sources*',
    },
  },
  {
    section: '1',
    apis: ['observability-oss'],
    says: 'an open-source deployment is reached through its own API server',
    claim: { kind: 'says', of: 'the document', sentence: 'through its own *API server*' },
  },
  {
    section: '1',
    apis: ['observability-oss'],
    says: 'it also offers chart series queries and webhook listing',
    claim: { kind: 'says', of: 'the document', sentence: '*chart series* queries and *webhook* listing' },
  },
  {
    section: '1',
    apis: ['management'],
    says: 'operations are grouped by tags',
    claim: {
      kind: 'groups by',
      tags: [
        'Organization',
        'User management',
        'Billing',
        'Service',
        'Backup',
        'OpenAPI',
        'Prometheus',
        'data pipelines',
        'observability',
      ],
    },
  },
]
