import { source } from '../../src/index.ts'
import { opening, robot, usual } from '../declarations.ts'
import { type Broken, dashboardOf, openSource, projectOf } from './workplace.ts'

const pager = { ref: 'webhook', service: 'slack', name: 'On call' }
const hook = { service: 'slack', name: 'On call', url: 'https://hooks.slack.com/services/T0/B0/c' }
const broken = (says: string, ...objects: unknown[]): Broken => ({
  says,
  files: { 'clouddb.json': projectOf(...objects) },
})
const withTile = (tile: object) => dashboardOf({}, tile)
const withChart = (config: object) => dashboardOf({}, {}, config)
const withAlert = (alert: object) => withTile({ alerts: [{ ...usual, channels: [pager], ...alert }] })
const opens = (name: string) => withChart(opening({ ref: 'dashboard', name }))
const errors = (fields: object) => ({ dashboard: { name: 'Errors', ...fields } })

const noObject = 'An object of a project is what dashboard(), savedSearch() or webhook() returns; got'

/** What no file can declare, and the declaration, which is the last of the project. */
const mistaken: Readonly<Record<string, unknown>> = {
  [`${noObject} "Errors".`]: 'Errors',
  [`${noObject} false.`]: false,
  [`${noObject} an object with the fields (none).`]: {},
  [`${noObject} an object with the fields dashbord. Do you mean dashboard?`]: { dashbord: { name: 'Errors' } },
  [`${noObject} an object with the fields dashboard, webhook.`]: { ...dashboardOf(), webhook: hook },
  'A dashboard needs a name without blanks at its ends; got undefined.': dashboardOf({ name: undefined }),
  'A dashboard needs a name without blanks at its ends; got "Errors ".': dashboardOf({ name: 'Errors ' }),
  'Two dashboard declarations of project checkout are named "Errors". The name identifies an object: rename one.': [
    dashboardOf(),
    dashboardOf(),
  ],
  '`tiles` must be a list of objects.': dashboardOf({ tiles: {} }),
  '`tiles` must be a list of objects': errors({}),
  '`tags` must be a list of texts.': dashboardOf({ tags: [1] }),
  'The tag "code:other" belongs to this tool. Remove it.': dashboardOf({ tags: ['code:other'] }),
  '`was` must be a list of texts.': dashboardOf({ was: 'Old errors' }),
  '"Errors" was "Other", which the project declares, too. Remove it from `was`. If that is another object, which gets the name "Other", declare it in the next run: leave it out until "Errors" is applied.':
    [dashboardOf({ name: 'Other' }), dashboardOf({ was: ['Other'] })],
  '"Errors" was "Other", and "Other" was "Errors". Two objects exchange names in three runs of apply: over a third name, with one `was` in each.':
    [dashboardOf({ name: 'Other', was: ['Errors'] }), dashboardOf({ was: ['Other'] })],
  '`tiles[0]`: Tile "Count" is a pie, which no alert can watch: servers delete it later. Use one of line, stacked_bar, number.':
    dashboardOf({}, { alerts: [usual] }, { displayType: 'pie' }),
  '`tiles[0].alerts[0]`: An alert needs `channels`, a list of webhooks.': withAlert({ channels: undefined }),
  'tiles[0].alerts[0].channels[0] is "On call"; expected what webhook() returns, or existingWebhook(\'slack\', \'On call\'), in JSON {"ref":"webhook","service":"slack","name":"On call"}.':
    withAlert({ channels: ['On call'] }),
  '`tiles` must be a list of objects. `tiles[0]` is none.': errors({ tiles: ['Errors'] }),
  'tils has no place here. Do you mean tiles?': errors({ tils: [] }),
  'The alerts of a dashboard stand in its tiles. Move `alerts` into the tile that they watch.': dashboardOf({
    alerts: [usual],
  }),
}

const unresolved = 'cannot be resolved: the open-source deployment has no'
const sources = 'source log "Logs", source metric "Metrics", source session "Sessions", source trace "Traces"'
const hooksThere = 'webhook generic "On-call", webhook incidentio "Incidents", webhook slack "Chat"'

/** What is refused of the dashboard Errors, and its declaration. */
const refused: Readonly<Record<string, unknown>> = {
  'tiles[0].width has no place in a request of the open-source deployment': withTile({ width: 3 }),
  'tiles[0].config.displayType is "donut", not one of "line", "stacked_bar", "table", "number", "pie", "bar", "heatmap", "search", "event_patterns", "markdown"':
    withChart({ displayType: 'donut' }),
  'tiles[0].x is missing': withTile({ x: undefined }),
  [`tiles[0].config.source ${unresolved} source log "Lgos", only ${sources}.`]: withChart({
    source: source.log('Lgos'),
  }),
  [`tiles[0].config.source ${unresolved} source trace "Logs", only ${sources}.`]: withChart({
    source: source.trace('Logs'),
  }),
  [`tiles[0].config.source ${unresolved} sorce "Logs".`]: withChart({ source: { ref: 'sorce', name: 'Logs' } }),
  'tiles[0].config.source is missing': withChart({ source: undefined }),
  'tiles[0].config.sorce has no place in a request of the open-source deployment. Do you mean source?': withChart({
    source: undefined,
    sorce: source.log('Logs'),
  }),
  'tiles[0].alerts[0].threshold is missing': withAlert({ threshold: undefined }),
  'tiles[0].alerts[0].interval is "7m", not one of "1m", "5m", "15m", "30m", "1h", "6h", "12h", "1d"': withAlert({
    interval: '7m',
  }),
  [`tiles[0].alerts[0].channels[0] ${unresolved} webhook generic "Robot", only ${hooksThere}.`]: withAlert({
    channels: [robot],
  }),
  'the dashboard: Heatmap tiles require a Trace source. The following source IDs are not Trace sources: 66a1f0c2d4e8b7a9c3f10101':
    withChart({ displayType: 'heatmap', select: [{ valueExpression: 'Duration' }] }),
  [`tiles[0].config.onClick.target.id ${unresolved} dashboard "Nowhere".`]: opens('Nowhere'),
  'opens itself by a click, and has no id before it is created. Use mode `template`.': opens('Errors'),
  'tiles[0].alerts[0].channels: An alert supports at most 10 notification channels': withAlert({
    channels: Array(11).fill(pager),
  }),
}

const privately = 'is refused by servers: Webhook URL resolves to a private or reserved address'
const variable = (name: string) => `the value of the environment variable ${name}`
const address = 'is wrong; expected an address with a scheme and a host'

/** What is refused of the webhook `On call`, and of it. */
const hooks: Readonly<Record<string, object>> = {
  [`url ${privately}`]: { url: 'http://10.0.0.1/' },
  [`url: ${variable('PRIVATE_URL')} ${privately}`]: { url: { secret: 'PRIVATE_URL' } },
  [`url: ${variable('NO_URL')} ${address}`]: { url: { secret: 'NO_URL' } },
  [`url: ${variable('EMPTY_URL')} ${address}`]: { url: { secret: 'EMPTY_URL' } },
  [`headers["X-Key"]: ${variable('LINES')} is wrong; expected something like`]: {
    ...{ url: 'https://example.com', headers: { 'X-Key': { secret: 'LINES' } } },
  },
  'url: the environment variable ONCALL_URL is not set.': { ...hook, url: { secret: 'ONCALL_URL' } },
  'description is an object, not a string': { ...hook, description: { secret: 'ONCALL_URL' } },
  'service is missing': { service: undefined, url: 'https://example.com' },
}

const env = {
  ...openSource,
  ...{ PRIVATE_URL: 'http://127.0.0.1/', NO_URL: 'hush-hush', EMPTY_URL: 'https://', LINES: 'hush-hush\n' },
}

const refusedSearch = 'refused  saved search "Slow"  (clouddb.json: objects[0])\n'

/** Declarations that no deployment takes, or this one does not. */
export const brokenDeclarations: readonly Broken[] = [
  ...Object.entries(mistaken).map(([says, given]) => {
    const objects = [given].flat()
    return broken(`clouddb.json: objects[${objects.length - 1}]: ${says}`, ...objects)
  }),
  ...Object.entries(refused).map(([says, object]) =>
    broken(`refused  dashboard "Errors"  (clouddb.json: objects[1])\n  ${says}`, { webhook: hook }, object),
  ),
  ...Object.entries(hooks).map(([says, fields]) => ({
    ...broken(`refused  webhook "On call"  (clouddb.json: objects[0])\n  ${says}`, {
      webhook: { service: 'generic', name: 'On call', ...fields },
    }),
    env,
  })),
  broken(
    '(clouddb.json: objects[0])\n  tags[0] has 33 characters; at most 32 are allowed',
    dashboardOf({ tags: ['t'.repeat(33)] }),
  ),
  broken(`${refusedSearch}  source is missing`, { savedSearch: { name: 'Slow', where: 'a:b' } }),
]
