import { type ZodTypeAny, z } from 'zod/v3'
import { dayOfChange } from '../documents.ts'
import { chartOf } from './dashboards.ts'
import type { Composition, RequestSchemas } from './request-schemas.ts'
import { namedValues, ruled, type Shape } from './zod-schemas.ts'

/** Parts of an alert that servers validate in another way than the document says. */
export const alertCompositions: Composition = {
  CreateAlertRequest: alert,
  UpdateAlertRequest: alert,
  AlertChannelRequest: channel,
  AlertChartRequest: chart,
  AlertThreshold: threshold,
  AlertScheduleStartAt: scheduleStartAt,
}

// The order in which servers check what all alerts have. What the list lacks is checked last.
const order = [
  ...['channel', 'channels', 'interval', 'scheduleOffsetMinutes', 'scheduleStartAt', 'threshold', 'thresholdType'],
  ...['thresholdMax', 'source', 'name', 'message', 'note', 'displayName', 'tags', 'numConsecutiveWindows'],
]
const ofTiles = ['dashboardId', 'tileId']

const days = { rules: dayOfChange('checksAlertRules'), anyThreshold: dayOfChange('takesNegativeThresholds') }

// Servers check the shared properties, and then what the alert watches. They do not explain a mistake in the latter.
function alert(schemas: RequestSchemas): ZodTypeAny {
  const shape = schemas.shape('TileAlertRequest')
  const sources = ['saved_search', 'tile', 'inline'].slice(0, schemas.knowsComponent('InlineAlertRequest') ? 3 : 2)
  shape.source = namedValues(sources).default('saved_search')
  if (!shape.channels) shape.channel = schemas.named('AlertChannelRequest')
  const names = Object.keys(shape).filter((property) => !ofTiles.includes(property))
  const known = [...order.filter((property) => shape[property]), ...names.filter((name) => !order.includes(name))]
  const all = z.object(Object.fromEntries(known.map((property) => [property, shape[property] as ZodTypeAny])))
  const watched = all.and(watchedBy(schemas, sources))
  const rules = schemas.has('AlertChannelRules') ? ['AlertChannelRules', 'AlertRules'] : ['AlertRules']
  return schemas.isOf(days.rules) ? ruled(watched, ...rules.map((name) => schemas.rulesOf(name))) : watched
}

function watchedBy(schemas: RequestSchemas, sources: readonly string[]): ZodTypeAny {
  const id = z.string().min(1)
  // Older servers keep the properties of other kinds of alerts.
  const more = (...names: string[]): Shape =>
    schemas.isOf(days.rules) ? {} : Object.fromEntries(names.map((name) => [name, z.unknown()]))
  const members: ZodTypeAny[] = [
    z.object({
      ...more('tileId', 'dashboardId'),
      source: z.literal('saved_search'),
      groupBy: schemas.named('AlertGroupBy').optional(),
      savedSearchId: id,
    }),
    z.object({ ...more('groupBy', 'savedSearchId'), source: z.literal('tile'), tileId: id, dashboardId: id }),
  ]
  if (sources.includes('inline'))
    members.push(z.object({ source: z.literal('inline'), chartConfig: schemas.named('AlertChartRequest') }))
  return z.union(members as unknown as [ZodTypeAny, ZodTypeAny])
}

// Older servers keep unknown properties of a channel. The managed deployment has two types of channels.
function channel(schemas: RequestSchemas, name: string): ZodTypeAny {
  if (schemas.schema(name).oneOf) return schemas.plain(name)
  const shape: Shape = schemas.shape(name)
  const id = schemas.knowsComponent('AlertChannels')
    ? z.string().min(1, "Webhook ID can't be empty")
    : z.string().min(1)
  const made = z.object({ ...shape, webhookId: id })
  return schemas.isOf(days.rules) ? made : made.passthrough()
}

/** A chart of the kinds that alerts watch; `configType` alone decides whether it is one of SQL. */
function chart(schemas: RequestSchemas): ZodTypeAny {
  const known = chartOf(schemas, 'AlertBuilderChartRequest', 'AlertSqlChartRequest')
  const words = 'configType must be "sql" or omitted (builder configs carry no configType)'
  const isKnown = (config: unknown) => [undefined, 'sql'].includes(Object(config).configType)
  return z
    .unknown()
    .refine(isKnown, { message: words, path: ['configType'] })
    .pipe(known)
}

function threshold(schemas: RequestSchemas): ZodTypeAny {
  return schemas.isOf(days.anyThreshold) ? z.number() : z.number().min(0)
}

const day = 24 * 60 * 60 * 1000

function scheduleStartAt(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { server } = schemas
  const [least = 0, most = 0] = schemas.schema(name)['x-days-from-now'] ?? []
  // Milliseconds from now; none without a start.
  const distance = (startAt: string | null | undefined) => (startAt == null ? 0 : Date.parse(startAt) - server.now())
  return z
    .union([z.string().datetime(), z.null()])
    .optional()
    .refine((startAt) => distance(startAt) <= most * day, 'scheduleStartAt must be within 1 year from now')
    .refine((startAt) => distance(startAt) >= least * day, 'scheduleStartAt must be within 10 years in the past')
}
