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

  const tableOf = (deployment: string): string =>
    run.stdout.match(new RegExp(`(?<=of the ${deployment} deployment\n)( {2}.+ {2}(dashboard|alert) {2}.+\n)+`))?.[0] ??
    ''

  const idsIn = (text: string): string[] => text.match(/\b[0-9a-f]{24}\b/g) ?? []

  test('it runs against a sandbox, ends well and complains of nothing', () => {
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('a sandbox on this machine')
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

  test('each deployment has dashboards and alerts of its own, and one of the alerts fires', () => {
    const [openSource, managed] = ['open-source', 'managed'].map((name) => idsIn(tableOf(name)))
    expect(openSource?.length).toBeGreaterThanOrEqual(4)
    expect(managed?.length).toBeGreaterThanOrEqual(4)
    expect(openSource?.filter((id) => managed?.includes(id))).toEqual([])
    expect(run.stdout.match(/alert {6}ALERT/g)).toHaveLength(1)
  })

  test('what was created is in the tables that follow, and marked as new', () => {
    for (const name of ['open-source', 'managed'])
      expect(tableOf(name).match(/.* new$/gm)).toEqual([
        expect.stringMatching(/^ {2}Unusually busy hour +alert .+ new$/),
      ])
    expect(run.stdout.indexOf('✓ created')).toBeLessThan(run.stdout.indexOf('Dashboards and alerts'))
  })

  test('its rows are aligned', () => {
    const columns = tableOf('managed')
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

  test('the report draws both series over the 24 hours up to now', () => {
    expect(report).toMatch(
      /<svg class="chart" width="100%" height="\d+" role="group" aria-label="errors, average duration, hour by hour">/,
    )
    expect(report.match(/<rect class="bars[^"]*" x="[\d.]+%"/g)).toHaveLength(24)
    expect(report).toMatch(/<path class="line" d="M0.5 [\d.]+L.+L23.5 [\d.]+"\/>/)
    const hours = report.match(/(?<=<th scope="row">)\d\d(?=:00)/g)?.map(Number) ?? []
    expect(hours).toHaveLength(24)
    expect(hours.every((hour, index) => hour === ((hours[0] ?? 0) + index) % 24)).toBe(true)
    expect(hours.at(-1)).toBe(Number(report.match(/<time>\S+ (\d\d)/)?.[1]))
  })

  test('the report marks the peak of each series', () => {
    const [, errors, duration] = run.stdout.match(/at most ([\d,]+) in[\s\S]+at most ([\d,]+ ms) in/) ?? []
    expect(report.match(/(?<=<g class="peak" .+?>)peak [^<]+(?=<\/text><\/g>)/g)).toEqual([
      `peak ${errors}`,
      `peak ${duration}`,
    ])
    expect(report.match(/class="bars highest"/g)).toHaveLength(1)
  })

  test('the report tells the values of each hour to who points at it, and to who comes by the keyboard', () => {
    const hours = report.match(/<g class="hour" tabindex="0" role="img"><title>[^<]+/g)
    expect(hours).toHaveLength(24)
    for (const hour of hours ?? [])
      expect(hour).toMatch(/>\d\d:00 to \d\d:\d\d: errors [\d,]+, average duration ([\d,]+ ms|none)$/)
  })

  test('the report has the id of each dashboard and alert, the new ones too', () => {
    for (const id of ['open-source', 'managed'].flatMap((name) => idsIn(tableOf(name))))
      expect(report).toContain(`<td role="cell" data-heading="Id"><div><code>${id}</code></div></td>`)
    expect(report.match(/<strong>Unusually busy hour<\/strong> <span class="new">new<\/span>/g)).toHaveLength(2)
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
  // Ids, times and counts are those of the moment.
  const comparable = (text: string) => text.replace(/Report .*/, '').replace(/\b[0-9a-f]{24}\b|\d[\d,]*/g, '0')
  expect(coloured.stdout).not.toBe(stripVTControlCharacters(coloured.stdout))
  expect(comparable(stripVTControlCharacters(coloured.stdout))).toBe(comparable(plain.stdout))
})
