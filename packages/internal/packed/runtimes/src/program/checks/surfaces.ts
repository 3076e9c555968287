import { type CheckContext, type Checks, ids, must, mustEqual, rejectionOf, thrownBy } from '../context.ts'

/** A sandbox in the same program, and clients that use it. */
function startSandbox({ packages }: CheckContext) {
  const sandbox = packages.sandbox.createSandbox({ clock: 1_768_208_400_000 })
  return {
    sandbox,
    oss: packages.oss.main.createObservabilityOssClient(sandbox.observabilityOss),
    cloud: packages.cloud.main.createObservabilityCloudClient(sandbox.observabilityCloud),
    management: packages.management.main.createManagementClient(sandbox.management),
  }
}

/** Loading the packages, the environment, and the sandbox: no request leaves the program. */
export const surfaces: Checks = {
  async 'every entry of each package can be loaded'({ packages: { management, cloud, oss }, documents }) {
    mustEqual(typeof management.main.createManagementClient, 'function', 'createManagementClient')
    mustEqual(typeof cloud.main.createObservabilityCloudClient, 'function', 'createObservabilityCloudClient')
    mustEqual(typeof oss.main.createObservabilityOssClient, 'function', 'createObservabilityOssClient')
    for (const { requests } of [cloud, oss]) mustEqual(typeof requests.toUpdateDashboard, 'function', './requests')
    const { jobs, requests, secrets } = management
    const functions = [requests.toCreateKey, jobs.rotateKey, secrets.generateKey, oss.charts.readChart]
    for (const one of functions) mustEqual(typeof one, 'function', './requests, ./jobs, ./secrets and ./charts')
    for (const { fetch, names, types } of [management, cloud, oss]) {
      const found = [typeof fetch.createFetchClient, typeof names.fetchWithNames, typeof types]
      mustEqual(found, ['function', 'function', 'object'], './fetch, ./names and ./types')
    }
    for (const { openapi, paths } of Object.values(documents))
      must(/^3\.1/.test(openapi) && Object.keys(paths).length > 1, './openapi.json must be an OpenAPI document.')
  },

  async '`./errors` exports the same classes from each package'({ packages: { management, cloud, oss } }) {
    for (const name of ['ApiError', 'CallError', 'CloudDbError', 'ConnectionError', 'TimeoutError'] as const) {
      const classes = new Set([management, cloud, oss].map(({ errors }) => errors[name]))
      must(classes.size === 1 && typeof management.errors[name] === 'function', `${name} must be one.`)
    }
  },

  async 'a client takes its address and credential from the environment, where there is one'({ packages, traits }) {
    const create = () => packages.oss.main.createObservabilityOssClient()
    if (traits.environment) return mustEqual((await create().listSources()).length, 1, 'The number of sources')
    const { message } = await thrownBy(create)
    must(message.includes('`apiKey` (CLOUDDB_OSS_API_KEY)'), `The error must name the variable: ${message}`)
  },

  async 'printing a client or an error shows no secret, even if the server repeats it'(context) {
    const { oss } = context.open('quotes')
    const error = await rejectionOf(context, 'BadRequestError', () => oss.listSources())
    must(error.message.includes('[redacted]'), `The message must hide the repeated header: ${error.message}`)
    const shown = [oss, error].flatMap((value) => [String(value), JSON.stringify(value), context.inspect?.(value)])
    const text = [...shown, error.stack, JSON.stringify({ ...error })].join('\n')
    must(!text.includes('personal-access-key'), `A secret is shown: ${text.slice(0, 300)}`)
  },

  async 'a sandbox keeps the changes of each client, and restores a snapshot'(context) {
    const { sandbox, oss, cloud, management } = startSandbox(context)
    const before = sandbox.snapshot()
    await oss.createDashboard({ name: 'größtes Lager', tiles: [] })
    await cloud.createDashboard({ name: 'Überblick 🛰', tiles: [] })
    await management.deleteKey(ids.key)
    const names = async () =>
      [...(await oss.listDashboards()), ...(await cloud.listDashboards())].map(({ name }) => name)
    mustEqual(await names(), ['größtes Lager', 'Überblick 🛰'], 'The names of the dashboards')
    sandbox.restore(before)
    mustEqual(await names(), [], 'The names of the dashboards after the snapshot is restored')
    mustEqual(await management.deleteKey(ids.key), undefined, 'The result of deleting the restored key')
  },

  async 'a project is applied, and is equal in the second plan'(context) {
    const { oss } = startSandbox(context)
    const { apply, dashboard, plan, project } = context.packages.asCode
    const stock = project('shop', [dashboard({ name: 'größtes Lager', tiles: [] })])
    await apply(await plan(stock, oss))
    const { changes, conflicts } = await plan(stock, oss)
    mustEqual([changes, conflicts, (await oss.listDashboards()).length], [[], [], 1], 'The second plan')
  },

  async 'a `fetch` with names reaches a deployment with other words, in both directions'(context) {
    const { sandbox, cloud } = startSandbox(context)
    const names = { segments: { observability: 'acme-logs' }, fields: { name: 'acmeName' } }
    const fetch = context.packages.cloud.names.fetchWithNames(names, async (url, { body, ...init }) => {
      must(url.includes('/acme-logs/'), `The path must be translated: ${url}`)
      const neutral = `${body ?? ''}`.replace('"acmeName"', '"name"')
      const answer = await sandbox.fetch(url.replace('/acme-logs/', '/observability/'), {
        ...init,
        body: neutral || null,
      })
      return new Response((await answer.text()).replaceAll('"name"', '"acmeName"'), answer)
    })
    const renamed = await cloud.withOptions({ fetch }).createDashboard({ name: 'größtes Lager', tiles: [] })
    mustEqual([renamed.name, (await cloud.listDashboards())[0]?.name], Array(2).fill('größtes Lager'), 'The names')
  },

  async 'a client handles the faults of a sandbox: an error, a lost connection, and half a body'(context) {
    const { sandbox, oss } = startSandbox(context)
    sandbox.fail({ kind: 'status', status: 503, operation: 'listAlerts' })
    const { attempts } = await oss.listAlerts().withResponse()
    const statuses = attempts.map(({ status }) => status)
    mustEqual(statuses, [503, 200], 'The statuses of the attempts')
    for (const fault of [{ kind: 'reset', isApplied: true }, { kind: 'truncate' }] as const) {
      sandbox.fail(fault)
      await rejectionOf(context, 'ConnectionError', () => oss.createDashboard({ name: fault.kind, tiles: [] }))
    }
    mustEqual((await oss.listDashboards()).length, 2, 'The number of dashboards')
  },
}
