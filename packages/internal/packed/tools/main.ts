// The command `pnpm tools`: reads the documents that packages ship with the tools of others, which it installs first.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runPnpm } from '../install/install.ts'
import { apiFolders, packageOperations, repository } from '../install/packages.ts'

/** How a tool is called: the file of its command, and the words after it. It writes into the folder `out`. */
type Tool = (document: string, out: string) => readonly [file: string, ...words: string[]]

const installation = fileURLToPath(new URL('installation', import.meta.url))
const inside = (path: string) => join(installation, 'node_modules', path)

/** Tools that judge a document: they fail where they find something. */
const judges: Readonly<Record<string, Tool>> = {
  '@apidevtools/swagger-parser': (document) => [
    '--input-type=module',
    '--eval',
    `import Parser from ${JSON.stringify(inside('@apidevtools/swagger-parser/lib/index.js'))}
     await Parser.validate(${JSON.stringify(document)})`,
  ],
  '@stoplight/spectral-cli': (document, out) => [
    inside('@stoplight/spectral-cli/dist/index.js'),
    ...['lint', '--fail-severity=hint', '--ruleset', join(out, 'ruleset.yaml'), document],
  ],
}

/** Tools that write code from a document, which must name every operation. */
const generators: Readonly<Record<string, Tool>> = {
  orval: (document, out) => [inside('orval/dist/bin/orval.js'), '--input', document, '--output', join(out, 'orval.ts')],
  'openapi-zod-client': (document, out) => [
    inside('openapi-zod-client/bin.js'),
    ...[document, '--output', join(out, 'zod.ts'), '--with-alias', '--with-deprecated'],
  ],
  '@hey-api/openapi-ts': (document, out) => [
    inside('@hey-api/openapi-ts/bin/run.js'),
    ...['--input', document, '--output', join(out, 'hey-api')],
  ],
  oazapfts: (document, out) => [inside('oazapfts/dist/cli.js'), document, join(out, 'oazapfts.ts')],
  'swagger-typescript-api': (document, out) => [
    inside('swagger-typescript-api/dist/cli.mjs'),
    ...['generate', '--path', document, '--output', out, '--name', 'swagger.ts'],
  ],
}

const documented = [...apiFolders, 'sandbox'] as const
const cure = 'Start this by its script, which provides pnpm: `pnpm tools`.'
await runPnpm(['install', '--frozen-lockfile'], installation, 'The tools could not be installed', cure)
const problems: string[] = []
for (const [name, tool] of Object.entries({ ...judges, ...generators })) {
  for (const api of documented)
    problems.push(...(await readWith(name, tool, api)).map((problem) => `${name}, ${api}: ${problem}`))
  console.log(`${name} ${versionOf(name)}`)
}
console.log(problems.length > 0 ? problems.join('\n') : 'Every tool reads every document.')
process.exitCode = problems.length > 0 ? 1 : 0

/** Returns what a tool says about a document, or the operations that its code lacks. */
async function readWith(name: string, tool: Tool, api: (typeof documented)[number]): Promise<string[]> {
  const out = await mkdtemp(join(tmpdir(), 'tools-'))
  // Nobody is responsible for an API that others run.
  await writeFile(join(out, 'ruleset.yaml'), 'extends: ["spectral:oas"]\nrules: { info-contact: off }\n')
  try {
    const env = { ...process.env, CI: 'true', NO_COLOR: '1', SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' }
    const words = tool(join(repository, 'packages', api, 'openapi.json'), out)
    await promisify(execFile)(process.execPath, words, { cwd: out, env, maxBuffer: 2 ** 28 })
    if (name in judges) return []
    const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.ts'))
    const code = (await Promise.all(files.map((file) => readFile(join(out, file), 'utf8')))).join('\n')
    const missing = packageOperations(api).filter(
      ({ operationId }) => !new RegExp(`\\b${operationId}\\b`, 'i').test(code),
    )
    return missing.map(({ operationId }) => `its code lacks ${operationId}.`)
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
    return [`${stdout}${stderr}`.trim().slice(-2_000) || message]
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

function versionOf(name: string): string {
  return createRequire(import.meta.url)(inside(`${name}/package.json`)).version
}
