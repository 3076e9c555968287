import type { OpenApiDocument } from '@clouddb/document/openapi'
import { subsetOf } from '@clouddb/document/subset'
import { expect, test } from 'vitest'
import type { RecordedExchange } from '../../src/report/har.ts'
import type { RunReport } from '../../src/report/run-report.ts'
import { API_KEY, callCommand, caseOf, ENVIRONMENT, failuresOf, runAgainst, useDeployment } from './run-against.ts'
import { type Drift, lying } from './servers/drift.ts'
import { fileWith, renamed } from './servers/renamed.ts'
import { directFetch } from './servers/served.ts'
import { documentWithOwnNames, documentWithSources } from './servers/small-document.ts'

const { start } = useDeployment()
const names = { segments: { dashboards: 'boards', v2: 'v9' }, fields: { name: 'acmeTitle', tiles: 'acmeTiles' } }
const only =
  'listDashboards,getDashboard/good-call,createDashboard/example,createDashboard/unknown-property,createDashboard/sequence,updateDashboard/sequence/changes-what-is-read-afterwards'

const verdictsOf = ({ cases }: RunReport) => cases.map(({ id, verdict }) => `${id} ${verdict}`)

test('a deployment with other words gets the same verdicts, and reports show what was sent', async () => {
  const file = fileWith(JSON.stringify(names))
  const plain = await runAgainst(await start(), ['--write', '--only', only])
  const server = renamed(directFetch, names)
  const exchanges: RecordedExchange[] = []
  const record = (exchange: RecordedExchange) => void exchanges.push(exchange)
  const { fetch } = server
  const report = await runAgainst(await start(), ['--write', '--only', only, '--names', file], { fetch, record })
  expect(failuresOf(report)).toEqual([])
  expect(verdictsOf(report)).toEqual(verdictsOf(plain))
  expect(server.received.length).toBe(report.counts.requests)
  expect(
    exchanges.map(({ request: { method, url, body = '' } }) => `${method} ${new URL(url).pathname} ${body}`),
  ).toEqual(server.received)
  expect(exchanges.filter(({ answer }) => /"(name|tiles)":/.test(answer?.text ?? ''))).toEqual([])
  expect(JSON.stringify(exchanges)).not.toContain(API_KEY)
})

test('a failure is told in the words of the document, and repeated in those of the deployment', async () => {
  const file = fileWith(JSON.stringify(names))
  const { fetch } = renamed(async (input, init) => {
    if (init?.method !== 'POST') return directFetch(input, init)
    return Response.json({ message: 'I am a teapot', name: API_KEY }, { status: 418 })
  }, names)
  const selected = ['--write', '--only', 'createDashboard/good-call', '--names', file]
  const report = await runAgainst(await start(), selected, { fetch })
  const { title, curl, again, answer } = caseOf(report, 'createDashboard/good-call')
  expect(title).toContain('POST /api/v2/dashboards')
  expect(curl).toMatch(/\/api\/v9\/boards .*"acmeTitle":/)
  expect(again).toContain(`--names ${file}`)
  expect(answer?.text).toContain('"acmeTitle":"***"')
})

test('a property with a name of its own is tested where the user says the word', async () => {
  const fields = { settingPrefix: 'acmePrefix' }
  const losing = lying('updateConnection', ['getConnection', 'listConnections'], {
    kept: ['settingPrefix'],
    cleared: [],
  })
  const { fetch } = renamed(directFetch, { segments: {}, fields })
  const connections = ['listConnections', ...['create', 'get', 'update', 'delete'].map((verb) => `${verb}Connection`)]
  const documentOf = (raw: object) => ({ ...subsetOf(raw as OpenApiDocument, connections) })
  const [named, unnamed] = [documentOf(documentWithOwnNames(['settingPrefix'])), documentOf(documentWithSources())]
  const runWith = async (raw: Record<string, unknown>, drifts: readonly Drift[], args: readonly string[]) => {
    const only = ['--write', '--only', 'createConnection/pattern,updateConnection/sequence', ...args]
    const report = await runAgainst(await start({ drifts }), only, { fetch, raw })
    return report.cases.filter(({ id, name }) => /settingPrefix/.test(id + name))
  }
  const words = ['--names', fileWith(JSON.stringify({ fields }))]
  expect(await runWith(unnamed, losing, [])).toEqual([])
  const passed = await runWith(named, [], words)
  expect(passed.map(({ verdict }) => verdict)).toEqual(passed.map(() => 'passed'))
  expect(passed.length).toBeGreaterThan(2)
  const complaints = (await runWith(named, losing, words)).flatMap((each) => each.complaints)
  expect(complaints).toEqual([expect.stringMatching(/leaves it out keeps it, but \/settingPrefix is null/)])
})

test.each([
  ['{', 'are not an object'],
  ['{"field":{}}', 'cannot be used: The names have no `field`. Pass `segments`, `fields` or both.'],
  [
    '{"fields":{"a":"c","b":"c"}}',
    'cannot be used: `fields.a` and `fields.b` are both `c`. Give each a word of its own.',
  ],
])('a file of names with %s is refused in one sentence', async (text, message) => {
  const file = fileWith(text)
  const { exitCode, stderr } = await callCommand(['--document', 'observability-oss', '--names', file], ENVIRONMENT)
  expect(stderr).toContain(`contract: The names ${file} ${message}`)
  expect(stderr).toContain('expected JSON such as {"segments":{"observability":"your-word"}')
  expect(exitCode).toBe(2)
})
