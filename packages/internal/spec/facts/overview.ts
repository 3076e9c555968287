import { type Fact, fact, sentences } from './claim.ts'
import { keyDeletion, scalingField, scalingUpdate, serviceField } from './subjects.ts'

/** What stands before the first section. */
export const introduction: readonly Fact[] = [
  fact(
    '0',
    ['management'],
    'the management operations on a database service are the scaling update and the API key deletion',
    { kind: 'serves only', operations: [scalingUpdate, keyDeletion] },
  ),
  fact(
    '0',
    ['observability-cloud', 'observability-oss'],
    'the observability API is for dashboards, alerts, sources, chart series and webhooks',
    { kind: 'groups by', tags: ['dashboards', 'alerts', 'sources', 'chart series', 'webhooks'] },
  ),
  fact('0', ['management'], 'the field `databaseVersion` has this neutral name', {
    kind: 'is there',
    at: serviceField('databaseVersion'),
  }),
  fact('0', ['observability-cloud'], 'the path segment `observability` has this neutral name', {
    kind: 'has paths like',
    pattern: '/v1/organizations/{organizationId}/services/{serviceId}/observability/<resource>',
    resources: ['dashboards', 'alerts', 'sources'],
  }),
]

/** What the service does. */
export const purpose: readonly Fact[] = [
  ...sentences('1', ['management'], 'the document', [
    'HTTP/JSON management API of a cloud database offering',
    'it manages organizations, database services inside organizations, and API keys of an organization',
    'it lets a caller change the *auto-scaling settings* of a service and delete an *API key*',
    '*operations* are grouped by *tags*: *Organization, User management, Billing*, Service, *Backup*, OpenAPI, *Prometheus*, *data pipelines*, and the *observability* group',
    'only the operations listed in section 4 are specified; the others are *not specified here*',
  ]),
  fact(
    '1',
    ['management', 'observability-cloud'],
    'the management API and the managed deployment are reached through {base_url}',
    { kind: 'is addressed by the user' },
  ),
  ...['minTotalMemoryGb', 'maxTotalMemoryGb', 'numReplicas', 'idleScaling', 'idleTimeoutMinutes'].map((field) =>
    fact(
      '1',
      ['management'],
      `a caller can change memory bounds, replica count and idle scale-to-zero behaviour: ${field}`,
      { kind: 'is there', at: scalingField(field) },
    ),
  ),
  fact(
    '1',
    ['observability-cloud', 'observability-oss'],
    'an observability API with dashboards, alerts and data sources',
    {
      kind: 'says',
      of: 'the document',
      sentence: 'an *observability API* with *dashboards*, *alerts* and data *sources*',
    },
  ),
  fact('1', ['observability-oss'], 'an open-source deployment is reached through its own API server', {
    kind: 'says',
    of: 'the document',
    sentence: 'through its own *API server*',
  }),
  fact('1', ['observability-oss'], 'it also offers chart series queries and webhook listing', {
    kind: 'says',
    of: 'the document',
    sentence: '*chart series* queries and *webhook* listing',
  }),
  fact('1', ['management'], 'operations are grouped by tags', {
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
  }),
]
