import type { Fault } from '@clouddb/sandbox'
import { cutting } from '../answers.ts'
import { count, logs } from '../declarations.ts'
import type { World } from '../worlds.ts'
import { type Broken, dashboardOf, projectOf } from './workplace.ts'

const hook = { service: 'slack', name: 'On call', url: 'https://hooks.slack.com/services/T0/B0/c' } as const
const file = (...objects: unknown[]) => ({ files: { 'clouddb.json': projectOf(...objects) } })

const own = ['code:checkout']
const marked = [...own, 'rev:10000000']

/** Makes dashboards by hand; with tags, they look as if a project had made them. */
const make = (tags: string[], ...names: string[]) => ({
  live: async ({ oss }: World) => {
    for (const name of names) await oss.createDashboard({ name, tags, tiles: [] })
  },
})

/** Makes a dashboard with two tiles that are alike, and an alert on one. */
async function makeAlike(world: World): Promise<void> {
  const [source] = (await world.oss.listSources()).filter(({ name }) => name === 'Logs')
  const config = { displayType: 'number', sourceId: source?.id, select: [count] }
  const tiles = [0, 6].map((x) => ({ name: 'Count', x, y: 0, w: 6, h: 4, config }))
  await world.addAlert(await world.oss.createDashboard({ name: 'Errors', tags: own, tiles: tiles as never }))
}

const unanswered: readonly [fault: Fault, says: string][] = [
  [{ kind: 'reset' }, 'got no complete answer: read ECONNRESET. Check the address and the network.'],
  [{ kind: 'truncate' }, 'got no complete answer: read ECONNRESET. Check the address and the network.'],
  [
    { kind: 'html', status: 200 },
    'answered 200, but its body is not JSON: <html><body><h1>Bad Gateway</h1></body></html>. Check the address: something else may answer there.',
  ],
  [{ kind: 'status', status: 503 }, 'answered 503: Failed on purpose. Try again later.'],
  [
    { kind: 'status', status: 403 },
    'answered 403: Failed on purpose. Use a key that may read and write dashboards, alerts, saved searches and webhooks.',
  ],
]

type State = Omit<Broken, 'says' | 'code'>

const ids = '695b7d90a08ff49b6f000000, 695b7d90a08ff49b6f000001. Delete or rename all but one.'

/** What is in the way of the first object of a project, and the deployment. */
const conflicts: Readonly<Record<string, State>> = {
  'dashboard "Errors": exists, and no project owns it. `adopt` takes it over; another name leaves it alone.': make(
    [],
    'Errors',
  ),
  [`dashboard "Errors": 2 objects have this name: ${ids}`]: make(own, 'Errors', 'Errors'),
  [`dashboard "Errors": 2 objects have this name or an earlier one: ${ids}`]: {
    ...file(dashboardOf({ was: ['Old'] })),
    ...make(own, 'Errors', 'Old'),
  },
  [`dashboard "Errors": 2 objects have this name: ${ids} `]: { args: 'adopt', ...make([], 'Errors', 'Errors') },
  'webhook "On call": belongs to project other. Name it with existingWebhook() instead.': {
    ...file({ webhook: hook }),
    live: ({ oss }) => oss.createWebhook({ ...hook, description: '[code:other rev:10000000]' }),
  },
  'dashboard "Errors": was edited on the deployment since it was last applied. Applying would undo:\n  tile "Count" is added':
    make(marked, 'Errors'),
}

/** What is in the way of a deletion. */
const undeleted: Readonly<Record<string, State>> = {
  '2 of its 2 objects would be deleted, which is more than a third:\n  dashboard "B"\n  dashboard "A"\n': {
    args: 'apply --prune',
    ...make(marked, 'A', 'B'),
  },
  'nothing is deleted: the server did not send its whole list of alerts.': {
    ...{ args: 'apply --prune=all', intercept: cutting('/alerts') },
    ...make(marked, 'A'),
  },
}

const search = file({ savedSearch: { name: 'Slow', source: logs, where: 'a:b' } })
const filter = { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', source: logs }
const newer = { isVariableEnabled: true, isBroadcastEnabled: false, variableName: 'service' }
const february = { since: '2026-02-27' }
const tooOld = 'the open-source deployment is too old: it has no operation that writes it.'

/** What is refused of the first object of a project, and the deployment. */
const refusals: Readonly<Record<string, State>> = {
  'dashboard "Errors": several tiles could be tile "Count", and alerts hang on them. Give each its own name.': {
    ...{ args: 'apply --overwrite', live: makeAlike },
    ...file(dashboardOf({}, { w: 3 })),
  },
  'saved search "Slow": the server did not send its whole list of saved searches, so nobody can tell what exists. Try again later.':
    { ...search, intercept: cutting('/saved-searches') },
  'dashboard "Errors": tiles[0].config.source cannot be resolved: the open-source deployment has 2 objects that are the source log "Logs". Rename all but one.':
    { live: async ({ oss }) => oss.createSource({ ...(await oss.listSources())[0], name: 'Logs' } as never) },
  [`webhook "On call": ${tooOld} Create it by hand, and name it with existingWebhook().`]: {
    ...february,
    ...file({ webhook: hook }),
  },
  [`saved search "Slow": ${tooOld}`]: { ...february, ...search },
  'dashboard "Errors": filters[0].isVariableEnabled needs a server of 2026-08-11 or newer; this one is older': {
    ...february,
    ...file(dashboardOf({ filters: [{ ...filter, ...newer }] })),
  },
}

/** `dashboard "Errors": exists` as the output has it. */
const inOutput = (action: string, says: string): string =>
  `${action} ${says.trim().replace('": ', '"  (clouddb.json: objects[0])\n  ')}`

/** Deployments that a project does not fit, and answers that cannot be trusted. */
export const brokenStates: readonly Broken[] = [
  ...Object.entries(conflicts).map(([says, state]) => ({ ...state, code: 3, says: inOutput('conflict', says) })),
  ...Object.entries(undeleted).map(([says, state]) => ({
    ...state,
    code: 3,
    says: `conflict project checkout\n  ${says}`,
  })),
  ...Object.entries(refusals).map(([says, state]) => ({ ...state, says: inOutput('refused ', says) })),
  ...unanswered.map(([fault, says]) => ({ fault, says })),
]
