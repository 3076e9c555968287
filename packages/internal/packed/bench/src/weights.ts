import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { type Api, fieldsOf, packageOperations } from '../../install/packages.ts'
import { type Row, shortNumber } from './cost-table.ts'

/** The gzipped bytes of code that one client with one call adds to a program. Its document adds the rest. */
const code = { management: 9_100, 'observability-cloud': 9_800, 'observability-oss': 10_970 }

/** An operation that needs no further function of the runtime takes about half of it; parameters and secrets take more. */
const bytesOfOperation = 40

/** The greatest number of gzipped bytes that one client with one call may add to a program. */
export function budgetOf(api: Api): number {
  return code[api] + packageOperations(api).length * bytesOfOperation
}

/**
 * The greatest number of gzipped bytes that a function which makes a request from a record may add. Its tables name every
 * field that the request reaches, which takes about five bytes for each.
 */
export function budgetOfRequest(api: Api, request: string): number {
  return 3_200 + fieldsOf(api, request) * 7
}

/** Programs of one client with one call, by the module that they import. */
export const programs = {
  '@clouddb/management': `
    import { createManagementClient } from '@clouddb/management'
    const client = createManagementClient()
    console.log(await client.updateServiceScaling('id', { idleScaling: true }))`,
  '@clouddb/observability-cloud': `
    import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
    const client = createObservabilityCloudClient()
    console.log(await client.listDashboards())`,
  '@clouddb/observability-oss': `
    import { createObservabilityOssClient } from '@clouddb/observability-oss'
    const client = createObservabilityOssClient()
    console.log(await client.listDashboards())`,
  '@clouddb/management/fetch': `
    import { createFetchClient } from '@clouddb/management/fetch'
    const client = createFetchClient()
    const params = { path: { organizationId: 'id', keyId: 'id' } }
    console.log(await client.DELETE('/v1/organizations/{organizationId}/keys/{keyId}', { params }))`,
  'openapi-fetch': `
    import createClient from 'openapi-fetch'
    const client = createClient()
    console.log(await client.GET('/path'))`,
  axios: `
    import axios from 'axios'
    console.log(await axios.get('/path'))`,
  'groq-sdk': `
    import { Groq } from 'groq-sdk'
    const client = new Groq()
    console.log(await client.get('/path'))`,
}

const entry = fileURLToPath(new URL('entry.js', import.meta.url))

/** Returns the bytes of a program and of everything that it imports, bundled for a browser, minified and gzipped. */
export async function bundledBytes(program: string): Promise<number> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'warn',
    // A missing import would be missing in the count.
    onLog: (_, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
    },
    plugins: [
      { name: 'program', load: (id) => (id === entry ? program : null), resolveId: (id) => (id === entry ? id : null) },
    ],
  })
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
    const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
    return gzipSync(code, { level: 9 }).length
  } finally {
    await bundle.close()
  }
}

/** Measures each module: its bytes, and the shortest import in new processes above the shortest one of an empty module. */
export async function measureWeights(): Promise<Row[]> {
  const empty = await shortestImport('data:text/javascript,')
  const [sizes, imports]: [Row[], Row[]] = [[], []]
  const base = await bundledBytes(programs['openapi-fetch'])
  for (const [module, program] of Object.entries(programs)) {
    const [bytes, milliseconds] = [await bundledBytes(program), (await shortestImport(module)) - empty]
    const isOurs = module.startsWith('@')
    const name = module === 'groq-sdk' ? 'a Stainless-style SDK' : module
    const goals = isOurs ? (['8,000', '10.0 ms'] as const) : (['', ''] as const)
    sizes.push(['bytes', name, shortNumber(bytes), (bytes / base).toFixed(2), goals[0]])
    imports.push(['cold import', name, `${milliseconds.toFixed(1)} ms`, '', goals[1]])
  }
  return [...sizes, ...imports]
}

/** Returns the milliseconds that the import of a module takes in a new process. */
async function shortestImport(module: string): Promise<number> {
  const program = `const start = performance.now(); await import('${module}'); console.log(performance.now() - start)`
  const times: number[] = []
  for (let round = 0; round < 15; round++) times.push(Number(await runProgram(program)))
  return Math.min(...times)
}

/** Runs a program in a new process of Node, and returns what it prints. */
export async function runProgram(program: string): Promise<string> {
  const words = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: import.meta.dirname })
  return stdout
}
