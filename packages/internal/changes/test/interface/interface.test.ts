import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, bundleDocument } from '@clouddb/document/bundle'
import { type Api, apiFolders, repository } from '@clouddb/packed/install/packages.ts'
import { expect, test } from 'vitest'
import { compareWithInterface } from '../../src/interface/compare-interface.ts'
import { readBlocks } from '../comparison/blocks.ts'
import { edited, type Roots } from '../comparison/corpus/index.ts'

const ofService = '/v1/organizations/{organizationId}/services/{serviceId}'
const schemas = ['components', 'schemas']

/** Names for the parts that most mistakes are in. */
const roots: Roots = {
  schemas,
  answers: ['components', 'responses'],
  credentials: ['components', 'securitySchemes'],
  keyId: ['components', 'parameters', 'KeyId'],
  scaling: ['paths', `${ofService}/scaling`],
  update: ['paths', `${ofService}/scaling`, 'patch'],
  deletion: ['paths', '/v1/organizations/{organizationId}/keys/{keyId}', 'delete'],
  service: [...schemas, 'Service', 'properties'],
  request: [...schemas, 'ServiceScalingPatchRequest'],
  replicas: [...schemas, 'ServiceScalingPatchRequest', 'properties', 'numReplicas'],
  timeout: [...schemas, 'ServiceScalingPatchRequest', 'properties', 'idleTimeoutMinutes'],
  groupBy: [...schemas, 'ChartSeriesRequest', 'properties', 'groupBy'],
  dashboard: ['paths', `${ofService}/observability/dashboards/{dashboardId}`],
  listSources: ['paths', `${ofService}/observability/sources`, 'get'],
}

/**
 * One mistake of each kind that the comparison with the interface must find: edits of a document, and the complaint that they
 * must lead to. Its indented line is the file of the complaint and a part of it.
 */
const mistakes = apiFolders.flatMap((api) =>
  readBlocks(readFileSync(new URL(`mistakes/${api}.txt`, import.meta.url), 'utf8')).map(
    ({ lines, expected: [complaint = ''] }) => {
      const [file, ...words] = complaint.split(': ')
      return { api, mistake: lines.join('; '), lines, file, words: words.join(': ') }
    },
  ),
)

const bundles = new Map<string, Promise<Bundle>>()
/** Our documents as text, which is faster to parse than a document is to copy. */
const texts = new Map<string, string>()

function bundleOf(name: string): Promise<Bundle> {
  const bundle = bundles.get(name) ?? bundleDocument(join(repository, 'openapi', `${name}.yaml`))
  bundles.set(name, bundle)
  return bundle
}

/** The complaints after edits of our document, by file: `management: Compared with the interface: …`. */
async function complaintsAfter(api: Api, lines: readonly string[]): Promise<string[]> {
  const ours = await bundleOf(api)
  const text = texts.get(api) ?? JSON.stringify(ours.document)
  texts.set(api, text)
  const changed = { ...ours, document: edited(JSON.parse(text), lines, roots) }
  const complaints = compareWithInterface(await bundleOf(`interface/${api}`), changed)
  for (const { line, cure } of complaints) {
    expect(line).toBeGreaterThan(0)
    expect(cure).toMatch(/^[a-z][\s\S]+\.$/)
  }
  return complaints.map(
    ({ file, message }) => `${file.slice(`${repository}openapi/`.length, -'.yaml'.length)}: ${message}`,
  )
}

test.each(apiFolders)('%s contains what the interface states, and marks the rest', async (api) => {
  expect(await complaintsAfter(api, [])).toEqual([])
})

test.each(mistakes)(
  '$api: the mistake $mistake is named with its file and a cure',
  async ({ api, lines, file, words }) => {
    const complaints = await complaintsAfter(api, lines)
    const isNamed = complaints.some((complaint) => complaint.startsWith(`${file}: `) && complaint.includes(words))
    expect({ complaints, isNamed }).toEqual({ complaints, isNamed: true })
  },
)

test('what a document says beyond the interface needs a mark, and no more than a mark', async () => {
  const complaints = await complaintsAfter('management', [
    'service.owner = {type: [string, "null"], x-extensible-enum: [team], x-provenance: public}',
    'service.note = {description: Left open.}',
    'service.provider.x-extensible-enum += onprem',
    'service.provider.x-provenance = {public: [onprem]}',
    'tags += {name: Metrics}',
    'credentials.token = {type: http, scheme: bearer}',
    'paths./metrics = {get: {operationId: readMetrics, x-provenance: public, tags: [Metrics], security: [{token: []}]}}',
    'paths./metrics.get.responses = {"200": {content: {text/plain: {schema: {type: string}}}}}',
  ])
  expect(complaints).toEqual([])
})
