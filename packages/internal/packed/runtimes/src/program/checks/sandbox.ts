import type { Check, CheckContext } from '../check.ts'
import { ids } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'

const start = 1_768_208_400_000

/** A sandbox in this very program, and clients that speak to it. */
function made({ packages }: CheckContext) {
  const sandbox = packages.sandbox.createSandbox({ clock: start })
  return {
    sandbox,
    oss: packages.oss.main.createObservabilityOssClient(sandbox.observabilityOss),
    cloud: packages.cloud.main.createObservabilityCloudClient(sandbox.observabilityCloud),
    management: packages.management.main.createManagementClient(sandbox.management),
  }
}

export const sandbox: readonly Check[] = [
  [
    'a sandbox remembers what each client did, and goes back to its snapshot',
    async (context) => {
      const { sandbox, oss, cloud, management } = made(context)
      const before = sandbox.snapshot()
      await oss.createDashboard({ name: 'größtes Lager', tiles: [] })
      await cloud.createDashboard({ name: 'Überblick 🛰', tiles: [] })
      await management.deleteKey(ids.key)
      const names = async () =>
        [...(await oss.listDashboards()), ...(await cloud.listDashboards())].map(({ name }) => name)
      same(await names(), ['größtes Lager', 'Überblick 🛰'], 'The names of the dashboards')
      same(sandbox.requests().length, 5, 'The number of requests')
      sandbox.restore(before)
      same(await names(), [], 'The names of the dashboards after going back')
      same((await thrownBy(() => management.deleteKey(ids.organization))).status, 404, 'What comes of an unknown key')
      same(await management.deleteKey(ids.key), undefined, 'What comes of the key that is there again')
    },
  ],
  [
    'a sandbox refuses in the words of a server',
    async (context) => {
      const { oss } = made(context)
      const error = await thrownBy(() => oss.createDashboard({ name: 1, tiles: [] } as never))
      kind(error, context.packages.oss.errors.BadRequestError, 'BadRequestError')
      same(error.detail, 'Body validation failed: name: Expected string, received number', 'What it says')
    },
  ],
  [
    'faults of a sandbox are met: an error is repeated, a lost connection and half a body are told',
    async (context) => {
      const { sandbox, oss } = made(context)
      sandbox.fail({ kind: 'status', status: 503, operation: 'listAlerts' })
      const { attempts } = await oss.listAlerts().withResponse()
      same(
        attempts.map(({ status }) => status),
        [503, 200],
        'The attempts',
      )
      for (const fault of [{ kind: 'reset', isApplied: true }, { kind: 'truncate' }] as const) {
        sandbox.fail(fault)
        const error = await thrownBy(() => oss.createDashboard({ name: fault.kind, tiles: [] }))
        kind(error, context.packages.oss.errors.ConnectionError, 'ConnectionError')
      }
      same((await oss.listDashboards()).length, 2, 'The number of dashboards, each created before its answer was lost')
    },
  ],
  [
    'a sandbox computes chart series, everywhere the same',
    async (context) => {
      const { oss } = made(context)
      const [source] = await oss.listSources()
      const points = await oss.queryChartSeries({
        granularity: '1h',
        startTime: start - 3 * 3_600_000,
        endTime: start,
        series: [{ sourceId: source?.id ?? '', aggFn: 'count', where: 'SeverityText:error', groupBy: [] }],
      })
      must(points.length === 3, 'There must be a point for each hour.')
      same(
        points.map((point) => point['series_0.data']),
        ['18', '22', '22'],
        'The counts',
      )
    },
  ],
]
