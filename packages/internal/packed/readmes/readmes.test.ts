import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compile, isNightly, resolutions, testedCompilers } from '../install/compile.ts'
import { openInEditor } from '../install/editor.ts'
import { runNode } from '../install/node.ts'
import { type Api, apiFolders, documentOf, published, repository } from '../install/packages.ts'
import { type HttpProxy, startProxy } from './mocks.ts'
import { recipes } from './recipes.ts'
import {
  environment,
  filesWhere,
  folder,
  importsOthers,
  mustRun,
  pageText,
  readmeOf,
  snippetFiles,
  snippetKind,
  snippets,
  withoutServer,
  writeSnippets,
} from './snippet-project.ts'
import { locate } from './snippets.ts'

const project = inject('project')
const recipesFile = 'docs/recipes.md'
/** Flags with which Node lets a program connect to no server. */
const offline = ['--permission', '--allow-fs-read=*', '--allow-fs-write=*']

let proxy: HttpProxy

beforeAll(async () => {
  proxy = await startProxy()
  await writeSnippets()
})
afterAll(() => proxy.close())

describe('the snippets', () => {
  test('of the READMEs begin with a program on the sandbox, and those of each API include a test', () => {
    const of = (file: string) => snippets.filter((snippet) => snippet.file === file).map(snippetKind)
    expect(of('README.md')).toEqual(['@clouddb/sandbox'])
    for (const api of apiFolders) {
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
    const plain = snippetFiles('plain').filter((file) => !byFile.has(file.replace('.ts', '.run.ts')))
    const variables = { ...environment, HTTPS_PROXY: proxy.url }
    await mustRun([...plain, ...byFile.keys()], [], variables, (file) => byFile.get(file)?.prints)
    expect(proxy.hosts).toEqual([new URL(environment.CLOUDDB_OSS_BASE_URL ?? '').host])
  })

  test('with a sandbox run without a network, and print what the texts show', async () => {
    await mustRun(snippetFiles('@clouddb/sandbox'), offline, withoutServer)
    const program = `console.log(await fetch('${environment.CLOUDDB_OSS_BASE_URL}').catch(({ cause }) => cause.code))`
    const { stdout } = await runNode(folder, [...offline, '--input-type=module', '--eval', program], withoutServer)
    expect(stdout).toBe('ERR_ACCESS_DENIED\n')
  })

  test('with node:test pass without a network', async () => {
    const names = snippetFiles('node:test')
    const flags = [...offline, '--test', '--test-isolation=none', '--test-reporter=tap']
    const { stdout } = await runNode(folder, [...flags, ...names], withoutServer)
    expect(stdout).toMatch(new RegExp(`# pass ${names.length}\n# fail 0\n`))
  })

  test('with vitest pass', async () => {
    const names = snippetFiles('vitest')
    // On a busy machine a snippet takes longer than the default of five seconds.
    const words = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', '--root', folder, ...names]
    const { stdout } = await runNode(folder, words, withoutServer)
    expect(stdout).toContain(`${names.length} passed`)
  })
})

test.each(['README.md', ...apiFolders.map(readmeOf)])(
  '%s begins with a short program that shows its output',
  (file) => {
    const { code = '', prints } = snippets.find((snippet) => snippet.file === file) ?? {}
    expect(prints).toBeDefined()
    expect(code).not.toContain('as const')
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(14)
    expect(openInEditor(project, code).struck()).toEqual([])
  },
)

// A person who looks for something reads no longer text to its end.
test.each(['README.md', ...published.map(readmeOf)])('%s is short', (file) => {
  expect(pageText(file).split(/\s+/).length).toBeLessThanOrEqual(file === 'README.md' ? 700 : 900)
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

test.each(apiFolders)(
  'the README of %s has its parts in order, and the guides name its options, variables and errors',
  async (api) => {
    const headings = [...pageText(readmeOf(api)).matchAll(/^##? (.+)$/gm)].map(([, heading]) => heading)
    const parts = ['Install', 'First program', 'Common tasks', 'Errors', 'Configuration', 'Links']
    expect(headings).toEqual([`@clouddb/${api}`, ...parts])
    const options = optionsOf(api)
    expect(options).toEqual(expect.arrayContaining(['baseUrl', 'maxConcurrency', 'retryUnsafe', 'signal']))
    const variables = Object.values(documentOf(api)['x-client'].environment)
    const errors = await readFile(join(repository, 'packages', api, 'src/generated/errors.ts'), 'utf8')
    const classes = [...errors.matchAll(/\b\w+Error\b/g)].map(([name]) => name)
    for (const name of [...options, ...variables]) expect(pageText('docs/configuration.md')).toContain(`\`${name}\``)
    for (const name of classes) expect(pageText('docs/errors.md')).toContain(`\`${name}\``)
  },
)

describe('the recipes', () => {
  const text = pageText(recipesFile)

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
