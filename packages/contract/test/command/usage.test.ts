import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { main } from '../../src/command/main.ts'
import { callCommand as call, ENVIRONMENT, fakeProcess, settingsFrom } from './run-against.ts'

const oss = { CLOUDDB_OSS_API_KEY: 'canary-secret-9' }
const cloud = { ...ENVIRONMENT, CLOUDDB_KEY_SECRET: 'canary-secret-9', CLOUDDB_BASE_URL: 'https://api.example.com' }
const { CLOUDDB_KEY_ID: _1, CLOUDDB_KEY_SECRET: _2, ...withoutKey } = cloud
/** The arguments of a command line; `OSS` and `MANAGEMENT` select a document. */
const wordsOf = (line: string): string[] =>
  line
    .replace('OSS', '--document observability-oss')
    .replace('MANAGEMENT', '--document management')
    .split(' ')
    .filter(Boolean)

describe('the command', () => {
  test.for<[string, string, RegExp, Record<string, string>?]>([
    ['no document', '', /`--api` is missing; expected one of management, cloud, oss: .* one address can serve several/],
    ['an unknown API', '--api os', /`--api os` names no API.* Do you mean --api oss\?/],
    // What is wrong in any command is tested with what reads the arguments of all.
    ['a mistyped option', '--docment x', /--docment is not an option\. Do you mean --document\?/],
    ['a stray word', 'canary-secret-9 OSS', /An argument belongs to no option/],
    ['a stray address', 'http://localhost:1 OSS', /Write `--target <address>` for an address/],
    ['no address', 'MANAGEMENT', /`--target` is missing.*CLOUDDB_BASE_URL/, { ...cloud, CLOUDDB_BASE_URL: '' }],
    ['an address without a scheme', 'OSS --target localhost:8000', /`--target` is not an http or https address/],
    [
      'a wrong address in a variable',
      'OSS',
      /CLOUDDB_OSS_BASE_URL is not an http/,
      { ...oss, CLOUDDB_OSS_BASE_URL: 'x' },
    ],
    ['a password in the address', 'OSS --target http://a:canary-secret-9@localhost', /a user name.*\(not shown\)/],
    ['plain http to another machine', 'OSS --target http://example.com', /plain http to example\.com; expected https/],
    ['no credentials', 'MANAGEMENT', /CLOUDDB_KEY_ID and CLOUDDB_KEY_SECRET are missing/, withoutKey],
    ['no organization', 'MANAGEMENT', /organizationId is missing/, { ...cloud, CLOUDDB_ORGANIZATION_ID: '' }],
    [
      'writing to another machine',
      'MANAGEMENT --write',
      /at api\.example\.com, which is not this machine.*add `--yes-write-to api\.example\.com`/,
      cloud,
    ],
    [
      'writing to a machine that is not the target',
      'MANAGEMENT --write --yes-write-to x.org',
      /`--yes-write-to x\.org` names another host than the target api\.example\.com/,
      cloud,
    ],
    ['--yes-write-to without --write', 'OSS --yes-write-to localhost', /without `--write`; expected both or none/],
    ['an invalid rate', 'OSS --rate fast', /`--rate fast` is not a rate.*10\/10s or 100\/1m, or none/],
    ['an invalid time', 'OSS --timeout 30s', /`--timeout 30s` is not a time; expected seconds/],
    ['an id without its name', 'OSS --ids 66a1', /`--ids 66a1` names no object/],
    ['an unknown effect', 'OSS --write --allow costs', /`--allow costs` names no effect.*Do you mean --allow cost\?/],
    ['an effect of a run that only reads', 'OSS --allow cost', /`--allow` is given without `--write`/],
    ['two ids of one name', 'OSS --ids alertId=1,alertId=2', /gives alertId twice/],
    ['an unknown format', 'OSS --report xml', /`--report xml` names no format; expected one of junit, json, html/],
    ['a report without its file', 'OSS --report html=', /names no file/],
    ['two reports to one file', 'OSS --report html=x --report json=./x', /Two reports would be written to .*x;/],
    ['two reports to standard output', 'OSS --report json --report junit', /Two reports would go to standard output/],
    [
      'a missing baseline',
      'OSS --baseline /dev/null/x.json',
      /The baseline \/dev\/null\/x\.json cannot be read \(ENOTDIR\); expected the JSON report of an earlier run: write one with `--report json=/,
    ],
    [
      'names that are nowhere',
      'OSS --names /dev/null/x',
      /The names \/dev\/null\/x cannot be read \(ENOTDIR\); expected JSON/,
    ],
    ['a baseline that is not a report', 'OSS --baseline package.json', /The baseline package\.json holds no cases; /],
    ['--clean with --write', 'OSS --clean --write', /`--clean` and `--write` are given together/],
    ['--clean on another machine', 'OSS --clean --target https://api.example.com', /would delete.*--yes-write-to/],
    ['--yes without --clean', 'OSS --write --yes', /`--yes` is given without `--clean`.*--yes-write-to/],
    ['a list with a baseline', 'OSS --list --baseline x.json', /`--list` and `--baseline` are given together/],
    ['a list with a report', 'OSS --list --report json', /`--list` and `--report` are given together/],
    ['an unknown operation', 'OSS --only listAlert', /`--only listAlert` names no operation.*Do you mean listAlerts\?/],
    ['an unknown kind of case', 'OSS --only listAlerts/bounds', /names no kind of case.*Do you mean bound\?/],
    [
      'an id with an unknown name',
      'OSS --ids alrtId=1',
      /`--ids alrtId=...` names nothing in the document.*Do you mean alertId\?/,
    ],
    ['an id in a wrong form', 'OSS --ids alertId=17', /The alertId "17" is not of the form/],
    ['a report that cannot be written', 'OSS --report html=/dev/null/x', /The report \/dev\/null\/x cannot be written/],
  ])('refuses %s, in one sentence', async ([, line, message, env = oss]) => {
    const { exitCode, stdout, stderr } = await call(wordsOf(line), env)
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/^contract: /)
    expect(stderr).not.toContain('canary-secret-9')
    expect(stdout).toBe('')
    expect(exitCode).toBe(2)
  })

  test('reports its own errors without credentials', async () => {
    const { surroundings, texts } = fakeProcess()
    const write = () => {
      throw new Error(`broken pipe, ${oss.CLOUDDB_OSS_API_KEY}`)
    }
    expect(await main(['--help'], { env: oss, ...surroundings, stdout: { write } })).toBe(2)
    expect(texts.stderr.join('')).toMatch(/^contract: this is a mistake of the command itself.*broken pipe, \*\*\*/s)
  })

  test('prints the help, also after wrong options', async () => {
    const { exitCode, stdout } = await call(['--docment', '--help'])
    expect(exitCode).toBe(0)
    const words = '--api --document --target --only --write --yes-write-to --ids --rate --report Examples'.split(' ')
    for (const word of words) expect(stdout).toContain(word)
    expect(stdout.split('\n').filter((line) => line.length > 120)).toEqual([])
  })

  test('has a page that shows the help', async () => {
    const { stdout } = await call(['--help'])
    expect(readFileSync(new URL('../../docs/options.md', import.meta.url), 'utf8')).toContain(stdout.trim())
  })

  test('prints its version', async () => {
    expect(await call(['--version'])).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })

  test('lists cases without a deployment, with the objects and the time that they need', async () => {
    const { exitCode, stdout } = await call([
      ...'--document management --list --write --only *Scaling*,listServices'.split(' '),
    ])
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^updateServiceScaling\/good-call\/\w{8} .*\(needs `--ids serviceId=\.\.\.`\)$/m)
    expect(stdout).toMatch(/can be run with `--write`: about [\d,]+ requests, at most 10 requests in 10 s, in about/)
  })

  test('lists the sequences as well', async () => {
    const { stdout } = await call([
      '--document',
      'observability-oss',
      '--list',
      '--only',
      'list*/sequence,deleteAlert/sequence',
    ])
    expect(stdout).toMatch(/^listSources\/sequence\/shows-the-same-when-it-is-asked-again {2}GET .*asked again$/m)
    expect(stdout).toMatch(/^deleteAlert\/sequence\/leaves-nothing-to-be-read {2}.*\(needs `--write`\)$/m)
    expect(stdout).toMatch(/^\d+ cases of \d+ cases can be run without `--write`/m)
  })
})

const OSS = ['--document', 'observability-oss']

describe('the settings', () => {
  test('are those of the clients by default', () => {
    expect(settingsFrom(OSS, oss)).toMatchObject({
      target: 'http://localhost:8000',
      mode: 'read-only',
      rate: { requests: 100, milliseconds: 60_000 },
      timeout: 30_000,
      ids: {},
      reports: [],
    })
    expect(settingsFrom(['--document', 'management'], cloud)).toMatchObject({
      target: 'https://api.example.com',
      rate: { requests: 10, milliseconds: 10_000 },
      ids: { organizationId: cloud.CLOUDDB_ORGANIZATION_ID },
    })
  })

  test('prefer `--target` to the variable, and remove a slash at the end', () => {
    const env = { ...oss, CLOUDDB_OSS_BASE_URL: 'http://localhost:1' }
    expect(settingsFrom([...OSS, '--target', 'http://localhost:9/prefix/'], env).target).toBe(
      'http://localhost:9/prefix',
    )
    expect(settingsFrom(OSS, env).target).toBe('http://localhost:1')
  })

  test('contain several reports, ids and selections', () => {
    const args = '--report html=a=b.html --report json --ids webhookId=3 --only a,b --only c'.split(' ')
    const settings = settingsFrom([...OSS, ...args, '--ids', 'alertId=1, tileId=2'], oss)
    expect(settings.reports).toEqual([{ format: 'html', file: 'a=b.html' }, { format: 'json' }])
    expect(settings.ids).toEqual({ alertId: '1', tileId: '2', webhookId: '3' })
    expect(settings.only).toEqual(['a', 'b', 'c'])
  })

  test.for([
    ['http://127.0.0.1:1', []],
    ['http://127.9.9.9', []],
    ['http://[::1]:1', []],
    ['http://any.localhost', []],
    ['https://example.com:8443', ['--yes-write-to', 'example.com:8443']],
    ['https://example.com:8443', ['--yes-write-to', 'example.com']],
    ['http://example.com', ['--allow-insecure-connection', '--yes-write-to', 'example.com']],
  ] as const)('allow writing to %s with %j', ([target, words]) => {
    expect(settingsFrom([...OSS, '--target', target, '--write', ...words], oss).mode).toBe('writing')
  })
})
