import { type Fact, fact } from './claim.ts'
import { stateNames } from './service.ts'
import { keyDeletion, serviceField } from './subjects.ts'

const observability = ['observability-cloud', 'observability-oss'] as const

/** Of these records the interface document shows an identifier at most. */
export const otherRecords: readonly Fact[] = [
  fact('2.5', ['management'], 'fields of the key record: not shown beyond its identifier, the path parameter keyId', {
    kind: 'takes the parameter',
    operation: keyDeletion,
    name: 'keyId',
  }),
  fact('2.5', ['management'], 'and the organization that owns it', {
    kind: 'takes the parameter',
    operation: keyDeletion,
    name: 'organizationId',
  }),
  fact('2.5', observability, 'fields of a dashboard record: not shown', {
    kind: 'shows no body of',
    operation: 'listDashboards',
    status: 200,
  }),
  fact('2.5', observability, 'fields of an alert record: not shown beyond the creation input in 4.3', {
    kind: 'shows no body of',
    operation: 'createAlert',
    status: 200,
  }),
  fact('2.5', observability, 'fields of a source record: not shown', {
    kind: 'shows no body of',
    operation: 'listSources',
    status: 200,
  }),
  fact('2.5', observability, 'a source has an identifier, used as sourceId', {
    kind: 'has the type',
    at: { operation: 'listSources', part: '200', path: ['(payload)', '[]', 'id'] },
    type: 'string',
  }),
  fact('2.5', ['observability-oss'], 'fields of a webhook record: not shown', {
    kind: 'shows no body of',
    operation: 'listWebhooks',
    status: 200,
  }),
  fact('2.5', ['observability-oss'], 'a webhook has an identifier, used as webhookId', {
    kind: 'has the type',
    at: { operation: 'listWebhooks', part: '200', path: ['(payload)', '[]', 'id'] },
    type: 'string',
  }),
]

/** Ids that an alert names. */
export const namedByAlerts: readonly Fact[] = [
  fact('4.3', observability, 'a dashboard has an id, which is the dashboardId of an alert', {
    kind: 'has the type',
    at: { operation: 'listDashboards', part: '200', path: ['(payload)', '[]', 'id'] },
    type: 'string',
  }),
  fact('4.3', observability, 'a tile of a dashboard has an id, which is the tileId of an alert', {
    kind: 'has the type',
    at: { operation: 'listDashboards', part: '200', path: ['(payload)', '[]', 'tiles', '[]', 'id'] },
    type: 'string',
  }),
]

/** States and transitions. */
export const states: readonly Fact[] = [
  fact('3', ['management'], `the service record's state takes one of ${stateNames.join(', ')}`, {
    kind: 'has the values',
    at: serviceField('state'),
    values: stateNames,
  }),
  fact('3', ['management'], 'transitions: not shown', {
    kind: 'does not know',
    topic: 'transitions between service states',
  }),
]
