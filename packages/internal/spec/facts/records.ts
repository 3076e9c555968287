import { type Fact, fact } from './claim.ts'
import { stateNames } from './service.ts'
import { keyDeletion, serviceField } from './subjects.ts'
import type { Api, NonEmpty, Section } from './table.ts'

const observability = ['observability-cloud', 'observability-oss'] as const

const notShown = (apis: NonEmpty<Api>, says: string, operation: string): Fact =>
  fact('2.5', apis, says, { kind: 'shows no body of', operation, status: 200 })

/** The items of a list have an id, or what stands in them under `below`. */
const hasId = (section: Section, apis: NonEmpty<Api>, says: string, operation: string, ...below: string[]): Fact =>
  fact(section, apis, says, {
    kind: 'has the type',
    at: { operation, part: '200', path: ['(payload)', '[]', ...below, 'id'] },
    type: 'string',
  })

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
  notShown(observability, 'fields of a dashboard record: not shown', 'listDashboards'),
  notShown(observability, 'fields of an alert record: not shown beyond the creation input in 4.3', 'createAlert'),
  notShown(observability, 'fields of a source record: not shown', 'listSources'),
  hasId('2.5', observability, 'a source has an identifier, used as sourceId', 'listSources'),
  notShown(['observability-oss'], 'fields of a webhook record: not shown', 'listWebhooks'),
  hasId('2.5', ['observability-oss'], 'a webhook has an identifier, used as webhookId', 'listWebhooks'),
]

/** Ids that an alert names. */
export const namedByAlerts: readonly Fact[] = [
  hasId('4.3', observability, 'a dashboard has an id, which is the dashboardId of an alert', 'listDashboards'),
  hasId(
    '4.3',
    observability,
    'a tile of a dashboard has an id, which is the tileId of an alert',
    'listDashboards',
    'tiles',
    '[]',
  ),
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
