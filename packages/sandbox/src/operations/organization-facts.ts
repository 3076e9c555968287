import type { Quota } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { expectPresent, type ManagementCall, type ManagementHandlers } from './operation.ts'

/** What an organization has, may have and still may spend. */
export const organizationFacts = {
  getIdentity: ({ key, organization }) => ({
    payload: { actorType: 'apiKey', keyId: key.id, name: key.name, organizationId: organization.id },
  }),
  listServiceProfiles: (call) => {
    const { region_id: region, byoc_id: infrastructure } = call.query
    if (region === undefined && infrastructure === undefined)
      throw new Refusal(400, 'BAD_REQUEST: region_id is required unless byoc_id is given')
    if (infrastructure !== undefined && !uuid.test(infrastructure))
      throw new Refusal(400, 'BAD_REQUEST: Invalid byoc_id')
    return { payload: profiles }
  },
  getCreditBalances: () => ({
    payload: {
      totalRemainingCredits: prepaid.remaining,
      balances: [{ ...balance, type: 'prepaid', remainingCredits: prepaid.remaining }],
    },
  }),
  getActiveBalances: ({ query }) => {
    const { limit = 100, offset = 0 } = query
    const prepaidBalances = [{ ...balance, remainingPrepaidCredits: prepaid.remaining }].slice(offset, offset + limit)
    return { payload: { totalRemainingPrepaidCredits: prepaid.remaining, prepaidBalances } }
  },
  listQuotas: (call) => ({ payload: quotasOf(call) }),
  getQuota: (call) => {
    const code = call.pathValue('quotaCode')
    return { payload: expectPresent(quotasOf(call).find(({ quotaCode }) => quotaCode === code)) }
  },
  listPrometheusTargets: ({ organization }) => ({
    payload: organization.services.map(({ record: { id, name = '' } }) => ({
      targets: ['api.example.com'],
      labels: {
        __scheme__: 'https',
        __metrics_path__: `/v1/organizations/${organization.id}/services/${id}/prometheus`,
        service_id: id,
        service_name: name,
      },
    })),
  }),
  getByocInfrastructure: (call) => ({ payload: infrastructureOf(call) }),
  getByocInfrastructureProgress: (call) => {
    const { id } = infrastructureOf(call)
    return { payload: { id, status: 'ready', stages: [] } }
  },
  getByocInfrastructureTags: (call) => ({ payload: { tags: infrastructureOf(call).tags ?? {} } }),
  getByocPrivateEndpointConfig: (call) => {
    const { id, regionId } = infrastructureOf(call)
    const endpointName = `com.amazonaws.vpce.${regionId}.vpce-svc-${String(id).replaceAll('-', '').slice(0, 17)}`
    return { payload: { endpointName, privateDnsHostname: `${id}.private.example.com` } }
  },
} satisfies Partial<ManagementHandlers>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const profiles = [
  { profile: 'v1-default', cpuCores: 4, memoryGi: 16 },
  { profile: 'v1-highmem-xs', cpuCores: 2, memoryGi: 16 },
  { profile: 'v1-highcpu-s', cpuCores: 8, memoryGi: 16 },
]

const prepaid = { total: 1_000, spent: 250.5, remaining: 749.5 }
const balance = {
  ...{ id: 'balance-1', totalAmount: prepaid.total, amountSpent: prepaid.spent },
  ...{ startDate: '2026-01-01', expirationDate: '2026-12-31' },
}

function quotasOf({ organization: { services, keys } }: ManagementCall): Quota[] {
  const replicas = Math.max(0, ...services.map(({ record }) => record.numReplicas ?? 0))
  const quotas: readonly (readonly [
    code: string,
    name: string,
    scope: Quota['scope'],
    value: number,
    usage: number,
  ])[] = [
    ['services-per-organization', 'Services', 'organization', 20, services.length],
    ['api-keys-per-organization', 'API keys', 'organization', 100, keys.length],
    ['replicas-per-warehouse', 'Replicas', 'warehouse', 20, replicas],
  ]
  return quotas.map(([quotaCode, name, scope, value, usage]) => {
    const description = `The most ${name.toLowerCase()} of ${scope === 'warehouse' ? 'a' : 'an'} ${scope}.`
    return { quotaCode, name, description, scope, value, usage, adjustable: true }
  })
}

/** Nothing creates infrastructure: a state can have some as objects of this kind. */
function infrastructureOf({ organization, id }: ManagementCall): Record<string, unknown> {
  const all = organization.objects.byocInfrastructure ?? []
  return expectPresent(all.find(({ record }) => record.id === id.toLowerCase())).record
}
