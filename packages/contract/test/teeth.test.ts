import { createManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { deriveCases } from '../src/derivation/cases.ts'
import { readDocument } from '../src/document.ts'
import { bundledDocument, startMock } from '../src/mock.ts'
import { type ClientFactory, runCase } from '../src/run-case.ts'

// biome-ignore lint/suspicious/noExplicitAny: a mistake is planted by reaching anywhere into a document.
type Anything = any
type Planting = (document: Anything) => void
type Send = (url: string, init: RequestInit) => Promise<Response>

const updateServiceScaling = operationOf('@clouddb/management', createManagementClient, 'updateServiceScaling')
const deleteKey = operationOf('@clouddb/management', createManagementClient, 'deleteKey')
const queryChartSeries = operationOf('@clouddb/observability-oss', createObservabilityOssClient, 'queryChartSeries')
const createAlert = operationOf('@clouddb/observability-oss', createObservabilityOssClient, 'createAlert')

/** Runs the cases of one operation after something was broken on purpose, and returns what rings. */
function operationOf(packageName: string, createClient: ClientFactory, operationId: string) {
  const raw = bundledDocument(packageName)
  const whole = readDocument(raw)
  const document = { ...whole, operations: whole.operations.filter(({ id }) => id === operationId) }
  const cases = deriveCases(document)

  async function ring(plant: Planting, factory: ClientFactory): Promise<string[]> {
    const broken: Anything = structuredClone(raw)
    const [{ path = '' } = {}] = document.operations
    // Only the operation that is looked at: reading a whole document takes the mock half a second.
    broken.paths = { [path]: broken.paths[path] }
    plant(broken)
    const mock = await startMock(broken)
    const rings: string[] = []
    for (const item of cases) {
      const complaints = await runCase(item, { document, createClient: factory, url: mock.url })
      if (complaints.length > 0) rings.push(`${item.name}: ${complaints.join('; ')}`)
    }
    await mock.close()
    return rings
  }

  return {
    /** The mock follows a document with a mistake in it; the cases and the client follow the true one. */
    afterPlanting: (plant: Planting) => ring(plant, createClient),
    /** The mock is right, and the client is made by other hands. */
    with: (factory: ClientFactory) => ring(() => {}, factory),
    /** The client does something to its requests that it should not. */
    sentBy: (fault: (send: Send) => Send) =>
      ring(
        () => {},
        (options: { fetch: Send }) => createClient({ ...options, fetch: fault(options.fetch) } as never),
      ),
  }
}

const scalingPath = '/v1/organizations/{organizationId}/services/{serviceId}/scaling'
const keyPath = '/v1/organizations/{organizationId}/keys/{keyId}'
const scaling = ({ paths }: Anything) => paths[scalingPath].patch
const granularity = ({ components }: Anything) => components.schemas.ChartSeriesQueryRequest.properties.granularity
const settings = ({ components }: Anything) => components.schemas.ServiceScalingPatchRequest
const field = (name: string, plant: Planting) => (document: Anything) => plant(settings(document).properties[name])

describe('a server that drifts from the document', () => {
  test.for<[string, Planting, RegExp]>([
    [
      'widens a bound',
      field('numReplicas', (schema) => schema.maximum++),
      /^refuses \/numReplicas just outside its max/,
    ],
    [
      'narrows a bound',
      field('numReplicas', (schema) => schema.maximum--),
      /^accepts \/numReplicas just inside its max/,
    ],
    [
      'forgets a multiple',
      field('minTotalMemoryGb', (schema) => delete schema.multipleOf),
      /no multiple of 12: the server acc/,
    ],
    [
      'loosens a type',
      field('idleScaling', (schema) => delete schema.type),
      /^refuses \/idleScaling set to the text "1": /,
    ],
    ['loses a property', (document) => delete settings(document).properties.idleScaling, /^accepts the body full: /],
    [
      'takes unknown properties',
      (document) => delete settings(document).additionalProperties,
      /unknown property \w+: the/,
    ],
    [
      'needs no body',
      (document) => delete scaling(document).requestBody.required,
      /^refuses a request without its body: /,
    ],
    ['asks for no credential', (document) => delete document.security, /^refuses a credential missing: the server acc/],
    [
      'asks for another scheme',
      ({ components }) => (components.securitySchemes.basicAuth.scheme = 'bearer'),
      /^sends what/,
    ],
    ['loses a status', (document) => delete scaling(document).responses['409'], /^rejects with the documented 409/],
    ['answers another payload', ({ components }) => renameService(components), /^sends what .*the payload is/],
    [
      'takes any identifier',
      ({ components }) => delete components.parameters.ServiceId.schema.format,
      /serviceId .*reserved/,
    ],
  ])('rings when it %s', async ([, plant, expected]) => {
    expect(await updateServiceScaling.afterPlanting(plant)).toContainEqual(expect.stringMatching(expected))
  })

  test('rings when it serves another path', async () => {
    const rings = await deleteKey.afterPlanting(({ paths }) => {
      paths[keyPath.replace('keys', 'apiKeys')] = paths[keyPath]
      delete paths[keyPath]
    })
    expect(rings).toContainEqual(expect.stringMatching(/^sends what it is given, once, .*NotFoundError/))
  })

  test('rings when it drops a member of an enumeration', async () => {
    const rings = await queryChartSeries.afterPlanting((document) => granularity(document).enum.pop())
    expect(rings).toContainEqual(
      expect.stringMatching(/^accepts \/granularity set to "auto": it failed: BadRequestError/),
    )
  })

  test('rings when it takes what is no member of an enumeration, and nowhere else', async () => {
    const rings = await queryChartSeries.afterPlanting((document) => delete granularity(document).enum)
    expect(rings).toEqual([
      expect.stringMatching(/^refuses \/granularity .*no member: the server accepted it with 200$/),
    ])
  })

  test('rings when it forgets a rule between fields', async () => {
    const rings = await createAlert.afterPlanting(({ components }) => components.schemas.AlertRules.not.anyOf.shift())
    expect(rings).toContainEqual(expect.stringMatching(/^refuses the body .*thresholdMax.*: the server accepted it/))
  })
})

describe('a client that is wrong', () => {
  const at = (change: (url: string) => string) => (send: Send) => (url: string, init: RequestInit) =>
    send(change(url), init)
  const adding = (more: RequestInit) => (send: Send) => (url: string, init: RequestInit) =>
    send(url, { ...init, ...more })
  const twice = (send: Send) => async (url: string, init: RequestInit) => (await send(url, init)) && send(url, init)

  test.for<[string, (send: Send) => Send, RegExp]>([
    ['swaps path parameters', at((url) => url.replace(/([^/]+)\/keys\/([^/]+)$/, '$2/keys/$1')), /the address is/],
    ['encodes twice', at((url) => url.replaceAll('%', '%25')), /reserved characters: the address is .*%252F/],
    ['does not encode', at(decodeURIComponent), /reserved characters: the address is/],
    ['sends twice', twice, /^sends what it is given, once, .*: 2 requests were sent/],
    ['sends a body that nobody gave', adding({ body: '{}' }), /the body is "{}", expected undefined/],
    [
      'sends another credential',
      adding({ headers: { authorization: 'Basic aWQ6c2VjcmV0' } }),
      /authorization is "Basic/,
    ],
    ['sends another method', adding({ method: 'POST' }), /the method is "POST", expected "DELETE"/],
  ])('rings when it %s', async ([, fault, expected]) => {
    expect(await deleteKey.sentBy(fault)).toContainEqual(expect.stringMatching(expected))
  })

  test.for<[string, (body: object) => object, RegExp]>([
    ['drops a field', (body) => ({ ...body, idleScaling: undefined }), /^accepts the body full: the body is/],
    ['adds a field', (body) => ({ ...body, extra: 1 }), /^accepts the example nothing: the body is "{\\"extra/],
  ])('rings when it %s', async ([, change, expected]) => {
    const fault = (send: Send) => (url: string, init: RequestInit) =>
      send(url, { ...init, body: JSON.stringify(change(JSON.parse(String(init.body)))) })
    expect(await updateServiceScaling.sentBy(fault)).toContainEqual(expect.stringMatching(expected))
  })

  test('rings when it lacks a method', async () => {
    const rings = await deleteKey.with((options) => ({ ...createManagementClient(options), deleteKey: undefined }))
    expect(rings).toContainEqual(expect.stringContaining('The client has no method deleteKey'))
  })

  test('rings when it resolves to something else than the payload', async () => {
    const rings = await updateServiceScaling.with((options) => {
      const { updateServiceScaling: method } = createManagementClient(options)
      const whole = (...call: Parameters<typeof method>) => ({
        withResponse: async () => ({ ...(await method(...call).withResponse()), data: { result: {} } }),
      })
      return { updateServiceScaling: whole }
    })
    expect(rings).toContainEqual(expect.stringMatching(/^sends what .*: the payload is {"result":{}}/))
  })
})

function renameService({ examples }: Anything): void {
  for (const { value } of Object.values<Anything>(examples)) if (value.result) value.result.name = 'Other'
}
