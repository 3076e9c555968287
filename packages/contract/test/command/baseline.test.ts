import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { afterAll, describe, expect, test } from 'vitest'
import { readBaselineReport } from '../../src/command/options/option-readers.ts'
import { toHtml } from '../../src/report/html.ts'
import { toJunit } from '../../src/report/junit.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import type { RunReport } from '../../src/report/run-report.ts'
import { toText } from '../../src/report/text.ts'
import { runAgainst, useDeployment } from './run-against.ts'
import { type Drift, ignoringQuery } from './servers/drift.ts'

const { start, runOn, current } = useDeployment()
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

const taking = (id: string): Drift => ignoringQuery(id, 'limit', 'offset')

const ONLY = ['--only', 'listAlerts,listWebhooks']

/** Runs the command against a server with one drift, with the report of an earlier run as its baseline. */
async function runWith(drift: Drift, earlier: object): Promise<RunReport> {
  const file = join(folder, 'baseline.json')
  writeFileSync(file, JSON.stringify(earlier))
  const url = await start({ drifts: [drift] })
  try {
    return await runAgainst(url, ONLY, { baseline: readBaselineReport(file, 'observability-oss') })
  } finally {
    await current().close()
  }
}

async function failuresOf(drift: Drift): Promise<RunReport> {
  const report = await runOn(ONLY, { drifts: [drift] })
  await current().close()
  expect(report.outcome).toBe('failed')
  return report
}

describe('a baseline', () => {
  test('accepts the failures of an earlier run, and no others', async () => {
    const before = await failuresOf(taking('listWebhooks'))
    // A baseline needs only the ids and the verdicts.
    const cases = before.cases.map(({ id, verdict }) => ({ id, verdict }))
    const report = await runWith(taking('listWebhooks'), { cases })
    expect(report).toMatchObject({ outcome: 'passed', exitCode: 0, counts: { failed: before.counts.failed } })
    expect(report.baseline).toMatchObject({ new: [], mended: [], unseen: [] })
    expect(report.baseline?.known).toHaveLength(before.counts.failed)
    expect(toText(report)).not.toMatch(/^FAIL/m)
    expect(toText(report)).toMatch(/^KNOWN GET \/api\/v2\/webhooks: refuses/m)
    expect(toText(report)).toContain(
      `Nothing failed anew; of the failures of the baseline: ${before.counts.failed} known, 0 mended.`,
    )
    // JUnit has them as skipped cases, so that a pipeline continues.
    const root = new DOMParser().parseFromString(toJunit(report), 'text/xml').documentElement
    const skipped = [...(root?.getElementsByTagName('skipped') ?? [])]
    expect([root?.getAttribute('failures'), root?.getAttribute('skipped')]).toEqual(['0', String(skipped.length)])
    expect(skipped.map((each) => each.getAttribute('message'))).toContainEqual(
      expect.stringMatching(/^known, accepted by the baseline: the server accepted/),
    )
  })

  test('shows new failures and mended ones', async () => {
    const before = await failuresOf(taking('listWebhooks'))
    const report = await runWith(taking('listAlerts'), before)
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 1 })
    expect(report.baseline?.new).toHaveLength(report.counts.failed)
    expect(report.baseline?.mended).toHaveLength(before.counts.failed)
    const text = toText(report)
    expect(text).toMatch(/^FAIL GET \/api\/v2\/alerts: refuses/m)
    expect(text).toMatch(/^MENDED GET \/api\/v2\/webhooks: refuses/m)
    expect(text).toMatch(/cases failed anew; of the failures of the baseline: 0 known, \d+ mended\.$/m)
    expect(toMarkdown(report)).toContain('MENDED GET /api/v2/webhooks: refuses')
    expect(toHtml(report)).toContain('MENDED GET /api/v2/webhooks: refuses')
  })

  test('counts its cases that were not run', async () => {
    const cases = [{ id: 'listAlerts/gone/00000000', verdict: 'failed' }]
    const report = await runWith(taking('listWebhooks'), { cases })
    expect(report).toMatchObject({ exitCode: 1, baseline: { unseen: ['listAlerts/gone/00000000'] } })
    expect(toText(report)).toContain('0 known, 0 mended, 1 not run.')
  })

  test('is refused if it belongs to another document or is incomplete', () => {
    const file = join(folder, 'other.json')
    writeFileSync(file, JSON.stringify({ document: { name: 'management' }, cases: [] }))
    expect(() => readBaselineReport(file, 'observability-oss')).toThrow(
      /is of the document management, not of observability-oss; expected/,
    )
    writeFileSync(file, JSON.stringify({ cases: [{ id: 'x' }] }))
    expect(() => readBaselineReport(file, 'observability-oss')).toThrow(/a case without its id or its verdict/)
  })
})
