import type { CreateDashboardRequest } from '@clouddb/observability-oss/types'
import { createSandbox, createSeed, type Sandbox, type State } from '@clouddb/sandbox'

type TileRequest = CreateDashboardRequest['tiles'][number]
type Select = Extract<TileRequest['config'], { displayType: 'line'; select: unknown }>['select'][number]

const twoDays = 2 * 24 * 3_600_000

/**
 * Starts a sandbox whose deployments are two days old, so that their alerts have a state. It is outside `src`, which holds
 * the code that a user of the packages would write.
 */
export function startSandbox(): Sandbox {
  const sandbox = createSandbox({ seed: seedOfSample(Date.now() - twoDays) })
  sandbox.advance(twoDays)
  return sandbox
}

/** The id of an unused key of the organization. */
export function unusedKeyOf(sandbox: Sandbox): string | undefined {
  const { keyId } = sandbox.management
  return sandbox.snapshot().managed.organizations[0]?.keys.find((key) => key.keyId !== keyId)?.id
}

/** The state before the sample changes anything: each deployment has dashboards and an alert of its own. */
function seedOfSample(time: number): State {
  const { openSource, managed } = createSeed({ time })
  const orders = managed.organizations[0]?.services[0]?.observability
  if (orders === undefined) throw new Error('The default seed has no service.')
  return createSeed({
    time,
    openSource: shop(idsOf(openSource)),
    organization: {
      services: [
        // This service never sleeps, so that the sample has something to change.
        { record: { name: 'Orders', idleScaling: false }, ...platform(idsOf(orders)) },
        { record: { name: 'Reports' } },
      ],
    },
  })
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
  // Payments fail for a while every day, so this alert fires.
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

type Ids = ReturnType<typeof idsOf>

/** The ids of the sources and the webhook that every deployment has. */
function idsOf({ sources, webhooks }: Pick<State['openSource'], 'sources' | 'webhooks'>) {
  const idOf = (kind: string) => sources.find((source) => source.kind === kind)?.id ?? ''
  return { log: idOf('log'), trace: idOf('trace'), webhook: webhooks[0]?.id ?? '' }
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
