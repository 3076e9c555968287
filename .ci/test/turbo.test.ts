import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repository } from './repository.ts'

const read = (file: string) => readFileSync(join(repository, file), 'utf8')

test('turbo writes nothing into the home folder, and so has no telemetry there', () => {
  const home = mkdtempSync(join(tmpdir(), 'home-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const { TURBO_TELEMETRY_DISABLED, DO_NOT_TRACK, XDG_CONFIG_HOME, ...others } = process.env
  const words = [join(repository, '.ci/turbo.ts'), 'run', 'lint', '--dry=json']
  const env = { ...others, HOME: home, USERPROFILE: home, APPDATA: home }
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: repository, env, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('"tasks"') })
  expect(readdirSync(home)).toEqual([])
})

test('no script, workflow or program starts turbo in another way', () => {
  const files = globSync(['package.json', '{packages,apps}/**/package.json', '.github/**/*.yml', '.ci/{run,*.ts}'], {
    cwd: repository,
    exclude: (path) => path.includes('node_modules'),
  })
  expect(files.length).toBeGreaterThan(15)
  const starts = /(?<!\.ci\/)\bturbo run\b|exec turbo\b|spawn\w*\('turbo'/
  expect(files.filter((file) => starts.test(read(file)))).toEqual([join('.ci', 'turbo.ts')])
})

test.each(['management', 'observability-cloud', 'observability-oss'])(
  'the bundle of %s is made anew when a file that its document refers to changes',
  (api) => {
    const reached = new Set<string>()
    const visit = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      for (const [, next = ''] of read(file).matchAll(/\$ref: "?(\.\/[\w/-]+\.yaml)/g)) visit(join(file, '..', next))
    }
    visit(join('openapi', `${api}.yaml`))
    const { tasks } = JSON.parse(read(`packages/${api}/turbo.json`))
    const inputs = (task: string) => tasks[task].inputs.map((input: string) => input.replace('$TURBO_ROOT$/', ''))
    const files = globSync(inputs('bundle'), { cwd: repository })
    expect([...reached].filter((file) => !files.includes(file))).toEqual([])
    expect([inputs('generate'), inputs('drift')]).toEqual([inputs('bundle'), inputs('bundle')])
  },
)
