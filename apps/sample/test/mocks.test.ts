import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Run, runSample } from './run.ts'

describe('without settings', () => {
  let run: Run
  let report: string
  beforeAll(async () => {
    run = await runSample()
    report = await readFile(join(run.folder, 'report.html'), 'utf8')
  })

  test('it runs against the mocks, ends well and complains of nothing', () => {
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('mocks on this machine')
  })

  test('it lists the sources, draws the hours and lists both deployments', () => {
    expect(run.stdout).toContain('Sources of the open-source deployment')
    expect(run.stdout).toMatch(/[▁▂▃▄▅▆▇█]{8}/)
    expect(run.stdout).toContain('Dashboards and alerts of the open-source deployment')
    expect(run.stdout).toContain('Dashboards and alerts of the managed deployment')
  })

  test('it makes the four changes and says so', () => {
    expect(run.stdout.match(/✓ .*/g)).toEqual([
      expect.stringMatching(/^✓ created the alert “.+” on the open-source tile “.+”$/),
      expect.stringMatching(/^✓ created the alert “.+” on the managed tile “.+”$/),
      expect.stringMatching(/^✓ let the service .+ sleep after 15 idle minutes$/),
      expect.stringMatching(/^✓ deleted the retired key .+$/),
    ])
  })

  test('its rows are aligned', () => {
    const [table = ''] = run.stdout.match(/(?<=managed deployment\n)( {2}.+\n)+/) ?? []
    const columns = table
      .trimEnd()
      .split('\n')
      .map((row) => row.search(/(dashboard|alert) {2}/))
    expect(columns.length).toBeGreaterThan(3)
    expect(new Set(columns).size).toBe(1)
  })

  test('it says where the report is, and leaves nothing else behind', () => {
    expect(run.stdout).toMatch(/Report {2}file:\/\/\S+\/report\.html\n$/)
    expect(run.files).toEqual(['report.html'])
  })

  test('the report draws both series, hour by hour', () => {
    expect(report).toMatch(/<svg viewBox="0 0 \d+ \d+" role="img" aria-label="errors, average duration, hour by hour">/)
    expect(report.match(/fill="var\(--bars\)"/g)?.length).toBeGreaterThanOrEqual(24)
    expect(report).toMatch(/stroke="var\(--line\)"/)
    expect(report.match(/<tr><td>\d\d:00<\/td>/g)).toHaveLength(24)
  })

  test('the report needs nothing from elsewhere', () => {
    expect(report).not.toMatch(/<(?:script|link|img|iframe)\b|@import|url\((?!#)|\b(?:src|href)=/i)
    expect(report).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
  })

  test('the report tells what was changed', () => {
    for (const [, change = ''] of run.stdout.matchAll(/✓ (.*)/g)) expect(report).toContain(`<li>${change}</li>`)
  })

  test('its output has no colour when it goes to a file or a pipe', () => {
    expect(stripVTControlCharacters(run.stdout)).toBe(run.stdout)
  })
})

test('its output is the same with colour, but for the colour', async () => {
  const coloured = await runSample({ variables: { FORCE_COLOR: '1' } })
  const plain = await runSample({ variables: { NO_COLOR: '1' } })
  const withoutReport = (text: string) => text.replace(/Report .*/, '')
  expect(coloured.stdout).not.toBe(stripVTControlCharacters(coloured.stdout))
  expect(withoutReport(stripVTControlCharacters(coloured.stdout))).toBe(withoutReport(plain.stdout))
})
