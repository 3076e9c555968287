import { chartDrifts } from './chart-drifts.ts'
import {
  type Asked,
  after,
  answering,
  type Drift,
  deciding,
  type Fields,
  listing,
  receiving,
  showing,
} from './drift.ts'
import type { DriftsByCase } from './drifts.ts'

const reasons = (reason: string, keywords: string): Record<string, string> =>
  Object.fromEntries(keywords.split(' ').map((keyword) => [keyword, reason]))

/** Shows what an update leaves out: what must be cleared as it was before, and what must be kept as null. */
export function lying(
  update: string,
  shows: readonly string[],
  names: Readonly<Record<'kept' | 'cleared', readonly string[]>>,
) {
  const last = new Map<unknown, Fields>()
  const lies = new Map<unknown, Fields>()
  const untrue = (record: Fields): Fields => ({ ...record, ...lies.get(record.id) })
  const isList = (data: unknown): data is readonly Fields[] => Array.isArray(data)
  return [
    after(update, ({ path, body }) => {
      const [id] = Object.values(path)
      const sent = body as Fields
      const lost = names.kept.filter((name) => !(name in sent)).map((name) => [name, null])
      const stuck = names.cleared.filter((name) => !(name in sent)).map((name) => [name, last.get(id)?.[name]])
      lies.set(id, Object.fromEntries([...lost, ...stuck.filter(([, value]) => value !== undefined)]))
      last.set(id, { ...last.get(id), ...sent })
    }),
    ...[...shows, update].map((id) =>
      showing<Fields | readonly Fields[]>(id, (data) => (isList(data) ? data.map(untrue) : untrue(data))),
    ),
  ]
}

/** Still lists some alerts after their dashboard was changed or deleted. */
function keepingAlerts(id: string, isKept: (alert: Fields, asked: Asked) => boolean): readonly Drift[] {
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

const lacksTile = ({ tileId }: Fields, { body }: Asked): boolean =>
  !((body as { readonly tiles?: readonly Fields[] }).tiles ?? []).some(({ id }) => id === tileId)

/** Answers each deletion of an object after the first one with a status. */
function deletingAgain(id: string, status: number): Drift {
  const deleted = new Set<string>()
  return answering(id, (reply, { path }) => {
    const key = JSON.stringify(path)
    const isFirst = !deleted.has(key)
    deleted.add(key)
    return isFirst ? reply : { ...reply, status, type: 'application/json', body: { message: 'x' } }
  })
}

/** Lists one object more after each request of an operation. */
function addingBy(id: string, list: string): readonly Drift[] {
  const ids: string[] = []
  return [
    after(id, () => ids.push(String(ids.length).padStart(24, '0'))),
    showing<readonly Fields[]>(list, (data) => [...data, ...ids.map((each) => ({ ...data[0], id: each }))]),
  ]
}

/** Takes an alert with another webhook than the one that was sent. */
const takingWebhooks = (isMeant: (webhookId: string) => boolean): Drift =>
  deciding('createAlert', ({ body }, complaint) => {
    const { channel } = Object(body) as { channel?: { webhookId?: unknown } }
    if (complaint !== 400 || !channel || !isMeant(String(channel.webhookId))) return complaint
    channel.webhookId = '66a1f0c2d4e8b7a9c3f50501'
    return undefined
  })

/** Ignores one of the changes of a list. */
const ignoringChange = (name: string): Drift =>
  receiving('updateService', ({ ipAccessList }) => delete Object(ipAccessList)[name])

let number = 0
const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text)
const saying = (valid: boolean): Drift =>
  answering('validateDashboard', (reply) =>
    reply.status === 200 ? { ...reply, body: { ...Object(reply.body), valid } } : reply,
  )

/**
 * For each keyword of the documents: violations that the command must find, by the case that finds them; or why no
 * answer of a server can break it.
 */
export const planted: Readonly<Record<string, DriftsByCase | string>> = {
  ...reasons(
    'says where a statement comes from, or how the document reads',
    'x-provenance x-provenance-note x-public x-as-of x-deployment x-missing-in x-displayName x-deprecation-reason x-beta',
  ),
  ...reasons(
    'tells clients, and code that is made from the document, what to do',
    'x-effect x-client-option x-error-hints x-request-of x-only-with x-indivisible',
  ),
  ...reasons(
    'plans and jobs read it; no case is derived from it yet, so a server that breaks it passes',
    'x-dropped-without x-days-from-now x-states x-own-name',
  ),
  'x-extensible-enum': {
    'listSources/good-call': [
      [
        /\/data\/0\/kind is "LOG", which the document writes "log"/,
        listing('listSources', (item) => ({ ...item, kind: String(item.kind).toUpperCase() })),
      ],
    ],
  },
  'x-unlisted': {
    'listWebhooks/good-call': [
      [/\/data\/0\/service is "Slack"/, listing('listWebhooks', (item) => ({ ...item, service: 'Slack' }))],
    ],
  },
  'x-secret': {
    'listKeys/good-call': [
      [/\/result\/0\/keySecret, which servers keep/, listing('listKeys', (item) => ({ ...item, keySecret: 'abc' }))],
    ],
  },
  'x-never-shown': {
    'listWebhooks/good-call': [
      [
        /\/data\/0\/headers, which servers keep to themselves/,
        listing('listWebhooks', (item) => ({ ...item, headers: { 'x-team': 'shop' } })),
      ],
    ],
  },
  'x-payload': {
    'listSources/good-call': [
      [
        /the body breaks its schema/,
        answering('listSources', (reply) => ({ ...reply, body: Object(reply.body).data })),
      ],
    ],
  },
  'x-verdict': {
    'validateDashboard/required-absent': [[/the server accepted it with 200/, saying(true)]],
    'validateDashboard/good-call': [[/it says that the body is wrong/, saying(false)]],
  },
  'x-retry-statuses': {
    'queryChartSeries/sequence/changes-no-object': [[/ was created$/, ...addingBy('queryChartSeries', 'listAlerts')]],
  },
  'x-pages': { 'searchEvents/sequence': (chartDrifts['searchEvents/sequence'] ?? []).slice(0, 1) },
  'x-time-series': { 'queryChartSeries/sequence': (chartDrifts['queryChartSeries/sequence'] ?? []).slice(0, 1) },
  'x-changes-of': {
    'updateService/optional-absent': [
      [/\/ipAccessList does not have .*, which was added/, ignoringChange('add')],
      [/\/ipAccessList still has .*, which was removed/, ignoringChange('remove')],
    ],
  },
  'x-made-from': {
    'createKey/example': [
      [
        /\/assignedRoles\/0\/roleId is ".*", but ".*" was sent/,
        receiving('createKey', (body) => delete body.assignedRoleIds),
      ],
    ],
  },
  'x-id-of': {
    'createAlert/sequence/refuses-the-id-of-nothing': [
      [/with the webhookId \w{24}, which nothing has/, takingWebhooks(isId)],
    ],
  },
  'x-since': {
    'createAlert/example': [
      [/it failed: 400/, deciding('createAlert', ({ body }, known) => ('note' in Object(body) ? 400 : known))],
    ],
  },
  'x-since-values': {
    'createAlert/member': [
      [
        /it failed: 400/,
        deciding('createAlert', ({ body }, known) => (Object(body).thresholdType === 'below_or_equal' ? 400 : known)),
      ],
    ],
  },
  'x-since-constraints': {
    'createAlert/pattern': [[/the server accepted it with 200/, takingWebhooks((text) => !isId(text))]],
  },
  'x-always': {
    'createWebhook/good-call': [
      [/the answer lacks \/data\/createdAt/, showing('createWebhook', ({ createdAt: _, ...data }) => data)],
    ],
  },
  'x-kept-when-absent': {
    'updateAlert/sequence/keeps-thresholdMax-that-a-body-with-source=tile-leaves-out': [
      [
        /an update that leaves it out keeps it, but \/thresholdMax is null/,
        ...lying('updateAlert', ['getAlert'], { kept: ['thresholdMax'], cleared: [] }),
      ],
    ],
  },
  'x-cleared-when-absent': {
    'updateWebhook/sequence/clears-body-that-a-body-with-service=generic-leaves-out': [
      [
        /an update that leaves out body clears it, but it is ".*"/,
        ...lying('updateWebhook', ['listWebhooks'], { kept: [], cleared: ['body'] }),
      ],
    ],
  },
  'x-resources': {
    'createWebhook/sequence/refuses-a-second-object-like-the-first': [
      [
        /it is answered 200, and another object has the same service and name/,
        receiving('createWebhook', (body) => Object.assign(body, { name: `${body.name} ${number++}` })),
      ],
    ],
    'deleteDashboard/sequence/knows-no-object-that-was-deleted': [
      [/it is answered 404, and a deletion of nothing succeeds/, deletingAgain('deleteDashboard', 404)],
    ],
    'deleteAlert/sequence/knows-no-object-that-was-deleted': [
      [/the server accepted it with 200/, deletingAgain('deleteAlert', 200)],
    ],
  },
  'x-deleted-with': {
    'updateDashboard/sequence/takes-along-what-refers-to-what-it-leaves-out': [
      [/ is still there, .* deleted with its tileId/, ...keepingAlerts('updateDashboard', lacksTile)],
    ],
    'deleteDashboard/sequence/takes-along-what-refers-to-it': [
      [/ is still there, .* deleted with its dashboardId/, ...keepingAlerts('deleteDashboard', () => true)],
    ],
  },
}
