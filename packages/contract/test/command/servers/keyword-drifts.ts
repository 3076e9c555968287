import { TIME } from '../../time-of-sandbox.ts'
import { type Asked, after, answering, type Drift, deciding, type Fields, receiving, showing } from './drift.ts'

/** Still lists some alerts after their dashboard was changed or deleted. */
export function keepingAlerts(id: string, isKept: (alert: Fields, asked: Asked) => boolean): readonly Drift[] {
  const made = new Map<unknown, Fields>()
  const kept = new Map<unknown, Fields>()
  return [
    showing('createAlert', (data) => {
      made.set(data.id, data)
      return data
    }),
    after(id, (asked) => {
      for (const [alertId, alert] of made)
        if (alert.dashboardId === asked.path.dashboardId && isKept(alert, asked)) kept.set(alertId, alert)
    }),
    after('deleteAlert', ({ path }) => kept.delete(path.alertId)),
    showing<readonly Fields[]>('listAlerts', (data) => [
      ...data.filter((alert) => !kept.has(alert.id)),
      ...kept.values(),
    ]),
  ]
}

export const lacksTile = ({ tileId }: Fields, { body }: Asked): boolean =>
  !((body as { readonly tiles?: readonly Fields[] }).tiles ?? []).some(({ id }) => id === tileId)

/** Answers each deletion of an object after the first one with a status. */
export function deletingAgain(id: string, status: number): Drift {
  const deleted = new Set<string>()
  return answering(id, (reply, { path }) => {
    const key = JSON.stringify(path)
    const isFirst = !deleted.has(key)
    deleted.add(key)
    return isFirst ? reply : { ...reply, status, type: 'application/json', body: { message: 'x' } }
  })
}

/** Deletes a service in a state in which servers refuse it. */
export function deletingRunning(): readonly Drift[] {
  const gone = new Set<unknown>()
  return [
    answering('deleteService', (reply, { path }) => {
      if (reply.status !== 409) return reply
      gone.add(path.serviceId)
      return { ...reply, status: 200, body: { status: 200 } }
    }),
    answering('getService', (reply, { path }) =>
      gone.has(path.serviceId) ? { ...reply, status: 404, body: { status: 404, error: 'NOT_FOUND' } } : reply,
    ),
    showing<readonly Fields[]>('listServices', (data) => data.filter(({ id }) => !gone.has(id))),
  ]
}

/** Lists one object more after each request of an operation. */
export function addingBy(id: string, list: string): readonly Drift[] {
  const ids: string[] = []
  return [
    after(id, () => ids.push(String(ids.length).padStart(24, '0'))),
    showing<readonly Fields[]>(list, (data) => [...data, ...ids.map((each) => ({ ...data[0], id: each }))]),
  ]
}

/** Takes an alert with another webhook than the one that was sent. */
export const takingWebhooks = (isMeant: (webhookId: string) => boolean): Drift =>
  deciding('createAlert', ({ body }, complaint) => {
    const { channel } = Object(body) as { channel?: { webhookId?: unknown } }
    if (complaint !== 400 || !channel || !isMeant(String(channel.webhookId))) return complaint
    channel.webhookId = '66a1f0c2d4e8b7a9c3f50501'
    return undefined
  })

/** Loses the policies of a role where its actors are changed. */
export const losingPolicies = receiving(
  'updateRole',
  (body) => 'actors' in body && Object.assign(body, { policies: body.policies ?? [] }),
)

/** Ignores one of the changes of a list. */
export const ignoringChange = (name: string): Drift =>
  receiving('updateService', ({ ipAccessList }) => delete Object(ipAccessList)[name])

/** Takes alerts that begin at times which the document excludes, as if they had none. */
export const takingTimes = (isMeant: (days: number) => boolean): Drift =>
  deciding('createAlert', ({ body }, complaint) => {
    const days = (Date.parse(Object(body).scheduleStartAt) - TIME) / 86_400_000
    if (complaint !== 400 || !isMeant(days)) return complaint
    delete Object(body).scheduleStartAt
    return undefined
  })

/** Takes alerts about a range without its end. */
export const takingRange = deciding('createAlert', ({ body }, complaint) => {
  if (complaint !== 400 || Object(body).thresholdMax !== undefined) return complaint
  Object.assign(Object(body), { thresholdMax: Number.MAX_SAFE_INTEGER })
  return undefined
})

/** Shows a property of a chart as it was sent. */
export function keepingInChart(name: string): readonly Drift[] {
  const sent = new Map<unknown, unknown>()
  const shown = (data: Fields) =>
    data.chartConfig ? { ...data, chartConfig: { ...data.chartConfig, [name]: sent.get(data.id) } } : data
  return [
    showing('createAlert', (data, { body }) => {
      sent.set(data.id, Object(body).chartConfig?.[name])
      return data
    }),
    ...['createAlert', 'getAlert'].map((id) => showing(id, shown)),
  ]
}

export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text)
export const saying = (valid: boolean): Drift =>
  answering('validateDashboard', (reply) =>
    reply.status === 200 ? { ...reply, body: { ...Object(reply.body), valid } } : reply,
  )
