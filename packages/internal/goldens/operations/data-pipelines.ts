import type { OperationGoldens } from '../src/golden.ts'
import { managed, managedClient, service } from './deployments.ts'
import { sentOnce, throws } from './responses.ts'
import { type Single, single } from './single.ts'

const { serviceId } = managedClient
const pipelineId = '7c1f9e3a-5b2d-4e80-9a64-d8f0b2c4e617'
const endpointId = '2a4c6e80-1b3d-4f5a-8c7e-9d0b2f4a6c81'

/** Goldens of a call about a service, with further ids. */
const of = (operation: Single, ...ids: string[]): OperationGoldens =>
  single(managed, service, { ...operation, with: [serviceId, ...ids] })

const destination =
  '"destination":{"database":"default","table":"orders","managedTable":true,' +
  '"tableDefinition":{"engine":{"type":"SummingMergeTree","columnIds":["total"]},"sortingKey":["id"],"ttl":"day + 1"},' +
  '"columns":[{"name":"id","type":"UInt64"}]}'
const kafka =
  '"type":"msk","format":"AvroConfluent","brokers":"b-1.example.com:9098","topics":"orders,returns","authentication":"IAM_ROLE",' +
  '"iamRole":"arn:aws:iam::123456789012:role/Pipelines"'
const table = '{"sourceSchemaName":"public","sourceTable":"orders","targetTable":"public_orders"}'
const postgres = `"host":"db.example.com","port":5432,"database":"shop","settings":{"replicationMode":"cdc"},"tableMappings":[${table}]`

const stream =
  `{"id":"${pipelineId}","serviceId":"${serviceId}","name":"orders","state":"Running",` +
  '"scaling":{"replicas":1,"replicaCpuMillicores":0,"replicaMemoryGb":"0.5Gi"},' +
  `"source":{"kafka":{${kafka},"offset":null},"postgres":null,"objectStorage":null},${destination},` +
  '"fieldMappings":[{"sourceField":"id","destinationField":"id"}],"settings":{"kafka_read_committed":false},' +
  '"createdAt":"2026-09-10T00:00:00Z","updatedAt":"2026-09-10T00:05:00Z"}'
const copy =
  `{"id":"${pipelineId}","name":"shop","state":"Paused","source":{"postgres":{${postgres}}},` +
  '"destination":{"database":"default","table":"","managedTable":false,"columns":null},"fieldMappings":null}'

const idle = throws(
  '424 Failed Dependency',
  '{"status":424,"error":"FAILED_DEPENDENCY: creation is allowed only when the service is running"}',
)
const paused = throws('400 Bad Request', '{"status":400,"error":"BAD_REQUEST: pipe must be paused to edit"}')
const conflict = throws('409 Conflict', '{"status":409,"error":"CONFLICT"}')
const path = `/dataPipelines/${pipelineId}`
const create = (source: string): string => `{"name":"orders","source":{${source}},"destination":{"database":"default"}}`

/** The pipelines of a service. */
export const dataPipelines: Record<string, OperationGoldens> = {
  listDataPipelines: of({ start: 'GET /dataPipelines', reads: ['[', stream, ',', copy, ']'] }),
  createDataPipeline: of({
    start: 'POST /dataPipelines',
    body: {
      'sends a pipeline of topics': `{"name":"orders","source":{"kafka":{${kafka},"exactlyOnce":true}},${destination},"scaling":{"replicas":2},"startPaused":true}`,
      'sends a pipeline of a database': create(
        `"postgres":{${postgres},"credentials":{"username":"reader","password":"hunter2"}}`,
      ),
      'sends a pipeline of public files': create(
        '"objectStorage":{"type":"gcs","format":"Parquet","url":"https://a.example.com/*"}',
      ),
      'sends a pipeline of a queue': create(
        '"pubsub":{"format":"Protobuf","projectId":"p","topic":"t","authentication":"SERVICE_ACCOUNT_WORKLOAD_IDENTITY","seekType":"latest"}',
      ),
    },
    reads: [stream],
    refusedBodies: [
      ['', 'refuses a pipeline without a source', '{"name":"orders","destination":{"database":"default"}}'],
      ['source', 'refuses two sources', create(`"kafka":{${kafka}},"postgres":{${postgres}}`)],
      ['source', 'refuses a source of no kind', create('')],
      [
        'name',
        'refuses a name of more than 255 characters',
        create(`"kafka":{${kafka}}`).replace('"orders"', `"${'n'.repeat(256)}"`),
      ],
      [
        'scaling.replicas',
        'refuses 41 replicas',
        create(`"kafka":{${kafka}}`).replace('"dest', '"scaling":{"replicas":41},"dest'),
      ],
      [
        'settings.streaming_max_insert_wait_ms',
        'refuses a wait below half a second',
        create(`"kafka":{${kafka}}`).replace('"dest', '"settings":{"streaming_max_insert_wait_ms":499},"dest'),
      ],
    ],
    more: [idle, sentOnce],
  }),
  getDataPipelineContext: of({
    start: 'GET /dataPipelines/context',
    reads: ['{"gcpWorkloadIdentity":{"principal":"a@b.iam.example.com"}}'],
  }),
  discoverDataPipelineSchema: of({
    start: 'POST /dataPipelines/schemaDiscovery',
    body: `{"source":{"kafka":{${kafka}}}}`,
    reads: ['{"fields":[{"name":"id","type":"Int64","optional":null}],"meta":{"a":"b"}}'],
    refusedBodies: [['source', 'refuses a database', `{"source":{"postgres":{${postgres}}}}`]],
    more: [idle],
  }),
  getDataPipeline: of(
    { start: `GET ${path}`, reads: [copy], more: [throws('404 Not Found', '{"status":404,"error":"NOT_FOUND"}')] },
    pipelineId,
  ),
  updateDataPipeline: of(
    {
      start: `PATCH ${path}`,
      body: {
        'sends a name alone': '{"name":"returns"}',
        'sends changed tables': `{"source":{"postgres":{"tableMappingsToAdd":[${table}],"tableMappingsToRemove":[]}}}`,
      },
      reads: [copy],
      refusedBodies: [
        ['', 'refuses no change', '{}'],
        ['source', 'refuses other brokers', '{"source":{"kafka":{"brokers":"b-2.example.com:9098"}}}'],
        ['source', 'refuses a dataset, which cannot be changed', '{"source":{"bigquery":{}}}'],
      ],
      more: [paused, idle],
    },
    pipelineId,
  ),
  deleteDataPipeline: of({ start: `DELETE ${path}` }, pipelineId),
  getDataPipelineSettings: of(
    { start: `GET ${path}/settings`, reads: ['{"database_max_threads":8,"object_storage_concurrency":null}'] },
    pipelineId,
  ),
  updateDataPipelineSettings: of(
    {
      start: `PUT ${path}/settings`,
      body: '{"database_max_threads":64,"kafka_read_committed":true}',
      reads: ['{"database_max_threads":64}'],
      refusedBodies: [
        ['database_max_threads', 'refuses null, which the record can have', '{"database_max_threads":null}'],
        ['object_storage_concurrency', 'refuses 36 files at a time', '{"object_storage_concurrency":36}'],
      ],
    },
    pipelineId,
  ),
  updateDataPipelineScaling: of(
    {
      start: `PATCH ${path}/scaling`,
      body: '{"replicas":40,"replicaCpuMillicores":125,"replicaMemoryGb":0.5}',
      reads: [stream],
      refusedBodies: [
        ['replicaCpuMillicores', 'refuses 124 millicores', '{"replicaCpuMillicores":124}'],
        ['replicaMemoryGb', 'refuses more than 8 GB', '{"replicaMemoryGb":8.5}'],
      ],
    },
    pipelineId,
  ),
  updateDataPipelineState: of(
    {
      start: `PATCH ${path}/state`,
      body: '{"command":"resync"}',
      reads: [copy],
      refusedBodies: [['command', 'refuses a command of services', '{"command":"awake"}']],
      more: [throws('400 Bad Request', '{"status":400,"error":"BAD_REQUEST: pipe is already running"}')],
    },
    pipelineId,
  ),
  getDataPipelinesCdcScaling: of({
    start: 'GET /dataPipelinesCdcScaling',
    reads: ['{"replicaCpuMillicores":2000,"replicaMemoryGb":8}'],
  }),
  updateDataPipelinesCdcScaling: of({
    start: 'PATCH /dataPipelinesCdcScaling',
    body: '{"replicaCpuMillicores":32000,"replicaMemoryGb":128}',
    reads: ['{"replicaCpuMillicores":32000,"replicaMemoryGb":128}'],
    refusedBodies: [
      ['replicaCpuMillicores', 'refuses a core and a half', '{"replicaCpuMillicores":1500,"replicaMemoryGb":8}'],
      ['replicaMemoryGb', 'refuses 6 GB', '{"replicaCpuMillicores":2000,"replicaMemoryGb":6}'],
    ],
    more: [conflict],
  }),
}

const endpoint =
  `{"id":"${endpointId}","serviceId":"${serviceId}","description":"Orders","type":"VPC_RESOURCE","mskAuthentication":null,` +
  '"customPrivateDnsMappings":[{"privateDnsName":"*.example.com","targetId":"rcfg-1"}],"dnsNames":["a.example.com"],' +
  '"dnsTargets":[{"id":"rcfg-1","kind":"RESOURCE_CONFIGURATION","internalDnsName":"b.example.com"}],"status":"PendingAcceptance"}'
const endpoints = '/dataPipelinesReversePrivateEndpoints'

export const reversePrivateEndpoints: Record<string, OperationGoldens> = {
  listReversePrivateEndpoints: of({ start: `GET ${endpoints}`, reads: ['[', endpoint, ']'] }),
  createReversePrivateEndpoint: of({
    start: `POST ${endpoints}`,
    body: '{"description":"Orders","type":"GCP_PSC_SERVICE_ATTACHMENT","gcpServiceAttachment":"projects/a/regions/b/serviceAttachments/c"}',
    reads: [endpoint],
    refusedBodies: [
      ['', 'refuses an endpoint without a description', '{"type":"VPC_RESOURCE"}'],
      ['type', 'refuses another type', '{"description":"Orders","type":"AZURE"}'],
    ],
  }),
  getReversePrivateEndpoint: of({ start: `GET ${endpoints}/${endpointId}`, reads: [endpoint] }, endpointId),
  updateReversePrivateEndpoint: of(
    {
      start: `PATCH ${endpoints}/${endpointId}`,
      body: '{"customPrivateDnsMappings":[]}',
      reads: [endpoint],
      refusedBodies: [['', 'refuses another description', '{"customPrivateDnsMappings":[],"description":"Returns"}']],
    },
    endpointId,
  ),
  deleteReversePrivateEndpoint: of({ start: `DELETE ${endpoints}/${endpointId}` }, endpointId),
}
