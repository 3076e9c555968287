import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compile, isNightly, resolutions, testedCompilers } from '../install/compile.ts'
import { openInEditor } from '../install/editor.ts'
import { linkModule } from '../install/install.ts'
import { runNode } from '../install/node.ts'
import { type Api, apis, documentOf, published, repository } from '../install/packages.ts'
import { type HttpProxy, startProxy } from './mocks.ts'
import { recipes } from './recipes.ts'
import { locate, type Snippet, snippetsIn, texts } from './snippets.ts'

const project = inject('project')
const folder = join(project, 'snippets')
const readmeOf = (name: string) => `packages/${name}/README.md`
const recipesFile = 'docs/recipes.md'
const textOf = (file: string) => texts.get(file) ?? ''

const snippets = [...texts].flatMap(([file, text]) => snippetsIn(file, text))
const importsFrom = ({ code }: Snippet, pattern: string) => new RegExp(`from '(${pattern})'`).test(code)

/** How a snippet is run: as the first of these modules that it imports says. */
const kindOf = (snippet: Snippet) =>
  (['vitest', 'node:test', '@clouddb/sandbox', '@clouddb/sandbox/control'] as const).find((module) =>
    importsFrom(snippet, module),
  ) ?? 'plain'
const files = snippets.map((snippet, index) => `${index}${kindOf(snippet) === 'vitest' ? '.test' : ''}.ts`)
const filesWhere = (matches: (snippet: Snippet) => boolean) =>
  files.filter((_, index) => matches(snippets[index] as Snippet))
const filesOf = (kind: ReturnType<typeof kindOf>) => filesWhere((snippet) => kindOf(snippet) === kind)
const importsOthers = (snippet: Snippet) => importsFrom(snippet, '(?!@clouddb/).*')

const mocks = inject('environment')
const { NODE_NO_WARNINGS = '', NODE_COMPILE_CACHE = '' } = mocks
/** An environment without the caller's variables, and without an address of a server. */
const withoutServer = { NODE_NO_WARNINGS, NODE_COMPILE_CACHE }
/** Flags with which Node lets a program connect to no server. */
const offline = ['--permission', '--allow-fs-read=*', '--allow-fs-write=*']

let proxy: HttpProxy

beforeAll(async () => {
  proxy = await startProxy()
  const modules = join(repository, 'packages/internal/packed/node_modules')
  for (const name of ['vitest', '@types/node', 'undici', 'pino', '@opentelemetry/api'])
    await linkModule(folder, modules, name)
  for (const name of ['telemetry.ts', 'run-snippets.ts'])
    await copyFile(new URL(name, import.meta.url), join(folder, name))
  await Promise.all(snippets.map(({ code }, index) => writeFile(join(folder, files[index] ?? ''), code)))
})
afterAll(() => proxy.close())

/** Runs snippets in one process, and expects that each prints what its text shows, or what `prints` says. */
async function mustRun(
  names: readonly string[],
  flags: readonly string[],
  env: Readonly<Record<string, string>>,
  prints: (file: string) => RegExp | undefined = () => undefined,
): Promise<void> {
  const { stdout } = await runNode(folder, [...flags, 'run-snippets.ts', ...names], env)
  const outcomes: object[] = JSON.parse(stdout)
  for (const [index, name] of names.entries()) {
    const snippet = snippets[Number.parseInt(name, 10)] as Snippet
    const pattern = prints(name)
    const expected = pattern ? expect.stringMatching(pattern) : (snippet.prints ?? expect.any(String))
    expect(outcomes[index], `${snippet.file}:${snippet.line}`).toEqual({ stdout: expected, stderr: '' })
  }
}

describe('the snippets', () => {
  test('of the READMEs begin with a program on the sandbox, and those of each API include a test', () => {
    const of = (file: string) => snippets.filter((snippet) => snippet.file === file).map(kindOf)
    expect(of('README.md')).toEqual(['@clouddb/sandbox'])
    for (const api of apis) {
      expect(of(readmeOf(api))[0]).toBe('@clouddb/sandbox')
      expect(of(readmeOf(api))).toEqual(expect.arrayContaining(['plain', 'vitest']))
    }
    expect(of(readmeOf('sandbox'))[0]).toBe('vitest')
  })

  // The programs in `compilers` cover the oldest compiler, and the test below the newest one.
  test.each(isNightly ? testedCompilers : [])(
    'compile with TypeScript %s and all declarations of our packages',
    async (compiler) => {
      const own = filesWhere((snippet) => !importsOthers(snippet))
      expect(own.length).toBeGreaterThan(20)
      expect(locate(await compile(compiler, folder, own, resolutions.nodenext), snippets)).toBe('')
    },
  )

  test('compile with the globals of Node alone', async () => {
    const own = filesWhere((snippet) => !importsOthers(snippet))
    const options = { ...resolutions.nodenext, lib: ['es2023'], types: ['node'] }
    expect(locate(await compile('7', folder, own, options), snippets)).toBe('')
  })

  test('compile with the declarations of other packages', async () => {
    // The declarations of other packages are not checked.
    const options = { ...resolutions.nodenext, types: ['node'], skipLibCheck: true }
    expect(locate(await compile('7', folder, filesWhere(importsOthers), options), snippets)).toBe('')
  })

  test('run against mocks, and print what the texts show; recipes print what is expected here', async () => {
    const indices = snippets.flatMap(({ file }, index) => (file === recipesFile ? [index] : []))
    expect(indices).toHaveLength(recipes.length)
    const byFile = new Map(indices.map((index, n) => [`${index}.run.ts`, recipes[n]]))
    for (const [file, { program = "import 'RECIPE'" } = {}] of byFile)
      await writeFile(join(folder, file), program.replaceAll('RECIPE', `./${file.replace('.run', '')}`))
    const plain = filesOf('plain').filter((file) => !byFile.has(file.replace('.ts', '.run.ts')))
    const environment = { ...mocks, HTTPS_PROXY: proxy.url }
    await mustRun([...plain, ...byFile.keys()], [], environment, (file) => byFile.get(file)?.prints)
    expect(proxy.hosts).toEqual([new URL(mocks.CLOUDDB_OSS_BASE_URL ?? '').host])
  })

  test('with a sandbox run without a network, and print what the texts show', async () => {
    await mustRun(filesOf('@clouddb/sandbox'), offline, withoutServer)
    const program = `console.log(await fetch('${mocks.CLOUDDB_OSS_BASE_URL}').catch(({ cause }) => cause.code))`
    const { stdout } = await runNode(folder, [...offline, '--input-type=module', '--eval', program], withoutServer)
    expect(stdout).toBe('ERR_ACCESS_DENIED\n')
  })

  test('with node:test pass without a network', async () => {
    const names = filesOf('node:test')
    const flags = [...offline, '--test', '--test-isolation=none', '--test-reporter=tap']
    const { stdout } = await runNode(folder, [...flags, ...names], withoutServer)
    expect(stdout).toMatch(new RegExp(`# pass ${names.length}\n# fail 0\n`))
  })

  test('with vitest pass', async () => {
    const names = filesOf('vitest')
    // On a busy machine a snippet takes longer than the default of five seconds.
    const words = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', '--root', folder, ...names]
    const { stdout } = await runNode(folder, words, withoutServer)
    expect(stdout).toContain(`${names.length} passed`)
  })
})

test.each(['README.md', ...apis.map(readmeOf)])('%s begins with a short program that shows its output', (file) => {
  const { code = '', prints } = snippets.find((snippet) => snippet.file === file) ?? {}
  expect(prints).toBeDefined()
  expect(code).not.toContain('as const')
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(14)
  expect(openInEditor(project, code).struck()).toEqual([])
})

// A person who looks for something reads no longer text to its end.
test.each(['README.md', ...published.map(readmeOf)])('%s is short', (file) => {
  expect(textOf(file).split(/\s+/).length).toBeLessThanOrEqual(file === 'README.md' ? 700 : 900)
})

/** Returns the options that an editor offers for a client and for a call. */
function optionsOf(api: Api): string[] {
  const lines = [
    `import * as api from '@clouddb/${api}'`,
    "import type { CallOptions } from '@clouddb/client-core'",
    'type Factory = Extract<(typeof api)[keyof typeof api], (options: never) => unknown>',
    'const options: NonNullable<Parameters<Factory>[0]> = {  }',
    'const call: CallOptions = {  }',
  ]
  const file = openInEditor(project, lines.join('\n'))
  return [...file.completions('[0]> = { '), ...file.completions('CallOptions = { ')]
}

test.each(apis)(
  'the README of %s has its parts in order, and the guides name its options, variables and errors',
  async (api) => {
    const headings = [...textOf(readmeOf(api)).matchAll(/^##? (.+)$/gm)].map(([, heading]) => heading)
    const parts = ['Install', 'First program', 'Common tasks', 'Errors', 'Configuration', 'Links']
    expect(headings).toEqual([`@clouddb/${api}`, ...parts])
    const options = optionsOf(api)
    expect(options).toEqual(expect.arrayContaining(['baseUrl', 'maxConcurrency', 'retryUnsafe', 'signal']))
    const variables = Object.values(documentOf(api)['x-client'].environment)
    const errors = await readFile(join(repository, 'packages', api, 'src/generated/errors.ts'), 'utf8')
    const classes = [...errors.matchAll(/\b\w+Error\b/g)].map(([name]) => name)
    for (const name of [...options, ...variables]) expect(textOf('docs/configuration.md')).toContain(`\`${name}\``)
    for (const name of classes) expect(textOf('docs/errors.md')).toContain(`\`${name}\``)
  },
)

describe('the recipes', () => {
  const text = textOf(recipesFile)

  test('are listed in their order at the top', () => {
    const list = text.slice(0, text.indexOf('\n## ')).replaceAll('\n', ' ')
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect([...list.matchAll(/\[([^\]]+)\]\(#/g)].map(([, heading]) => heading)).toEqual(headings)
  })

  test('show the errors of a wrong `moduleResolution`, and no error of a right one', async () => {
    const errors = [...text.matchAll(/^> (Cannot find module .+)$/gm)].map(([, error]) => error)
    expect(errors).toHaveLength(2)
    const resolution = join(folder, 'resolution')
    await mkdir(resolution, { recursive: true })
    const program = "import { createManagementClient } from '@clouddb/management'\ncreateManagementClient()\n"
    await writeFile(join(resolution, '0.ts'), program)
    const compileWith = (module: string, moduleResolution: string) =>
      compile('5.9', resolution, ['0.ts'], { module, moduleResolution })
    expect(await compileWith('commonjs', 'node10')).toContain(errors[0])
    expect(await compileWith('esnext', 'classic')).toContain(errors[1])
    expect(await compileWith('preserve', 'bundler')).toBe('')
  })
})

describe('the README of the sandbox', () => {
  const text = textOf(readmeOf('sandbox'))
  const bin = join(project, 'node_modules/@clouddb/sandbox/dist/bin.js')

  test('begins with a test of ten lines', () => {
    const { code = '' } = snippets.find(({ file }) => file === readmeOf('sandbox')) ?? {}
    expect(code.slice(code.indexOf('\ntest(')).trim().split('\n').length).toBeLessThanOrEqual(10)
  })

  test('has a row for each kind of fault', async () => {
    const document = await readFile(join(project, 'node_modules/@clouddb/sandbox/openapi.json'), 'utf8')
    const kinds = Object.keys(JSON.parse(document).components.schemas.Fault.discriminator.mapping)
    const [, table = ''] =
      /^\| `kind` \| what happens \|\n((?:\|.*\n)+)/m.exec(textOf('packages/sandbox/docs/faults.md')) ?? []
    expect(kinds.length).toBeGreaterThan(3)
    expect([...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, kind]) => kind)).toEqual(kinds)
  })

  test('names every option of the command', async () => {
    const { stdout } = await runNode(folder, [bin, '--help'], withoutServer)
    const page = textOf('packages/sandbox/docs/command.md')
    for (const [option] of stdout.matchAll(/--[a-z][a-z-]+/g)) expect(page).toContain(option)
  })

  test('shows what the command prints', async () => {
    const [, shown = ''] = /^```console\n\$ npx @clouddb\/sandbox\n(.*?)^```$/ms.exec(text) ?? []
    const { exported, printed, stop } = await startSandbox()
    try {
      const headers = { authorization: `Bearer ${exported.CLOUDDB_OSS_API_KEY}` }
      for (const path of ['/api/v2/sources', '/api/v2/dashboards/nothing'])
        await (await fetch(exported.CLOUDDB_OSS_BASE_URL + path, { headers })).text()
      const withoutTimes = (output: string) =>
        output.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8010').replaceAll(/^\d\d:\d\d:\d\d\.\d{3}/gm, 'hh:mm:ss.mmm')
      await expect.poll(() => withoutTimes(printed())).toBe(withoutTimes(shown))
    } finally {
      await stop()
    }
  })

  test('has programs that control a served sandbox, and shows what they print', async () => {
    const { exported, stop } = await startSandbox()
    try {
      await mustRun(filesOf('@clouddb/sandbox/control'), [], { ...withoutServer, ...exported })
    } finally {
      await stop()
    }
  })

  test('has a demo on which the first steps of as-code succeed with the variables that it prints', async () => {
    const { exported, stop } = await startSandbox('--demo')
    const [, section = ''] = /^## Start in ten minutes$(.*?)^## /ms.exec(textOf(readmeOf('as-code'))) ?? []
    const commands = [...section.matchAll(/^npx @clouddb\/as-code ([^#\n]+)/gm)].map(([, words = '']) => words.trim())
    const asCode = join(project, 'node_modules/@clouddb/as-code/dist/bin.js')
    const team = join(project, 'ten-minutes')
    await mkdir(team, { recursive: true })
    await writeFile(join(team, 'package.json'), '{ "type": "module" }')
    const runAll = async (list: readonly string[]) => {
      const codes = []
      for (const words of list) {
        const child = spawn(process.execPath, [asCode, ...words.split(' ')], {
          cwd: team,
          env: { ...withoutServer, ...exported },
        })
        codes.push((await once(child, 'close'))[0])
      }
      return codes
    }
    try {
      expect(commands).toEqual(['pull', 'plan --adopt', 'adopt'])
      expect(await runAll([...commands, 'plan'])).toEqual([0, 2, 0, 0])
    } finally {
      await stop()
    }
  })

  /** Runs the command, and reads the variables that it prints. */
  async function startSandbox(...options: string[]) {
    const child = spawn(process.execPath, [bin, '--port', '0', ...options])
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      printed += chunk
    })
    const stop = async () => {
      child.kill()
      await once(child, 'exit')
    }
    await expect.poll(() => printed).toContain('CLOUDDB_SANDBOX_URL=')
    const exported = Object.fromEntries(
      [...printed.matchAll(/^export (\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
    )
    return { exported: exported as Record<string, string>, printed: () => printed, stop }
  }
})
