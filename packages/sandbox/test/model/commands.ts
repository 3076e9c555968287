import fc from 'fast-check'
import { expect } from 'vitest'
import { type AlertPlan, alertOf, alertPlans, dashboardOf, type Plan, pick, plans } from './generators.ts'
import { alertsAfterUpdate, asked, kept, type ModelDashboard, settled, updated } from './model.ts'
import {
  called,
  type Deployment,
  type DeploymentName,
  type Model,
  modelOf,
  partsOf,
  type ServiceName,
  type World,
} from './world.ts'

type Step = (model: Model, world: World) => Promise<void>

/** A command with its arguments, and the parts of the sandbox that it may change. */
class Command implements fc.AsyncCommand<Model, World> {
  readonly name: string
  readonly step: Step
  readonly touches: readonly string[]

  constructor(name: string, step: Step, touches: readonly string[]) {
    this.name = name
    this.step = step
    this.touches = touches
  }

  check(): boolean {
    return true
  }

  /** A command changes no part that it does not name. */
  async run(model: Model, world: World): Promise<void> {
    const before = partsOf(world.sandbox)
    await this.step(model, world)
    const after = partsOf(world.sandbox)
    for (const part of this.touches) for (const parts of [before, after]) delete parts[part]
    expect(after).toEqual(before)
  }

  toString(): string {
    return this.name
  }
}

interface Here {
  readonly deployment: Deployment
  readonly client: Deployment['client']
  readonly state: Model['observability'][DeploymentName]
  readonly ids: Set<string>
}

/** A command to one of the deployments. */
function inDeployment(name: string, place: DeploymentName, step: (here: Here, model: Model) => Promise<void>): Command {
  const run: Step = async (model, world) => {
    const deployment = world.deployments[place]
    const { service } = deployment
    if (service) model.services[service] = asked(model.services[service], model.now)
    await step({ deployment, client: deployment.client, state: model.observability[place], ids: model.ids }, model)
  }
  return new Command(`${name} in ${place}`, run, [place, `service ${place}`])
}

const unknown = 'f'.repeat(24)

function chosen<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % (items.length + 1)]
}

function give(ids: Set<string>, id: string): void {
  expect(ids, 'an id is assigned once').not.toContain(id)
  ids.add(id)
}

/** The expected answer for a dashboard. */
function shown({ deployment: { age } }: Here, { tiles, containers, ...dashboard }: ModelDashboard): object {
  const { savedQuery, savedQueryLanguage, savedFilterValues, ...old } = dashboard
  const all = { ...(age >= '2026-03-15' ? dashboard : old), ...(containers.length > 0 && { containers }) }
  return {
    ...all,
    tiles: tiles.map((tile) =>
      expect.objectContaining({ ...tile, config: expect.objectContaining(withoutSelect(tile.config)) }),
    ),
  }
}

function withoutSelect({ select, ...config }: { select?: unknown; displayType: string }): object {
  return { ...config, ...(select !== undefined && { select: [expect.objectContaining({ aggFn: 'count' })] }) }
}

function createDashboard(place: DeploymentName, plan: Plan): Command {
  return inDeployment(`createDashboard(${fc.stringify(plan)})`, place, async (here) => {
    const { begun, age } = here.deployment
    const nothing = { tiles: [], filters: [], containers: [] }
    const sent = dashboardOf(plan, { begun, age, ...nothing, isUpdate: false })
    const answer = await here.client.createDashboard(sent as never)
    const created = kept(sent, answer as never)
    for (const { id } of [created, ...created.tiles, ...created.filters]) give(here.ids, id)
    expect(answer).toEqual(shown(here, created))
    here.state.dashboards.push(created)
  })
}

function updateDashboard(place: DeploymentName, index: number, plan: Plan): Command {
  return inDeployment(`updateDashboard(${index}, ${fc.stringify(plan)})`, place, async (here) => {
    const { begun, age } = here.deployment
    const before = chosen(here.state.dashboards, index)
    const sent = dashboardOf(plan, {
      begun,
      age,
      ...(before ?? { tiles: [], filters: [], containers: [] }),
      isUpdate: true,
    })
    const { status, payload } = await called(here.client.updateDashboard(before?.id ?? unknown, sent as never))
    expect(status).toBe(before ? 200 : 404)
    if (!before) return
    const after = kept(sent, payload as never, before)
    keepsKnownIds(here, sent.tiles, before.tiles, after.tiles)
    if (sent.filters) keepsKnownIds(here, sent.filters, before.filters, after.filters)
    expect(payload).toEqual(shown(here, after))
    here.state.dashboards = here.state.dashboards.map((one) => (one === before ? after : one))
    here.state.alerts = alertsAfterUpdate(here.state, after, age)
  })
}

type Items = readonly { id?: string }[]

function keepsKnownIds({ ids }: Here, sent: Items, before: Items, after: Items): void {
  sent.forEach(({ id }, index) => {
    const given = after[index]?.id as string
    if (id !== undefined && before.some((item) => item.id === id)) expect(given, 'a known id is kept').toBe(id)
    else give(ids, given)
  })
}

function sendBack(place: DeploymentName, index: number): Command {
  return inDeployment(`sendBack(${index})`, place, async (here) => {
    const before = chosen(here.state.dashboards, index)
    if (!before) return
    const { id, ...read } = await here.client.getDashboard(before.id)
    expect(await here.client.updateDashboard(before.id, read as never)).toEqual({ id, ...read })
    here.state.alerts = alertsAfterUpdate(here.state, before, here.deployment.age)
  })
}

function getDashboard(place: DeploymentName, index: number): Command {
  return inDeployment(`getDashboard(${index})`, place, async (here) => {
    const known = chosen(here.state.dashboards, index)
    const { status, payload } = await called(here.client.getDashboard(known?.id ?? unknown))
    expect(status).toBe(known ? 200 : 404)
    if (known) expect(payload).toEqual(shown(here, known))
  })
}

function deleteDashboard(place: DeploymentName, index: number): Command {
  return inDeployment(`deleteDashboard(${index})`, place, async ({ client, state }) => {
    const id = chosen(state.dashboards, index)?.id ?? unknown
    expect((await called(client.deleteDashboard(id))).status).toBe(200)
    state.dashboards = state.dashboards.filter((dashboard) => dashboard.id !== id)
    state.alerts = state.alerts.filter(({ dashboardId }) => dashboardId !== id)
    expect((await called(client.getDashboard(id))).status).toBe(404)
  })
}

function listDashboards(place: DeploymentName): Command {
  return inDeployment('listDashboards()', place, async (here) => {
    const listed = await here.client.listDashboards()
    const sorted = here.state.dashboards.toSorted((one, other) => byCodePoints(other.name, one.name))
    expect(listed).toEqual(sorted.map((dashboard) => shown(here, dashboard)))
  })
}

function byCodePoints(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}

/** The expected answer for an alert: missing texts are null. */
function told({ deployment: { age } }: Here, alert: Record<string, unknown>): object {
  const words =
    age >= '2026-07-06'
      ? { name: null, message: null, note: null, numConsecutiveWindows: null }
      : { name: null, message: null }
  return { ...words, ...alert }
}

function expectAlert(here: Here, answer: object, alert: Record<string, unknown>): void {
  expect(answer).toMatchObject(told(here, alert))
  const fields = ['groupBy', ...(here.deployment.age > '2026-08-06' ? ['dashboardId', 'tileId', 'savedSearchId'] : [])]
  for (const field of fields) if (!(field in alert)) expect(answer).not.toHaveProperty(field)
}

function createAlert(place: DeploymentName, plan: AlertPlan): Command {
  return inDeployment(`createAlert(${fc.stringify(plan)})`, place, async (here) => {
    const sent = alertOf(plan, here.deployment, here.state.dashboards)
    const answer = await here.client.createAlert(sent as never)
    const created = { ...sent, id: answer.id as string }
    give(here.ids, created.id)
    expectAlert(here, answer, { ...created, state: 'OK' })
    here.state.alerts.push(created)
  })
}

function updateAlert(place: DeploymentName, index: number, plan: AlertPlan): Command {
  return inDeployment(`updateAlert(${index}, ${fc.stringify(plan)})`, place, async (here) => {
    const before = chosen(here.state.alerts, index)
    const sent = alertOf(plan, here.deployment, here.state.dashboards)
    const { status, payload } = await called(here.client.updateAlert(before?.id ?? unknown, sent as never))
    expect(status).toBe(before ? 200 : 404)
    if (!before) return
    const after = updated(sent, before, here.deployment.age)
    expectAlert(here, payload, after)
    here.state.alerts = here.state.alerts.map((alert) => (alert === before ? after : alert))
  })
}

function deleteAlert(place: DeploymentName, index: number): Command {
  return inDeployment(`deleteAlert(${index})`, place, async ({ client, state, deployment }) => {
    const known = chosen(state.alerts, index)
    const { status } = await called(client.deleteAlert(known?.id ?? unknown))
    // Older servers do not check whether the alert exists.
    expect(status).toBe(known || deployment.age < '2026-07-09' ? 200 : 404)
    state.alerts = state.alerts.filter((alert) => alert !== known)
    expect((await called(client.getAlert(known?.id ?? unknown))).status).toBe(404)
  })
}

function listAlerts(place: DeploymentName, limit: number, offset: number): Command {
  return inDeployment(`listAlerts(${limit}, ${offset})`, place, async (here) => {
    const { alerts } = here.state
    const isPaged = here.deployment.name === 'openSource' && here.deployment.age >= '2026-07-09'
    const { data, page } = await here.client.listAlerts(isPaged ? { query: { limit, offset } } : {}).withResponse()
    const there = isPaged ? alerts.slice(offset, offset + limit) : alerts
    expect(data).toHaveLength(there.length)
    there.forEach((alert, index) => void expectAlert(here, data[index] as object, alert))
    if (isPaged) expect(page).toMatchObject({ total: alerts.length })
  })
}

interface Scaling {
  idleScaling?: boolean
  idleTimeoutMinutes?: number
  minTotalMemoryGb?: number
  maxTotalMemoryGb?: number
  numReplicas?: number
}

function scale(name: ServiceName, sent: Scaling): Command {
  const step: Step = async (model, { management, services }) => {
    const service = settled(model.services[name], model.now)
    const after = { ...service, ...sent }
    const isWrong = after.minTotalMemoryGb > after.maxTotalMemoryGb || (name === 'first' && sent.numReplicas === 1)
    const { status, payload } = await called(management.updateServiceScaling(services[name], sent))
    const expected = { running: isWrong ? 400 : 200, idle: 424, awaking: 409 }[service.state]
    expect(status).toBe(expected)
    model.services[name] = status === 200 ? after : service
    if (status !== 200) return
    const { asked: _, ...record } = after
    expect(payload).toMatchObject({
      ...record,
      minReplicaMemoryGb: after.minTotalMemoryGb / 3,
      maxReplicaMemoryGb: after.maxTotalMemoryGb / 3,
    })
  }
  return new Command(`scale(${name}, ${fc.stringify(sent)})`, step, [`service ${name}`])
}

function deleteKey(index: number): Command {
  const step: Step = async (model, { management }) => {
    const [own] = model.keys
    const id = chosen(model.keys, index) ?? '00000000-0000-4000-8000-000000000000'
    const expected = id === own ? 400 : model.keys.includes(id) ? 200 : 404
    expect((await called(management.deleteKey(id))).status).toBe(expected)
    model.keys = model.keys.filter((key) => key === own || key !== id)
  }
  return new Command(`deleteKey(${index})`, step, ['keys'])
}

const everything = ['openSource', 'keys', 'first', 'second', 'service first', 'service second']

function advance(milliseconds: number): Command {
  const step: Step = async (model, { sandbox }) => {
    sandbox.advance(milliseconds)
    model.now += milliseconds
  }
  return new Command(`advance(${milliseconds})`, step, ['openSource', 'first', 'second'])
}

const save: Step = async (model, { sandbox }) => {
  const { saved: _, ...rest } = model
  model.saved = { snapshot: sandbox.snapshot(), model: structuredClone(rest) }
}

const restore: Step = async (model, { sandbox }) => {
  if (!model.saved) return
  const { snapshot, model: saved } = model.saved
  sandbox.restore(snapshot)
  expect(sandbox.snapshot()).toEqual(snapshot)
  Object.assign(model, structuredClone(saved))
}

const reset: Step = async (model, world) => {
  world.sandbox.reset()
  Object.assign(model, modelOf(world))
}

const place = fc.constantFrom<DeploymentName>('openSource', 'openSource', 'first', 'second')
const service = fc.constantFrom<ServiceName>('first', 'second')
const scalings: fc.Arbitrary<Scaling> = fc.record(
  {
    idleScaling: fc.boolean(),
    idleTimeoutMinutes: fc.constantFrom(5, 30),
    minTotalMemoryGb: fc.constantFrom(24, 72, 372),
    maxTotalMemoryGb: fc.constantFrom(120, 372),
    numReplicas: fc.constantFrom(1, 2, 5),
  },
  { requiredKeys: [] },
)
const steps = fc.constantFrom(1_000, 29_999, 30_000, 300_000, 15 * 60_000, 6 * 3_600_000)

/** Everything that can be done with a sandbox. */
export const commands: fc.Arbitrary<fc.AsyncCommand<Model, World>>[] = [
  fc.tuple(place, plans()).map((given) => createDashboard(...given)),
  fc.tuple(place, pick, plans()).map((given) => updateDashboard(...given)),
  fc.tuple(place, pick, plans()).map((given) => updateDashboard(...given)),
  fc.tuple(place, pick).map((given) => sendBack(...given)),
  fc.tuple(place, pick).map((given) => getDashboard(...given)),
  fc.tuple(place, pick).map((given) => deleteDashboard(...given)),
  place.map(listDashboards),
  fc.tuple(place, alertPlans()).map((given) => createAlert(...given)),
  fc.tuple(place, alertPlans()).map((given) => createAlert(...given)),
  fc.tuple(place, pick, alertPlans()).map((given) => updateAlert(...given)),
  fc.tuple(place, pick).map((given) => deleteAlert(...given)),
  fc.tuple(place, fc.integer({ min: 1, max: 3 }), fc.nat(2)).map((given) => listAlerts(...given)),
  fc.tuple(service, scalings).map((given) => scale(...given)),
  pick.map(deleteKey),
  steps.map(advance),
  fc.constant(new Command('snapshot()', save, [])),
  fc.constant(new Command('restore()', restore, everything)),
  fc.constant(new Command('reset()', reset, everything)),
]
