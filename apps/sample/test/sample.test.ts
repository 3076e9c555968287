import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { required } from '../src/deployments.ts'
import { type Run, useSample } from './sample-run.ts'

const runSample = useSample()

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

  test('it runs against a sandbox and writes the report alone', () => {
    expect(run).toMatchObject({ code: 0, stderr: '', files: ['report.html'] })
    expect(run.stdout).toContain('a sandbox on this machine')
    expect(run.stdout).toContain('Sources of the open-source deployment')
    expect(run.stdout).toMatch(/[▁▂▃▄▅▆▇█]{8}/)
    expect(run.stdout).toMatch(/Report {2}file:\/\/\S+\/report\.html\n$/)
  })

  test('it makes the four changes, which are in the report too', () => {
    const changes = [...run.stdout.matchAll(/✓ (.*)/g)].map(([, change = '']) => change)
    expect(changes).toEqual([
      expect.stringMatching(/^applied the project to the open-source deployment: .+ with 1 tile and 1 alert$/),
      expect.stringMatching(/^applied the project to the managed deployment: .+ with 1 tile and 1 alert$/),
      expect.stringMatching(/^let the service .+ sleep after 15 idle minutes$/),
      expect.stringMatching(/^deleted the retired key .+$/),
    ])
    for (const change of changes) expect(report).toContain(`<li>${change.replaceAll('"', '&#34;')}</li>`)
  })

  test('each deployment has dashboards and alerts of its own, the new alert among them, and one alert fires', () => {
    const [openSource, managed] = ['open-source', 'managed'].map(tableOf)
    for (const table of [openSource, managed]) {
      expect(table?.match(/.* new$/gm)).toEqual([expect.stringMatching(/^ {2}Unusually busy hour +alert .+ new$/)])
      expect(new Set(table?.match(/^.+?(?=(dashboard|alert) {2})/gm)?.map(({ length }) => length)).size).toBe(1)
      for (const id of idsIn(table ?? ''))
        expect(report).toContain(`<td role="cell" data-heading="Id"><div><code>${id}</code></div></td>`)
    }
    expect(idsIn(openSource ?? '').filter((id) => managed?.includes(id))).toEqual([])
    expect(run.stdout.match(/alert {6}ALERT/g)).toHaveLength(1)
    expect(report.match(/<strong>Unusually busy hour<\/strong> <span class="new">new<\/span>/g)).toHaveLength(2)
  })

  test('the report draws both series over the 24 hours up to now, and loads nothing', () => {
    for (const name of ['errors', 'average duration'])
      expect(report).toContain(`role="img" aria-label="${name}, hour by hour"`)
    expect(report.match(/<rect x="[\d.]+%"[^>]*><title>\d\d:00: ([\d,]+( ms)?|none)</g)).toHaveLength(48)
    expect(report.match(/height="140"><title>/g)).toHaveLength(2)
    const hours = report.match(/(?<=<th scope="row">)\d\d(?=:00)/g)?.map(Number) ?? []
    expect(hours).toEqual(hours.map((_, index) => ((hours[0] ?? 0) + index) % 24))
    expect(hours.at(-1)).toBe(Number(report.match(/<time>\S+ (\d\d)/)?.[1]))
    expect(report).not.toMatch(/<(?:script|link|img|iframe)\b|@import|url\((?!#)|\b(?:src|href)=/i)
    expect(report).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
  })

  test('the output has colours if they are asked for, and is the same otherwise', async () => {
    const coloured = await runSample([], { FORCE_COLOR: '1' })
    // Ids, times and counts differ between runs.
    const comparable = (text: string) =>
      stripVTControlCharacters(text).replace(/Report .*|[█▁-▇· ]{2,}|\b[0-9a-f]{24}\b|\d[\d,.]*/g, '0')
    expect(stripVTControlCharacters(run.stdout)).toBe(run.stdout)
    expect(coloured.stdout).not.toBe(stripVTControlCharacters(coloured.stdout))
    expect(comparable(coloured.stdout)).toBe(comparable(run.stdout))
  })
})

test('--help explains every flag and every variable', () => {
  const stdout = execFileSync(process.execPath, [resolve(import.meta.dirname, '../src/main.ts'), '--help']).toString()
  for (const word of [...required, 'CLOUDDB_OSS_BASE_URL', 'SAMPLE_WEBHOOK_URL', '--apply', '--retired-key'])
    expect(stdout).toContain(word)
})

const every = Object.fromEntries(required.map((name) => [name, 'x']))
const refusals: [string[], Record<string, string>, words: string[]][] = [
  ...['--aply', 'now', '--retired-key', '--retired-key='].map((flag): (typeof refusals)[number] => [
    [flag],
    {},
    [flag.replace('=', ''), '; --help lists what the sample understands.'],
  ]),
  // If one variable is set, all others are named at once.
  ...[...required, 'CLOUDDB_OSS_BASE_URL'].map((only): (typeof refusals)[number] => [
    [],
    { [only]: 'http://127.0.0.1:9' },
    required.filter((name) => name !== only),
  ]),
  // It would send the credentials unencrypted.
  [[], { ...every, CLOUDDB_BASE_URL: 'http://db.example.com' }, ['http']],
]

test.each(refusals)('%j with the variables %j is refused in one sentence', async (flags, variables, words) => {
  const { stderr, ...ended } = await runSample(flags, variables)
  expect(ended).toMatchObject({ code: 2, stdout: '', files: [] })
  expect(stderr).toMatch(/^✗ .+\.\n$/)
  for (const word of words) expect(stderr).toContain(word)
})
