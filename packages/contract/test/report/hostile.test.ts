import { describe, expect, test } from 'vitest'
import { render, reportFormats } from '../../src/report/render.ts'
import type { CaseReport, RunReport } from '../../src/report/run-report.ts'
import { toText } from '../../src/report/text.ts'
import { sample } from './sample-report.ts'

/** Every way to end a line that a terminal or a log may know, before something that wants to stand at the start of one. */
const ENDS = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f']
const ORDERS = ['::error::forged', '::stop-commands::x', '##[error]forged', '##vso[task.setvariable]x', '##teamcity[x]']
const FORGED = '12 passed, 0 failed, 0 unsupported, 0 not reached; 12 requests in 1 s.'
const DIRECTIONS = '\u202e \u2066 \u200f \u061c \u200b \ufeff \u{e0041}'
const words = [...ENDS.flatMap((end) => [...ORDERS, FORGED].map((each) => `${end}${each}`)), DIRECTIONS, '\u001b[2J']
const HOSTILE = `said ${words.join('')} end`

const failed: CaseReport = {
  ...(sample.cases[1] as CaseReport),
  complaints: [HOSTILE, `it failed: ${HOSTILE}`],
  remarks: [HOSTILE],
  expected: HOSTILE,
  request: { method: 'GET', url: `http://localhost/${HOSTILE}`, headers: { accept: HOSTILE }, body: HOSTILE },
  answer: { status: 200, headers: { 'content-type': HOSTILE, 'x-other': HOSTILE }, text: HOSTILE },
}
const notReached: CaseReport = { ...failed, id: 'other', verdict: 'not reached', reason: HOSTILE }

/** A run of which everything that a server can have a say in is hostile. */
const report: RunReport = {
  ...sample,
  interruptions: [`The run ended early: ${HOSTILE}`],
  cases: [failed, notReached, ...sample.cases],
  objects: [
    { kind: 'alertId', id: HOSTILE, path: `/api/v2/alerts/${HOSTILE}`, fate: 'left behind', reason: HOSTILE },
    ...sample.objects,
  ],
}

const shown: Record<string, string> = {
  ...Object.fromEntries(await Promise.all(reportFormats.map(async (each) => [each, await render(report, each)]))),
  text: toText(report),
}

describe.each(Object.entries(shown))('what a server says, in the report %s', (_, text) => {
  // Continuous integration looks behind blanks, too, and at every way to end a line.
  const lines = text.split(/[\n\v\f\r\u0085\u2028\u2029]/).map((line) => line.trimStart())

  test('is shown', () => {
    expect(text).toContain('forged')
  })

  test('begins no line with an order or a forged summary', () => {
    expect(lines.filter((line) => line.startsWith('::') || line.startsWith('12 passed'))).toEqual([])
  })

  test('holds nowhere an order that is obeyed wherever it stands', () => {
    expect(text).not.toMatch(/##\w*\[/)
  })

  test('moves no terminal and turns no direction', () => {
    expect(text.match(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu)).toBeNull()
  })
})

test('the JSON report loses nothing by that', async () => {
  expect(JSON.parse(await render(report, 'json'))).toEqual(report)
})
