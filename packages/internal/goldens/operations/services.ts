import type { OperationGoldens } from '../src/golden.ts'
import { managed, organization, service } from './deployments.ts'
import { type Single, single } from './single.ts'

const id = '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658'
const record = `{"id":"${id}","name":"Checkout events","state":"stopping","iamRole":null}`

/** An operation below a service. */
const below = (start: string, more: Partial<Single> = {}): OperationGoldens =>
  single(managed, service, { start, with: [id], ...more })

const window = '{"weekday":0,"startHourUtc":18}'
const endpoint = '{"roles":["sql_console_admin"],"openApiKeys":["d4c7a6e8"],"allowedOrigins":""}'
const entry = '"name":"Night","weekdays":[0,6],"startHourUtc":22,"endHourUtc":4'
const schedule = [
  `{"entries":[{"id":"8d1a4e37-b925-4c3f-9a9d-1e580f4b2c6e",${entry},"autoscalingMode":"vertical",`,
  '"minReplicas":2,"maxReplicas":2,"isActiveNow":false}],"baseConfig":{"minReplicaMemoryGb":16}}',
].join('')

export const services: Readonly<Record<string, OperationGoldens>> = {
  listServices: single(managed, organization, {
    start: `GET /services?filter=tag%3Aenvironment%3Dproduction&filter=tag%3Abatch`,
    with: [{ query: { filter: ['tag:environment=production', 'tag:batch'] } }],
    reads: [`[${record}]`],
  }),
  createService: single(managed, organization, {
    start: 'POST /services',
    body: '{"name":"Checkout events","provider":"aws","region":"il-central-1","numReplicas":20,"isReadonly":false}',
    reads: [`{"service":${record},"password":"pa:ss wörd"}`],
    refusedBodies: [
      [
        'tags.0.key',
        'refuses a tag with a space',
        '{"name":"a","provider":"gcp","region":"us-east1","tags":[{"key":"a b"}]}',
      ],
    ],
  }),
  getService: below('GET ', { reads: [record] }),
  updateService: below('PATCH ', {
    body: '{"ipAccessList":{"add":[{"source":"10.1.0.0/16"}],"remove":[{"source":"0.0.0.0/0"}]}}',
    reads: [record],
    refusedBodies: [
      ['name', 'refuses a name of 51 characters', `{"name":"${'n'.repeat(51)}"}`],
      ['ipAccessList.remove.0', 'refuses to remove no address', '{"ipAccessList":{"remove":[{}]}}'],
    ],
  }),
  deleteService: below('DELETE '),
  updateServiceState: below('PATCH /state', {
    body: '{"command":"stop"}',
    reads: [record],
    refusedBodies: [['command', 'refuses an unknown command', '{"command":"restart"}']],
  }),
  updateServiceReplicaScaling: below('PATCH /replicaScaling', {
    body: '{"autoscalingMode":"horizontal","minReplicas":2,"maxReplicas":6,"minReplicaMemoryGb":356}',
    reads: [record],
    refusedBodies: [['minReplicaMemoryGb', 'refuses a memory that is no multiple of 4', '{"minReplicaMemoryGb":18}']],
  }),
  updateServicePassword: below('PATCH /password', {
    body: '{"newPasswordHash":"FFDjt3jDwj6hhaiCqWZHVwAlNkp2fFmQhvhhQh4yOOY="}',
    reads: ['{"password":"pa:ss wörd"}'],
    refusedBodies: [['', 'refuses the password itself', '{"password":"pa:ss wörd"}']],
  }),
  getPrivateEndpointConfig: below('GET /privateEndpointConfig', {
    reads: ['{"endpointServiceId":"com.example.vpce-svc-0f1e","privateDnsHostname":null}'],
  }),
  createPrivateEndpoint: below('POST /privateEndpoint', {
    body: '{"id":"vpce-0a1b","description":"Checkout"}',
    reads: ['{"id":"vpce-0a1b","description":"Checkout","cloudProvider":"aws","region":"eu-west-1"}'],
    refusedBodies: [['', 'refuses an endpoint without an id', '{"description":"Checkout"}']],
  }),
  getQueryEndpoint: below('GET /serviceQueryEndpoint', { reads: [`{"id":"q1",${endpoint.slice(1)}`] }),
  upsertQueryEndpoint: below('POST /serviceQueryEndpoint', {
    body: endpoint,
    reads: [`{"id":"q1",${endpoint.slice(1)}`],
    refusedBodies: [['roles.0', 'refuses an unknown role', endpoint.replace('_admin', '_owner')]],
  }),
  deleteQueryEndpoint: below('DELETE /serviceQueryEndpoint'),
  getUpgradeWindow: below('GET /upgradeWindow', { reads: [`{"duration":6,${window.slice(1)}`] }),
  updateUpgradeWindow: below('PUT /upgradeWindow', {
    body: window,
    reads: [`{"duration":6,${window.slice(1)}`],
    refusedBodies: [['startHourUtc', 'refuses an hour between the four', '{"weekday":0,"startHourUtc":9}']],
  }),
  deleteUpgradeWindow: below('DELETE /upgradeWindow'),
  getScalingSchedule: below('GET /scalingSchedule', { reads: [schedule] }),
  upsertScalingSchedule: below('POST /scalingSchedule', {
    body: `{"entries":[{${entry},"numReplicas":2}]}`,
    reads: [schedule],
    refusedBodies: [
      ['entries.0.weekdays', 'refuses an entry without a day', `{"entries":[{${entry.replace('0,6', '')}}]}`],
    ],
  }),
  deleteScalingSchedule: below('DELETE /scalingSchedule'),
}
