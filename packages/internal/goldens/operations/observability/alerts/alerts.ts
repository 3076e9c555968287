import type { OperationGoldens } from '../../../src/goldens/golden.ts'
import { refusedBodies, refusedCredentials, refusedMediaTypes } from '../../refusals.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { falseSuccesses } from '../false-successes.ts'
import { encodedId, refusedIds } from '../ids.ts'
import { wholeList } from '../pages.ts'
import { refusedAlerts, refusedByTheInterface } from './refusals.ts'
import { alertRequests, tileAlert, tileAlertJson } from './requests.ts'
import { alertResponses, listAlertsResponses } from './responses.ts'

const id = '66a1b2c3d4e5f60718293a4b'

/** The goldens of the alerts that both deployments have in common. */
export function alerts(deployment: Deployment): Record<string, OperationGoldens> {
  const { section, base, plain, orText, json, foreign, deleted, resolves } = deployment
  const all = `${base}/alerts HTTP/1.1`
  const one = `${base}/alerts/66a1b2c3d4e5f60718293a4b HTTP/1.1`
  return {
    listAlerts: {
      with: [],
      requests: [{ name: 'asks for all alerts', sends: [`GET ${all}`, ...plain, ''] }],
      responses: [...listAlertsResponses(deployment), ...wholeList(deployment, 'alerts')],
      refused: [
        ...refusedCredentials(`GET ${all}`, foreign),
        { section, name: 'refuses to delete all alerts', request: [`DELETE ${all}`, ...plain, ''], status: 405 },
        ...falseSuccesses(deployment),
      ],
    },
    createAlert: {
      with: [tileAlert],
      requests: alertRequests([`POST ${all}`, ...json], []),
      responses: alertResponses(deployment),
      refused: [
        ...refusedBodies([`POST ${all}`, ...json], refusedAlerts),
        ...refusedBodies([`POST ${all}`, ...json], refusedByTheInterface, '4.3'),
        ...refusedCredentials(`POST ${all}`, foreign, tileAlertJson),
        ...refusedMediaTypes(`POST ${all}`, plain, tileAlertJson),
        { section: '4.3', name: 'does not send without a body', with: [], error: 'InvalidArgumentError', says: 'body' },
        ...falseSuccesses(deployment),
      ],
    },
    getAlert: {
      with: [id],
      requests: [
        { name: 'sends the id in the path', sends: [`GET ${one}`, ...plain, ''] },
        encodedId(deployment, 'GET', 'alerts'),
      ],
      responses: alertResponses(deployment),
      refused: [
        ...refusedCredentials(`GET ${one}`, foreign),
        {
          name: 'refuses to patch it',
          request: [`PATCH ${one}`, ...json, '', tileAlertJson],
          status: 405,
        },
        ...refusedIds('alertId'),
        ...falseSuccesses(deployment),
      ],
    },
    updateAlert: {
      with: [id, tileAlert],
      requests: [
        ...alertRequests([`PUT ${one}`, ...json], [id]),
        encodedId(deployment, 'PUT', 'alerts', [tileAlert], tileAlertJson),
      ],
      responses: alertResponses(deployment),
      refused: [
        ...refusedBodies([`PUT ${one}`, ...json], refusedAlerts),
        ...refusedBodies([`PUT ${one}`, ...json], refusedByTheInterface, '4.3'),
        ...refusedCredentials(`PUT ${one}`, foreign, tileAlertJson),
        ...refusedMediaTypes(`PUT ${one}`, plain, tileAlertJson),
        ...refusedIds('alertId', [tileAlert]),
        { name: 'does not send without a body', with: [id], error: 'InvalidArgumentError', says: 'body' },
        ...falseSuccesses(deployment),
      ],
    },
    deleteAlert: {
      with: [id],
      requests: [
        { name: 'sends the id in the path, and no body', sends: [`DELETE ${one}`, ...orText, ''] },
        encodedId({ ...deployment, plain: orText }, 'DELETE', 'alerts'),
      ],
      responses: [{ name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) }],
      refused: [
        ...refusedCredentials(`DELETE ${one}`, foreign),
        ...refusedIds('alertId'),
        {
          name: 'does not believe a deletion in HTML',
          answer: ['HTTP/1.1 200 OK', 'content-type: text/html', '', '<!doctype html><title>Sign in</title>'],
          error: 'ResponseParseError',
          says: 'Sign in',
        },
      ],
    },
  }
}
