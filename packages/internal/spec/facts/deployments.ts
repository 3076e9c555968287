import { alertCreation } from './alert.ts'
import { type Claim, type Fact, fact } from './claim.ts'
import { operationTables } from './operations.ts'
import type { Api, NonEmpty, Section, Subject } from './table.ts'

/** What 4.3 and 4.4 say of a deployment, beside the tables of its operations. */
type Statement = readonly [says: string, claim: Claim]

const statementsOf = (section: Section, api: Api, statements: NonEmpty<Statement>): Fact[] =>
  statements.map(([says, claim]) => fact(section, [api], says, claim))

const requestsOf = (api: Api): string[] =>
  operationTables.filter(({ apis }) => apis.includes(api)).map(({ request }) => request)

const everything: NonEmpty<string> = ['create', 'list', 'get', 'update', 'delete']

const supports = (resource: string, actions: NonEmpty<string>): Statement => [
  `supports ${resource} (${actions.join(', ')})`,
  { kind: 'supports', resource, actions },
]

const restNotShown = (api: Api): Statement => [
  'methods, item paths and payloads of the operations that are not listed in the table: not shown',
  { kind: 'shows only', operations: requestsOf(api) },
]

/** Of an alert, the values that are named are not all. */
const openValues: readonly Fact[] = (
  [
    ['source', 'tile'],
    ['thresholdType', 'above'],
    ['interval', '1h'],
    ['channel.type', 'webhook'],
  ] as const
).map(([name, value]) =>
  fact(
    '4.3',
    ['observability-cloud', 'observability-oss'],
    `the values of ${name} are not fully enumerated; only \`${value}\` is given`,
    {
      kind: 'has no other value of the interface',
      at: { operation: 'createAlert', part: 'body', path: [`(${alertCreation.member})`, ...name.split('.')] },
      values: [value],
    },
  ),
)

/** The path of the managed deployment names what other sections describe. */
const identifiers: readonly Fact[] = (
  [
    ['4.1', 'organizationId', 'id of the organization that owns the service'],
    ['2.2', 'serviceId', 'id of the service'],
  ] as const
).flatMap(([section, name, sentence]): Fact[] => {
  const at: Subject = { operation: '*', part: `parameter ${name}`, path: [] }
  const apis = ['observability-cloud'] as const
  return [
    fact(section, apis, `${name}: string`, { kind: 'has the type', at, type: 'string' }),
    fact(section, apis, `${name}: uuid`, { kind: 'has', at, keyword: 'format', value: 'uuid' }),
    fact(section, apis, `${name}: ${sentence}`, { kind: 'says', of: at, sentence }),
  ]
})

const saidByTheDocument = (sentence: string): Statement => [sentence, { kind: 'says', of: 'the document', sentence }]

export const managedDeployment: readonly Fact[] = statementsOf('4.3', 'observability-cloud', [
  saidByTheDocument('Observability API, managed deployment'),
  [
    'the base pattern, where resource is dashboards, alerts or sources',
    {
      kind: 'has paths like',
      pattern: '/v1/organizations/{organizationId}/services/{serviceId}/observability/<resource>',
      resources: ['dashboards', 'alerts', 'sources'],
    },
  ],
  supports('dashboards', everything),
  supports('alerts', everything),
  supports('sources', ['list']),
  restNotShown('observability-cloud'),
]).concat(openValues, identifiers)

export const openSourceDeployment: readonly Fact[] = statementsOf('4.4', 'observability-oss', [
  saidByTheDocument('Observability API, open-source deployment'),
  [
    'the base pattern {oss_base_url}/api/v2/<resource>',
    {
      kind: 'has paths like',
      pattern: '/api/v2/<resource>',
      resources: ['dashboards', 'alerts', 'charts', 'sources', 'webhooks'],
    },
  ],
  ['its address has port 8000', { kind: 'listens on', port: 8000 }],
  ...[
    'the API server listens on port 8000 by default',
    'the user interface listens separately on port 8080',
    'when the all-in-one container is used, port 8000 must be published explicitly',
  ].map(saidByTheDocument),
  supports('dashboards', everything),
  supports('alerts', everything),
  supports('sources', ['list']),
  supports('webhooks', ['list']),
  [
    'supports charts (POST only)',
    {
      kind: 'supports by method',
      resource: 'charts',
      methods: ['POST'],
      shown: requestsOf('observability-oss').filter((request) => request.includes('/charts/')),
    },
  ],
  restNotShown('observability-oss'),
])
