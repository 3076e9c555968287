import type { TileAlertRequest as ManagedAlertRequest } from '@clouddb/observability-cloud/types'
import type { CreateDashboardRequest, TileAlertRequest } from '@clouddb/observability-oss/types'
import { createSeed, type State } from '@clouddb/sandbox'

type TileRequest = CreateDashboardRequest['tiles'][number]
type Chart = Extract<TileRequest['config'], { displayType: 'line'; select: unknown }>
type Select = Chart['select'][number]

/** What both deployments hold before the sample changes anything: each has dashboards and alerts of its own. */
export function seedOfSample(time: number): State {
  const { openSource, managed } = createSeed({ time })
  const orders = managed.organizations[0]?.services[0]?.observability
  if (orders === undefined) throw new Error('The default seed has no service.')
  return createSeed({
    time,
    openSource: shop(idsOf(openSource)),
    organization: {
      services: [
        // It never sleeps, so that there is something to change.
        { record: { name: 'Orders', idleScaling: false }, ...platform(idsOf(orders)) },
        { record: { name: 'Reports' } },
      ],
    },
  })
}

function shop(ids: Ids) {
  const payments = 'ServiceName:payments SeverityText:error'
  return {
    dashboards: [
      dashboard(
        'Shop',
        ['production', 'shop'],
        [
          line('Errors', ids.log, { aggFn: 'count', where: 'SeverityText:error' }),
          line('Failed payments', ids.log, { aggFn: 'count', where: payments }),
          line('Checkout time', ids.trace, milliseconds('SpanName:"POST /checkout"')),
        ],
      ),
      dashboard('Accounts', ['production'], [line('Sign-in time', ids.trace, milliseconds('ServiceName:accounts'))]),
    ],
    alerts: ([created = {}]: Created[]): TileAlertRequest[] => [
      // Payments fail for a while every day, so this one fires.
      { ...on(created, 1, ids), name: 'Payments fail', threshold: 100, thresholdType: 'above', interval: '1d' },
      { ...on(created, 2, ids), name: 'Checkout is slow', threshold: 2_000, thresholdType: 'above', interval: '1h' },
    ],
  }
}

function platform(ids: Ids) {
  return {
    dashboards: [
      dashboard(
        'Platform',
        ['on-call'],
        [
          line('Errors', ids.log, { aggFn: 'count', where: 'SeverityText:error' }),
          line('Gateway time', ids.trace, milliseconds('ServiceName:gateway')),
        ],
      ),
      dashboard('Mails', ['notifications'], [line('Mail time', ids.trace, milliseconds('SpanName:"send mail"'))]),
    ],
    alerts: ([created = {}]: Created[]): ManagedAlertRequest[] => [
      { ...on(created, 1, ids), name: 'Gateway is slow', threshold: 1_000, thresholdType: 'above', interval: '15m' },
    ],
  }
}

interface Ids {
  readonly log: string
  readonly trace: string
  readonly webhook: string
}

/** Ids of what a deployment has after its set-up. */
function idsOf({ sources, webhooks }: Pick<State['openSource'], 'sources' | 'webhooks'>): Ids {
  const idOf = (kind: string) => sources.find((source) => source.kind === kind)?.id ?? ''
  return { log: idOf('log'), trace: idOf('trace'), webhook: webhooks[0]?.id ?? '' }
}

/** A dashboard with its tiles below each other. */
function dashboard(name: string, tags: string[], tiles: TileRequest[]): CreateDashboardRequest {
  return { name, tags, tiles: tiles.map((tile, row) => ({ ...tile, y: row * 6 })) }
}

function line(name: string, sourceId: string, select: Select): TileRequest {
  return { name, x: 0, y: 0, w: 24, h: 6, config: { displayType: 'line', sourceId, select: [select] } }
}

function milliseconds(where: string): Select {
  return { aggFn: 'avg', valueExpression: 'Duration / 1e6', where }
}

/** As much of a created dashboard as an alert needs. */
interface Created {
  readonly id?: string
  readonly tiles?: readonly { readonly id?: string }[] | null
}

/** What an alert on a tile says of where it watches and whom it tells. */
function on({ id = '', tiles }: Created, tile: number, { webhook }: Ids) {
  const channel = { type: 'webhook' as const, webhookId: webhook }
  return { source: 'tile' as const, dashboardId: id, tileId: tiles?.[tile]?.id ?? '', channel }
}
