import { apply, dashboard, plan, project, source } from '@clouddb/as-code'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { type LocatedOperation, locatedOperations } from '@clouddb/document/operations'
import { requestExamples } from '@clouddb/document/rule-examples'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox, type Sandbox } from '@clouddb/sandbox'
import { type Api, apiFolders, documentOf } from '../../install/packages.ts'
import { type Row, shortNumber } from './cost-table.ts'
import { type Anything, stateOf, time } from './growth-state.ts'
import { compareTasks, type Task } from './task-comparison.ts'

/** The numbers of objects of each kind that are compared. */
const sizes = [10, 10_000] as const

/** The numbers of dashboards of the projects that are compared. */
const projects = [100, 1_000, 3_000] as const

interface Call {
  readonly name: string
  readonly run: Task
}

/** Measures how the cost of a request grows with the number of objects in the sandbox. */
export async function measureGrowth(): Promise<Row[]> {
  const sandboxes = sizes.map((count) => createSandbox({ clock: time, seed: stateOf(count) }))
  const rows: Row[] = []
  for (const api of apiFolders) {
    const [few = [], many = []] = sandboxes.map((sandbox) => callsOf(api, sandbox))
    const factors: { name: string; factor: number }[] = []
    for (const [index, call] of few.entries())
      factors.push({ name: call.name, factor: await growthOf(call, many[index] as Call) })
    factors.sort((one, other) => one.factor - other.factor)
    const [middle, most] = [factors[Math.floor(factors.length / 2)], factors.at(-1)]
    const cost = `request of ${api} among 10,000 objects of each kind, above one among 10`
    const row = (of: string, factor = Number.NaN): Row => [cost, of, '', factor.toFixed(2), '1.50']
    rows.push(
      row(`the median of ${factors.length} operations`, middle?.factor),
      row(`${most?.name}, the most`, most?.factor),
    )
  }
  return rows
}

/** The time of a call among many objects, as a multiple of that among few; where the answer shows all, for each character. */
async function growthOf({ run: few }: Call, { run: many }: Call): Promise<number> {
  const [short, long] = await Promise.all([lengthOf(few), lengthOf(many)])
  // An answer with 10,000 objects takes much longer than a round has.
  const [, grown] = await compareTasks({ few, many }, { time: 15, rounds: long > 10 * short ? 5 : 7 })
  return (grown?.factor ?? Number.NaN) / Math.max(1, long / short)
}

/** The characters of an answer. One that is longer among many objects shows them all. */
const lengthOf = async (run: Task): Promise<number> => (JSON.stringify(await run()) ?? ' ').length

/** A call of each operation, with the first example of its body. What creates an object deletes it again. */
function callsOf(api: Api, sandbox: Sandbox): Call[] {
  const clients: Record<Api, Anything> = {
    management: createManagementClient(sandbox.management),
    'observability-cloud': createObservabilityCloudClient(sandbox.observabilityCloud),
    'observability-oss': createObservabilityOssClient(sandbox.observabilityOss),
  }
  const client = clients[api]
  const idOf = idsIn(sandbox.snapshot(), api)
  let turn = 0
  const document = documentOf(api) as unknown as OpenApiDocument
  return locatedOperations(document).flatMap((operation): Call[] => {
    const name = operation.id
    if (others.test(name)) return []
    const body = bodyOf(document, operation, api)
    const parameters = operation.parameters.map(({ pointer }) => pointer.slice(pointer.lastIndexOf('/') + 1))
    const query = parameters.flatMap((parameter) => queries[parameter] ?? [])
    const sent = () => (body?.name === undefined ? body : { ...body, name: `New ${turn++}` })
    const run = () => client[name](...parameters.flatMap(idOf), ...(body ? [sent()] : []), ...query)
    const deletion = name.replace(/^create/, 'delete')
    if (deletion === name || !client[deletion]) return [{ name, run }]
    const gone = (made: Anything) => client[deletion](made.id ?? made.invitationId)
    return [{ name: `${name}, ${deletion}`, run: async () => gone(await run()) }]
  })
}

/** The queries of operations that have one of these parameters. */
const queries: Readonly<Record<string, object>> = {
  Limit: { query: { limit: 5 } },
  UsageFrom: { query: { from_date: '2026-08-20', to_date: '2026-08-21' } },
}

/** Operations that are no call of their own, or that a sandbox cannot repeat as often as this measures. */
const others =
  /^(delete|create(Service|Key)$|updateServiceState|.*UpgradeWindow|get(ScalingSchedule|QueryEndpoint|Backup|Activity)$)/

/** Returns the id of an object for a parameter: of another object in turn. */
function idsIn({ openSource, managed }: Anything, api: Api): (parameter: string) => string[] {
  const [{ services, keys, members, invitations }] = managed.organizations
  const isOpenSource = api === 'observability-oss'
  const own = isOpenSource ? openSource : services[0].observability
  const lists: Anything = {
    ...{ DashboardId: own.dashboards, AlertId: own.alerts, SourceId: own.sources, WebhookId: own.webhooks },
    ...{ SavedSearchId: own.savedSearches, ConnectionId: own.connections },
    ServiceId: api === 'management' ? services.map(({ record }: Anything) => record) : [],
    // The first key is the one of the client.
    KeyId: keys.slice(1),
    UserId: members.map(({ userId }: Anything) => ({ id: userId })),
    InvitationId: isOpenSource ? openSource.team.invitations : invitations,
  }
  let turn = 0
  return (parameter) => {
    const list = lists[parameter] ?? []
    return list.length > 0 ? [list[turn++ % list.length].id] : []
  }
}

/** The first example of the body of an operation. The ids in it become those of the default seed. */
function bodyOf(document: OpenApiDocument, operation: LocatedOperation, api: Api): Anything {
  const [body] = requestExamples(document, operation)
  const digit = api === 'observability-oss' ? 1 : 2
  const text = JSON.stringify(body?.example)?.replaceAll('c3f50001', 'c3f50301')
  return text && JSON.parse(text.replace(/66a1f0c2d4e8b7a9c3f5(0\d{3})/g, `66a1f0c2d4e8b7a9c3f${digit}$1`))
}

/** Measures the requests and the CPU of as-code for each dashboard of a project. The first project warms up. */
export async function measureProjects(): Promise<Row[]> {
  const base = await measureProject(projects[0]).then(() => measureProject(projects[0]))
  const rows: Row[] = []
  for (const count of projects) {
    const { requests, milliseconds } = count === projects[0] ? base : await measureProject(count)
    const of = `as-code: ${shortNumber(count)} dashboards`
    const row = (cost: string, measured: string, factor: number): Row => [cost, of, measured, factor.toFixed(2), '1.50']
    rows.push(
      row('requests of plan, apply and plan, for each', requests.toFixed(2), requests / base.requests),
      row('CPU of plan, apply and plan, for each', `${milliseconds.toFixed(2)} ms`, milliseconds / base.milliseconds),
    )
  }
  return rows
}

/** The requests and milliseconds of a plan, its application and a second plan, for each dashboard of a project. */
async function measureProject(count: number): Promise<{ requests: number; milliseconds: number }> {
  const config = { displayType: 'line', source: source.log('Logs'), select: [{ aggFn: 'count' }] } as const
  const tiles = [{ name: 'Errors', x: 0, y: 0, w: 6, h: 4, config }]
  const boards = Array.from({ length: count }, (_, index) => dashboard({ name: `Service ${index}`, tiles }))
  const wanted = project('shop', boards)
  const { fetch, observabilityOss } = createSandbox({ clock: time })
  let requests = 0
  const client = createObservabilityOssClient({
    ...observabilityOss,
    fetch: (...request) => {
      requests++
      return fetch(...request)
    },
  })
  const start = process.cpuUsage()
  await apply(await plan(wanted, client))
  const { changes } = await plan(wanted, client)
  const { user, system } = process.cpuUsage(start)
  if (changes.length > 0) throw new Error('The second plan has changes.')
  return { requests: requests / count, milliseconds: (user + system) / 1000 / count }
}
