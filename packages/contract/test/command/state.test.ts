import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CaseReport } from '../../src/report/run-report.ts'
import { usually } from '../usually.ts'
import { API_KEY, caseOf, failuresOf, runAgainst, runManagement, useDeployment } from './run-against.ts'
import { chartDrifts } from './servers/chart-drifts.ts'
import { answering, type Drift, listing, takingNoLimit } from './servers/drift.ts'
import { type DriftsByCase, lenientDrifts, readingDrifts, writingDrifts } from './servers/drifts.ts'
import { cursorDrifts, managementDrifts } from './servers/management-drifts.ts'
import { planted } from './servers/planted.ts'
import { withTelemetry } from './servers/seed.ts'
import { documentWithSources } from './servers/small-document.ts'

const { start, runOn, current } = useDeployment()

const EXTENSIONS = new URL('../../../../openapi/lint/file-rules/extensions.ts', import.meta.url)

test('each keyword of the documents has a planted violation, or a reason why no answer breaks it', () => {
  const keywords = [...readFileSync(EXTENSIONS, 'utf8').matchAll(/^ {2}'(x-[\w-]+)': \[/gm)].map(([, name]) => name)
  expect(Object.keys(planted).toSorted()).toEqual(keywords.toSorted())
})

/** A service in which queries can be saved. */
const SERVICE = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'

/** A role that is not the one of new keys. */
const ROLE = '7b2e4c96-1d5f-4a83-9e0c-8f6b3d1a5c72'

/** Only queries need telemetry. */
const seedOf = (id: string) => (/^(query|search)/.test(id) ? { seed: withTelemetry } : {})

/** The small document has no connections. */
const documentOf = (id: string) => (id.startsWith('listConnections') ? { raw: documentWithSources() } : {})

const rowsOf = (drifts: DriftsByCase, args: readonly string[]) =>
  Object.entries(drifts).flatMap(([id, rows]) => rows.map(([complaint, ...parts]) => ({ id, complaint, parts, args })))

const said = ({ complaints, remarks }: CaseReport): readonly string[] => [...complaints, ...remarks]

/** One violation of each keyword, and all in the nightly tier. */
const firstUsually = <Row>(rows: readonly Row[]) => usually(rows, rows.length)

const violations = Object.entries(planted).flatMap(([keyword, drifts]) =>
  typeof drifts === 'string' ? [] : firstUsually(rowsOf(drifts, []).map((row) => ({ ...row, keyword }))),
)

test.for([...rowsOf(managementDrifts, []), ...rowsOf(cursorDrifts, ['--write', '--ids', `serviceId=${SERVICE}`])])(
  'a run of management finds $complaint',
  async ({ id, complaint, parts, args }) => {
    const report = await runManagement(await start({ drifts: parts }), [...args, '--only', id])
    expect(caseOf(report, id).complaints).toContainEqual(expect.stringMatching(complaint))
  },
)

test.for(violations)('a violation of $keyword fails $id with $complaint', async ({ id, complaint, parts }) => {
  const isManagement = /^(listKeys|createKey|updateKey|updateRole|updateService|deleteService)/.test(id)
  // Services need time to start.
  const passTime = { before: () => void current().sandbox.advance(60_000) }
  const url = await start({ drifts: parts, ...(isManagement ? passTime : seedOf(id)) })
  const allowed = ['--allow', 'cost,person,access', '--ids', `assignedRoleId=${ROLE}`]
  const report = isManagement
    ? await runManagement(url, ['--write', ...allowed, '--only', id])
    : await runAgainst(url, ['--write', '--only', `${id},listAlerts/good-call`], documentOf(id))
  const found = report.cases.filter((each) => each.id.startsWith(id))
  expect(found.flatMap(said)).toContainEqual(expect.stringMatching(complaint))
})

describe('the command finds one drift alone', () => {
  const drifts = [
    // Some cases only look at objects that an update before them may have changed.
    ...rowsOf(writingDrifts, ['--write', '--only', 'update*/sequence/changes-what-is-read-afterwards']),
    ...rowsOf(readingDrifts, []),
  ]
  test.for(usually(drifts, 6))('$id finds $complaint', async ({ id, complaint, args, parts }) => {
    const report = await runOn([...args, '--only', id], { drifts: parts })
    const found = report.cases.filter((each) => each.id.startsWith(id))
    expect(found.flatMap(said)).toContainEqual(expect.stringMatching(complaint))
  })

  test.for(usually(rowsOf(chartDrifts, []), 6))(
    '$id finds $complaint, and fails once',
    async ({ id, complaint, parts }) => {
      const report = await runOn(['--only', id], { drifts: parts, ...seedOf(id) })
      expect(report.cases.flatMap((each) => each.complaints)).toEqual([expect.stringMatching(complaint)])
    },
  )

  test.for(usually(lenientDrifts(API_KEY), 3))('listSources/wrong-secret finds %s', async ([complaint, drift]) => {
    const report = await runOn(['--only', 'listSources/wrong-secret'], { drifts: [drift as Drift] })
    expect(failuresOf(report)).toEqual([expect.stringMatching(complaint)])
    expect(JSON.stringify(report)).not.toContain(API_KEY.slice(0, -1))
  })
})

test('a failure is shown with the request, the expectation, the answer and the pointer', async () => {
  const url = await start({ drifts: [takingNoLimit] })
  const report = await runAgainst(url, ['--only', 'listAlerts/good-call,listAlerts/bound'])
  expect(failuresOf(report)).toEqual([
    expect.stringMatching(/^listAlerts: refuses .*limit just outside its minimum 1: the server accepted it with 200/),
  ])
  expect(report).toMatchObject({ outcome: 'failed', exitCode: 1, verdict: '1 case failed.' })
  expect(report.cases.find(({ verdict }) => verdict === 'failed')).toMatchObject({
    operation: 'listAlerts',
    expected: 'a refusal with 400',
    pointer: '#/components/parameters/Limit/schema/minimum',
    request: { method: 'GET', url: `${url}/api/v2/alerts?limit=0`, headers: { authorization: 'Bearer ***' } },
    answer: { status: 200 },
  })
})

test('pages show how new a server is that says nothing about them', async () => {
  const silent = answering('listAlerts', (reply) => {
    const { meta, ...rest } = Object(reply.body)
    return { ...reply, body: reply.status === 200 ? rest : reply.body, headers: {} }
  })
  // The alerts show nothing that is as new as pages.
  const older = listing('listAlerts', ({ id, name, source, state, threshold }) => ({
    id,
    name,
    source,
    state,
    threshold,
  }))
  const report = await runOn(['--only', 'listAlerts/bound,listAlerts/sequence'], {
    drifts: [silent, older, takingNoLimit],
  })
  expect(failuresOf(report)).toContainEqual(
    expect.stringMatching(/limit just outside its minimum 1: the server accepted it with 200/),
  )
})

describe('a difference between an answer and the document', () => {
  const renamed = listing('listWebhooks', ({ updatedAt, ...rest }) => ({ ...rest, changed: updatedAt }))
  const plural = listing('listSources', (item) => ({ ...item, kind: `${item.kind}s` }))
  test.for<[RegExp[], Drift, string, number]>([
    [
      [
        /^the answer shows \/data\/0\/changed, which the document does not know$/,
        /^the answer lacks \/data\/0\/updatedAt, which live servers always send$/,
      ],
      renamed,
      'listWebhooks',
      6,
    ],
    [[/^\/data\/0\/kind is "logs", which the document does not list$/], plural, 'listSources', 1],
  ])('is a remark, and a failure of a strict run: %s', async ([texts, drift, only, cases]) => {
    const url = await start({ drifts: [drift] })
    const report = await runAgainst(url, ['--only', only])
    expect(failuresOf(report)).toEqual([])
    for (const text of texts) {
      const remarks = report.remarks?.filter((remark) => text.test(remark.text)) ?? []
      expect(remarks).toHaveLength(1)
      expect(remarks[0]?.cases).toBe(cases)
    }
    const strict = await runAgainst(url, ['--strict', '--only', only])
    const complaints = strict.cases.flatMap((each) => each.complaints)
    for (const text of texts) expect(complaints.filter((complaint) => text.test(complaint))).toHaveLength(1)
    expect(caseOf(strict, `${only}/good-call`)).toMatchObject({ verdict: 'failed', answer: { status: 200 } })
    expect(strict).toMatchObject({ profile: 'strict', exitCode: 1 })
  })

  test('is found in the declared headers', async () => {
    const report = await runOn(['--strict', '--only', 'listSources/good-call'])
    expect(failuresOf(report).join()).toContain('no header ratelimit-limit, which the document declares')
  })

  test('is a described field that no answer shows, unless another required field may replace it', async () => {
    const bare = answering('listAlerts', (reply) => {
      const { meta: _, ...body } = reply.body as Record<string, never>
      return { ...reply, body }
    })
    const report = await runOn(['--strict', '--only', 'listAlerts'], { drifts: [bare] })
    expect(failuresOf(report)).toContainEqual(expect.stringMatching(/none of \d+ answers shows it/))
    expect(failuresOf(report).filter((failure) => /shows Alert\./.test(failure))).toEqual([])
  })
})
