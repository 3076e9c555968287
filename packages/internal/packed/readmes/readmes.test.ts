import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { compile, resolutions } from '../install/compile.ts'
import { open, typescripts } from '../install/editor.ts'
import { type Api, apis, nameOf, published } from '../install/packages.ts'
import { repository } from '../install/repository.ts'
import { snippetsIn, usesSandbox, whereItStands } from './snippets.ts'
import { texts } from './texts.ts'

const project = inject('project')
const textOf = (file: string) => texts.find((text) => text.file === file)?.text ?? ''
const folder = join(project, 'snippets')

// Recipes are run with what they need, and what uses the sandbox without a network, by tests of their own.
const snippets = texts
  .filter(({ file }) => !file.endsWith('RECIPES.md'))
  .flatMap(({ file, text }) => snippetsIn(file, text))
  .filter((snippet) => !usesSandbox(snippet))

describe('the examples in the texts', () => {
  beforeAll(async () => {
    await mkdir(folder, { recursive: true })
    await Promise.all(snippets.map(({ code }, index) => writeFile(join(folder, `${index}.ts`), code)))
  })

  test('are there: one for each package in the front README, and some in every package', () => {
    const files = snippets.map(({ file }) => file)
    expect(files.filter((file) => file === 'README.md')).toHaveLength(3)
    for (const api of apis)
      expect(files.filter((file) => file === `packages/${api}/README.md`).length).toBeGreaterThan(3)
  })

  test.each(['README.md', ...apis.map((api) => `packages/${api}/README.md`)])(
    'begin, in %s, with a call that no editor strikes through',
    (file) => {
      const { code = '' } = snippets.find((snippet) => snippet.file === file) ?? {}
      expect(code).toContain('Client()')
      expect(open(typescripts['5.9'], project, code).struck()).toEqual([])
    },
  )

  test('compile', async () => {
    const options = { ...resolutions.nodenext, types: [] }
    const complaints = await compile(
      '7',
      folder,
      [...snippets.keys()].map((index) => `${index}.ts`),
      options,
    )
    expect(whereItStands(complaints, snippets)).toBe('')
  })

  test.concurrent.each(snippets.map(({ file, line, prints }, index) => ({ file, line, prints, index })))(
    'run: $file:$line',
    async ({ file, line, prints, index }) => {
      const run = promisify(execFile)(process.execPath, [`${index}.ts`], { cwd: folder, env: inject('environment') })
      const { stdout, stderr } = await run.catch((error) => {
        throw new Error(`The example at ${file}:${line} fails: ${error.stderr || error.message}`)
      })
      expect(stderr).toBe('')
      if (prints !== undefined) expect(stdout).toBe(prints)
    },
  )

  test('that do not compile are named by file and line', async () => {
    const wrong = [{ file: 'README.md', line: 40, code: 'const text = 1\nexport const length: number = text.length\n' }]
    await mkdir(join(folder, 'wrong'))
    await writeFile(join(folder, 'wrong', '0.ts'), wrong[0]?.code ?? '')
    const complaints = await compile('7', join(folder, 'wrong'), ['0.ts'], resolutions.nodenext)
    expect(whereItStands(complaints, wrong)).toMatch(/^README\.md:41:\d+: error TS2339/)
  })
})

describe.each(published)('%s', (folder) => {
  test.each(['README.md', 'CHANGELOG.md'])('has a %s of its own', async (file) => {
    const text = await readFile(join(repository, 'packages', folder, file), 'utf8')
    expect(text).toMatch(new RegExp(`^# ${nameOf(folder)}\\n`))
  })
})

describe.each(apis)('the README of %s', (api) => {
  const text = textOf(`packages/${api}/README.md`)

  test('has its parts in the order in which they are needed', () => {
    const headings = [...text.matchAll(/^##? (.+)$/gm)].map(([, heading]) => heading)
    const parts = ['Install', 'Quickstart', 'Operations', 'Errors', 'Configuration', 'Testing', 'Recipes', 'Versioning']
    expect(headings).toEqual([`@clouddb/${api}`, ...parts])
  })

  test('begins with a quickstart of about eight lines', () => {
    const lines =
      snippets
        .find(({ file }) => file === `packages/${api}/README.md`)
        ?.code.trim()
        .split('\n') ?? []
    expect(lines.length).toBeLessThanOrEqual(9)
  })

  test('names every option, and every variable that stands in for one', async () => {
    const options = optionsOf(api)
    expect(options).toEqual(expect.arrayContaining(['baseUrl', 'maxConcurrency', 'retryUnsafe', 'signal']))
    for (const option of options) expect(text).toContain(`\`${option}\``)
    const client = await readFile(join(repository, 'packages', api, 'src/client.ts'), 'utf8')
    for (const [, variable] of client.matchAll(/'(CLOUDDB_\w+)'/g)) expect(text).toContain(`\`${variable}\``)
  })

  test('names every error class', async () => {
    const errors = await readFile(join(repository, 'packages', api, 'src/generated/errors.ts'), 'utf8')
    for (const [name] of errors.matchAll(/\b\w+Error\b/g)) expect(text).toContain(`\`${name}\``)
  })
})

/** The options that an editor offers for a client, and for a call of its first method. */
function optionsOf(api: Api): string[] {
  const file = open(
    typescripts['5.9'],
    project,
    [
      `import * as api from '@clouddb/${api}'`,
      "import type { CallOptions } from '@clouddb/client-core'",
      'type Factory = Extract<(typeof api)[keyof typeof api], (options: never) => unknown>',
      'const options: NonNullable<Parameters<Factory>[0]> = {  }',
      'const call: CallOptions = {  }',
    ].join('\n'),
  )
  return [...file.completions('[0]> = { '), ...file.completions('CallOptions = { ')]
}
