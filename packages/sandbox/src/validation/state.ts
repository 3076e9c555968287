import { type ZodTypeAny, z } from 'zod/v3'
import { lastTime } from '../clock.ts'
import { ossDocument } from '../documents.ts'
import { durationRules } from '../option-rules.ts'
import { longestRetention, mostPlans } from '../rules/backups.ts'
import { serviceStates } from '../rules/service-states.ts'
import { mostWork } from '../rules/usage.ts'
import type { State } from '../state-format.ts'
import { listOf, mapOf } from './item-lists.ts'
import { RequestSchemas } from './request-schemas.ts'
import { mistakeOfTelemetry } from './telemetry.ts'

/** The version of the format of a state. */
const version = 1

/**
 * Refuses a value that is no whole state of this version.
 *
 * @throws TypeError with the part that is wrong, and how to fix it.
 */
export function expectState(state: State): void {
  const mistake = mistakeOf(state)
  if (mistake === undefined) return
  const cure = 'Make it with createSeed() or snapshot() of this version of the package.'
  throw new TypeError(
    `The seed or snapshot is no state of this sandbox: its ${mistake}${mistake.endsWith('?') ? '' : '.'} ${cure}`,
  )
}

/** The first mistake of a value that is no whole state of this version, such as `"time" is wrong: Required`. */
export function mistakeOf(state: unknown): string | undefined {
  const issue = issueOf(state)
  if (!issue) return undefined
  const part = issue.path.length === 0 ? 'content' : `"${issue.path.join('.')}"`
  return `${part} is wrong: ${issue.message}`
}

/** What is wrong with a value that is no whole state of this version. */
export function issueOf(state: unknown): z.ZodIssue | undefined {
  schema ??= stateSchema()
  return schema.safeParse(state).error?.issues[0]
}

let schema: ZodTypeAny | undefined

/** The properties of a state that the sandbox works with. Others are stored and shown as they are. */
function stateSchema(): ZodTypeAny {
  const observability = observabilityShape()
  return z.object({
    version: z.literal(version, {
      errorMap: (_, { data }) => ({ message: `Expected ${version}, received ${JSON.stringify(data)}` }),
    }),
    time,
    evaluatedUntil: time,
    identifiers: z.object({ made: count }),
    openSource: z.object({
      ...observability,
      teamId: text,
      createdAt: text,
      team: z.object({
        name: text,
        members: listOf(person),
        invitations: listOf(person.extend({ createdAt: text.datetime(), token: text })),
      }),
      apiKeys: listOf(text),
      ingestionKeys: listOf(text),
    }),
    managed: z.object({ organizations: listOf(organization(z.object(observability))), durations }),
    telemetry: z.unknown().superRefine((telemetry, context) => {
      const message = mistakeOfTelemetry(telemetry)
      // The sentence of the state goes on.
      if (message !== undefined) context.addIssue({ code: 'custom', message: message.replace(/\.$/, '') })
    }),
  })
}

const text = z.string()

/** Parts with these names, which may be null or absent. */
const optional = (part: ZodTypeAny, names: string): z.ZodRawShape =>
  Object.fromEntries(names.split(' ').map((name) => [name, part.nullish()]))
const named = z.object({ id: text, name: text })
const person = z.object({ id: text, email: text, name: text.optional() })

/** Epoch milliseconds. */
const time = z.number().min(0).max(lastTime)

/** A number without an upper limit in the API. The sandbox adds and multiplies it, and makes no list of this length. */
const amount = z.number().min(0)

/** Milliseconds of each state in which a service does not remain. */
const durations = z.object(Object.fromEntries(Object.keys(durationRules).map((state) => [state, amount])))

/** How often something happened, which leaves room for more. */
const count = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER - 1e9)

/** A measured value. JSON has null in place of infinity and of what is no number. */
const measured = z.number().or(z.nan()).nullable()

const sizes = optional(amount, 'minReplicaMemoryGb maxReplicaMemoryGb minReplicas maxReplicas idleTimeoutMinutes')

/** How many replicas a service has. Each has lines in its metrics. */
const replicas = z.number().min(0).max(1_000)
const hour = z.number().int().min(0).max(24)
const scheduleEntry = z.object({
  id: text,
  weekdays: listOf(z.number().int().min(0).max(6)),
  startHourUtc: hour,
  endHourUtc: hour,
  ...sizes,
})

const roleList = listOf(z.object({ roleId: text, roleName: text }))
const key = named.extend({
  keyId: text,
  keySecret: text,
  hashes: z.object({ keyIdHash: text, keyIdSuffix: text, keySecretHash: text }).optional(),
  state: text,
  assignedRoles: roleList,
  ...optional(text, 'expireAt'),
  ipAccessList: listOf(z.object({ source: text.optional() })),
})
const plan = z.object({
  since: time,
  period: amount.min(1),
  retention: z.number().min(1).max(longestRetention),
  startTime: text.regex(/^\d\d:\d\d$/).nullable(),
})

const usage = z.object({ until: time, gigabyteHours: mapOf(amount.max(mostWork)) })

const organizationSwitches = [
  ...['isPaid', 'enableCoreDumps', 'hasCustomRoles'],
  ...['canAdjustReplicas', 'canScaleHorizontally', 'canScheduleScaling', 'canScheduleUpgrades'],
]

function organization(observability: ZodTypeAny): ZodTypeAny {
  const record = z.object({
    id: text,
    ...optional(text, 'name createdAt'),
    ...optional(z.enum(serviceStates as [string, ...string[]]), 'state'),
    ...optional(z.boolean(), 'idleScaling'),
    ...optional(amount, 'minTotalMemoryGb maxTotalMemoryGb'),
    ...sizes,
    ...optional(replicas, 'numReplicas minReplicas maxReplicas'),
    ...optional(z.object({}), 'currentScaling'),
    ...optional(listOf(z.object({})), 'tags ipAccessList endpoints'),
    ...optional(listOf(text), 'privateEndpointIds availablePrivateEndpointIds'),
  })
  const costing = { record, backupPlans: listOf(plan).max(mostPlans), usage }
  const service = z.object({
    ...costing,
    activity: z.object({ last: time }),
    // A state may last beyond the last time.
    transition: z.object({ at: amount }).nullable(),
    scalingSchedule: listOf(scheduleEntry).nullable(),
    queryEndpoint: z.object({ openApiKeys: listOf(text).nullish() }).nullable(),
    upgradeWindow: z.object({}).nullable(),
    backups: listOf(
      z.object({ id: text, startedAt: text.datetime(), ...optional(amount, 'sizeInBytes durationInSeconds') }),
    ),
    teamId: text,
    observability,
  })
  return z.object({
    id: text,
    name: text,
    createdAt: text,
    tier: z.enum(['BASIC', 'SCALE', 'ENTERPRISE']),
    ...Object.fromEntries(organizationSwitches.map((name) => [name, z.boolean()])),
    privateEndpoints: listOf(z.object({ id: text, ...optional(text, 'cloudProvider region') })),
    roles: roleList,
    keys: listOf(key),
    members: listOf(z.object({ userId: text, email: text, assignedRoles: roleList })),
    invitations: listOf(z.object({ id: text, email: text, expireAt: text, assignedRoles: roleList })),
    activities: listOf(z.object({})),
    services: listOf(service),
    deletedServices: listOf(z.object({ ...costing, deletedAt: time })),
  })
}

function observabilityShape() {
  const change = z.object({ time, value: measured, ...optional(text, 'group') })
  const memory = z.object({
    groups: mapOf(z.object({ state: z.enum(['ALERT', 'PENDING']), met: count })),
    history: listOf(change.extend({ state: z.enum(['ALERT', 'PENDING', 'OK']) })),
  })
  const notification = change.extend({
    alertId: text,
    state: z.enum(['ALERT', 'OK']),
    ...optional(text, 'webhookId url body'),
    ...optional(listOf(text), 'emailRecipients'),
  })
  return {
    dashboards: listOf(dashboard()),
    alerts: listOf(alert()),
    sources: listOf(
      z.object({ id: text, ...optional(text, 'name kind connection'), ...optional(z.object({}), 'from') }),
    ),
    webhooks: listOf(z.object({ id: text, ...optional(text, 'name service url') })),
    connections: listOf(named.extend(optional(text, 'host username settingPrefix'))),
    savedSearches: listOf(named.extend({ sourceId: text, where: text })),
    evaluations: mapOf(memory),
    notifications: listOf(notification),
  }
}

function dashboard(): ZodTypeAny {
  const objects = listOf(z.object({}))
  const config = z.object({
    displayType: text.optional(),
    configType: text.optional(),
    sourceId: text.optional(),
    select: text.or(objects).optional(),
    formulas: objects.optional(),
  })
  const ids = listOf(z.object({ id: text }))
  return z.object({
    id: text,
    name: text.optional(),
    tiles: listOf(z.object({ ...optional(text, 'id name'), ...optional(z.number(), 'x y w h'), config })),
    tags: listOf(text).optional(),
    filters: objects.optional(),
    containers: listOf(z.object({ id: text, tabs: ids.nullish() })).nullish(),
    ...optional(text, 'savedQuery savedQueryLanguage'),
    savedFilterValues: objects.nullish(),
  })
}

function alert(): ZodTypeAny {
  const newest = new RequestSchemas(ossDocument, { since: '9999-12-31', now: () => 0 }, {})
  const object = z.object({})
  return z.object({
    id: text,
    ...optional(text, 'name message state source groupBy'),
    ...optional(z.number(), 'threshold thresholdMax numConsecutiveWindows'),
    ...optional(newest.named('AlertScheduleOffsetMinutes'), 'scheduleOffsetMinutes'),
    ...optional(text.datetime({ offset: true }), 'scheduleStartAt'),
    ...optional(newest.named('AlertInterval'), 'interval'),
    ...optional(object, 'channel chartConfig'),
    ...optional(listOf(object), 'channels'),
    ...optional(listOf(z.object({ message: text })), 'executionErrors'),
    thresholdType: newest.named('AlertThresholdType').optional(),
  })
}
