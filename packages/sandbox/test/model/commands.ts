import fc from 'fast-check'
import { expect } from 'vitest'
import { type AlertPlan, alertOf, alertPlans, dashboardOf, type Plan, pick, plans } from './generators.ts'
import { alertsAfterUpdate, kept, type ModelDashboard, updated } from './model.ts'
import { called, type Deployment, type DeploymentName, type Model, modelOf, partsOf, type World } from './world.ts'

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

const everything = ['openSource', 'first', 'second', 'service first', 'service second']

function advance(milliseconds: number): Command {
  const step: Step = async (_, { sandbox }) => sandbox.advance(milliseconds)
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

const reset: Step = async (model, { sandbox }) => {
  sandbox.reset()
  Object.assign(model, modelOf())
}

const place = fc.constantFrom<DeploymentName>('openSource', 'openSource', 'first', 'second')
const steps = fc.constantFrom(1_000, 29_999, 30_000, 300_000, 15 * 60_000, 6 * 3_600_000)

/** Everything that can be done with a sandbox. */
export const commands: fc.Arbitrary<fc.AsyncCommand<Model, World>>[] = [
  fc.tuple(place, plans()).map((given) => createDashboard(...given)),
  fc.tuple(place, pick, plans()).map((given) => updateDashboard(...given)),
  fc.tuple(place, pick, plans()).map((given) => updateDashboard(...given)),
  fc.tuple(place, pick).map((given) => sendBack(...given)),
  fc.tuple(place, pick).map((given) => deleteDashboard(...given)),
  place.map(listDashboards),
  fc.tuple(place, alertPlans()).map((given) => createAlert(...given)),
  fc.tuple(place, alertPlans()).map((given) => createAlert(...given)),
  fc.tuple(place, pick, alertPlans()).map((given) => updateAlert(...given)),
  fc.tuple(place, pick).map((given) => deleteAlert(...given)),
  fc.tuple(place, fc.integer({ min: 1, max: 3 }), fc.nat(2)).map((given) => listAlerts(...given)),
  steps.map(advance),
  fc.constant(new Command('snapshot()', save, [])),
  fc.constant(new Command('restore()', restore, everything)),
  fc.constant(new Command('reset()', reset, everything)),
]
