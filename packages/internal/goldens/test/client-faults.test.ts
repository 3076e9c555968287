import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type ApiName, type ByteServer, type ClientFactory, startByteServer } from '../src/goldens.ts'
import { expectComplaint } from './expect-complaint.ts'
import type { Anything } from './mocked-document.ts'

const factories: Readonly<Record<ApiName, ClientFactory>> = {
  management: createManagementClient,
  'observability-cloud': createObservabilityCloudClient,
  'observability-oss': createObservabilityOssClient,
}

let byteServer: ByteServer
beforeAll(async () => {
  byteServer = await startByteServer()
})
afterAll(() => byteServer.close())

type Send = (url: string, init: Anything) => Promise<Response>

describe('a client', () => {
  type Fault = readonly [
    fault: string,
    api: ApiName,
    operation: string,
    inject: (send: Send) => Send,
    complaint: RegExp,
  ]
  const requests: readonly Fault[] = [
    [
      'swaps organization and service',
      'observability-cloud',
      'listDashboards',
      (send) => (url, init) => send(url.replace(/(organizations\/)([^/]+)(\/services\/)([^/]+)/, '$1$4$3$2'), init),
      /the request line is/,
    ],
    [
      'leaves an id as it is',
      'management',
      'deleteKey',
      (send) => (url, init) => send(url.replaceAll('%2F', '/'), init),
      /^sends any text as an id, encoded.*: the request line is/,
    ],
    [
      'encodes an id twice',
      'observability-cloud',
      'getAlert',
      (send) => (url, init) => send(url.replaceAll('%', '%25'), init),
      /^sends an id that could be taken for a path.*%252F/,
    ],
    [
      'forgets the version',
      'management',
      'deleteKey',
      (send) => (url, init) => send(url.replace('/v1', ''), init),
      /the request line is "DELETE \/organizations/,
    ],
    [
      'updates with another method',
      'observability-oss',
      'updateAlert',
      (send) => (url, init) => send(url, { ...init, method: 'PATCH' }),
      /the request line is "PATCH/,
    ],
    [
      'forgets the query',
      'observability-oss',
      'listWebhooks',
      (send) => (url, init) => send(url.replace(/\?.*/, ''), init),
      /^asks for a page: the request line is/,
    ],
    ...(
      [
        ['shows no credential', { authorization: undefined }, /the header authorization is absent/],
        [
          'shows a credential of another scheme',
          { authorization: 'Bearer a' },
          /the header authorization is "Bearer a"/,
        ],
        ['takes any answer', { accept: '*/*' }, /the header accept is "\*\/\*"/],
        ['sends JSON as text', { 'content-type': 'text/plain' }, /the header content-type is "text\/plain"/],
        ['sends more than it must', { cookie: 'a=b' }, /the header cookie is "a=b", not absent/],
      ] as const
    ).map(
      ([fault, changed, complaint]): Fault => [
        fault,
        'management',
        'updateServiceScaling',
        (send) => (url, init) => send(url, { ...init, headers: defined({ ...init.headers, ...changed }) }),
        complaint,
      ],
    ),
    ...(
      [
        ['drops a field', (body) => delete body.message, /^sends the alert of a tile.*: the body is/],
        ['adds a field', (body) => Object.assign(body, { version: 2 }), /: the body is .*"version\\":2/],
        ['renames a field', (body) => Object.assign(body, { type: body.thresholdType }), /: the body is/],
        ['reads a number as text', (body) => Object.assign(body, { threshold: `${body.threshold}` }), /: the body is/],
      ] as [string, (body: Anything) => unknown, RegExp][]
    ).map(
      ([fault, change, complaint]): Fault => [
        fault,
        'observability-oss',
        'createAlert',
        (send) => (url, init) => {
          const body = JSON.parse(init.body)
          change(body)
          return send(url, { ...init, body: JSON.stringify(body) })
        },
        complaint,
      ],
    ),
    [
      'counts in seconds',
      'observability-oss',
      'queryChartSeries',
      (send) => (url, init) => send(url, { ...init, body: init.body.replaceAll('00000,', '00,') }),
      /^sends the query that the interface shows: the body is/,
    ],
    [
      'sends twice',
      'observability-oss',
      'deleteDashboard',
      (send) => async (url, init) => {
        void send(url, init)
        return send(url, init)
      },
      /^sends the id in the path, and no body: it was sent 2 times, not once/,
    ],
    [
      'sends a change again that may have been applied',
      'management',
      'updateServiceScaling',
      (send) => async (url, init) => {
        const answer = await send(url, init)
        return answer.status === 503 ? send(url, init) : answer
      },
      /^does not send a change again.*: the client sent 2 requests, not 1/,
    ],
    [
      'takes every failure for one without words',
      'observability-oss',
      'getDashboard',
      (send) => async (url, init) => {
        const { ok, status, headers, body } = await send(url, init)
        return new Response(ok ? body : null, { status, headers })
      },
      /^throws the 404 of a missing item, which is text: its detail is "", not "Not Found"/,
    ],
    [
      'takes every failure for the same',
      'observability-cloud',
      'listSources',
      (send) => async (url, init) => {
        const { ok, headers, body } = await send(url, init)
        return new Response(body, { status: ok ? 200 : 400, headers })
      },
      /: the error is "BadRequestError", not "RateLimitError"; its status is 400, not 429/,
    ],
    [
      'does not hear when to come back',
      'observability-oss',
      'listAlerts',
      (send) => async (url, init) => {
        const { status, body } = await send(url, init)
        return new Response(body, { status })
      },
      /^throws the text of a 429, and when to come back: its retryAfter is absent, not 60/,
    ],
  ]

  test.for(requests)('is noticed when it %s', async ([, api, operation, inject, expected]) => {
    const faulty: ClientFactory = (options: Anything) =>
      factories[api]({ ...options, fetch: inject(options.fetch) } as never)
    await expectComplaint({ api, operation, createClient: faulty, byteServer }, expected)
  })

  const results: readonly [
    fault: string,
    operation: string,
    change: (result: Anything) => Anything,
    complaint: RegExp,
  ][] = [
    [
      'resolves to the envelope',
      'listDashboards',
      (result) => ({ ...result, data: { data: result.data } }),
      /^reads an empty list: the payload is {"data":\[\]}, not \[\]/,
    ],
    [
      'drops nulls',
      'getAlert',
      (result) => ({ ...result, data: JSON.parse(JSON.stringify(result.data, (_, value) => value ?? undefined)) }),
      /^keeps values, fields and nulls.*: the payload is/,
    ],
    [
      'drops what it does not know',
      'listSources',
      (result) => ({ ...result, data: result.data.filter(({ kind }: Anything) => kind !== 'promql') }),
      /^keeps a kind of source that nobody has listed: the payload is \[\]/,
    ],
    [
      'takes counts for numbers',
      'queryChartSeries',
      (result) => ({
        ...result,
        data: result.data.map((point: Anything) => ({ ...point, 'series_0.data': Number(point['series_0.data']) })),
      }),
      /^keeps counts as the text that servers send.*: the payload is/,
    ],
    [
      'resolves to something where there is nothing',
      'deleteAlert',
      (result) => ({ ...result, data: {} }),
      /^resolves to nothing: the payload is {}, not absent/,
    ],
  ]

  test.for(results)('is noticed when it %s', async ([, operation, change, expected]) => {
    const faulty: ClientFactory = (options) => {
      const client = createObservabilityOssClient(options) as Anything
      const method = (...given: unknown[]) => ({
        withResponse: async () => change(await client[operation](...given).withResponse()),
      })
      return { [operation]: method }
    }
    await expectComplaint({ api: 'observability-oss', operation, createClient: faulty, byteServer }, expected)
  })

  test('is noticed when it lacks a method', async () => {
    const empty = { api: 'observability-oss', operation: 'listWebhooks', createClient: () => ({}), byteServer } as const
    await expectComplaint(empty, /the client has no method listWebhooks/)
  })

  test('is noticed when it sends what it should refuse', async () => {
    const careless: ClientFactory = (options: Anything) => ({
      deleteKey: (id: unknown) => ({
        withResponse: () => options.fetch(`${options.baseUrl}/v1/organizations/acme/keys/${id}`, { method: 'DELETE' }),
      }),
    })
    await expectComplaint(
      { api: 'management', operation: 'deleteKey', createClient: careless, byteServer },
      /^does not send without a key id.*: the client sent 1 requests, not 0; the client resolved/,
    )
  })
})

function defined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
