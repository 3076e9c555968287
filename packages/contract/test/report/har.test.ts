import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { type RecordedExchange, toHar, withinArchive } from '../../src/report/har.ts'
import { API_KEY, runAgainst, useDeployment } from '../command/run-against.ts'
import { LOST } from '../command/servers/deployment.ts'

const { start, current } = useDeployment()
const require = createRequire(import.meta.url)

/** The archive's own JSON Schema. */
function complaintsAbout(archive: unknown): unknown {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addMetaSchema(require('ajv/lib/refs/json-schema-draft-06.json'))
  const isValid = ajv.addSchema(Object.values(require('har-schema'))).getSchema('har.json#')
  return isValid?.(archive) ? [] : isValid?.errors
}

test('an HTTP archive has every exchange of a run, in the format of version 1.2, without credentials', async () => {
  const url = await start({ before: (request) => (request.url?.includes('webhooks?limit=0') ? LOST : undefined) })
  const exchanges: RecordedExchange[] = []
  const report = await runAgainst(url, ['--only', 'listWebhooks'], { record: (exchange) => exchanges.push(exchange) })
  const archive = toHar(exchanges, report.tool)
  expect(complaintsAbout(JSON.parse(JSON.stringify(archive)))).toEqual([])
  const { entries } = archive.log
  expect(entries).toHaveLength(report.counts.requests)
  expect(entries.map(({ request }) => `${request.method} ${request.url.slice(url.length)}`)).toEqual(current().requests)
  expect(entries.filter(({ response }) => response.status === 0).length).toBeGreaterThan(0)
  expect(JSON.stringify(archive)).not.toContain(API_KEY)
  expect(JSON.stringify(archive)).toContain('Bearer ***')
})

test('an HTTP archive has the start of a long answer, and its length', () => {
  const request = { method: 'GET', url: 'http://localhost/?a=1&a=2', headers: {} }
  const answer = { status: 200, headers: {}, text: 'x'.repeat(200_000) }
  const exchange = { id: 'a/b/c', startedAt: '2026-11-20T16:00:00.000Z', milliseconds: 3, request, answer }
  const archive = toHar([withinArchive(exchange)], { name: 'contract', version: '1' })
  expect(complaintsAbout(JSON.parse(JSON.stringify(archive)))).toEqual([])
  const [entry] = archive.log.entries
  expect(entry?.response.content).toMatchObject({
    size: 200_000,
    text: 'x'.repeat(100_000),
    comment: 'the first 100,000 of 200,000 characters',
  })
  expect(entry?.request.queryString).toEqual([
    { name: 'a', value: '1' },
    { name: 'a', value: '2' },
  ])
})
