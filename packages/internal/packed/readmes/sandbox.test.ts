import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Compiler, compile, compilers, resolutions } from '../install/compile.ts'
import { apis } from '../install/packages.ts'
import { repository } from '../install/repository.ts'
import { linkModules } from './linked-modules.ts'
import { type Snippet, snippetsIn, usesSandbox, whereItStands } from './snippets.ts'
import { texts } from './texts.ts'

const project = inject('project')
const folder = join(project, 'sandbox')
const readme = 'packages/sandbox/README.md'
const text = texts.find(({ file }) => file === readme)?.text ?? ''

const snippets = texts.flatMap(({ file, text }) => snippetsIn(file, text)).filter(usesSandbox)
const isForVitest = ({ code }: Snippet) => code.includes("from 'vitest'")
const files = snippets.map((snippet, index) => `${index}${isForVitest(snippet) ? '.test' : ''}.ts`)

// Nothing of the caller's, and nothing that leads to a server.
const { NODE_NO_WARNINGS = '', NODE_COMPILE_CACHE = '' } = inject('environment')
const environment = { NODE_NO_WARNINGS, NODE_COMPILE_CACHE }
// Node lets a program that runs with permissions connect to nobody.
const offline = ['--permission', '--allow-fs-read=*', '--allow-fs-write=*']

function run(parameters: readonly string[], { file, line }: Snippet): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, parameters, { cwd: folder, env: environment }).catch((error) => {
    throw new Error(`The example at ${file}:${line} fails: ${error.stdout}${error.stderr || error.message}`)
  })
}

describe('the examples with a sandbox', () => {
  beforeAll(async () => {
    await linkModules(folder, ['vitest', '@types/node'])
    await Promise.all(snippets.map(({ code }, index) => writeFile(join(folder, files[index] ?? ''), code)))
  })

  test.each(apis)('are there for both ways to write a test, in the README of %s', (api) => {
    const own = snippets.filter(({ file }) => file === `packages/${api}/README.md`)
    for (const runner of ['vitest', 'node:test'])
      expect(
        own.some(({ code }) => code.includes(`from '${runner}'`)),
        runner,
      ).toBe(true)
  })

  test('compile', async () => {
    // Beside the types of other packages, whose declarations are not ours to check.
    const options = { ...resolutions.nodenext, types: ['node'], skipLibCheck: true }
    expect(whereItStands(await compile('7', folder, files, options), snippets)).toBe('')
  })

  test.concurrent.each(Object.keys(compilers) as Compiler[])(
    'compile with TypeScript %s against every declaration, where no other package takes part',
    async (compiler) => {
      const alone = files.filter((_, index) => !/from '(vitest|node:.*)'/.test(snippets[index]?.code ?? ''))
      expect(alone.length).toBeGreaterThan(3)
      expect(whereItStands(await compile(compiler, folder, alone, resolutions.nodenext), snippets)).toBe('')
    },
  )

  test.concurrent.each(snippets.map(({ file, line }, index) => ({ file, line, index })))(
    'run, and print what is shown: $file:$line',
    async ({ index }) => {
      const snippet = snippets[index] as Snippet
      const command = isForVitest(snippet)
        ? // On a busy machine an example takes longer than the five seconds that a test has by default.
          [
            join(folder, 'node_modules/vitest/vitest.mjs'),
            'run',
            '--testTimeout=0',
            '--root',
            folder,
            files[index] ?? '',
          ]
        : [...offline, files[index] ?? '']
      const { stdout, stderr } = await run(command, snippet)
      expect(stderr).toBe('')
      if (snippet.prints !== undefined) expect(stdout).toBe(snippet.prints)
    },
  )

  test('could connect to nobody', async () => {
    const program = `console.log(await fetch('${inject('environment').CLOUDDB_OSS_BASE_URL}').catch(({ cause }) => cause.code))`
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...offline,
      '--input-type=module',
      '--eval',
      program,
    ])
    expect(stdout).toBe('ERR_ACCESS_DENIED\n')
  })
})

describe('the README of the sandbox', () => {
  test('begins with a test of ten lines, then the same for node:test', () => {
    const [first, second] = snippets.filter(({ file }) => file === readme)
    const lines = (code = '') => code.slice(code.indexOf('\ntest(')).trim().split('\n')
    expect(first?.code).toContain("from 'vitest'")
    expect(lines(first?.code).length).toBeLessThanOrEqual(10)
    expect(second?.code).toContain("from 'node:test'")
  })

  test('has a row for each kind of fault', async () => {
    const source = await readFile(join(repository, 'packages/sandbox/src/faults.ts'), 'utf8')
    const kinds = [...source.matchAll(/readonly kind: '([\w-]+)'/g)].map(([, kind]) => kind)
    const [, section = ''] = text.split(/^\| `kind` .*\n/m)
    expect([...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, kind]) => kind)).toEqual(kinds)
  })

  test('shows the command as it is', async () => {
    const [, said = ''] = /^```console\n\$ npx @clouddb\/sandbox\n(.*?)^```$/ms.exec(text) ?? []
    const child = spawn(process.execPath, [join(project, 'node_modules/@clouddb/sandbox/dist/bin.js'), '--port', '0'])
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      printed += chunk
    })
    try {
      await expect.poll(() => printed, { timeout: 20_000 }).toContain('CLOUDDB_OSS_API_KEY=')
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? ''
      const [, key = ''] = /CLOUDDB_OSS_API_KEY=(.+)/.exec(printed) ?? []
      for (const path of ['/api/v2/sources', '/api/v2/dashboards/nothing'])
        await (await fetch(address + path, { headers: { authorization: `Bearer ${key}` } })).text()
      const alike = (words: string) =>
        words.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8010').replaceAll(/^\d\d:\d\d:\d\d\.\d{3}/gm, 'hh:mm:ss.mmm')
      await expect.poll(() => alike(printed)).toBe(alike(said))
    } finally {
      child.kill()
      await once(child, 'exit')
    }
  })

  test('names every option of the command', async () => {
    const help = await readFile(join(repository, 'packages/sandbox/src/command/help.ts'), 'utf8')
    for (const [option] of help.matchAll(/--[a-z][a-z-]+/g)) expect(text).toContain(option)
  })
})
