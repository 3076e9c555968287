import { type Broken, dashboardOf, logs, projectOf } from './run.ts'

const pager = { ref: 'webhook', service: 'slack', name: 'On call' }
const alert = { threshold: 100, thresholdType: 'above', interval: '5m', channels: [pager] }
const webhook = { webhook: { service: 'slack', name: 'On call', url: 'https://hooks.slack.com/services/T0/B0/c' } }
const file = (...objects: unknown[]) => ({ files: { 'clouddb.json': projectOf(...objects) } })
const manyTags = Array.from({ length: 49 }, (_, index) => `tag-${index}`)
const click = (dashboard: unknown) => ({
  displayType: 'table',
  onClick: { type: 'dashboard', target: { mode: 'id', id: dashboard } },
})

/** Declarations that no deployment takes, or this one does not. */
export const brokenDeclarations: readonly Broken[] = [
  {
    title: 'no declaration',
    ...file('Errors'),
    says: 'clouddb.json: objects[0]: An object of a project is what dashboard(), savedSearch() or webhook() returns; got "Errors".',
  },
  {
    title: 'a mistyped kind',
    ...file({ dashbord: { name: 'Errors', tiles: [] } }),
    says: 'clouddb.json: objects[0]: An object of a project is what dashboard(), savedSearch() or webhook() returns; got an object with the fields dashbord.',
  },
  {
    title: 'two kinds in one',
    ...file({ ...dashboardOf(), ...webhook }),
    says: 'clouddb.json: objects[0]: An object of a project is what dashboard(), savedSearch() or webhook() returns; got an object with the fields dashboard, webhook.',
  },
  {
    title: 'a dashboard without a name',
    ...file(dashboardOf({ name: undefined })),
    says: 'clouddb.json: objects[0]: A dashboard needs a name without blanks at its ends; got undefined.',
  },
  {
    title: 'a name with blanks at its end',
    ...file(dashboardOf({ name: 'Errors ' })),
    says: 'clouddb.json: objects[0]: A dashboard needs a name without blanks at its ends; got "Errors ".',
  },
  {
    title: 'two of a name',
    ...file(dashboardOf(), dashboardOf()),
    says: 'clouddb.json: objects[1]: Two dashboard declarations of project checkout are named "Errors". The name identifies an object: rename one.',
  },
  {
    title: 'tiles that are no list',
    ...file(dashboardOf({ tiles: {} })),
    says: 'clouddb.json: objects[0]: `tiles` must be a list of objects.',
  },
  {
    title: 'no tiles',
    ...file({ dashboard: { name: 'Errors' } }),
    says: 'clouddb.json: objects[0]: `tiles` must be a list of objects.',
  },
  {
    title: 'tags that are no texts',
    ...file(dashboardOf({ tags: [1] })),
    says: 'clouddb.json: objects[0]: `tags` must be a list of texts.',
  },
  {
    title: 'a long tag',
    ...file(dashboardOf({ tags: ['t'.repeat(33)] })),
    says: '(clouddb.json: objects[0])\n  tags[0] has 33 characters; at most 32 are allowed',
  },
  {
    title: 'a tag of this tool',
    ...file(dashboardOf({ tags: ['code:other'] })),
    says: 'clouddb.json: objects[0]: The tag "code:other" belongs to this tool. Remove it.',
  },
  {
    title: 'too many tags',
    ...file(dashboardOf({ tags: manyTags })),
    says: '(clouddb.json: objects[0])\n  tags has 49 items; at most 48 are allowed beside the mark of the project',
  },
  {
    title: 'a text for `was`',
    ...file(dashboardOf({ was: 'Old errors' })),
    says: 'clouddb.json: objects[0]: `was` must be a list of texts.',
  },
  {
    title: 'an earlier name that is declared, too',
    ...file(dashboardOf({ was: ['Other'] }), dashboardOf({ name: 'Other' })),
    says: 'clouddb.json: objects[0]: "Errors" was "Other", which the project declares, too. Remove it from `was`.',
  },
  {
    title: 'a mistyped field of a dashboard',
    ...file(dashboardOf({ tgas: ['shop'] })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tgas has no place in a request of the open-source deployment',
  },
  {
    title: 'a mistyped field of a tile',
    ...file(dashboardOf({}, { width: 3 })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].width has no place in a request of the open-source deployment',
  },
  {
    title: 'a mistyped field of a chart',
    ...file(dashboardOf({}, {}, { selekt: [] })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].config.selekt has no place in a request of the open-source deployment',
  },
  {
    title: 'an unknown kind of chart',
    ...file(dashboardOf({}, {}, { displayType: 'donut' })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].config.displayType is "donut", not one of "line", "stacked_bar", "table", "number", "pie", "bar", "heatmap", "search", "event_patterns", "markdown"',
  },
  {
    title: 'a tile without a place',
    ...file(dashboardOf({}, { x: undefined })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].x is missing',
  },
  {
    title: 'a tile without a chart',
    ...file(dashboardOf({}, { config: undefined })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0]: Tile must have either series or config',
  },
  {
    title: 'a source that is missing',
    ...file(dashboardOf({}, {}, { source: { ...logs, name: 'Lgos' } })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].config.source cannot be resolved: the open-source deployment has no source log "Lgos", only source log "Logs", source metric "Metrics", source session "Sessions", source trace "Traces".',
  },
  {
    title: 'a source of another kind',
    ...file(dashboardOf({}, {}, { source: { ...logs, kind: 'trace' } })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].config.source cannot be resolved: the open-source deployment has no source trace "Logs", only source log "Logs", source metric "Metrics", source session "Sessions", source trace "Traces".',
  },
  {
    title: 'a mistyped reference',
    ...file(dashboardOf({}, {}, { source: { ref: 'sorce', name: 'Logs' } })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].config.source cannot be resolved: the open-source deployment has no sorce "Logs".',
  },
  {
    title: 'a name in place of a reference',
    ...file(dashboardOf({}, {}, { source: 'Logs' })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].config.source is missing',
  },
  {
    title: 'an alert on a pie',
    ...file(webhook, dashboardOf({}, { alerts: [alert] }, { displayType: 'pie' })),
    says: 'clouddb.json: objects[1]: Tile "Count" is a pie, which no alert can watch: servers delete it later. Use one of line, stacked_bar, number.',
  },
  {
    title: 'an alert without a threshold',
    ...file(webhook, dashboardOf({}, { alerts: [{ ...alert, threshold: undefined }] })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[1])\n  alert of tile "Count", threshold is missing',
  },
  {
    title: 'an alert with an unknown interval',
    ...file(webhook, dashboardOf({}, { alerts: [{ ...alert, interval: '7m' }] })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[1])\n  alert of tile "Count", interval is "7m", not one of "1m", "5m", "15m", "30m", "1h", "6h", "12h", "1d"',
  },
  {
    title: 'an alert without channels',
    ...file(dashboardOf({}, { alerts: [{ ...alert, channels: undefined }] })),
    says: 'clouddb.json: objects[0]: An alert needs `channels`, a list of webhooks.',
  },
  {
    title: 'an alert on a webhook that is missing',
    ...file(dashboardOf({}, { alerts: [{ ...alert, channels: [{ ...pager, name: 'Off call' }] }] })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  alert of tile "Count", channel.webhook cannot be resolved: the open-source deployment has no webhook slack "Off call", only webhook generic "On-call", webhook incidentio "Incidents", webhook slack "Chat".',
  },
  {
    title: 'an alert outside of a tile',
    ...file(dashboardOf({ alerts: [alert] })),
    says: 'clouddb.json: objects[0]: The alerts of a dashboard stand in its tiles. Move `alerts` into the tile that they watch.',
  },
  {
    title: 'a secret that is not set',
    ...file({ webhook: { ...webhook.webhook, url: { secret: 'ONCALL_URL' } } }),
    says: 'refused  webhook "On call"  (clouddb.json: objects[0])\n  url: the environment variable ONCALL_URL is not set.',
  },
  {
    title: 'a secret where it would be shown',
    ...file({ webhook: { ...webhook.webhook, description: { secret: 'ONCALL_URL' } } }),
    says: 'refused  webhook "On call"  (clouddb.json: objects[0])\n  description is an object, not a string',
  },
  {
    title: 'a webhook without a service',
    ...file({ webhook: { name: 'On call', url: 'https://example.com' } }),
    says: 'refused  webhook "On call"  (clouddb.json: objects[0])\n  service is missing',
  },
  {
    title: 'a saved search without a source',
    ...file({ savedSearch: { name: 'Slow', where: 'a:b' } }),
    says: 'refused  saved search "Slow"  (clouddb.json: objects[0])\n  source is missing',
  },
  {
    title: 'a heatmap of logs',
    ...file(dashboardOf({}, {}, { displayType: 'heatmap', select: [{ valueExpression: 'Duration' }] })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  the dashboard: Heatmap tiles require a Trace source. The following source IDs are not Trace sources: 66a1f0c2d4e8b7a9c3f10101',
  },
  {
    title: 'a click on a dashboard that is missing',
    ...file(dashboardOf({}, {}, click({ ref: 'dashboard', name: 'Nowhere' }))),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  tiles[0].config.onClick.target.id cannot be resolved: the open-source deployment has no dashboard "Nowhere".',
  },
  {
    title: 'a click on itself',
    ...file(dashboardOf({}, {}, click({ ref: 'dashboard', name: 'Errors' }))),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[0])\n  opens itself by a click, and has no id before it is created. Use mode `template`.',
  },
  {
    title: 'too many channels',
    ...file(webhook, dashboardOf({}, { alerts: [{ ...alert, channels: Array(11).fill(pager) }] })),
    says: 'refused  dashboard "Errors"  (clouddb.json: objects[1])\n  alert of tile "Count", channels: An alert supports at most 10 notification channels',
  },
]
