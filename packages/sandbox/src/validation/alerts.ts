import { type ZodTypeAny, z } from 'zod/v3'
import { alertChannels } from '../rules/alert-channels.ts'
import { alertSchedule, startedWithinDecade, startsWithinYear } from '../rules/alert-schedule.ts'
import { alertThreshold } from '../rules/alert-threshold.ts'
import { type Composition, namedValues, type RequestSchemas, type Shape } from './request-schemas.ts'
import { ruled } from './ruled.ts'

/** What servers judge of an alert in another way than one schema after another. */
export const alertCompositions: Composition = {
  CreateAlertRequest: alert,
  UpdateAlertRequest: alert,
  AlertChannelRequest: channel,
  AlertChannels: channels,
  AlertThreshold: threshold,
  AlertScheduleStartAt: scheduleStartAt,
}

const shared = [
  'channel',
  'channels',
  'interval',
  'scheduleOffsetMinutes',
  'scheduleStartAt',
  'threshold',
  'thresholdType',
  'thresholdMax',
  'source',
  'name',
  'message',
  'note',
  'numConsecutiveWindows',
] as const

/** Days on which servers began to ask other things of alerts. */
const days = { rules: '2026-03-06', anyThreshold: '2026-03-09', nullGroupBy: '2026-08-06', channels: '2026-08-21' }

// What all alerts have, and beside it what an alert watches: where that fits nothing, it is not said why.
function alert(schemas: RequestSchemas): ZodTypeAny {
  const shape = schemas.shape('TileAlertRequest')
  const sources = ['saved_search', 'tile', 'inline'].slice(0, schemas.knows({ $ref: 'InlineAlertRequest' }) ? 3 : 2)
  shape.source = namedValues(sources).default('saved_search')
  if (!shape.channels) shape.channel = schemas.named('AlertChannelRequest')
  const known = shared.filter((property) => shape[property])
  const all = z.object(Object.fromEntries(known.map((property) => [property, shape[property] as ZodTypeAny])))
  const watched = all.and(watchedBy(schemas, sources))
  const rules = [...(shape.channels ? [alertChannels] : []), alertSchedule, alertThreshold]
  return schemas.isOf(days.rules) ? ruled(watched, ...rules) : watched
}

function watchedBy(schemas: RequestSchemas, sources: readonly string[]): ZodTypeAny {
  const id = z.string().min(1)
  const groupBy = z.string().optional()
  // Older servers keep what an alert of another kind watches.
  const more = (...names: string[]): Shape =>
    schemas.isOf(days.rules) ? {} : Object.fromEntries(names.map((name) => [name, z.unknown()]))
  const members: ZodTypeAny[] = [
    z.object({
      ...more('tileId', 'dashboardId'),
      source: z.literal('saved_search'),
      groupBy: schemas.isOf(days.nullGroupBy) ? groupBy.nullable() : groupBy,
      savedSearchId: id,
    }),
    z.object({ ...more('groupBy', 'savedSearchId'), source: z.literal('tile'), tileId: id, dashboardId: id }),
  ]
  if (sources.includes('inline'))
    members.push(z.object({ source: z.literal('inline'), chartConfig: schemas.named('TileConfigRequest') }))
  return z.union(members as unknown as [ZodTypeAny, ZodTypeAny])
}

// Older servers keep of a channel what they do not know. The managed deployment has channels of two types.
function channel(schemas: RequestSchemas, name: string): ZodTypeAny {
  if (schemas.schema(name).oneOf) return schemas.plain(name)
  const shape: Shape = schemas.shape(name)
  const isOf = schemas.isOf(days.channels)
  const id = isOf ? z.string().min(1, "Webhook ID can't be empty") : z.string().min(1)
  const made = z.object({ ...shape, webhookId: id })
  return schemas.isOf(days.rules) ? made : made.passthrough()
}

function channels(schemas: RequestSchemas, name: string): ZodTypeAny {
  const most = schemas.schema(name).maxItems as number
  return z
    .array(schemas.named('AlertChannelRequest'))
    .min(1, 'At least one notification channel is required')
    .max(most, `An alert supports at most ${most} notification channels`)
}

function threshold(schemas: RequestSchemas): ZodTypeAny {
  return schemas.isOf(days.anyThreshold) ? z.number() : z.number().min(0)
}

function scheduleStartAt({ server }: RequestSchemas): ZodTypeAny {
  return z
    .union([z.string().datetime(), z.null()])
    .optional()
    .refine(startsWithinYear(server.now), 'scheduleStartAt must be within 1 year from now')
    .refine(startedWithinDecade(server.now), 'scheduleStartAt must be within 10 years in the past')
}
