import { TIME } from '../../time-of-sandbox.ts'
import { chartDrifts } from './chart-drifts.ts'
import { answering, deciding, listing, lying, receiving, showing } from './drift.ts'
import type { DriftsByCase } from './drifts.ts'
import {
  addingBy,
  deletingAgain,
  deletingRunning,
  ignoringChange,
  isId,
  keepingAlerts,
  keepingInChart,
  lacksTile,
  losingPolicies,
  saying,
  takingRange,
  takingTimes,
  takingWebhooks,
} from './keyword-drifts.ts'

const reasons = (reason: string, keywords: string): Record<string, string> =>
  Object.fromEntries(keywords.split(' ').map((keyword) => [keyword, reason]))

let number = 0

/**
 * For each keyword of the documents: violations that the command must find, by the case that finds them; or why no
 * answer of a server can break it.
 */
export const planted: Readonly<Record<string, DriftsByCase | string>> = {
  ...reasons(
    'says where a statement comes from, or how the document reads',
    'x-provenance x-deployment x-displayName x-deprecation-reason x-beta',
  ),
  ...reasons('tells clients, and code that is made from the document, what to do', 'x-effect x-indivisible x-needs'),
  ...reasons('is about what servers may do, or about requests that are made from records', 'x-carried x-refusable'),
  'x-extensible-enum': {
    'listSources/good-call': [
      [
        /\/data\/0\/kind is "LOG", which the document writes "log"/,
        listing('listSources', (item) => ({ ...item, kind: String(item.kind).toUpperCase() })),
      ],
    ],
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
    'validateDashboard/required-absent': [[/the server accepted it with 200/, saying(true)]],
    'validateDashboard/good-call': [[/it says that the body is wrong/, saying(false)]],
  },
  'x-validations': {
    'createAlert/rule/b12b01fa': [[/the server accepted it with 200/, takingRange]],
    'createKey/minimal-body': [
      [
        /breaks its schema: \/result breaks a rule: keySuffix must be the last four characters of keyId/,
        showing('createKey', (data) => ({ ...data, key: { ...Object(data.key), keySuffix: 'zzzz' } })),
      ],
      [
        /as getKey shows the record, \/result breaks a rule: keySuffix must be/,
        showing('getKey', (data) => ({ ...data, keySuffix: 'zzzz' })),
      ],
    ],
  },
  'x-client': {
    'queryChartSeries/sequence/changes-no-object': [[/ was created$/, ...addingBy('queryChartSeries', 'listAlerts')]],
  },
  'x-query': {
    'searchEvents/sequence': (chartDrifts['searchEvents/sequence'] ?? []).slice(0, 1),
    'queryChartSeries/sequence': (chartDrifts['queryChartSeries/sequence'] ?? []).slice(0, 1),
  },
  'x-request-of': {
    'createKey/example': [
      [
        /\/assignedRoles\/0\/roleId is ".*", but ".*" was sent/,
        receiving('createKey', (body) => delete body.assignedRoleIds),
      ],
    ],
    'createKey/example/dc029621': [
      [
        /getKey shows that \/keySuffix is "zzzz", but "Wd4R" was sent/,
        showing('getKey', (data) => ({ ...data, keySuffix: 'zzzz' })),
      ],
    ],
    'updateRole/sequence/keeps-policies-that-a-body-leaves-out': [
      [/an update that leaves it out keeps it, but \/policies has 0 items/, losingPolicies],
    ],
    'updateRole/sequence/keeps-name-that-a-body-leaves-out': [
      [
        /an update that leaves it out keeps it, but \/name is "Lost"/,
        receiving('updateRole', (body) => Object.assign(body, { name: body.name ?? 'Lost' })),
      ],
    ],
    'updateKey/sequence/keeps-assignedRoleIds-that-a-body-leaves-out': [
      [
        /an update that leaves it out keeps it, but \/assignedRoles has 0 items/,
        receiving('updateKey', (body) => Object.assign(body, { assignedRoleIds: body.assignedRoleIds ?? [] })),
      ],
    ],
    'updateService/optional-absent': [
      [/\/ipAccessList does not have .*, which was added/, ignoringChange('add')],
      [/\/ipAccessList still has .*, which was removed/, ignoringChange('remove')],
    ],
    'updateAlert/sequence/keeps-thresholdMax-that-a-body-with-source=tile-leaves-out': [
      [
        /an update that leaves it out keeps it, but \/thresholdMax is null/,
        ...lying('updateAlert', ['getAlert'], { kept: ['thresholdMax'], cleared: [] }),
      ],
    ],
    'updateAlert/sequence/derives-displayName-that-a-body-with-source=tile-leaves-out': [
      [
        /an update that leaves out displayName writes another value, but it stays ".*"/,
        ...lying('updateAlert', ['getAlert'], { kept: [], cleared: ['displayName'] }),
      ],
    ],
    'updateWebhook/sequence/clears-body-that-a-body-with-service=generic-leaves-out': [
      [
        /an update that leaves out body clears it, but it is ".*"/,
        ...lying('updateWebhook', ['listWebhooks'], { kept: [], cleared: ['body'] }),
      ],
    ],
  },
  'x-id-of': {
    'createAlert/sequence/refuses-the-id-of-nothing': [
      [/with the webhookId \w{24}, which nothing has/, takingWebhooks(isId)],
    ],
    'updateDashboard/sequence/takes-along-what-refers-to-what-it-leaves-out': [
      [/ is still there, .* deleted with its tileId/, ...keepingAlerts('updateDashboard', lacksTile)],
    ],
    'deleteDashboard/sequence/takes-along-what-refers-to-it': [
      [/ is still there, .* deleted with its dashboardId/, ...keepingAlerts('deleteDashboard', () => true)],
    ],
  },
  'x-since': {
    'createAlert/example': [
      [/it failed: 400/, deciding('createAlert', ({ body }, known) => ('note' in Object(body) ? 400 : known))],
    ],
    'createAlert/member': [
      [
        /it failed: 400/,
        deciding('createAlert', ({ body }, known) => (Object(body).thresholdType === 'below_or_equal' ? 400 : known)),
      ],
    ],
    'createAlert/pattern': [[/the server accepted it with 200/, takingWebhooks((text) => !isId(text))]],
  },
  'x-days-from-now': {
    'createAlert/bound': [
      [/the server accepted it with 200/, takingTimes((days) => days > 0)],
      [/the server accepted it with 200/, takingTimes((days) => days < 0)],
      [
        /it failed: 400/,
        deciding('createAlert', ({ body }, known) =>
          Date.parse(Object(body).scheduleStartAt) > TIME + 300 * 86_400_000 ? 400 : known,
        ),
      ],
    ],
  },
  'x-only-with': {
    'createAlert/optional-absent/69b23ccf': [
      [
        /shows \/chartConfig\/showOperandSeries, which servers drop from this body/,
        ...keepingInChart('showOperandSeries'),
      ],
    ],
  },
  // Nobody knows the word of a deployment in requests, unless `--names` says it: a test of names has such a violation.
  'x-own-name': {
    'listConnections/good-call': [
      [
        /\/data\/0\/settingPrefix must be string,null/,
        listing('listConnections', (item) => ({ ...item, settingPrefix: 7 })),
      ],
    ],
  },
  'x-always': {
    'createWebhook/good-call': [
      [/the answer lacks \/data\/createdAt/, showing('createWebhook', ({ createdAt: _, ...data }) => data)],
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
    'deleteService/good-call': [
      [/in the state running it is answered 200, where the document has 409/, ...deletingRunning()],
      [
        /in the state running it is answered 400, where the document has 409/,
        answering('deleteService', (reply) => (reply.status === 409 ? { ...reply, status: 400 } : reply)),
      ],
    ],
  },
}
