import { createSandbox, type State } from '@clouddb/sandbox'

// biome-ignore lint/suspicious/noExplicitAny: the state has records of many kinds.
export type Anything = any

/** The time of the sandboxes that are measured. */
export const time: number = Date.UTC(2026, 7, 22)

const at = new Date(time).toISOString()
const objectId = (index: string) => ({ id: index.padStart(24, '0') })
const uuid = (index: string) => ({ id: `00000000-0000-4000-8000-${index.padStart(12, '0')}` })
const named = (index: string) => ({ ...objectId(index), name: `Name ${index}` })
const mailed = (index: string) => ({ ...objectId(index), email: `${index}@example.com` })

/** A state with so many objects of each kind. The first ones are those of the default seed. */
export function stateOf(count: number): State {
  const state: Anything = createSandbox({ clock: time }).snapshot()
  const fill = (list: object[], model: object, own: (index: string) => object) => {
    for (let index = list.length; index < count; index++) list.push({ ...structuredClone(model), ...own(`${index}`) })
  }
  const [organization] = state.managed.organizations
  for (const [digit, own] of [state.openSource, organization.services[0].observability].entries()) {
    const config = { displayType: 'line', sourceId: own.sources[0].id, select: [{ aggFn: 'count' }] }
    // The examples of the documents name this tile of this dashboard.
    const tile = { id: '66a1f0c2d4e8b7a9c3f5a001', name: 'Errors', x: 0, y: 0, w: 6, h: 4, config }
    const first = { id: `66a1f0c2d4e8b7a9c3f${digit + 1}0201`, name: 'Shop' }
    fill(own.dashboards, { tags: [], filters: [], tiles: [tile] }, (index) => (index === '0' ? first : named(index)))
    for (const list of ['sources', 'webhooks', 'connections', 'savedSearches']) fill(own[list], own[list][0], named)
    const channel = { type: 'webhook', webhookId: own.webhooks[0].id }
    const set = { channel, interval: '1h', threshold: 1, thresholdType: 'above' }
    const stored = { state: 'OK', teamId: state.openSource.teamId, createdAt: at, updatedAt: at }
    const watched = (index: string) => ({ source: 'tile', dashboardId: own.dashboards[index].id, tileId: tile.id })
    fill(own.alerts, { ...set, ...stored }, (index) => ({ ...watched(index), ...objectId(index) }))
  }
  const { team } = state.openSource
  fill(team.members, team.members[0], mailed)
  fill(team.invitations, { createdAt: at, token: 't' }, mailed)
  Object.assign(organization, { canScheduleScaling: true, canScheduleUpgrades: true })
  organization.roles.push({ roleId: 'a94c1e07-6b2d-4f83-9e05-7d1b3c5f8a62', roleName: 'Auditor', roleType: 'custom' })
  const { members, invitations, keys, privateEndpoints, activities, services } = organization
  fill(members, members[0], (index) => ({ ...mailed(index), userId: `User_${index}` }))
  const invited = { createdAt: at, expireAt: '2026-08-29T00:00:00Z', assignedRoles: [] }
  fill(invitations, invited, (index) => ({ ...mailed(index), ...uuid(index) }))
  fill(keys, keys[1], (index) => ({ ...uuid(index), keyId: `key-${index}` }))
  fill(privateEndpoints, { cloudProvider: 'gcp', region: 'europe-west4', description: '' }, uuid)
  fill(activities, { type: 'service_idle', createdAt: at, organizationId: organization.id }, objectId)
  activities.splice(1_000)
  const [, { record }] = services
  fill(services, services[1], (index) => ({
    record: { ...record, ...uuid(index), dataWarehouseId: uuid(index).id, isPrimary: true },
    teamId: index.padStart(24, 'f'),
  }))
  return state
}
