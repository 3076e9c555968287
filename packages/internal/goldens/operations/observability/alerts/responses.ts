import type { ResponseGolden } from '../../../src/goldens/golden.ts'
import type { Deployment } from '../deployments/deployment.ts'

const stored = [
  '{"id":"66a1b2c3d4e5f60718293a4b","name":"Too many errors","message":null,"threshold":100,"interval":"1h",',
  '"thresholdType":"above","source":"tile","state":"ALERT",',
  '"channel":{"type":"webhook","webhookId":"67b8c9d0e1f2a3b4c5d6e7f8"},"teamId":"64e0f1a2b3c4d5e6f7a8b9c0",',
  '"dashboardId":"65f5e4a3b9e77c001a2b3c4d","tileId":"65f5e4a3b9e77c001a00711e",',
  '"silenced":{"by":null,"at":"2026-02-27T10:00:00.000Z","until":"2026-02-27T12:00:00.000Z"},',
  '"createdAt":"2026-02-20T09:15:00.000Z","updatedAt":"2026-02-27T10:00:00.000Z"}',
]
const storedAlert = {
  id: '66a1b2c3d4e5f60718293a4b',
  name: 'Too many errors',
  message: null,
  threshold: 100,
  interval: '1h',
  thresholdType: 'above',
  source: 'tile',
  state: 'ALERT',
  channel: { type: 'webhook', webhookId: '67b8c9d0e1f2a3b4c5d6e7f8' },
  teamId: '64e0f1a2b3c4d5e6f7a8b9c0',
  dashboardId: '65f5e4a3b9e77c001a2b3c4d',
  tileId: '65f5e4a3b9e77c001a00711e',
  silenced: { by: null, at: '2026-02-27T10:00:00.000Z', until: '2026-02-27T12:00:00.000Z' },
  createdAt: '2026-02-20T09:15:00.000Z',
  updatedAt: '2026-02-27T10:00:00.000Z',
}

/** An alert of a newer server: values, fields and nulls that no document of its time lists. */
const unlisted = [
  '{"id":"66a1b2c3d4e5f60718293a4c","state":"PENDING","interval":"3h","thresholdType":"outside","source":"slo",',
  '"threshold":"100","channel":{"type":"pager","routingKey":null},"executionErrors":[{"timestamp":',
  '"2026-07-09T10:00:00.000Z","type":"QUERY_TIMEOUT","message":"Timeout"}],"thresholdMax":null,"updatedAt":null}',
]
const unlistedAlert = {
  id: '66a1b2c3d4e5f60718293a4c',
  state: 'PENDING',
  interval: '3h',
  thresholdType: 'outside',
  source: 'slo',
  threshold: '100',
  channel: { type: 'pager', routingKey: null },
  executionErrors: [{ timestamp: '2026-07-09T10:00:00.000Z', type: 'QUERY_TIMEOUT', message: 'Timeout' }],
  thresholdMax: null,
  updatedAt: null,
}

/** What `listAlerts` must make of the answers of either deployment. */
export function listAlertsResponses({ answers, resolves }: Deployment): ResponseGolden[] {
  return [
    {
      name: 'reads every alert, in the order of the server',
      undescribed: 'Servers of tomorrow send what nobody has listed.',
      answers: [answers('[', ...stored, ',', ...unlisted, ']')],
      outcome: resolves([storedAlert, unlistedAlert]),
    },
    { name: 'reads an empty list', answers: [answers('[]')], outcome: resolves([]) },
  ]
}

/** What `createAlert`, `getAlert` and `updateAlert` must make of an alert. */
export function alertResponses({ answers, resolves }: Deployment): ResponseGolden[] {
  return [
    {
      name: 'reads the stored alert, with its state',
      answers: [answers(...stored)],
      outcome: resolves(storedAlert),
    },
    {
      name: 'keeps values, fields and nulls that nobody has listed',
      undescribed: 'Servers of tomorrow send what nobody has listed.',
      answers: [answers(...unlisted)],
      outcome: resolves(unlistedAlert),
    },
  ]
}
