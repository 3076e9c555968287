import type { OperationGoldens } from '../src/golden.ts'
import { openSource } from './deployments.ts'
import { refusedBodies, refusedIds, refuses, requestsWith } from './requests.ts'
import { reads, throwsText } from './responses.ts'

const { plain, json, deleted, resolves } = openSource
const path = '/api/v2/connections'
const id = '6b044f56315fd96e2cf6b970'
const one = `${path}/${id} HTTP/1.1`
const body = '{"name":"lab","host":"http://127.0.0.1:9","username":"u","password":"p1","isPrometheusEndpoint":true}'
const stored =
  '{"id":"6b044f56315fd96e2cf6b970","name":"","host":"","username":"","createdAt":"2026-11-23T14:36:06.205Z",' +
  '"updatedAt":"2026-11-23T14:36:06.205Z"}'
const notFound = throwsText('404 Not Found', 'Not Found')
const argument = JSON.parse(body)

export const connections: Readonly<Record<string, OperationGoldens>> = {
  listConnections: {
    with: [],
    requests: [{ name: 'asks for all connections', sends: [`GET ${path} HTTP/1.1`, ...plain, ''] }],
    responses: reads(openSource, { 'reads connections with empty texts': `[${stored}]` }),
    refused: [refuses('the method PATCH', 405, [`PATCH ${path} HTTP/1.1`, ...json, '', body])],
  },
  createConnection: {
    with: [argument],
    requests: requestsWith([`POST ${path} HTTP/1.1`, ...json], { 'sends a password': body }),
    responses: reads(openSource, { 'reads a connection without its password': stored }),
    refused: refusedBodies([`POST ${path} HTTP/1.1`, ...json], [['', 'refuses a name alone', '{"name":"lab"}']]),
  },
  getConnection: {
    with: [id],
    requests: [{ name: 'sends the id in the path', sends: [`GET ${one}`, ...plain, ''] }],
    responses: [notFound],
    refused: refusedIds('connectionId').slice(0, 1),
  },
  updateConnection: {
    with: [id, argument],
    requests: requestsWith([`PUT ${one}`, ...json], { 'sends the id in the path': body }, [id]),
    responses: [notFound],
    refused: refusedBodies(
      [`PUT ${one}`, ...json],
      [['password', 'refuses a password of null', '{"name":"","host":"","username":"","password":null}']],
    ),
  },
  deleteConnection: {
    with: [id],
    requests: [{ name: 'sends the id in the path, and no body', sends: [`DELETE ${one}`, ...plain, ''] }],
    responses: [{ name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) }],
    refused: refusedIds('connectionId').slice(1),
  },
}
