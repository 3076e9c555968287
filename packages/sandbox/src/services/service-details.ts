import type { ResourceTag, Service, ServiceEndpoint, UpdateServiceRequest } from '@clouddb/management/types'
import { managementDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { defined } from '../json.ts'
import type { Organization, ServiceRecord } from '../state.ts'
import { endpointsFor } from './services.ts'

/** What every new service has in its record. */
export function initialRecord(id: string, provider: string, region: string): Service {
  const host = `${id.slice(0, 8)}.${region}.${provider}.db.example.com`
  return {
    databaseVersion: '26.2',
    endpoints: [
      { protocol: 'nativesecure', host, port: 9440 },
      { protocol: 'https', host, port: 8443 },
    ],
    idleScaling: true,
    idleTimeoutMinutes: 15,
    privateEndpointIds: [],
    availablePrivateEndpointIds: [],
    isReadonly: false,
    releaseChannel: 'default',
    hasTransparentDataEncryption: false,
    profile: 'v1-default',
    tags: [],
  }
}

/** What an update removes from a list, and adds to it. */
interface Patch<Item> {
  readonly add?: readonly Item[]
  readonly remove?: readonly Item[]
}

/**
 * The record of a service after an update of its details.
 *
 * @throws Refusal if the update breaks a rule.
 */
export function updatedRecord(
  organization: Organization,
  record: ServiceRecord,
  sent: UpdateServiceRequest,
): ServiceRecord {
  const { ipAccessList, privateEndpointIds, endpoints, tags: tagPatch, ...settings } = sent
  const ignored = record.hasTransparentDataEncryption ? {} : { transparentDataEncryptionKeyId: undefined }
  refuseUnknownEndpoints(privateEndpointIds?.add ?? [], record, organization)
  const tags = patched(record.tags, tagPatch, ({ key }) => key)
  refuseTooManyTags(tags)
  return {
    ...record,
    ...defined({ ...settings, ...ignored }),
    ...(ipAccessList && { ipAccessList: patched(record.ipAccessList, ipAccessList, ({ source }) => source) }),
    ...(privateEndpointIds && {
      privateEndpointIds: patched(record.privateEndpointIds, privateEndpointIds, (id) => id),
    }),
    ...((record.tags || tagPatch) && { tags }),
    ...(endpoints && { endpoints: changedEndpoints(record, endpoints) }),
  } as ServiceRecord
}

/** Items are removed first. An added item replaces the one with the same key. */
function patched<Item>(list: readonly Item[] | null = [], patch: Patch<Item> = {}, keyOf: (item: Item) => unknown) {
  const { add = [], remove = [] } = patch
  const gone = new Set([...remove, ...add].map(keyOf))
  return [
    ...(list ?? []).filter((item) => !gone.has(keyOf(item))),
    ...new Map(add.map((item) => [keyOf(item), item])).values(),
  ]
}

/** Refuses private endpoints that are not of the organization, or of another region. */
export function refuseUnknownEndpoints(
  ids: readonly string[],
  record: ServiceRecord,
  organization: Organization,
): void {
  const known = [...endpointsFor(record, organization), ...(record.availablePrivateEndpointIds ?? [])]
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown !== undefined) throw new Refusal(400, `BAD_REQUEST: Invalid private endpoint id: ${unknown}`)
}

const { maxItems: mostTags = 0 } = managementDocument.schemas.CreateServiceRequest?.properties?.tags ?? {}

export function refuseTooManyTags(tags: readonly ResourceTag[]): void {
  if (tags.length > mostTags) throw new Refusal(400, `BAD_REQUEST: A service has at most ${mostTags} tags`)
}

/** The endpoints of a service after some were enabled or disabled. */
export function changedEndpoints(
  { id, endpoints }: ServiceRecord,
  changes: NonNullable<UpdateServiceRequest['endpoints']>,
): ServiceEndpoint[] {
  const host = endpoints?.[0]?.host ?? ''
  return changes.reduce<ServiceEndpoint[]>(
    (list, { protocol, enabled }) => {
      const others = list.filter((each) => each.protocol !== protocol)
      return enabled ? [...others, { protocol, host, port: 3306, username: `mysql4${id.slice(0, 8)}` }] : others
    },
    [...(endpoints ?? [])],
  )
}
