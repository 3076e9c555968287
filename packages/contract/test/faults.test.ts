import { readFileSync } from 'node:fs'
import { bundledDocument, startMock } from '@clouddb/goldens/mock'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { type ClientFactory, deriveCases, readDocument, runCase } from '../src/index.ts'
import { failureOf, PATIENCE } from './describe-contract.ts'

// biome-ignore lint/suspicious/noExplicitAny: a fault is made by reaching anywhere into a document.
type Anything = any
type Fault = (document: Anything) => void
type Send = (url: string, init: RequestInit) => Promise<Response>

const updateServiceScaling = operationOf('@clouddb/management', createManagementClient, 'updateServiceScaling')
const deleteKey = operationOf('@clouddb/management', createManagementClient, 'deleteKey')
const queryChartSeries = operationOf('@clouddb/observability-oss', createObservabilityOssClient, 'queryChartSeries')
const createAlert = operationOf('@clouddb/observability-oss', createObservabilityOssClient, 'createAlert')

/** Runs cases of one operation after something was broken on purpose, and returns what the cases complain about. */
function operationOf(packageName: string, createClient: ClientFactory, operationId: string) {
  const raw = bundledDocument(packageName)
  const document = readDocument(raw)
  const cases = deriveCases(document, { operations: [operationId] }).filter(({ modes }) => modes.includes('mock'))
  const { path = '' } = document.operations.find(({ id }) => id === operationId) ?? {}

  async function complaintsAfter(fault: Fault, factory: ClientFactory, named: RegExp): Promise<string[]> {
    const broken: Anything = structuredClone(raw)
    // Only the operation that is looked at: reading a whole document takes the mock half a second.
    broken.paths = { [path]: broken.paths[path] }
    fault(broken)
    const mock = await startMock(broken)
    const found: string[] = []
    for (const item of cases.filter(({ name }) => named.test(name))) {
      const target = { document, createClient: factory, url: mock.url, fetch: mock.fetch, timeout: PATIENCE }
      const { complaints } = await runCase(item, target)
      if (complaints.length > 0) found.push(`${item.name}: ${complaints.join('; ')}`)
    }
    await mock.close()
    return found
  }

  return {
    /** The mock follows a document with a mistake in it; the cases and the client follow the true one. */
    withFault: (fault: Fault, named = /./) => complaintsAfter(fault, createClient, named),
    /** The mock is right, and the client is made by other hands. */
    with: (factory: ClientFactory, named: RegExp) => complaintsAfter(() => {}, factory, named),
    /** The client does something to its requests that it should not. */
    sentBy: (fault: (send: Send) => Send, named: RegExp) =>
      complaintsAfter(
        () => {},
        (options: { fetch: Send }) => createClient({ ...options, fetch: fault(options.fetch) } as never),
        named,
      ),
  }
}

const scalingPath = '/v1/organizations/{organizationId}/services/{serviceId}/scaling'
const keyPath = '/v1/organizations/{organizationId}/keys/{keyId}'
const scaling = ({ paths }: Anything) => paths[scalingPath].patch
const granularity = ({ components }: Anything) => components.schemas.ChartSeriesQueryRequest.properties.granularity
/** The case of a call that is in order. */
const GOOD = /^\d+, body matches the schema/
const ACCEPTED = /: the server accepted it with 200/
const FAILED = /: it failed: BadRequestError/
const settings = ({ components }: Anything) => components.schemas.ServiceScalingPatchRequest
const field = (name: string, fault: Fault) => (document: Anything) => fault(settings(document).properties[name])

describe('a server that drifts from the document', () => {
  test.for<[string, Fault, RegExp, RegExp]>([
    [
      'widens a bound',
      field('numReplicas', (schema) => schema.maximum++),
      /^refuses \/numReplicas just outside/,
      ACCEPTED,
    ],
    [
      'narrows a bound',
      field('numReplicas', (schema) => schema.maximum--),
      /^accepts \/numReplicas just inside/,
      FAILED,
    ],
    [
      'forgets a multiple',
      field('minTotalMemoryGb', (schema) => delete schema.multipleOf),
      /no multiple of 12/,
      ACCEPTED,
    ],
    ['loosens a type', field('idleScaling', (schema) => delete schema.type), /idleScaling set to the text/, ACCEPTED],
    [
      'loses a property',
      (document) => delete settings(document).properties.idleScaling,
      /the body with every property/,
      FAILED,
    ],
    ['takes unknown properties', (document) => delete settings(document).additionalProperties, /unknown/, ACCEPTED],
    ['needs no body', (document) => delete scaling(document).requestBody.required, /without its body/, ACCEPTED],
    [
      'asks for no credential',
      (document) => delete document.security,
      /^refuses a request without credentials/,
      ACCEPTED,
    ],
    [
      'asks for another scheme',
      ({ components }) => (components.securitySchemes.basicAuth.scheme = 'bearer'),
      GOOD,
      /it failed: AuthenticationError/,
    ],
    [
      'loses a status',
      (document) => delete scaling(document).responses['409'],
      /the documented 409/,
      /the status is 404/,
    ],
    ['answers another payload', ({ components }) => renameService(components), GOOD, /the body of the answer is/],
    [
      'answers with a property that the document does not know',
      ({ components }) => addToService(components),
      GOOD,
      /the answer shows \/result\/owner, which/,
    ],
    ['takes any identifier', ({ components }) => takeAnyService(components), /serviceId .*reserved/, ACCEPTED],
  ])('is noticed when it %s', async ([, fault, named, expected]) => {
    expect(await updateServiceScaling.withFault(fault, named)).toContainEqual(expect.stringMatching(expected))
  })

  test('is noticed when it serves another path', async () => {
    const complaints = await deleteKey.withFault(({ paths }) => {
      paths[keyPath.replace('keys', 'apiKeys')] = paths[keyPath]
      delete paths[keyPath]
    }, GOOD)
    expect(complaints).toEqual([expect.stringContaining('it failed: NotFoundError')])
  })

  test('is noticed when it drops a member of an enumeration', async () => {
    const complaints = await queryChartSeries.withFault((document) => granularity(document).enum.pop(), /granularity/)
    expect(complaints).toEqual([
      expect.stringMatching(/^accepts \/granularity set to "auto": it failed: BadRequestError/),
    ])
  })

  test('is noticed when it takes what is no member of an enumeration, and nowhere else', async () => {
    const complaints = await queryChartSeries.withFault((document) => delete granularity(document).enum)
    const others = complaints.filter(
      (each) => !/^refuses \/granularity .*no member: the server accepted it with 200$/.test(each),
    )
    expect(others).toEqual([])
    expect(complaints.map((each) => /set to ("[^"]*")/.exec(each)?.[1])).toEqual(
      expect.arrayContaining(['"30s-and-more"', '"30S"', '"30s "', '"31s"', '"3h"']),
    )
  })

  test('is noticed when it forgets a rule between fields', async () => {
    const forget: Fault = ({ components }) => components.schemas.AlertRules.not.anyOf.shift()
    const complaints = await createAlert.withFault(forget, /^refuses the body .*thresholdMax/)
    expect(complaints).toContainEqual(expect.stringMatching(ACCEPTED))
  })
})

test('a failure names the file and the line that a person edits, once', async () => {
  const pointer = '#/components/schemas/ServiceScalingPatchRequest/properties/numReplicas/maximum'
  const text = await failureOf('@clouddb/management', { complaints: ['the server accepted it with 200'], pointer })
  const [complaint, location, ...rest] = text.split('\n')
  expect(complaint).toBe('the server accepted it with 200')
  const [, file = '', line] = /^the document says so in (openapi\/[\w/-]+\.yaml):(\d+):\d+$/.exec(location ?? '') ?? []
  const written = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').split('\n')
  expect(written[Number(line) - 1]).toMatch(/^ +maximum: 20$/)
  expect(rest).toEqual([])
})

describe('a client that is wrong', () => {
  const at = (change: (url: string) => string) => (send: Send) => (url: string, init: RequestInit) =>
    send(change(url), init)
  const adding = (more: RequestInit) => (send: Send) => (url: string, init: RequestInit) =>
    send(url, { ...init, ...more })
  const twice = (send: Send) => async (url: string, init: RequestInit) => (await send(url, init)) && send(url, init)

  test.for<[string, (send: Send) => Send, RegExp, RegExp]>([
    [
      'swaps path parameters',
      at((url) => url.replace(/([^/]+)\/keys\/([^/]+)$/, '$2/keys/$1')),
      GOOD,
      /the address is/,
    ],
    ['encodes twice', at((url) => url.replaceAll('%', '%25')), /reserved/, /the address is .*%252F/],
    ['does not encode', at(decodeURIComponent), /reserved/, /the address is/],
    ['sends twice', twice, GOOD, /2 requests were sent/],
    ['sends a body that nobody gave', adding({ body: '{}' }), GOOD, /the body is "{}", expected undefined/],
    [
      'sends another credential',
      adding({ headers: { authorization: 'Basic aWQ6cw' } }),
      GOOD,
      /authorization is "Basic/,
    ],
    ['sends another method', adding({ method: 'POST' }), GOOD, /the method is "POST", expected "DELETE"/],
  ])('is noticed when it %s', async ([, fault, named, expected]) => {
    expect(await deleteKey.sentBy(fault, named)).toContainEqual(expect.stringMatching(expected))
  })

  test.for<[string, (body: object) => object, RegExp, RegExp]>([
    ['drops a field', (body) => ({ ...body, idleScaling: undefined }), /the body with every property/, /the body is/],
    ['adds a field', (body) => ({ ...body, extra: 1 }), /the example nothing/, /the body is "{\\"extra/],
  ])('is noticed when it %s', async ([, change, named, expected]) => {
    const fault = (send: Send) => (url: string, init: RequestInit) =>
      send(url, { ...init, body: JSON.stringify(change(JSON.parse(String(init.body)))) })
    expect(await updateServiceScaling.sentBy(fault, named)).toContainEqual(expect.stringMatching(expected))
  })

  test('is noticed when it lacks a method', async () => {
    const lacking: ClientFactory = (options) => ({ ...createManagementClient(options), deleteKey: undefined })
    expect(await deleteKey.with(lacking, GOOD)).toEqual([expect.stringContaining('The client has no method deleteKey')])
  })

  test('is noticed when it resolves to something else than the payload', async () => {
    const whole: ClientFactory = (options) => {
      const { updateServiceScaling: method } = createManagementClient(options)
      const other = (...call: Parameters<typeof method>) => ({
        withResponse: async () => ({ ...(await method(...call).withResponse()), data: { result: {} } }),
      })
      return { updateServiceScaling: other }
    }
    expect(await updateServiceScaling.with(whole, GOOD)).toEqual([
      expect.stringContaining('the payload is {"result":{}}'),
    ])
  })

  test('is noticed when it takes a failure for a success', async () => {
    const deaf = (send: Send) => async (url: string, init: RequestInit) => {
      const response = await send(url, init)
      return new Response(await response.text(), { status: 200, headers: response.headers })
    }
    expect(await deleteKey.sentBy(deaf, /the documented 409/)).toEqual([
      expect.stringContaining('the client took the answer 409 for a success'),
    ])
  })
})

function renameService({ examples }: Anything): void {
  for (const { value } of Object.values<Anything>(examples)) if (value.result) value.result.name = 'Other'
}

function addToService({ examples }: Anything): void {
  for (const { value } of Object.values<Anything>(examples)) if (value.result) value.result.owner = 'Somebody'
}

function takeAnyService({ parameters }: Anything): void {
  delete parameters.ServiceId.schema.format
}
