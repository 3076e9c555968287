import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import { type Broken, dashboardOf, logs, projectOf } from './run.ts'

const webhook = { webhook: { service: 'slack', name: 'On call', url: 'https://hooks.slack.com/services/T0/B0/c' } }
const file = (...objects: unknown[]) => ({ files: { 'clouddb.json': projectOf(...objects) } })

type Client = ObservabilityOssClient

/** Makes a dashboard by hand; with tags, it looks as if a project had made it. */
const make = (name: string, tags: string[] = [], tiles: unknown[] = []) => {
  return (client: Client) => client.createDashboard({ name, tags, tiles: tiles as never })
}
const all = (...steps: ((client: Client) => Promise<unknown>)[]) => {
  return async (client: Client) => {
    for (const step of steps) await step(client)
  }
}
const own = ['code:checkout']
const applied = [...own, 'rev:10000000']
const slack = { service: 'slack', name: 'On call', url: 'https://hooks.slack.com/services/T0/B0/c' } as const
const count = async (client: Client, name: string, x: number) => ({
  name,
  x,
  y: 0,
  w: 6,
  h: 4,
  config: {
    displayType: 'number',
    sourceId: (await client.listSources()).find((each) => each.name === 'Logs')?.id,
    select: [{ aggFn: 'count' }],
  },
})
const alike = async (client: Client) => {
  const tiles = [await count(client, 'Count', 0), await count(client, 'Count', 6)]
  const { id } = await client.createWebhook(slack)
  const made = await client.createDashboard({ name: 'Errors', tags: own, tiles: tiles as never })
  await client.createAlert({
    source: 'tile',
    dashboardId: made.id,
    tileId: made.tiles?.[0]?.id ?? '',
    threshold: 1,
    thresholdType: 'above',
    interval: '5m',
    channel: { type: 'webhook', webhookId: id },
  })
}

/** Deployments that a project does not fit, and answers that cannot be trusted. */
export const brokenStates: readonly Broken[] = [
  {
    title: 'a dashboard of somebody',
    live: make('Errors'),
    code: 3,
    says: 'conflict dashboard "Errors"  (clouddb.json: objects[0])\n  exists, and no project manages it. `adopt` takes it over; another name leaves it alone.',
  },
  {
    title: 'two dashboards of the project with a name',
    live: all(make('Errors', own), make('Errors', own)),
    code: 3,
    says: 'conflict dashboard "Errors"  (clouddb.json: objects[0])\n  2 objects have this name: 695b7d90a08ff49b6f000000, 695b7d90a08ff49b6f000001. Delete or rename all but one.',
  },
  {
    title: 'an earlier name and the present one',
    ...file(dashboardOf({ was: ['Old'] })),
    live: all(make('Errors', own), make('Old', own)),
    code: 3,
    says: 'conflict dashboard "Errors"  (clouddb.json: objects[0])\n  2 objects have this name or an earlier one: 695b7d90a08ff49b6f000000, 695b7d90a08ff49b6f000001. Delete or rename all but one.',
  },
  {
    title: 'two dashboards to adopt',
    args: 'adopt',
    live: all(make('Errors'), make('Errors')),
    code: 3,
    says: 'conflict dashboard "Errors"  (clouddb.json: objects[0])\n  2 objects have this name: 695b7d90a08ff49b6f000000, 695b7d90a08ff49b6f000001. Delete or rename all but one.',
  },
  {
    title: 'a webhook of another project',
    ...file(webhook),
    live: (client) => client.createWebhook({ ...slack, description: '[code:other rev:10000000]' }),
    code: 3,
    says: 'conflict webhook "On call"  (clouddb.json: objects[0])\n  belongs to project other. Name it with existingWebhook() instead.',
  },
  {
    title: 'an edit',
    live: make('Errors', applied),
    code: 3,
    says: 'conflict dashboard "Errors"  (clouddb.json: objects[0])\n  was edited on the deployment since it was last applied. Applying would undo:\n  tile "Count" is added',
  },
  {
    title: 'tiles that look alike, with an alert',
    args: 'apply --overwrite',
    ...file(dashboardOf({}, { w: 3 })),
    live: alike,
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  several tiles could be tile "Count", and alerts hang on them. Give each its own name.',
  },
  {
    title: 'more than a third to delete',
    args: 'apply --prune',
    live: all(make('A', applied), make('B', applied)),
    code: 3,
    says: 'conflict project checkout\n  2 of its 2 objects would be deleted, which is more than a third. --prune=all deletes them.',
  },
  {
    title: 'a list that is cut short',
    args: 'apply --prune=all',
    live: make('A', applied),
    cut: 'alerts',
    code: 3,
    says: 'conflict project checkout\n  nothing is deleted: the server did not send its whole list of alerts.',
  },
  {
    title: 'a list of saved searches that is cut short',
    ...file({ savedSearch: { name: 'Slow', source: logs, where: 'a:b' } }),
    cut: 'saved-searches',
    says: 'refused  saved search "Slow"  (clouddb.json: objects[0])\n  the server did not send its whole list of saved searches, so nobody can tell what exists. Try again later.',
  },
  {
    title: 'two sources of a name',
    twoSources: true,
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].config.source cannot be resolved: the open-source deployment has 2 objects that are the source log "Logs". Rename all but one.',
  },
  {
    title: 'a server without webhooks',
    since: '2026-02-27',
    ...file(webhook),
    says: 'refused  webhook "On call"  (clouddb.json: objects[0])\n  the open-source deployment is too old: it has no operation that writes it. Create it by hand, and name it with existingWebhook().',
  },
  {
    title: 'a server without saved searches',
    since: '2026-02-27',
    ...file({ savedSearch: { name: 'Slow', source: logs, where: 'a:b' } }),
    says: 'refused  saved search "Slow"  (clouddb.json: objects[0])\n  the open-source deployment is too old: it has no operation that writes it.',
  },
  {
    title: 'a field of a newer server',
    since: '2026-02-27',
    ...file(
      dashboardOf({
        filters: [
          {
            type: 'QUERY_EXPRESSION',
            name: 'Service',
            expression: 'ServiceName',
            source: logs,
            isVariableEnabled: true,
            isBroadcastEnabled: false,
            variableName: 'service',
          },
        ],
      }),
    ),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  filters[0].isVariableEnabled needs a server of 2026-08-11 or newer; this one is older',
  },
  {
    title: 'no connection',
    faults: [{ kind: 'reset', times: 100 }],
    says: 'got no complete answer: read ECONNRESET. Check the address and the network.',
  },
  {
    title: 'a proxy in between',
    faults: [{ kind: 'html', status: 200, times: 100 }],
    says: 'answered 200, but its body is not JSON: <html><body><h1>Bad Gateway</h1></body></html>. Check the address: something else may answer there.',
  },
  {
    title: 'a server that fails',
    faults: [{ kind: 'status', status: 503, times: 100 }],
    says: 'answered 503: Failed on purpose. Try again later.',
  },
  {
    title: 'a key that may not read',
    faults: [{ kind: 'status', status: 403, times: 100 }],
    says: 'answered 403: Failed on purpose. Use a key that may read and write dashboards, alerts, saved searches and webhooks.',
  },
  {
    title: 'half of an answer',
    faults: [{ kind: 'truncate', times: 100 }],
    says: 'got no complete answer: read ECONNRESET. Check the address and the network.',
  },
]
