import { type ZodTypeAny, z } from 'zod/v3'
import { lastTime } from '../clock.ts'
import { ossDocument } from '../documents.ts'
import { durationRules } from '../option-rules.ts'
import { serviceStates } from '../rules/service-states.ts'
import type { State } from '../state-format.ts'
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
    identifiers: z.object({ made: z.number().int().min(0).safe() }),
    openSource: z.object({
      ...observability,
      teamId: text,
      createdAt: text,
      team: z.object({
        name: text,
        members: z.array(person),
        invitations: z.array(person.extend({ createdAt: text.datetime(), token: text })),
      }),
      apiKeys: z.array(text),
      ingestionKeys: z.array(text),
    }),
    managed: z.object({ organizations: z.array(organization(z.object(observability))), durations }),
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

/** Milliseconds of each state in which a service does not remain. */
const durations = z.object(Object.fromEntries(Object.keys(durationRules).map((state) => [state, z.number().min(0)])))

/** A measured value. JSON has null in place of infinity and of what is no number. */
const measured = z.number().or(z.nan()).nullable()

const sizes = optional(z.number(), 'minReplicaMemoryGb maxReplicaMemoryGb minReplicas maxReplicas idleTimeoutMinutes')
const hour = z.number().int().min(0).max(24)
const scheduleEntry = z.object({
  id: text,
  weekdays: z.array(z.number().int().min(0).max(6)),
  startHourUtc: hour,
  endHourUtc: hour,
  ...sizes,
})

const roleList = z.array(z.object({ roleId: text, roleName: text }))
const key = named.extend({
  keyId: text,
  keySecret: text,
  hashes: z.object({ keyIdHash: text, keyIdSuffix: text, keySecretHash: text }).optional(),
  state: text,
  assignedRoles: roleList,
  ...optional(text, 'expireAt'),
  ipAccessList: z.array(z.object({ source: text.optional() })),
})
const plan = z.object({
  since: time,
  period: z.number().min(1),
  retention: z.number(),
  startTime: text.regex(/^\d\d:\d\d$/).nullable(),
})

const usage = z.object({ until: time, gigabyteHours: z.record(z.number()) })

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
    ...optional(z.number(), 'minTotalMemoryGb maxTotalMemoryGb numReplicas'),
    ...sizes,
    ...optional(z.object({}), 'currentScaling'),
    ...optional(z.array(z.object({})), 'tags ipAccessList endpoints'),
    ...optional(z.array(text), 'privateEndpointIds availablePrivateEndpointIds'),
  })
  const costing = { record, backupPlans: z.array(plan), usage }
  const service = z.object({
    ...costing,
    activity: z.object({ last: z.number() }),
    // A state may last beyond the last time.
    transition: z.object({ at: z.number().min(0) }).nullable(),
    scalingSchedule: z.array(scheduleEntry).nullable(),
    queryEndpoint: z.object({ openApiKeys: z.array(text).nullish() }).nullable(),
    upgradeWindow: z.object({}).nullable(),
    backups: z.array(z.object({ id: text, startedAt: text.datetime() })),
    teamId: text,
    observability,
  })
  return z.object({
    id: text,
    name: text,
    createdAt: text,
    tier: z.enum(['BASIC', 'SCALE', 'ENTERPRISE']),
    ...Object.fromEntries(organizationSwitches.map((name) => [name, z.boolean()])),
    privateEndpoints: z.array(z.object({ id: text, ...optional(text, 'cloudProvider region') })),
    roles: roleList,
    keys: z.array(key),
    members: z.array(z.object({ userId: text, email: text, assignedRoles: roleList })),
    invitations: z.array(z.object({ id: text, email: text, expireAt: text, assignedRoles: roleList })),
    activities: z.array(z.object({})),
    services: z.array(service),
    deletedServices: z.array(z.object({ ...costing, deletedAt: time })),
  })
}

function observabilityShape() {
  const change = z.object({ time, value: measured, ...optional(text, 'group') })
  const memory = z.object({
    groups: z.record(z.object({ state: z.enum(['ALERT', 'PENDING']), met: z.number() })),
    history: z.array(change.extend({ state: z.enum(['ALERT', 'PENDING', 'OK']) })),
  })
  const notification = change.extend({
    alertId: text,
    state: z.enum(['ALERT', 'OK']),
    ...optional(text, 'webhookId url body'),
    ...optional(z.array(text), 'emailRecipients'),
  })
  return {
    dashboards: z.array(dashboard()),
    alerts: z.array(alert()),
    sources: z.array(
      z.object({ id: text, ...optional(text, 'name kind connection'), ...optional(z.object({}), 'from') }),
    ),
    webhooks: z.array(z.object({ id: text, ...optional(text, 'name service url') })),
    connections: z.array(named.extend(optional(text, 'host username'))),
    savedSearches: z.array(named.extend({ sourceId: text, where: text })),
    evaluations: z.record(memory),
    notifications: z.array(notification),
  }
}

function dashboard(): ZodTypeAny {
  const objects = z.array(z.object({}))
  const config = z.object({
    displayType: text.optional(),
    configType: text.optional(),
    sourceId: text.optional(),
    select: text.or(objects).optional(),
    formulas: objects.optional(),
  })
  const ids = z.array(z.object({ id: text }))
  return z.object({
    id: text,
    name: text.optional(),
    tiles: z.array(z.object({ ...optional(text, 'id name'), ...optional(z.number(), 'x y w h'), config })),
    tags: z.array(text).optional(),
    filters: objects.optional(),
    containers: z.array(z.object({ id: text, tabs: ids.nullish() })).nullish(),
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
    ...optional(z.number(), 'threshold thresholdMax numConsecutiveWindows scheduleOffsetMinutes'),
    ...optional(text.datetime({ offset: true }), 'scheduleStartAt'),
    ...optional(newest.named('AlertInterval'), 'interval'),
    ...optional(object, 'channel chartConfig'),
    ...optional(z.array(object), 'channels'),
    ...optional(z.array(z.object({ message: text })), 'executionErrors'),
    thresholdType: newest.named('AlertThresholdType').optional(),
  })
}
