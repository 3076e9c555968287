import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleDocument } from '../../src/document/bundle.ts'
import { nodeAt, pointerTo, pointerTokens } from '../../src/document/pointer.ts'
import { type Api, checkFacts, countFacts } from '../../src/facts.ts'

const apis: readonly Api[] = ['management', 'observability-cloud', 'observability-oss']
const repository = join(import.meta.dirname, '../../../../..')

// biome-ignore lint/suspicious/noExplicitAny: a mistake can be anywhere in a document.
type Anything = any

const documentOf = (api: Api): Anything =>
  JSON.parse(readFileSync(join(repository, `packages/${api}/openapi.json`), 'utf8'))

test.each(apis)('the document of %s says what the interface states, and marks what it says beyond', async (api) => {
  const complaints = checkFacts(api, documentOf(api))
  if (complaints.length === 0) return expect(countFacts(api, documentOf(api))).toBeGreaterThan(150)
  const { document, locate } = await bundleDocument(join(repository, `openapi/${api}.yaml`))
  expect(checkFacts(api, document, locate)).toEqual([])
})

test('a complaint begins with the location and contains the value, the fact and the fix', () => {
  const document = documentOf('management')
  document.components.schemas.ServiceScalingPatchRequest.properties.idleTimeoutMinutes.minimum = 4
  expect(checkFacts('management', document, (pointer) => `at ${pointer}`)).toEqual([
    'at #/components/schemas/ServiceScalingPatchRequest/properties/idleTimeoutMinutes/minimum: The minimum is 4, but the ' +
      'interface states: updateServiceScaling, request body.idleTimeoutMinutes: minimum 5. ' +
      'Fix: Write what the interface states; if it states something else, correct packages/internal/spec/facts.',
  ])
})

const path = '#/paths/~1v1~1organizations~1{organizationId}~1services~1{serviceId}~1scaling'
const schemas = '#/components/schemas'
const service = `${schemas}/Service/properties`
const request = `${schemas}/ServiceScalingPatchRequest`

/** Mistakes in the document of management: the pointer and the wrong value; `undefined` removes the node. */
test.each<[mistake: string, pointer: string, value: unknown]>([
  ['an operationId', `${path}/patch/operationId`, 'scaleService'],
  ['a method', `${path}/patch`, undefined],
  ['a path', path, undefined],
  ['an invented operation', '#/paths/~1v1~1organizations', { get: { operationId: 'listOrganizations' } }],
  ['a missing parameter', `${path}/patch/parameters`, []],
  ['an optional parameter', '#/components/parameters/KeyId/required', false],
  ['an optional body', `${path}/patch/requestBody/required`, undefined],
  ['a missing status', `${path}/patch/responses/400`, undefined],
  ['a further status', `${path}/patch/responses/418`, { description: 'A teapot.' }],
  ['a deprecation', `${path}/patch/deprecated`, undefined],
  ['a provenance', `${path}/patch/x-provenance`, 'public'],
  ['a tag', `${path}/patch/tags`, ['Alerts']],
  ['the scheme of credentials', '#/components/securitySchemes/basicAuth/scheme', 'bearer'],
  ['an operation without credentials', `${path}/patch/security`, []],
  ['a server', '#/servers/0/url', 'https://api.example.com'],
  ['a version', '#/info/version', '1.1'],
  ['the key of payloads', '#/x-payload', 'data'],
  ['a text', `${service}/maxTotalMemoryGb/description`, 'At most 360 for non-paid and 712 for paid services.'],
  ['a text of the document', '#/info/description', 'HTTP/JSON management API of a cloud database offering.'],
  ['a bound', `${request}/properties/numReplicas/maximum`, 21],
  ['an invented bound', `${schemas}/ServiceEndpoint/properties/port/minimum`, 1],
  ['a required field', `${request}/required`, ['numReplicas']],
  ['a request that accepts any field', `${request}/additionalProperties`, undefined],
  ['too few values', `${service}/provider/x-extensible-enum`, ['aws', 'gcp']],
  ['an invented value', `${service}/provider/x-extensible-enum`, ['aws', 'gcp', 'azure', 'onprem']],
  ['a type', `${service}/isPrimary/type`, 'string'],
  ['an invented null', `${service}/provider/type`, ['string', 'null']],
  ['a missing field', `${service}/byocId`, undefined],
  ['an invented field', `${service}/owner`, { type: 'string' }],
  ['an invented field of a stated type', `${service}/owner`, { $ref: `${schemas}/IpAccessListEntry` }],
  ['a mark on what is stated', `${service}/name/x-public`, ['maxLength']],
  ['an invented schema', `${schemas}/Owner`, { type: 'object', 'x-provenance': 'interface' }],
])('a mistake in %s is complained about', (_mistake, pointer, value) => {
  const document = documentOf('management')
  const [last = '', ...owners] = pointerTokens(pointer).toReversed()
  const owner: Anything = nodeAt(document, pointerTo(...owners.toReversed()))
  owner[last] = value
  expect(checkFacts('management', JSON.parse(JSON.stringify(document)))).not.toEqual([])
})

test('an invented member of a union is complained about', () => {
  const document = documentOf('observability-cloud')
  document.components.schemas.CreateAlertRequest.oneOf.push({ $ref: `${schemas}/WebhookAlertChannelRequest` })
  expect(checkFacts('observability-cloud', document)).toEqual([expect.stringContaining('oneOf')])
})

test('what a document says beyond the interface needs a mark, and no more than a mark', () => {
  const document = documentOf('management')
  const { properties } = document.components.schemas.Service
  properties.owner = { type: ['string', 'null'], 'x-extensible-enum': ['team'], 'x-provenance': 'public' }
  properties.provider['x-extensible-enum'].push('onprem')
  properties.provider['x-public'] = ['onprem']
  document.tags.push({ name: 'Metrics' })
  document.components.securitySchemes.token = { type: 'http', scheme: 'bearer' }
  document.paths['/metrics'] = {
    get: {
      operationId: 'readMetrics',
      'x-provenance': 'public',
      tags: ['Metrics'],
      security: [{ token: [] }],
      responses: { 200: { content: { 'text/plain': { schema: { type: 'string' } } } } },
    },
  }
  expect(checkFacts('management', document)).toEqual([])
})
