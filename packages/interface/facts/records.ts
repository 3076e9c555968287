import type { Fact } from './claim.ts'
import { stateNames } from './service.ts'
import { keyDeletion, serviceField } from './subjects.ts'

const observability = ['observability-cloud', 'observability-oss'] as const

/** Of these records the interface document shows an identifier at most. */
export const otherRecords: readonly Fact[] = [
  {
    section: '2.5',
    apis: ['management'],
    says: 'fields of the key record: not shown beyond its identifier, the path parameter keyId',
    claim: { kind: 'takes the parameter', operation: keyDeletion, name: 'keyId' },
  },
  {
    section: '2.5',
    apis: ['management'],
    says: 'and the organization that owns it',
    claim: { kind: 'takes the parameter', operation: keyDeletion, name: 'organizationId' },
  },
  {
    section: '2.5',
    apis: observability,
    says: 'fields of a dashboard record: not shown',
    claim: { kind: 'shows no body of', operation: 'listDashboards', status: 200 },
  },
  {
    section: '2.5',
    apis: observability,
    says: 'fields of an alert record: not shown beyond the creation input in 4.3',
    claim: { kind: 'shows no body of', operation: 'createAlert', status: 200 },
  },
  {
    section: '2.5',
    apis: observability,
    says: 'fields of a source record: not shown',
    claim: { kind: 'shows no body of', operation: 'listSources', status: 200 },
  },
  {
    section: '2.5',
    apis: observability,
    says: 'a source has an identifier, used as sourceId',
    claim: {
      kind: 'has the type',
      at: { operation: 'listSources', part: '200', path: ['(payload)', '[]', 'id'] },
      type: 'string',
    },
  },
  {
    section: '2.5',
    apis: ['observability-oss'],
    says: 'fields of a webhook record: not shown',
    claim: { kind: 'shows no body of', operation: 'listWebhooks', status: 200 },
  },
  {
    section: '2.5',
    apis: ['observability-oss'],
    says: 'a webhook has an identifier, used as webhookId',
    claim: {
      kind: 'has the type',
      at: { operation: 'listWebhooks', part: '200', path: ['(payload)', '[]', 'id'] },
      type: 'string',
    },
  },
]

/** Ids that an alert names. */
export const namedByAlerts: readonly Fact[] = [
  {
    section: '4.3',
    apis: observability,
    says: 'a dashboard has an id, which is the dashboardId of an alert',
    claim: {
      kind: 'has the type',
      at: { operation: 'listDashboards', part: '200', path: ['(payload)', '[]', 'id'] },
      type: 'string',
    },
  },
  {
    section: '4.3',
    apis: observability,
    says: 'a tile of a dashboard has an id, which is the tileId of an alert',
    claim: {
      kind: 'has the type',
      at: { operation: 'listDashboards', part: '200', path: ['(payload)', '[]', 'tiles', '[]', 'id'] },
      type: 'string',
    },
  },
]

/** States and transitions. */
export const states: readonly Fact[] = [
  {
    section: '3',
    apis: ['management'],
    says: `the service record's state takes one of ${stateNames.join(', ')}`,
    claim: { kind: 'has the values', at: serviceField('state'), values: stateNames },
  },
  {
    section: '3',
    apis: ['management'],
    says: 'transitions: not shown',
    claim: { kind: 'does not know', topic: 'transitions between service states' },
  },
]
