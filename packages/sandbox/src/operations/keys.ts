import type { CreatedKey, ApiKey as KeyRecord } from '@clouddb/management/types'
import { defaultOf } from '../defaults.ts'
import { Refusal } from '../http/refusal.ts'
import type { Identifiers } from '../identifiers.ts'
import { addItem, itemWith, keyById, removeItem } from '../item-index.ts'
import type { ApiKey, Organization } from '../state.ts'
import { managedKind } from './kinds.ts'
import { defined, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { assignedRoles, formerRoles } from './roles.ts'
import { closeEndpointsTo } from './service-access.ts'

const mostKeys = 100
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The keys of an organization. */
export const keys = {
  ...managedKind('Key', {
    items: ({ organization }) => organization.keys,
    find: keyOfCall,
    describe: (key, { organization }) => keyRecord(organization, key),
    make: changedKey,
    remove: ({ organization, key }, deleted) => {
      if (!deleted) return
      if (key === deleted)
        throw new Refusal(400, 'BAD_REQUEST: Only a key not used to authenticate the active request can be deleted')
      removeItem(organization.keys, deleted)
      closeEndpointsTo(deleted.id, organization.services)
    },
  }),
  createKey: (call) => ({ payload: create(call) }),
} satisfies Partial<ManagementHandlers>

function keyOfCall({ organization, id }: ManagementCall): ApiKey | undefined {
  if (!uuid.test(id)) throw new Refusal(400, 'BAD_REQUEST: Invalid key id')
  return itemWith(organization.keys, keyById, id)
}

function changedKey({ organization, body }: ManagementCall<'updateKey'>, before?: ApiKey): ApiKey {
  const { expireAt, ipAccessList, name, state, ...sent } = body
  const roles = assignedRoles(organization, sent)
  const { expireAt: expiry, ...key } = before as ApiKey
  const next = expireAt === undefined ? expiry : (expireAt ?? undefined)
  return { ...key, ...defined({ name, state, assignedRoles: roles, ipAccessList, expireAt: next }) } as ApiKey
}

function create({ organization, key: creator, body, identifiers, clock }: ManagementCall<'createKey'>): CreatedKey {
  if (organization.keys.length >= mostKeys)
    throw new Refusal(400, `BAD_REQUEST: An organization has at most ${mostKeys} keys`)
  const { name, expireAt, state, hashData, ipAccessList, ...sent } = body
  const generated = hashData ? undefined : credentialsOf(identifiers)
  const key: ApiKey = {
    id: identifiers.uuid(),
    name,
    ...(generated ?? { keyId: '', keySecret: '' }),
    ...(hashData && { hashes: hashData }),
    state: state ?? 'enabled',
    assignedRoles: assignedRoles(organization, sent) ?? creator.assignedRoles,
    createdAt: new Date(clock.now()).toISOString(),
    ...(expireAt != null && { expireAt }),
    ipAccessList: ipAccessList ?? defaultOf('ApiKey', 'ipAccessList'),
  }
  addItem(organization.keys, key)
  return { key: keyRecord(organization, key), ...generated }
}

/** A key ID and a secret that depend on the seed alone, so that runs with a clock are alike. */
function credentialsOf({ uuid }: Identifiers): { keyId: string; keySecret: string } {
  const digits = () => uuid().replaceAll('-', '')
  return { keyId: digits().slice(0, 20), keySecret: `4b1d${digits()}${digits().slice(0, 6)}` }
}

/** A key as answers show it. */
function keyRecord(organization: Organization, key: ApiKey): KeyRecord {
  const { keyId, keySecret: _, hashes, ...record } = key
  const roles = formerRoles(organization, key.assignedRoles)
  return { ...record, roles, keySuffix: hashes?.keyIdSuffix ?? keyId.slice(-4) }
}
