import type { OperationGoldens } from '../src/golden.ts'
import { jsonHead, managed, organization } from './deployments.ts'
import { refuses } from './requests.ts'
import { throws } from './responses.ts'
import { type Single, single } from './single.ts'

const id = '8d1c3b5a-7f60-4e92-a4d8-2b6c0e9f1a37'
const of = (operation: Single, ...ids: unknown[]): OperationGoldens =>
  single(managed, organization, { ...operation, with: ids })

const policy = '"allowDeny":"ALLOW","permissions":["control-plane:service:view"],"resources":["instance/*"]'
const role =
  `{"id":"${id}","tenantId":"organization/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37","name":"Deployments","type":"custom",` +
  `"actors":["apiKey/d4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064"],"policies":[{"id":"1","roleId":"${id}",${policy},"tags":{"roleV2":"sql-console-admin"}}]}`

/** The roles of an organization. */
export const roles: Record<string, OperationGoldens> = {
  listRoles: of({ start: 'GET /roles', reads: ['[', role, ',{"id":"1","type":"system"}]'] }),
  createRole: of({
    start: 'POST /roles',
    body: `{"name":"Deployments","actors":[],"policies":[{${policy}}]}`,
    reads: [role],
    refusedBodies: [
      ['', 'refuses a role without actors', `{"name":"Deployments","policies":[{${policy}}]}`],
      [
        'policies.0.permissions',
        'refuses a policy without permissions',
        '{"name":"a","actors":[],"policies":[{"allowDeny":"DENY","permissions":[],"resources":["instance/*"]}]}',
      ],
    ],
    more: [
      throws(
        '400 Bad Request',
        '{"status":400,"error":"BAD_REQUEST: All permissions in a policy must target the same resource scope"}',
      ),
    ],
  }),
  getRole: of({ start: `GET /roles/${id}`, reads: [role] }, id),
  updateRole: of(
    {
      ...{ start: `PATCH /roles/${id}`, body: '{"actors":["user/a"]}', reads: [role] },
      refusedBodies: [['', 'refuses another type', '{"type":"system"}']],
    },
    id,
  ),
  deleteRole: of({ start: `DELETE /roles/${id}` }, id),
}

const observabilityRole =
  '{"id":"66a1f0c2d4e8b7a9c3f50a01","name":"Readers","permissions":[{"action":"read","subject":"Dashboard","inverted":false,"conditions":{"tags":"a"}}],"isPredefined":false}'
const ofService = (operation: Single): OperationGoldens => single(managed, managed.base, operation)

/** The roles of the managed observability of a service. */
export const observabilityRoles: Record<string, OperationGoldens> = {
  listRoles: ofService({ start: 'GET /roles', reads: ['[', observabilityRole, ']'] }),
  createRole: ofService({
    start: 'POST /roles',
    body: '{"name":"Readers","permissions":[{"action":"read","subject":"Dashboard","conditions":{"tags":{"$in":["a"]}}}]}',
    reads: [observabilityRole],
    refusedBodies: [
      ['permissions.0', 'refuses a permission of nothing', '{"name":"Readers","permissions":[{"action":"read"}]}'],
    ],
  }),
  getRole: ofService({ start: 'GET /roles/a', with: ['a'], reads: [observabilityRole] }),
  updateRole: ofService({
    ...{ start: 'PUT /roles/a', with: ['a'], body: '{"permissions":[]}', reads: [observabilityRole] },
    refusedBodies: [['', 'refuses a name alone', '{"name":"Writers"}']],
  }),
  deleteRole: ofService({ start: 'DELETE /roles/a', with: ['a'] }),
}

const infrastructure = `/byocInfrastructure/${id}`
const quota =
  '{"quotaCode":"replicas-per-warehouse","name":"Replicas","description":"The most replicas.","scope":"warehouse","value":50,"adjustable":false}'
const balance = '"id":"b","totalAmount":100,"amountSpent":1.5,"startDate":"2026-09-01","expirationDate":null'

/** What an organization has, may have and still may spend. */
export const organizationFacts: Record<string, OperationGoldens> = {
  getIdentity: single(managed, '/v1', {
    start: 'GET /whoami',
    reads: [`{"actorType":"apiKey","keyId":"${id}","name":"Deployments","organizationId":"${id}"}`],
  }),
  listServiceProfiles: of(
    {
      start: 'GET /serviceProfiles?region_id=eu-west-1',
      reads: ['[{"profile":"v1-standard-byoc-4","cpuCores":4,"memoryGi":16}]'],
    },
    { query: { region_id: 'eu-west-1' } },
  ),
  getCreditBalances: of({
    start: 'GET /creditBalances',
    reads: [`{"totalRemainingCredits":98.5,"balances":[{${balance},"type":"trial","remainingCredits":98.5}]}`],
  }),
  getActiveBalances: of(
    {
      start: 'GET /activeBalances?limit=1&offset=2',
      reads: [`{"totalRemainingPrepaidCredits":98.5,"prepaidBalances":[{${balance}}]}`],
    },
    { query: { limit: 1, offset: 2 } },
  ),
  listQuotas: of({
    start: 'GET /quotas',
    reads: ['[', quota, ']'],
    more: [throws('403 Forbidden', '{"status":403,"error":"FORBIDDEN"}')],
  }),
  getQuota: of({ start: 'GET /quotas/replicas-per-warehouse', reads: [quota] }, 'replicas-per-warehouse'),
  listPrometheusTargets: {
    ...of({ start: 'GET /prometheus/discovery?filtered_metrics=false' }, { query: { filtered_metrics: false } }),
    responses: [
      {
        name: 'resolves to a list without an envelope',
        answers: [[...jsonHead('200 OK'), '[{"targets":["api.example.com"],"labels":{"__scheme__":"https"}}]']],
        outcome: { payload: [{ targets: ['api.example.com'], labels: { __scheme__: 'https' } }] },
      },
    ],
    refused: [
      refuses('a request without a credential', 401, [`GET ${organization}/prometheus/discovery HTTP/1.1`, '']),
    ],
  },
  getByocInfrastructure: of(
    { start: `GET ${infrastructure}`, reads: [`{"id":"${id}","state":"infra-upgrading","accountId":"123456789012"}`] },
    id,
  ),
  getByocInfrastructureProgress: of(
    {
      start: `GET ${infrastructure}/progress`,
      reads: [
        `{"id":"${id}","status":"waiting","stages":[{"name":"vpc","status":"ready","subStages":[{"name":"subnet"}]}]}`,
      ],
    },
    id,
  ),
  getByocInfrastructureTags: of({ start: `GET ${infrastructure}/tags`, reads: ['{"tags":{"team":"orders"}}'] }, id),
  getByocPrivateEndpointConfig: of(
    {
      start: `GET ${infrastructure}/privateEndpointConfig`,
      reads: ['{"endpointName":"a","privateDnsHostname":"b.example.com"}'],
    },
    id,
  ),
}
