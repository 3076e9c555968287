import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { apiNames } from '../apis.ts'

const require = createRequire(import.meta.url)
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`))
const programs = join(folderOf('@clouddb/packed'), 'compilers/programs')
/**
 * Compiles the programs of a consumer with packages that were generated anew. Many at once, because a compiler that
 * runs takes a program more in a few milliseconds.
 *
 * @param generated The packages by what to call the complaint about them.
 * @returns The first complaint about each that has one.
 */
export async function compileConsumers(generated) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  try {
    install(folder)
    const files = [...generated.values()].flatMap((packages, index) =>
      writePackages(join(folder, String(index)), packages),
    )
    const output = files.length > 0 ? await compile(folder, files) : ''
    return readComplaints(output, [...generated.keys()])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
/** The unbroken packages, for those that are not generated anew. */
function install(folder) {
  mkdirSync(join(folder, 'node_modules/@clouddb'), { recursive: true })
  for (const name of ['client-core', ...apiNames])
    symlinkSync(folderOf(`@clouddb/${name}`), join(folder, 'node_modules/@clouddb', name))
}
function writePackages(folder, packages) {
  if (Object.keys(packages).length === 0) return []
  for (const [api, files] of Object.entries(packages)) {
    const target = join(folder, 'node_modules/@clouddb', api)
    cpSync(join(folderOf(`@clouddb/${api}`), 'src'), join(target, 'src'), { recursive: true })
    for (const [name, source] of Object.entries(files)) writeFileSync(join(target, 'src/generated', name), source)
    const { name, version, exports: built } = require(`@clouddb/${api}/package.json`)
    // To a compiler, packages of one name and version are one package, wherever they are.
    const own = `${version}-${basename(folder)}`
    const manifest = { name, version: own, type: 'module', exports: sourcesOf(built) }
    writeFileSync(join(target, 'package.json'), JSON.stringify(manifest))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return readdirSync(programs).flatMap((name) => {
    const source = readFileSync(join(programs, name), 'utf8')
    if (!Object.keys(packages).some((api) => source.includes(`@clouddb/${api}`))) return []
    writeFileSync(join(folder, name), source)
    return [join(folder, name)]
  })
}
/** What a package exports, in its sources. */
function sourcesOf(exports) {
  const modules = Object.entries(exports).flatMap(([subpath, { import: module }]) =>
    module ? [[subpath, module.default.replace('/dist/', '/src/').replace(/js$/, 'ts')]] : [],
  )
  return Object.fromEntries(modules)
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
function compile(folder, files) {
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
function readComplaints(output, ids) {
  const complaints = new Map()
  for (const line of output.split('\n')) {
    const [, index, complaint] = /^(\d+)\/(.*error TS.*)$/.exec(line) ?? []
    const id = ids[Number(index)]
    if (id && complaint && !complaints.has(id)) complaints.set(id, complaint)
    else if (!id && line.includes('error TS')) throw new Error(`The compiler complains beyond the mutants: ${line}`)
  }
  return complaints
}
