import { createManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type ByteServer, startByteServer } from '../src/goldens.ts'
import { type Mock, startMock } from '../src/mock/mock.ts'
import { expectComplaint } from './expect-complaint.ts'
import { type Anything, mockedDocument } from './mocked-document.ts'

const operations = {
  updateServiceScaling: {
    api: 'management',
    path: '/v1/organizations/{organizationId}/services/{serviceId}/scaling',
    createClient: createManagementClient,
  },
  createAlert: { api: 'observability-oss', path: '/api/v2/alerts', createClient: createObservabilityOssClient },
  queryChartSeries: {
    api: 'observability-oss',
    path: '/api/v2/charts/series',
    createClient: createObservabilityOssClient,
  },
} as const

type Fault = readonly [fault: string, change: (document: Anything) => void, complaint: RegExp]

const scaling = operations.updateServiceScaling.path
const schema = (name: string, change: (schema: Anything) => void) => (document: Anything) =>
  change(document.components.schemas[name])
const inProperty = (name: string, change: (schema: Anything) => void) =>
  schema('ServiceScalingPatchRequest', ({ properties }) => change(properties[name]))

/** Each group is one server with all its faults: a mock takes long to start, and one fault does not hide another here. */
const groups: readonly (readonly [operation: keyof typeof operations, faults: readonly Fault[]])[] = [
  [
    'updateServiceScaling',
    [
      [
        'widens a bound',
        inProperty('numReplicas', (it) => it.maximum++),
        /^refuses more than 20 replicas: .* answered 200/,
      ],
      ['takes fractions', inProperty('numReplicas', (it) => (it.type = 'number')), /^refuses half a replica: /],
      [
        'narrows a bound',
        inProperty('idleTimeoutMinutes', (it) => (it.maximum = 60)),
        /^sends the most .*<= 60; it should/,
      ],
      [
        'forgets a multiple',
        inProperty('minTotalMemoryGb', (it) => delete it.multipleOf),
        /^refuses .* no multiple of 12: /,
      ],
      [
        'takes text for a switch',
        inProperty('idleScaling', (it) => delete it.type),
        /^refuses a switch that is written as/,
      ],
      [
        'takes unknown settings',
        schema('ServiceScalingPatchRequest', (it) => delete it.additionalProperties),
        /^refuses a misspelt setting: /,
      ],
      ['asks for no credential', (document) => delete document.security, /^refuses a request without a credential: /],
      [
        'takes any id',
        ({ components }) => delete components.parameters.ServiceId.schema.format,
        /^refuses a service id that is no UUID: /,
      ],
    ],
  ],
  [
    'updateServiceScaling',
    [
      [
        'requires a setting',
        schema('ServiceScalingPatchRequest', (it) => (it.required = ['numReplicas'])),
        /^sends an empty body.*: the mock answered 400, body: /,
      ],
      [
        'renames a setting',
        schema('ServiceScalingPatchRequest', ({ properties }) =>
          rename(properties, 'idleTimeoutMinutes', 'idleMinutes'),
        ),
        /^sends all five settings: the mock answered 400, body: /,
      ],
    ],
  ],
  ...(
    [
      [
        'asks for another credential',
        ({ components }) => (components.securitySchemes.basicAuth.scheme = 'bearer'),
        /^sends all five settings: the mock answered 401/,
      ],
      [
        'takes another method',
        ({ paths }) => rename(paths[scaling], 'patch', 'put'),
        /^sends all five settings: the mock answered 405/,
      ],
      [
        'stands elsewhere',
        ({ paths }) => rename(paths, scaling, `${scaling}s`),
        /^sends all five settings: the mock answered 404/,
      ],
      [
        'takes another media type',
        ({ paths }) => rename(paths[scaling].patch.requestBody.content, 'application/json', 'application/xml'),
        /^sends all five settings: the mock answered 400/,
      ],
    ] as readonly Fault[]
  ).map((fault) => ['updateServiceScaling', [fault]] as const),
  [
    'createAlert',
    [
      ['loses an interval', schema('AlertInterval', (it) => it.enum.splice(5, 1)), /^sends an alert every 6 hours.*: /],
      ['learns an interval', schema('AlertInterval', (it) => it.enum.push('2h')), /^refuses 2 hours: /],
      [
        'does not ask what is watched',
        schema('TileAlertRequest', ({ required }) => required.splice(required.indexOf('source'), 1)),
        /^refuses the alert of a tile without its source: /,
      ],
      ['takes an empty id', schema('AlertTileId', (it) => delete it.minLength), /^refuses an empty tile id: /],
    ],
  ],
  [
    'queryChartSeries',
    [
      [
        'takes six series',
        schema('ChartSeriesQueryRequest', ({ properties }) => properties.series.maxItems++),
        /^refuses six/,
      ],
      [
        'takes seconds',
        schema('ChartSeriesQueryRequest', ({ properties }) => delete properties.startTime.minimum),
        /^refuses a start in seconds: /,
      ],
      [
        'takes a query language of another',
        schema('ChartSeriesRequest', (it) => it.properties.whereLanguage.enum.push('kql')),
        /^refuses a query language that no server knows: /,
      ],
    ],
  ],
]

describe.each(groups)('a server of %s', (operation, faults) => {
  const { api, path, createClient } = operations[operation]
  let mock: Mock
  let byteServer: ByteServer
  beforeAll(async () => {
    const document = mockedDocument(api, path)
    for (const [, change] of faults) change(document)
    mock = await startMock(document)
    byteServer = await startByteServer()
  })
  afterAll(() => Promise.all([mock.close(), byteServer.close()]))

  test.for(faults)('is noticed when it %s', ([, , expected]) =>
    expectComplaint({ api, operation, createClient, mockUrl: mock.url, byteServer }, expected),
  )
})

function rename(object: Anything, from: string, to: string): void {
  object[to] = object[from]
  delete object[from]
}
