import type { CreateDashboardRequest } from '@clouddb/observability-cloud/types'
import type { State } from '../generated/schema.ts'
import type { ManagedService, Organization } from '../state.ts'
import { createSeed, type SeedOptions } from './create-seed.ts'
import { defaultSeed } from './default-seed.ts'

type TileRequest = CreateDashboardRequest['tiles'][number]
type Select = Extract<TileRequest['config'], { displayType: 'line'; select: unknown }>['select'][number]

const week = 7 * 24 * 3_600_000

/**
 * Creates an initial state for demonstrations: the default seed, and dashboards and an alert on the open-source deployment
 * and on the first service. All are a week old, so that the alerts have a history. The alert of the open-source deployment
 * fires because of the incident of every day.
 */
export function createDemoSeed({ time = Date.now() }: Pick<SeedOptions, 'time'> = {}): State {
  const began = time - week
  const { openSource, managed } = defaultSeed(began)
  const orders = (managed.organizations as [Organization])[0].services[0] as ManagedService
  const seed = createSeed({
    time: began,
    openSource: { webhooks: shownWholly(openSource), ...shop(idsOf(openSource)) },
    organization: {
      // The first service is never idle, which is a setting to change.
      services: [
        {
          ...{ record: { idleScaling: false }, webhooks: shownWholly(orders.observability) },
          ...platform(idsOf(orders.observability)),
        },
        {},
      ],
    },
  })
  return { ...seed, time }
}

const errors: Select = { aggFn: 'count', where: 'SeverityText:error' }
const failedPayments: Select = { aggFn: 'count', where: 'ServiceName:payments SeverityText:error' }
const milliseconds = (where: string): Select => ({ aggFn: 'avg', valueExpression: 'Duration / 1e6', where })

function shop(ids: Ids) {
  const shop = dashboard('Shop', 'production', [
    line('Errors', ids.log, errors),
    line('Failed payments', ids.log, failedPayments),
    line('Checkout time', ids.trace, milliseconds('SpanName:"POST /checkout"')),
  ])
  const signIn = line('Sign-in time', ids.trace, milliseconds('ServiceName:accounts'))
  const alerts = alertOn(1, ids, { name: 'Payments fail', threshold: 100 })
  return { dashboards: [shop, dashboard('Accounts', 'production', [signIn])], alerts }
}

function platform(ids: Ids) {
  const platform = dashboard('Platform', 'on-call', [
    line('Errors', ids.log, errors),
    line('Gateway time', ids.trace, milliseconds('ServiceName:gateway')),
  ])
  const mails = line('Mail time', ids.trace, milliseconds('SpanName:"send mail"'))
  const alerts = alertOn(1, ids, { name: 'Gateway is slow', threshold: 1_000 })
  return { dashboards: [platform, dashboard('Mails', 'notifications', [mails])], alerts }
}

/** The webhooks whose body answers show. Others cannot be written as code without knowing it. */
const shownWholly = ({ webhooks }: Pick<State['openSource'], 'webhooks'>) =>
  webhooks.filter(({ service }) => service !== 'incidentio')

type Ids = ReturnType<typeof idsOf>

/** The ids of the sources and the webhook that every deployment has. */
function idsOf({ sources, webhooks }: Pick<State['openSource'], 'sources' | 'webhooks'>) {
  const sourceIdOfKind = (kind: string) => sources.find((source) => source.kind === kind)?.id ?? ''
  return { log: sourceIdOfKind('log'), trace: sourceIdOfKind('trace'), webhook: webhooks[0]?.id ?? '' }
}

/** A dashboard whose tiles are below each other. */
function dashboard(name: string, tag: string, tiles: TileRequest[]): CreateDashboardRequest {
  return { name, tags: [tag], tiles: tiles.map((tile, row) => ({ ...tile, y: row * 6 })) }
}

function line(name: string, sourceId: string, select: Select): TileRequest {
  return { name, x: 0, y: 0, w: 24, h: 6, config: { displayType: 'line', sourceId, select: [select] } }
}

/** The fields of a created dashboard that an alert needs. */
interface Created {
  readonly id?: string
  readonly tiles?: readonly { readonly id?: string }[] | null
}

/** An alert on a tile of the first dashboard. */
function alertOn(tile: number, { webhook }: Ids, fields: { name: string; threshold: number }) {
  const condition = { ...fields, thresholdType: 'above', interval: '1d' } as const
  const channel = { type: 'webhook', webhookId: webhook } as const
  return ([{ id = '', tiles } = {}]: Created[]) => [
    { ...condition, source: 'tile' as const, dashboardId: id, tileId: tiles?.[tile]?.id ?? '', channel },
  ]
}
