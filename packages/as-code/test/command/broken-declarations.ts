import { type Broken, dashboardOf, logs, openSource, projectOf } from './workplace.ts'

const pager = { ref: 'webhook', service: 'slack', name: 'On call' }
const alert = { threshold: 100, thresholdType: 'above', interval: '5m', channels: [pager] }
const webhook = { webhook: { service: 'slack', name: 'On call', url: 'https://hooks.slack.com/services/T0/B0/c' } }
const broken = (says: string, ...objects: unknown[]): Broken => ({
  says,
  files: { 'clouddb.json': projectOf(...objects) },
})
const click = (dashboard: unknown) => ({
  displayType: 'table',
  onClick: { type: 'dashboard', target: { mode: 'id', id: dashboard } },
})

/** What no file can declare, and the declaration, which is the last of the project. */
const mistaken: Readonly<Record<string, unknown>> = {
  'An object of a project is what dashboard(), savedSearch() or webhook() returns; got "Errors".': 'Errors',
  'An object of a project is what dashboard(), savedSearch() or webhook() returns; got an object with the fields dashbord. Do you mean dashboard?':
    { dashbord: { name: 'Errors', tiles: [] } },
  'An object of a project is what dashboard(), savedSearch() or webhook() returns; got an object with the fields dashboard, webhook.':
    { ...dashboardOf(), ...webhook },
  'A dashboard needs a name without blanks at its ends; got undefined.': dashboardOf({ name: undefined }),
  'A dashboard needs a name without blanks at its ends; got "Errors ".': dashboardOf({ name: 'Errors ' }),
  'Two dashboard declarations of project checkout are named "Errors". The name identifies an object: rename one.': [
    dashboardOf(),
    dashboardOf(),
  ],
  '`tiles` must be a list of objects.': dashboardOf({ tiles: {} }),
  '`tiles` must be a list of objects': { dashboard: { name: 'Errors' } },
  '`tags` must be a list of texts.': dashboardOf({ tags: [1] }),
  'The tag "code:other" belongs to this tool. Remove it.': dashboardOf({ tags: ['code:other'] }),
  '`was` must be a list of texts.': dashboardOf({ was: 'Old errors' }),
  '"Errors" was "Other", which the project declares, too. Remove it from `was`. If that is another object, which gets the name "Other", declare it in the next run: leave it out until "Errors" is applied.':
    [dashboardOf({ name: 'Other' }), dashboardOf({ was: ['Other'] })],
  '"Errors" was "Other", and "Other" was "Errors". Two objects exchange names in three runs of apply: over a third name, with one `was` in each.':
    [dashboardOf({ name: 'Other', was: ['Errors'] }), dashboardOf({ was: ['Other'] })],
  '`tiles[0]`: Tile "Count" is a pie, which no alert can watch: servers delete it later. Use one of line, stacked_bar, number.':
    dashboardOf({}, { alerts: [alert] }, { displayType: 'pie' }),
  '`tiles[0].alerts[0]`: An alert needs `channels`, a list of webhooks.': dashboardOf(
    {},
    { alerts: [{ ...alert, channels: undefined }] },
  ),
  'tiles[0].alerts[0].channels[0] is "On call"; expected what webhook() returns, or existingWebhook(\'slack\', \'On call\'), in JSON {"ref":"webhook","service":"slack","name":"On call"}.':
    dashboardOf({}, { alerts: [{ ...alert, channels: ['On call'] }] }),
  '`tiles` must be a list of objects. `tiles[0]` is none.': { dashboard: { name: 'Errors', tiles: ['Errors'] } },
  'tils has no place here. Do you mean tiles?': { dashboard: { name: 'Errors', tils: [] } },
  'nmae has no place here. Do you mean name?': { dashboard: { nmae: 'Errors', tiles: [] } },
  'The alerts of a dashboard stand in its tiles. Move `alerts` into the tile that they watch.': dashboardOf({
    alerts: [alert],
  }),
}

/** What is refused of the dashboard Errors, and its declaration. */
const refused: Readonly<Record<string, unknown>> = {
  'tgas has no place in a request of the open-source deployment. Do you mean tags?': dashboardOf({ tgas: ['shop'] }),
  'tiles[0].width has no place in a request of the open-source deployment': dashboardOf({}, { width: 3 }),
  'tiles[0].config.selekt has no place in a request of the open-source deployment. Do you mean select?': dashboardOf(
    {},
    {},
    { selekt: [], select: undefined },
  ),
  'tiles[0].config.displayType is "donut", not one of "line", "stacked_bar", "table", "number", "pie", "bar", "heatmap", "search", "event_patterns", "markdown"':
    dashboardOf({}, {}, { displayType: 'donut' }),
  'tiles[0].x is missing': dashboardOf({}, { x: undefined }),
  'tiles[0].config.source cannot be resolved: the open-source deployment has no source log "Lgos", only source log "Logs", source metric "Metrics", source session "Sessions", source trace "Traces".':
    dashboardOf({}, {}, { source: { ...logs, name: 'Lgos' } }),
  'tiles[0].config.source cannot be resolved: the open-source deployment has no source trace "Logs", only source log "Logs", source metric "Metrics", source session "Sessions", source trace "Traces".':
    dashboardOf({}, {}, { source: { ...logs, kind: 'trace' } }),
  'tiles[0].config.source cannot be resolved: the open-source deployment has no sorce "Logs".': dashboardOf(
    {},
    {},
    { source: { ref: 'sorce', name: 'Logs' } },
  ),
  'tiles[0].config.source is "Logs"; expected source.log(\'Logs\'), in JSON {"ref":"source","kind":"log","name":"Logs"}':
    dashboardOf({}, {}, { source: 'Logs' }),
  'tiles[0].config.source is missing': dashboardOf({}, {}, { source: undefined }),
  'tiles[0].config.sorce has no place in a request of the open-source deployment. Do you mean source?': dashboardOf(
    {},
    {},
    { source: undefined, sorce: logs },
  ),
  'tiles[0].alrts has no place in a request of the open-source deployment. Do you mean alerts?': dashboardOf(
    {},
    { alrts: [alert] },
  ),
  'tiles[0].alerts[0].threshold is missing': dashboardOf({}, { alerts: [{ ...alert, threshold: undefined }] }),
  'tiles[0].alerts[0].interval is "7m", not one of "1m", "5m", "15m", "30m", "1h", "6h", "12h", "1d"': dashboardOf(
    {},
    { alerts: [{ ...alert, interval: '7m' }] },
  ),
  'tiles[0].alerts[0].channels[0] cannot be resolved: the open-source deployment has no webhook slack "Off call", only webhook generic "On-call", webhook incidentio "Incidents", webhook slack "Chat".':
    dashboardOf({}, { alerts: [{ ...alert, channels: [{ ...pager, name: 'Off call' }] }] }),
  'the dashboard: Heatmap tiles require a Trace source. The following source IDs are not Trace sources: 66a1f0c2d4e8b7a9c3f10101':
    dashboardOf({}, {}, { displayType: 'heatmap', select: [{ valueExpression: 'Duration' }] }),
  'tiles[0].config.onClick.target.id cannot be resolved: the open-source deployment has no dashboard "Nowhere".':
    dashboardOf({}, {}, click({ ref: 'dashboard', name: 'Nowhere' })),
  'opens itself by a click, and has no id before it is created. Use mode `template`.': dashboardOf(
    {},
    {},
    click({ ref: 'dashboard', name: 'Errors' }),
  ),
  'tiles[0].alerts[0].channels: An alert supports at most 10 notification channels': dashboardOf(
    {},
    { alerts: [{ ...alert, channels: Array(11).fill(pager) }] },
  ),
}

const addressed = (url: unknown, more = {}) => ({ webhook: { service: 'generic', name: 'On call', url, ...more } })
const privately = 'is refused by servers: Webhook URL resolves to a private or reserved address'

/** What is refused of the address of a webhook, or of its headers, and the webhook. */
const addresses: Readonly<Record<string, object>> = {
  [`url ${privately}`]: addressed('http://10.0.0.1/'),
  [`url: the value of the environment variable PRIVATE_URL ${privately}`]: addressed({ secret: 'PRIVATE_URL' }),
  'url: the value of the environment variable NO_URL is wrong; expected an address with a scheme and a host': addressed(
    {
      secret: 'NO_URL',
    },
  ),
  'url: the value of the environment variable EMPTY_URL is wrong; expected an address with a scheme and a host':
    addressed({
      secret: 'EMPTY_URL',
    }),
  'headers["X-Key"]: the value of the environment variable LINES is wrong; expected something like': addressed(
    'https://example.com',
    { headers: { 'X-Key': { secret: 'LINES' } } },
  ),
}

/** What is refused of other objects, and how the output begins. */
const others: Readonly<Record<string, unknown>> = {
  '(clouddb.json: objects[0])\n  tags[0] has 33 characters; at most 32 are allowed': dashboardOf({
    tags: ['t'.repeat(33)],
  }),
  'refused  webhook "On call"  (clouddb.json: objects[0])\n  url: the environment variable ONCALL_URL is not set.': {
    webhook: { ...webhook.webhook, url: { secret: 'ONCALL_URL' } },
  },
  'refused  webhook "On call"  (clouddb.json: objects[0])\n  description is an object, not a string': {
    webhook: { ...webhook.webhook, description: { secret: 'ONCALL_URL' } },
  },
  'refused  webhook "On call"  (clouddb.json: objects[0])\n  service is missing': {
    webhook: { name: 'On call', url: 'https://example.com' },
  },
  'refused  saved search "Slow"  (clouddb.json: objects[0])\n  source is missing': {
    savedSearch: { name: 'Slow', where: 'a:b' },
  },
  'refused  saved search "Slow"  (clouddb.json: objects[0])\n  sorce has no place in a request of the open-source deployment. Do you mean source?\n\n':
    { savedSearch: { name: 'Slow', sorce: logs } },
}

/** Declarations that no deployment takes, or this one does not. */
export const brokenDeclarations: readonly Broken[] = [
  ...Object.entries(mistaken).map(([says, given]) => {
    const objects = [given].flat()
    return broken(`clouddb.json: objects[${objects.length - 1}]: ${says}`, ...objects)
  }),
  ...Object.entries(refused).map(([says, object]) =>
    broken(`refused  dashboard "Errors"  (clouddb.json: objects[1])\n  ${says}`, webhook, object),
  ),
  ...Object.entries(addresses).map(([says, object]) => ({
    ...broken(`refused  webhook "On call"  (clouddb.json: objects[0])\n  ${says}`, object),
    env: {
      ...openSource,
      ...{ PRIVATE_URL: 'http://127.0.0.1/', NO_URL: 'hush-hush', EMPTY_URL: 'https://', LINES: 'hush-hush\n' },
    },
  })),
  ...Object.entries(others).map(([says, object]) => broken(says, object)),
]
