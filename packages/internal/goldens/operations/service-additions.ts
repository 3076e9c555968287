import type { OperationGoldens } from '../src/golden.ts'
import { jsonHead, managed, managedClient, requestId, service } from './deployments.ts'
import { throws } from './responses.ts'
import { type Single, single } from './single.ts'

const { serviceId } = managedClient
const id = '9d0b2f4a-6c81-4e3a-8b5d-1f7c9e2a4b60'

const of = (operation: Single, ...ids: string[]): OperationGoldens =>
  single(managed, service, { ...operation, with: [serviceId, ...ids] })
const missing = throws('404 Not Found', '{"status":404,"error":"NOT_FOUND"}')
const notEntitled = throws('403 Forbidden', '{"status":403,"error":"FORBIDDEN"}')

/** The settings of the database of a service. */
export const databaseSettings: Record<string, OperationGoldens> = {
  listDatabaseSettings: of({
    start: 'GET /databaseSettings',
    reads: ['{"settings":[{"name":"max_query_size","value":"524288"}]}'],
    more: [notEntitled],
  }),
  updateDatabaseSettings: of({
    start: 'PATCH /databaseSettings',
    body: '{"settings":{"max_query_size":524288,"compatibility":"25.8"}}',
    reads: ['{"settings":{"max_query_size":524288},"warnings":[{"name":"compatibility","message":"Test it first."}]}'],
    refusedBodies: [
      ['settings', 'refuses no settings', '{"settings":{}}'],
      ['settings.max_threads', 'refuses a boolean', '{"settings":{"max_threads":true}}'],
    ],
  }),
  getDatabaseSettingsSchema: of({
    start: 'GET /databaseSettings/schema',
    reads: ['{"settings":[{"name":"async_insert","type":"integer","enum":[0,1],"example":"1"}]}'],
  }),
  getDatabaseSetting: of(
    {
      start: 'GET /databaseSettings/max_query_size',
      reads: ['{"name":"max_query_size","value":524288}'],
      more: [missing],
    },
    'max_query_size',
  ),
  deleteDatabaseSetting: of({ start: 'DELETE /databaseSettings/max_query_size' }, 'max_query_size'),
}

const bucket = `{"id":"${id}","bucketProvider":"GCP","bucketPath":"backups/orders","accessKeyId":"GOOG1"}`
const snapshot =
  `{"id":"${id}","status":"throttled","serviceId":"${serviceId}","startedAt":"2026-09-15T00:00:00Z","finishedAt":null,` +
  '"type":"full","bucket":null}'

/** The snapshots of a service, and its bucket. */
export const snapshots: Record<string, OperationGoldens> = {
  getBackupBucket: of({ start: 'GET /backupBucket', reads: [bucket], more: [missing] }),
  createBackupBucket: of({
    start: 'POST /backupBucket',
    body: '{"bucketProvider":"GCP","bucketPath":"backups/orders","accessKeyId":"GOOG1","secretAccessKey":"hunter2"}',
    reads: [bucket],
    refusedBodies: [
      ['', 'refuses a bucket without its secret', '{"bucketProvider":"GCP","bucketPath":"a","accessKeyId":"b"}'],
      ['', 'refuses a bucket of nobody', '{"bucketPath":"a"}'],
    ],
  }),
  updateBackupBucket: of({
    start: 'PATCH /backupBucket',
    body: '{"bucketProvider":"AWS","iamRoleSessionName":null}',
    reads: [bucket],
    refusedBodies: [['', 'refuses the container of another provider', '{"bucketProvider":"AWS","containerName":"a"}']],
  }),
  deleteBackupBucket: of({ start: 'DELETE /backupBucket' }),
  listSnapshots: of({ start: 'GET /snapshots', reads: ['[', snapshot, ']'] }),
  getSnapshot: of({ start: `GET /snapshots/${id}`, reads: [snapshot] }, id),
  getSnapshotConfiguration: of({
    start: 'GET /snapshotConfiguration',
    reads: ['{"enabled":true,"gap":30,"timeFrame":1440}'],
  }),
  updateSnapshotConfiguration: of({
    start: 'PATCH /snapshotConfiguration',
    body: '{"enabled":true,"gap":60,"timeFrame":2880}',
    reads: ['{"enabled":true,"gap":60,"timeFrame":2880}'],
    refusedBodies: [
      ['', 'refuses no change', '{}'],
      ['enabled', 'refuses null', '{"enabled":null}'],
      ['', 'refuses a gap alone', '{"gap":30}'],
    ],
  }),
}

const query = '"name":"Orders of a day","sql":"SELECT {day:Date}","database":"default"'
const access = `"apiKeyIds":["${id}"],"roles":["sql_console_read_only"]`
const page = (item: string, next: string): readonly string[] => [
  ...jsonHead('200 OK'),
  `{"status":200,"requestId":"${requestId}","limit":1,"totalCount":2,"nextCursor":${next},"result":[${item}]}`,
]
const wrong = {
  name: 'throws what is wrong in the request',
  answers: [
    [
      ...jsonHead('400 Bad Request'),
      `{"status":400,"error":"BAD_REQUEST: Invalid request","requestId":"${requestId}",`,
      '"issues":[{"path":["name"],"code":"too_small","message":"Must not be blank"}]}',
    ],
  ],
  outcome: { error: 'BadRequestError', status: 400, detail: 'BAD_REQUEST: Invalid request', requestId },
}

/** A kind of queries: a list by cursors, and answers of 201 to creations. */
function queries(
  stem: string,
  plural: string,
  path: string,
  body: string,
  record: string,
): Record<string, OperationGoldens> {
  const item = `{"id":"${id}","name":"Orders of a day","database":"default"}`
  const list = of({ start: `GET ${path}`, reads: ['[', item, ']'] })
  const walk = {
    name: 'walks from page to page by the cursors of the server',
    answers: [page(item, '"a b"'), page(item.replace('9d0b', '8c1a'), 'null')],
    walks: [`GET ${service}${path} HTTP/1.1`, `GET ${service}${path}?cursor=a%20b HTTP/1.1`],
    outcome: { payload: [JSON.parse(item), JSON.parse(item.replace('9d0b', '8c1a'))] },
  }
  const created = {
    name: 'resolves to what a 201 has created',
    answers: [[...jsonHead('201 Created'), `{"status":201,"requestId":"${requestId}","result":${record}}`]],
    outcome: { payload: JSON.parse(record), requestId },
  }
  const create = of({
    start: `POST ${path}`,
    body,
    reads: [record],
    refusedBodies: [
      ['name', 'refuses a blank name', body.replace('Orders of a day', ' ')],
      ['', 'refuses a query without a text', '{"name":"a","database":"default"}'],
    ],
  })
  return {
    [`list${plural}`]: {
      ...list,
      responses: [
        { ...walk },
        ...list.responses.map((golden) => ({ ...golden, undescribed: 'Servers name the page.' })),
      ],
    },
    [`create${stem}`]: { ...create, responses: [created, wrong] },
    [`get${stem}`]: of({ start: `GET ${path}/${id}`, reads: [record] }, id),
    [`update${stem}`]: of(
      {
        ...{ start: `PUT ${path}/${id}`, body, reads: [record] },
        refusedBodies: [['', 'refuses a name alone', '{"name":"a"}']],
        more: [wrong],
      },
      id,
    ),
    [`delete${stem}`]: of({ start: `DELETE ${path}/${id}` }, id),
  }
}

export const savedQueries: Record<string, OperationGoldens> = {
  ...queries(
    'SavedQuery',
    'SavedQueries',
    '/saved-queries',
    `{${query},"parameters":{"day":"2026-09-16"}}`,
    `{"id":"${id}",${query},"parameters":{}}`,
  ),
  ...queries(
    'QueryApiEndpoint',
    'QueryApiEndpoints',
    '/query-api-endpoints',
    `{${query},${access},"allowedOrigins":[]}`,
    `{"id":"${id}",${query},"parameters":{},${access},"allowedOrigins":[],"url":"https://a.example.com/run","ownerType":"user"}`,
  ),
}
