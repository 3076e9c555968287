import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tellGithub } from '../../src/command/run-command.ts'
import { toAnnotations } from '../../src/report/github.ts'
import type { RunReport } from '../../src/report/run-report.ts'
import { fakeProcess } from '../command/run-against.ts'
import { clean, sample } from './sample-report.ts'

function tell(report: RunReport, env: Record<string, string>) {
  const { texts, surroundings } = fakeProcess()
  tellGithub(report, env, { log: surroundings.stdout, stderr: surroundings.stderr })
  return { log: texts.stdout.join(''), stderr: texts.stderr.join('') }
}

describe('the annotations and the summary on GitHub', () => {
  const lines = toAnnotations(sample).trimEnd().split('\n')

  test('annotate each group of failures, and an incomplete run', () => {
    expect(lines.map((line) => line.slice(0, 60))).toEqual([
      '::error title=3 cases failed.::The run ended early: the server stopped answering.'.slice(0, 60),
      '::error title=GET /api/v2/alerts%3A refuses the query parameter limit just outside'.slice(0, 60),
      '::error title=POST /api/v2/alerts%3A accepts /interval set to "3m" | <b>::it failed'.slice(0, 60),
    ])
    expect(lines[1]).toContain('%0Aexpected: a refusal with 400%0A1 case likewise%0Anpx @clouddb/contract ')
  })

  test('contain no command of a server', () => {
    const [failure] = sample.cases.filter(({ verdict }) => verdict === 'failed')
    const said = 'a\n::error::forged\r\n::set-output name=x::y %0A::stop-commands::z'
    const hostile = { ...failure, title: `GET /a: b,c ${said}`, complaints: [said] } as (typeof sample.cases)[number]
    const text = toAnnotations({ ...clean, cases: [hostile] })
    expect(text.split('\n')).toHaveLength(2)
    expect(text).toMatch(/^::error title=GET \/a%3A b%2Cc a%0A%3A%3Aerror/)
    expect(text).toContain('%250A::stop-commands')
  })

  test('are limited to the number that GitHub shows', () => {
    const cases = sample.cases.flatMap((each) =>
      Array.from({ length: 20 }, (_, index) => ({ ...each, complaints: [`it is ${index}`] })),
    )
    const many = toAnnotations({ ...sample, cases })
      .trimEnd()
      .split('\n')
    expect(many).toHaveLength(10)
    expect(many.at(-1)).toMatch(/^::error title=\d+ failures more::/)
  })

  test('append the Markdown report to the summary of the job', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'))
    const file = join(folder, 'summary.md')
    for (const report of [sample, clean]) tell(report, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file })
    expect(readFileSync(file, 'utf8').match(/^## Contract: /gm)).toHaveLength(2)
    rmSync(folder, { recursive: true })
  })

  test('are written even if the summary is not writable', () => {
    const { log, stderr } = tell(sample, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: '/dev/null/x' })
    expect(log).toContain('::error ')
    expect(stderr).toBe('contract: the summary of the job cannot be written (ENOTDIR); the run is not affected.\n')
  })

  test('are empty outside of GitHub, and if nothing failed', () => {
    expect(tell(sample, { CI: 'true', GITHUB_STEP_SUMMARY: '/dev/null/x' })).toEqual({ log: '', stderr: '' })
    expect(toAnnotations(clean)).toBe('')
  })
})
