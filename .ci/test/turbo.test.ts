import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
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

test.each(['management', 'observability-cloud', 'observability-oss'])(
  'the document of %s refers only to files that its generator is run for again',
  (api) => {
    const reached = new Set([`openapi/${api}.yaml`])
    // The set grows while it is read.
    for (const file of reached)
      for (const [, name] of read(file).matchAll(/\$ref: "?\.\/(?:shared\/)?([\w-]+\.yaml)/g))
        reached.add(`openapi/shared/${name}`)
    expect(reached.size).toBeGreaterThan(1)
    const { tasks } = JSON.parse(read(`packages/${api}/turbo.json`))
    const isInput = (task: string, file: string) =>
      tasks[task].inputs.some((input: string) => matchesGlob(file, input.replace('$TURBO_ROOT$/', '')))
    for (const task of ['generate', 'drift']) expect([...reached].filter((file) => !isInput(task, file))).toEqual([])
  },
)

test('no script, workflow or program starts turbo in another way', () => {
  const files = globSync(['package.json', '{packages,apps}/**/package.json', '.github/**/*.yml', '.ci/{run,*.ts}'], {
    cwd: repository,
    exclude: (path) => path.includes('node_modules'),
  })
  expect(files.length).toBeGreaterThan(15)
  const starts = /(?<!\.ci\/)\bturbo run\b|exec turbo\b|spawn\w*\('turbo'/
  expect(files.filter((file) => starts.test(read(file)))).toEqual([join('.ci', 'turbo.ts')])
})
