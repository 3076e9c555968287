import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ApiName, apiNames } from '../apis.ts'

const require = createRequire(import.meta.url)
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))
const programs = join(folderOf('@clouddb/consumer'), 'test/programs')

/** The generated sources of one or two packages, and what to call the complaint. */
export interface Consumable {
  readonly id: string
  readonly sources: Readonly<Partial<Record<ApiName, Readonly<Record<string, string>>>>>
}

/**
 * S5: compiles the programs of a consumer with packages that were generated anew. Many at once, because a compiler that
 * runs takes a program more in a few milliseconds.
 *
 * @returns The first complaint about each that has one.
 */
export async function askConsumer(consumables: readonly Consumable[]): Promise<ReadonlyMap<string, string>> {
  if (consumables.length === 0) return new Map()
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  try {
    install(folder)
    const files = consumables.flatMap((consumable, index) => place(join(folder, String(index)), consumable))
    const output = await compile(folder, files)
    return readComplaints(output, consumables)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The packages as they stand, for those that are not generated anew. */
function install(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@clouddb'), { recursive: true })
  for (const name of ['client-core', ...apiNames])
    symlinkSync(folderOf(`@clouddb/${name}`), join(folder, 'node_modules/@clouddb', name))
}

const exported = {
  '.': 'index',
  './fetch': 'fetch',
  './errors': 'errors',
  './types': 'generated/schema',
  './requests': 'generated/requests',
}

function place(folder: string, { sources }: Consumable): string[] {
  for (const [api, files] of Object.entries(sources)) {
    const target = join(folder, 'node_modules/@clouddb', api)
    cpSync(join(folderOf(`@clouddb/${api}`), 'src'), join(target, 'src'), { recursive: true })
    for (const [name, source] of Object.entries(files)) writeFileSync(join(target, 'src/generated', name), source)
    const exports = Object.entries(exported).map(([subpath, file]) => [subpath, `./src/${file}.ts`])
    const { name, version } = require(`@clouddb/${api}/package.json`)
    const manifest = { name, version, type: 'module', exports: Object.fromEntries(exports) }
    writeFileSync(join(target, 'package.json'), JSON.stringify(manifest))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return readdirSync(programs).flatMap((name) => {
    const source = readFileSync(join(programs, name), 'utf8')
    if (!Object.keys(sources).some((api) => source.includes(`@clouddb/${api}`))) return []
    writeFileSync(join(folder, name), source)
    return [join(folder, name)]
  })
}

const strictest = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'nodenext',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

function compile(folder: string, files: readonly string[]): Promise<string> {
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions: strictest, files }))
  const compiler = join(folderOf('typescript'), 'bin/tsc')
  const child = spawn(process.execPath, [compiler, '--project', config, '--pretty', 'false', '--singleThreaded'], {
    cwd: folder,
  })
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}

function readComplaints(output: string, consumables: readonly Consumable[]): Map<string, string> {
  const complaints = new Map<string, string>()
  for (const line of output.split('\n')) {
    const [, index, complaint] = /^(\d+)\/(.*error TS.*)$/.exec(line) ?? []
    const consumable = consumables[Number(index)]
    if (consumable && complaint && !complaints.has(consumable.id)) complaints.set(consumable.id, complaint)
    else if (!consumable && line.includes('error TS'))
      throw new Error(`The compiler complains beyond the mutants: ${line}`)
  }
  return complaints
}
