import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repository } from './repository.ts'

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
    const { tasks } = JSON.parse(readFileSync(join(repository, 'packages', api, 'turbo.json'), 'utf8'))
    const reached = new Set([`openapi/${api}.yaml`])
    // The set grows while it is read.
    for (const file of reached)
      for (const [, name] of readFileSync(join(repository, file), 'utf8').matchAll(
        /\$ref: "?\.\/(?:shared\/)?([\w-]+\.yaml)/g,
      ))
        reached.add(`openapi/shared/${name}`)
    for (const task of ['generate', 'drift']) {
      const inputs = tasks[task].inputs.map((input: string) => input.replace('$TURBO_ROOT$/', ''))
      const isInput = (file: string) => inputs.some((input: string) => matchesGlob(file, input))
      expect([...reached].filter((file) => !isInput(file))).toEqual([])
    }
    expect(reached.size).toBeGreaterThan(1)
  },
)

test('no script, workflow or program starts turbo in another way', () => {
  const files = globSync(['package.json', '{packages,apps}/**/package.json', '.github/**/*.yml', '.ci/{run,*.ts}'], {
    cwd: repository,
    exclude: (path) => path.includes('node_modules'),
  })
  const texts = files
    .filter((file) => file !== join('.ci', 'turbo.ts'))
    .map((file) => [file, readFileSync(join(repository, file), 'utf8')])
  const others = texts.filter(([, text]) => /(?<!\.ci\/)\bturbo run\b|exec turbo\b|spawn\w*\('turbo'/.test(text ?? ''))
  expect(others.map(([file]) => file)).toEqual([])
  expect(texts.length).toBeGreaterThan(15)
})
