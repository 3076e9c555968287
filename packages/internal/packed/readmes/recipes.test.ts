import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Compiler, compile, resolutions } from '../install/compile.ts'
import { repository } from '../install/repository.ts'
import { linkModules } from './linked-modules.ts'
import { type HttpProxy, startProxy } from './proxy.ts'
import { snippetsIn, whereItStands } from './snippets.ts'

const folder = join(inject('project'), 'recipes')
const file = 'packages/client-core/RECIPES.md'
const text = await readFile(join(repository, file), 'utf8')
const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
const recipes = snippetsIn(file, text).map((snippet) => ({ ...snippet, heading: headingOf(snippet.line) }))

function headingOf(line: number): string {
  const before = text.split('\n').slice(0, line)
  return before.findLast((one) => one.startsWith('## '))?.slice(3) ?? ''
}

/** What a recipe is run with, and what it then prints. */
interface Expectation {
  readonly flags?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** A program that uses what the recipe exports. */
  readonly program?: string
  readonly prints: RegExp
}

let proxy: HttpProxy

const expectations: Readonly<Record<string, () => Expectation>> = {
  'A proxy': () => ({ environment: { HTTPS_PROXY: proxy.url }, prints: /^\d+\n$/ }),
  pino: () => ({
    prints:
      /^\{"level":30,.*"operationId":"listAlerts","method":"GET".*"msg":"GET \/api\/v2\/alerts: answered 200"\}\n$/,
  }),
  OpenTelemetry: () => ({
    flags: ['--import', './telemetry.ts'],
    prints: /^sent 00-1-2-01\nspan GET \{"http.response.status_code":200\}\nspan listAlerts \{"attempts":1\}\n\d+\n$/,
  }),
  Workers: () => ({
    program: `const response = await recipe.default.fetch(new Request('https://worker.example'), process.env)
      console.log(JSON.stringify(await response.json()))`,
    // The worker gets its variables by hand alone.
    prints: /^\["[^"]+"(,"[^"]+")*\]\n$/,
  }),
  'Several services with one client': () => ({
    environment: { CLOUDDB_SERVICE_ID: '' },
    prints: /^b7e4c9d2-\S+ [1-9]\d*\n0d9f3b52-\S+ [1-9]\d*\n$/,
  }),
  'Bulk changes under a rate limit': () => ({ prints: /^[1-9]\d* deleted, 0 failed\n$/ }),
  'Browsers and bundlers': () => ({
    program: 'console.log(JSON.stringify(await (await recipe.GET()).json()))',
    prints: /^\[\{"name":".+","state":"\w+"\}.*\]\n$/,
  }),
}

describe('the recipes', () => {
  beforeAll(async () => {
    await linkModules(folder, ['undici', 'pino', '@opentelemetry/api', '@types/node'])
    await copyFile(new URL('recipes/telemetry.ts', import.meta.url), join(folder, 'telemetry.ts'))
    await Promise.all(recipes.map(({ code }, index) => writeFile(join(folder, `${index}.ts`), code)))
    proxy = await startProxy()
  })
  afterAll(() => proxy.close())

  test('are listed in their order at the top, and each is run here', () => {
    const list = text.slice(0, text.indexOf('\n## ')).replaceAll('\n', ' ')
    expect([...list.matchAll(/\[([^\]]+)\]\(#/g)].map(([, heading]) => heading)).toEqual(headings)
    expect(recipes.map(({ heading }) => heading)).toEqual(Object.keys(expectations))
  })

  test('compile', async () => {
    // Beside the types of other packages, whose declarations are not ours to check.
    const options = { ...resolutions.nodenext, types: ['node'], skipLibCheck: true }
    const files = [...recipes.keys()].map((index) => `${index}.ts`)
    expect(whereItStands(await compile('7', folder, files, options), recipes)).toBe('')
  })

  test.each(recipes.map(({ heading, line }, index) => ({ heading, line, index })))(
    'run: $heading, line $line',
    async ({ heading, index }) => {
      const { flags = [], environment, program, prints } = (expectations[heading] as () => Expectation)()
      const main = program ? `${index}.run.ts` : `${index}.ts`
      if (program) await writeFile(join(folder, main), `import * as recipe from './/${index}.ts'\n${program}\n`)
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [...flags, main], {
        cwd: folder,
        env: { ...inject('environment'), ...environment },
      })
      expect(stderr).toBe('')
      expect(stdout).toMatch(prints)
    },
  )

  test('go through the proxy where they say so', () => {
    expect(proxy.hosts).toEqual([new URL(inject('environment').CLOUDDB_OSS_BASE_URL ?? '').host])
  })
})

describe('what is said of `moduleResolution`', () => {
  const source = "import { createManagementClient } from '@clouddb/management'\ncreateManagementClient()\n"
  const complaints = [...text.matchAll(/^> (Cannot find module .+)$/gm)].map(([, complaint = '']) => complaint)
  const compileWith = async (compiler: Compiler, options: Record<string, string>) => {
    await mkdir(join(folder, 'resolution'), { recursive: true })
    await writeFile(join(folder, 'resolution/0.ts'), source)
    return compile(compiler, join(folder, 'resolution'), ['0.ts'], options)
  }

  test.each([
    { module: 'commonjs', moduleResolution: 'node10', complaint: complaints[0] },
    { module: 'esnext', moduleResolution: 'classic', complaint: complaints[1] },
  ])('holds: $moduleResolution finds nothing, and complains as it stands there', async ({ complaint, ...options }) => {
    expect(await compileWith('5.9', options)).toContain(complaint ?? 'There is no such complaint.')
  })

  test.each([
    { module: 'nodenext' },
    { module: 'node16' },
    { module: 'esnext', moduleResolution: 'bundler' },
    { module: 'preserve', moduleResolution: 'bundler' },
  ])('holds: $module is right', async (options) => {
    expect(await compileWith('5.9', options as never)).toBe('')
  })
})
