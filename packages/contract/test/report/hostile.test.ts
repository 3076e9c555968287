import { expect, test } from 'vitest'
import { toAnnotations } from '../../src/report/github.ts'
import { renderReport, reportFormats } from '../../src/report/render.ts'
import type { CaseReport, RequestReport, RunReport } from '../../src/report/run-report.ts'
import { toText } from '../../src/report/text.ts'
import { sample } from './sample-report.ts'

/** The line ends of terminals and logs, each before text that imitates a command or a summary. */
const ENDS = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f']
const COMMANDS = [
  '::error::forged',
  '::stop-commands::x',
  '##[error]forged',
  '##vso[task.setvariable]x',
  '##teamcity[x]',
]
const FORGED = '12 passed, 0 failed, 0 unsupported, 0 not reached; 12 requests in 1 s.'
const DIRECTIONS = '\u202e \u2066 \u200f \u061c \u200b \ufeff \u{e0041}'
const words = [...ENDS.flatMap((end) => [...COMMANDS, FORGED].map((each) => `${end}${each}`)), DIRECTIONS, '\u001b[2J']
const HOSTILE = `said ${words.join('')} end`

const failed: CaseReport = {
  ...(sample.cases[1] as CaseReport),
  complaints: [HOSTILE, `it failed: ${HOSTILE}`],
  remarks: [HOSTILE],
  expected: HOSTILE,
  request: { method: 'GET', url: `http://localhost/${HOSTILE}`, headers: { accept: HOSTILE }, body: HOSTILE },
  answer: { status: 200, headers: { 'content-type': HOSTILE, 'x-other': HOSTILE }, text: HOSTILE },
  title: HOSTILE,
  curl: HOSTILE,
  again: HOSTILE,
}
const ofClient: CaseReport = {
  ...failed,
  id: 'client',
  verdict: 'not reached',
  reason: '',
  clientComplaints: [HOSTILE],
}
const exchange = {
  ...failed,
  startedAt: sample.startedAt,
  milliseconds: 1,
  request: { ...(failed.request as RequestReport) },
}
const notReached: CaseReport = { ...failed, id: 'other', verdict: 'not reached', reason: HOSTILE }

/** A report with hostile text in every field that a server can influence. */
const report: RunReport = {
  ...sample,
  interruptions: [`The run ended early: ${HOSTILE}`],
  cases: [failed, notReached, ofClient, ...sample.cases],
  objects: [
    { kind: 'alertId', id: HOSTILE, path: `/api/v2/alerts/${HOSTILE}`, fate: 'left behind', reason: HOSTILE },
    ...sample.objects,
  ],
}

const shown: Record<string, string> = {
  ...Object.fromEntries(
    await Promise.all(reportFormats.map(async (each) => [each, await renderReport(report, each, [exchange])])),
  ),
  annotations: toAnnotations(report).replace(/^::error /gm, ''),
  text: toText(report),
}

test.for(Object.entries(shown))(
  'hostile text of a server is shown in the report %s, without commands, forged summaries and control characters',
  ([, text]) => {
    // Continuous integration ignores leading blanks, and accepts every line end.
    const lines = text.split(/[\n\v\f\r\u0085\u2028\u2029]/).map((line) => line.trimStart())
    expect(text).toContain('forged')
    expect(lines.filter((line) => line.startsWith('::') || line.startsWith('12 passed'))).toEqual([])
    expect(text).not.toMatch(/##\w*\[/)
    expect(text.match(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu)).toBeNull()
  },
)

test('the JSON report keeps the whole text', async () => {
  expect(JSON.parse(await renderReport(report, 'json'))).toEqual(report)
})
