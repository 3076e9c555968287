import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '../problem.ts'
import { run } from '../processes.ts'
import type { Manifest } from '../release/packed.ts'
import { pathsIn } from '../release/tarballs.ts'
import type { Manager } from './package-managers.ts'

/** A project of somebody who uses our packages, outside of the repository. */
export interface Project {
  readonly folder: string
  readonly manager: Manager
}

/** A fresh project with packages in it, installed as their READMEs say. */
export async function createProject(
  parent: string,
  label: string,
  manager: Manager,
  names: readonly string[],
): Promise<Project> {
  const folder = join(parent, label)
  await mkdir(folder, { recursive: true })
  const manifest = { name: 'project', private: true, type: 'module' }
  await write({ folder, manager }, { 'package.json': `${JSON.stringify(manifest, null, 2)}\n`, ...manager.files })
  await run(manager.add(names), { cwd: folder, env: manager.environment })
  return { folder, manager }
}

export async function write({ folder }: Project, files: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(folder, file), text)))
}

/** What a package was asked to bring, by the manifest that was packed. */
export interface Expected {
  readonly name: string
  readonly version: string
  readonly manifest: Manifest
}

/** Whether packages are there in their version, can be loaded by every entry, and stand in the manifest by a caret. */
export async function mustBeUsable(project: Project, packages: readonly Expected[]): Promise<void> {
  const entries = packages.map(({ name, manifest }) => ({ name, ...entriesOf(manifest) }))
  await write(project, { 'entries.mjs': programOf(entries) })
  const { folder, manager } = project
  const found = JSON.parse(await run(manager.run('entries.mjs'), { cwd: folder, env: manager.environment }))
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const complaints = packages.flatMap(({ name, version }) => [
    ...(found.versions[name] === version ? [] : [`${name} is there in ${found.versions[name]}, not in ${version}.`]),
    ...(dependencies[name] === `^${version}` ? [] : [`${name} stands in the manifest by "${dependencies[name]}".`]),
  ])
  refuse(
    [...complaints, ...found.failed],
    `that ${manager.name} installs the newest version by a caret range, and that each entry can be loaded`,
    'look at `files`, `exports` and `dependencies` of the package.',
  )
}

interface Entries {
  readonly imports: readonly string[]
  readonly requires: readonly string[]
}

/** The subpaths of a package, by how they can be loaded. */
export function entriesOf({ exports = {} }: Manifest): Entries {
  const subpaths = Object.entries(exports as Readonly<Record<string, unknown>>)
  const isJson = (target: unknown) => pathsIn(target).every((path) => path.endsWith('.json'))
  const hasRequire = (target: unknown) => typeof target === 'object' && target !== null && 'require' in target
  return {
    imports: subpaths.filter(([, target]) => !isJson(target)).map(([subpath]) => subpath.slice(1)),
    requires: subpaths
      .filter(([, target]) => isJson(target) || hasRequire(target))
      .map(([subpath]) => subpath.slice(1)),
  }
}

function programOf(entries: readonly ({ readonly name: string } & Entries)[]): string {
  return `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const versions = {}
const failed = []
for (const { name, imports, requires } of ${JSON.stringify(entries)}) {
  versions[name] = require(name + '/package.json').version
  for (const [kind, subpaths] of Object.entries({ import: imports, require: requires }))
    for (const subpath of subpaths)
      try {
        const loaded = kind === 'import' ? await import(name + subpath) : require(name + subpath)
        if (Object.keys(loaded).length === 0 && !/types$/.test(subpath)) failed.push(kind + ' of ' + name + subpath + ' brings nothing.')
      } catch (error) {
        failed.push(kind + ' of ' + name + subpath + ' fails: ' + error.message)
      }
}
console.log(JSON.stringify({ versions, failed }))
`
}
