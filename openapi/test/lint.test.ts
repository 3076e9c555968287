import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadConfig } from '@redocly/openapi-core'
import { afterAll, expect, test } from 'vitest'
import { lintDocuments, lintRegistered } from '../lint/lint-documents.ts'
import { brokenDocuments, type Mistake } from './broken-documents.ts'

const command = resolve(import.meta.dirname, '../lint.ts')
const good = resolve(import.meta.dirname, 'good')
const orders = 'orders.yaml'
const scratch = mkdtempSync(join(tmpdir(), 'lint-'))
afterAll(() => rmSync(scratch, { recursive: true }))

function copyGood(): string {
  const directory = mkdtempSync(join(scratch, 'documents-'))
  cpSync(good, directory, { recursive: true })
  return directory
}

function breakGood(mistakes: readonly Pick<Mistake, 'file' | 'before' | 'after'>[]): string {
  const directory = copyGood()
  for (const { file, before, after } of mistakes) {
    const parts = readFileSync(join(directory, file), 'utf8').split(before)
    expect(parts, `the good document contains ${before} once`).toHaveLength(2)
    writeFileSync(join(directory, file), parts.join(after))
  }
  return directory
}

test('the good document has no problem', async () => {
  expect(await lintDocuments([join(good, orders)])).toEqual({ documents: 1, problems: [], bundles: expect.any(Map) })
})

/** The file and line at which a complaint about a mistake is expected. */
function placeOf(directory: string, { file, at }: Mistake): string {
  const [before = ''] = `\n${readFileSync(join(directory, file), 'utf8')}`.split(`\n${at}`)
  return `${join(directory, file)}:${before.split('\n').length}`
}

test.each(brokenDocuments.map((mistakes, index) => ({ mistakes, number: index + 1 })))(
  'document $number: each of its $mistakes.length mistakes is one complaint, at its line, with a cure',
  async ({ mistakes }) => {
    const directory = breakGood(mistakes)
    const { problems } = await lintDocuments([join(directory, orders)])
    const found = problems.map(({ rule, file, line }) => `${rule} ${file}:${line}`)
    const expected = mistakes.map((mistake) => `${mistake.rule} ${placeOf(directory, mistake)}`)
    const others = expected.reduce(
      (left, each) => left.toSpliced(left.indexOf(each), Number(left.includes(each))),
      found,
    )
    expect(mistakes.filter((_, index) => !found.includes(expected[index] as string))).toEqual([])
    expect(others.map((each) => each.split(' ')[0]).toSorted()).toEqual(
      mistakes.flatMap(({ besides }) => besides).toSorted(),
    )
    for (const { message, cure } of problems) {
      expect(message).toMatch(/^\S[\s\S]{10,}\S$/)
      expect(cure).toMatch(/^[a-z][\s\S]{5,}\.$/)
    }
  },
)

test('a schema that several examples break, in several documents, is one complaint', async () => {
  const directory = copyGood()
  const path = join(directory, 'shared/things.yaml')
  const text = readFileSync(path, 'utf8')
  const more = '          examples:\n            other:\n              value: { error: other shop }\n'
  writeFileSync(
    path,
    text.replace('          type: string', '          type: boolean').replace('          examples:\n', more),
  )
  cpSync(join(directory, orders), join(directory, 'shops.yaml'))
  const { problems } = await lintDocuments(['orders.yaml', 'shops.yaml'].map((name) => join(directory, name)))
  expect(problems).toMatchObject([{ file: path, line: 10, rule: 'house/valid-examples' }])
  expect(problems[0]?.message).toMatch(
    /^2 examples break it: it must be boolean, not "other shop"\. .*things\.yaml:31:24/,
  )
})

test('every house rule and every assertion has a mistake in a broken document', () => {
  const configuration = readFileSync(join(import.meta.dirname, '../redocly.yaml'), 'utf8')
  const rules = [...configuration.matchAll(/^ {2}((?:house|rule)\/[\w-]+):$/gm)].map(([, rule]) => rule)
  expect(rules.length).toBeGreaterThan(15)
  const broken = brokenDocuments.flat().map(({ rule }) => rule)
  expect(rules.filter((rule = '') => !broken.includes(rule))).toEqual([])
})

test('every rule that is on names its cure', async () => {
  const { resolvedConfig } = await loadConfig({ configPath: join(import.meta.dirname, '../redocly.yaml') })
  const { rules = {}, oas3_1Rules = {} } = resolvedConfig
  const uncured = Object.entries({ ...oas3_1Rules, ...rules }).filter(
    ([, setting]) => setting !== 'off' && !JSON.stringify(setting).includes('Cure: '),
  )
  expect(uncured).toEqual([])
})

test('a shared file that no document refers to is refused', async () => {
  const directory = copyGood()
  writeFileSync(join(directory, 'shared/stray.yaml'), 'components: {}\n')
  const { problems } = await lintDocuments([join(directory, orders)])
  expect(problems).toMatchObject([{ file: join(directory, 'shared/stray.yaml'), rule: 'house/files', line: 1 }])
})

test('a document that is not registered is refused', async () => {
  const directory = copyGood()
  const configuration = readFileSync(join(import.meta.dirname, '../redocly.yaml'), 'utf8')
  writeFileSync(
    join(directory, 'redocly.yaml'),
    configuration.replace(/^apis:\n( .*\n)+/m, 'apis:\n  orders:\n    root: orders.yaml\n'),
  )
  cpSync(join(directory, orders), join(directory, 'shops.yaml'))
  const { problems, documents } = await lintRegistered({ configPath: join(directory, 'redocly.yaml') })
  expect(problems).toMatchObject([{ file: join(directory, 'shops.yaml'), rule: 'house/files', line: 1 }])
  expect(documents).toBe(1)
})

test('a document that does not exist is refused', async () => {
  const { problems } = await lintDocuments([join(scratch, 'nowhere.yaml')])
  expect(problems).toMatchObject([{ file: join(scratch, 'nowhere.yaml'), rule: 'house/files', line: 1 }])
})

test('the command says file, line, column and cure, and exits with 1', () => {
  const directory = breakGood([{ file: orders, before: 'Changes what is given.', after: 'nothing' }])
  const run = spawnSync(process.execPath, [command, 'orders.yaml'], { cwd: directory, encoding: 'utf8' })
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(/^orders\.yaml:35:20 {2}house\/sentences\n {2}The description "nothing".*\n {2}Cure: .*\n/)
  expect(run.stderr).toMatch(/\n1 problem\.\n$/)
})
