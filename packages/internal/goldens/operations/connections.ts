import type { OperationGoldens } from '../src/golden.ts'
import { openSource } from './deployments.ts'
import { refusedIds, refuses } from './requests.ts'
import { throwsText } from './responses.ts'
import { type Single, single } from './single.ts'

const base = '/api/v2/connections'
const of = (operation: Single): OperationGoldens => single(openSource, base, operation)
const id = '6b044f56315fd96e2cf6b970'
const body =
  '{"name":"lab","host":"http://127.0.0.1:9","username":"u","password":"p1","isPrometheusEndpoint":true,"settingPrefix":"lab_"}'
const stored =
  '{"id":"6b044f56315fd96e2cf6b970","name":"","host":"","username":"","createdAt":"2026-11-23T14:36:06.205Z",' +
  '"updatedAt":"2026-11-23T14:36:06.205Z"}'
const notFound = throwsText('404 Not Found', 'Not Found')

export const connections: Readonly<Record<string, OperationGoldens>> = {
  listConnections: of({
    start: 'GET ',
    reads: ['[', stored, ']'],
    refused: [refuses('the method PATCH', 405, [`PATCH ${base} HTTP/1.1`, ...openSource.json, '', body])],
  }),
  createConnection: of({
    start: 'POST ',
    body,
    reads: [stored],
    refusedBodies: [
      ['', 'refuses a name alone', '{"name":"lab"}'],
      ['settingPrefix', 'refuses a prefix with a blank', body.replace('lab_', 'a b')],
      ['settingPrefix', 'refuses an empty prefix', body.replace('lab_', '')],
    ],
  }),
  getConnection: of({
    start: `GET /${id}`,
    with: [id],
    reads: [stored],
    more: [notFound],
    refused: refusedIds('connectionId'),
  }),
  updateConnection: of({
    start: `PUT /${id}`,
    with: [id],
    body,
    reads: [stored],
    more: [notFound],
    refusedBodies: [
      ['password', 'refuses a password of null', body.replace('"p1"', 'null')],
      ['settingPrefix', 'refuses a prefix with a blank', body.replace('lab_', 'a b')],
    ],
  }),
  deleteConnection: of({ start: `DELETE /${id}`, with: [id], refused: refusedIds('connectionId') }),
}
