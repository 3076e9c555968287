import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { importRules } from '../import-rules.ts'
import { repository } from './repository.ts'

const read = (file: string) => readFileSync(join(repository, file), 'utf8')
const manifests = globSync('{packages/*,packages/internal/*,apps/*,openapi}/package.json', { cwd: repository }).map(
  (file) => JSON.parse(read(file)),
)

test('no import breaks a rule of .ci/import-rules.ts', async () => {
  const { output } = await cruise(['packages', 'apps', 'openapi'], {
    ...importRules.options,
    baseDir: repository,
    ruleSet: importRules,
    validate: true,
  })
  const { violations, totalCruised } = (output as ICruiseResult).summary
  const broken = violations.map(({ rule, from, to, cycle = [] }) =>
    [`${rule.name}: ${from}`, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' → '),
  )
  expect(broken).toEqual([])
  expect(totalCruised).toBeGreaterThan(500)
})

test('a published package depends on published packages only', () => {
  const hidden = manifests.filter((manifest) => manifest.private).map(({ name }) => name)
  expect(hidden).toContain('@clouddb/generator')
  for (const { name, private: isPrivate, dependencies = {} } of manifests)
    if (!isPrivate)
      expect([name, Object.keys(dependencies).filter((dependency) => hidden.includes(dependency))]).toEqual([name, []])
})

test('client-core names no path of an API', () => {
  const documents = globSync('openapi/*.yaml', { cwd: repository }).map(read)
  // Reading the documents as YAML takes a second.
  const paths = documents.flatMap((text) => [...text.matchAll(/^ {2}(\/[^:]+):$/gm)].map(([, path = '']) => path))
  expect(paths).toContain('/api/v2/alerts')
  for (const file of globSync('packages/client-core/src/**/*.ts', { cwd: repository }))
    expect([file, paths.filter((path) => read(file).includes(path))]).toEqual([file, []])
})

test('no build, test or check runs the generator: it would repair the mistake that the check looks for', () => {
  const readers = ['build', 'test', 'typecheck', 'lint', 'drift']
  const scripts = manifests.flatMap(({ scripts = {} }) => readers.map((task) => scripts[task] ?? ''))
  expect(scripts.filter((script) => /clouddb-generate(?!.*--check)/.test(script))).toEqual([])
  const tasks = globSync('{.,packages/**,apps/*,openapi}/turbo.json', {
    cwd: repository,
    exclude: (path) => path.includes('node_modules'),
  }).flatMap((file) => Object.entries<{ dependsOn?: string[] }>(JSON.parse(read(file)).tasks))
  expect(tasks.filter(([, { dependsOn = [] }]) => dependsOn.some((task) => /generate|bench$/.test(task)))).toEqual([])
})

test('nothing that users run depends on the realm of a value', () => {
  const builtIn = Object.getOwnPropertyNames(globalThis).filter(
    (name) => typeof Reflect.get(globalThis, name) === 'function',
  )
  const ofRealm = new RegExp(
    `\\binstanceof (${builtIn.join('|')})\\b|\\.constructor [!=]==|getPrototypeOf\\(\\w+\\) [!=]== (?!null\\b)`,
    'g',
  )
  for (const bad of ['a instanceof Error', 'a instanceof Map', 'a.constructor === Object', 'getPrototypeOf(a) !== A'])
    expect(bad).toMatch(ofRealm)
  const files = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'], { cwd: repository })
  expect(files.flatMap((file) => (read(file).match(ofRealm) ?? []).map((found) => `${file}: ${found}`))).toEqual([])
})
