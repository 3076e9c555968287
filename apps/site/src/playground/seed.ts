import { isRecord, type OpenApiDocument } from '@clouddb/document/openapi'
import { nodeAt } from '@clouddb/document/pointer'
import { resourcesOf } from '@clouddb/document/resources'
import type { OperationModel } from '@clouddb/generator/read/operation'
import {
  createSeed,
  type ManagedService,
  type ObservabilityState,
  type Organization,
  type State,
  type Team,
} from '@clouddb/sandbox'
import { type Api, apis } from '../apis.ts'
import { exampleOf, exampleResponse, mediaTypeExamples } from '../reference/calls.ts'

/** The parts of a service. */
type Parts = Required<ManagedService>

/** The seed for examples: the default seed of the sandbox, with the ids and records of the documents' examples. */
export function exampleSeed(): State {
  // The recipe for several services uses a third one, which no document names.
  const organization = { services: [{}, {}, { record: { id: '0d9f3b52-7c1e-4a86-9f24-6b8e1d7c3a95' } }] }
  // A program may run for 15 seconds only, and jobs wait for services in real time.
  const durations = { provisioning: 0, starting: 0, awaking: 0, partially_running: 0, stopping: 0, terminating: 0 }
  const { openSource, managed } = createSeed({ time: 0, organization })
  const state = createSeed({ time: 0, organization, durations })
  Object.assign(state.openSource, recordsOf('observability-oss', openSource))
  for (const [organization, { services }] of managed.organizations.entries())
    for (const [service, { observability }] of services.entries()) {
      const records = recordsOf('observability-cloud', observability)
      Object.assign(state.managed.organizations[organization]?.services[service]?.observability ?? {}, records)
    }
  addPeople(state)
  for (const organization of state.managed.organizations) addManagement(organization as Required<Organization>)
  return state
}

function addPeople({ openSource }: State): void {
  const members = examplePayload('observability-oss', 'listTeamMembers') as Team['members']
  const sent = examplePayload('observability-oss', 'listTeamInvitations') as { url: string }[]
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
  const invitations = sent.map(({ url, ...rest }) => ({ ...rest, token: tokenOf(url) })) as Team['invitations']
  openSource.team = { name: 'Sandbox', ...openSource.team, members, invitations }
}

function addManagement(organization: Required<Organization>): void {
  const payload = (operation: string) => examplePayload('management', operation)
  const { members, invitations, activities } = organization
  members.push(...(payload('listMembers') as typeof members))
  // The examples invite the same person.
  const invited = payload('listInvitations') as typeof invitations
  invitations.push(...invited.map((each) => ({ ...each, email: `former.${each.email}` })))
  activities.push(...(payload('listActivities') as typeof activities))
  organization.roles.push(...[...members, ...invitations].flatMap(({ assignedRoles }) => assignedRoles))
  const [service] = organization.services
  if (!service) return
  service.record.hasTransparentDataEncryption = true
  const { entries } = payload('getScalingSchedule') as { entries: Parts['scalingSchedule'] }
  service.scalingSchedule = entries
  service.queryEndpoint = payload('getQueryEndpoint') as Parts['queryEndpoint']
  service.backups = [payload('getBackup') as Parts['backups'][number]]
  service.upgradeWindow = payload('getUpgradeWindow') as Parts['upgradeWindow']
  const objects = objectsOf('management')
  const within = objects.dataPipeline?.[0]?.within ?? {}
  objects.backupBucket = [{ within, record: payload('getBackupBucket') as Record<string, unknown> }]
  organization.objects = { ...organization.objects, ...objects }
  const role = payload('getRole') as { id: string; name: string; type: 'custom' }
  const others = organization.roles.filter(({ roleId }) => roleId !== role.id)
  organization.roles = [...others, { roleId: role.id, roleName: role.name, roleType: role.type }]
}

/** The objects that the examples read, by the kinds of the document. */
function objectsOf(folder: string): Required<Organization>['objects'] {
  const { document, model } = apiOf(folder)
  const objects: Required<Organization>['objects'] = {}
  for (const [kind, { id, get }] of resourcesOf(document)) {
    const operation = model.operations.find((each) => each.id === get)
    if (!operation) continue
    const ids = operation.parameters.path.map(({ parameter }) => [parameter.name, exampleOf(parameter)] as const)
    const within = Object.fromEntries(ids.filter(([name]) => name !== id))
    objects[kind] = [{ within, record: examplePayload(folder, operation.id) as Record<string, unknown> }]
  }
  return objects
}

const apiOf = (folder: string) => apis.find((each) => each.folder === folder) as Api

/** The payload of the first example of an operation's answer. */
function examplePayload(folder: string, operation: string): unknown {
  const api = apiOf(folder)
  const model = api.model.operations.find(({ id }) => id === operation) as OperationModel
  const [content] = Object.values(exampleResponse(api, model, '200').content ?? {})
  const [example] = mediaTypeExamples(api.document, content)
  return structuredClone(Object(example?.value)[String(api.document['x-payload'])])
}

function recordsOf(folder: string, state: ObservabilityState): Partial<ObservabilityState> {
  const { document } = apiOf(folder)
  const { sources: seeded, webhooks, connections, ...known } = renamed(state)
  // The seed has none of PromQL, which an example names.
  const listedSources = exampleList(document, 'FiveSources') as typeof seeded
  const sources = [...seeded, ...listedSources.filter(({ kind }) => kind === 'promql')]
  const listed = examplePayload(folder, 'listSavedSearches') as typeof known.savedSearches
  const savedSearches = [...known.savedSearches, ...listed]
  const dashboards = exampleList(document, 'ThreeDashboards') as ObservabilityState['dashboards']
  const alerts = exampleList(document, 'FourAlerts') as ObservabilityState['alerts']
  return { sources, webhooks, connections, savedSearches, dashboards, alerts, objects: objectsOf(folder) }
}

/** Replaces the digit of an id that names the deployment by 5, as in the ids of the documents. */
function renamed(state: ObservabilityState): ObservabilityState {
  const text = JSON.stringify(state).replace(/66a1f0c2d4e8b7a9c3f\d(\d{4})/g, '66a1f0c2d4e8b7a9c3f5$1')
  // The examples make a webhook of this name.
  const distinct = text.replaceAll('"name":"Incidents"', '"name":"Earlier incidents"')
  return JSON.parse(distinct.replaceAll('66a1f0c2d4e8b7a9c3f50301', '66a1f0c2d4e8b7a9c3f50001'))
}

function exampleList(document: OpenApiDocument, example: string): unknown {
  const body = nodeAt(document, `#/components/examples/${example}/value`)
  const payload = isRecord(body) ? body[String(document['x-payload'])] : undefined
  if (!Array.isArray(payload)) throw new Error(`The document has no list under the example ${example}.`)
  return payload
}
