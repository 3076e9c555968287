import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { run } from '../processes.ts'

/** A package as the publish plan has it, with the tarball that was packed for it. */
export interface Planned {
  readonly name: string
  readonly version: string
  readonly tag: string
  readonly access: string
  readonly tarball: { readonly path: string; readonly integrity: string }
}

/** A package as it was packed. */
export interface Packed {
  readonly name: string
  readonly version: string
  /** Its folder in the repository. */
  readonly folder: string
  readonly bytes: Buffer
  /** The paths in it. */
  readonly files: readonly string[]
  readonly manifest: Manifest
}

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports?: unknown
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly repository?: unknown
  readonly homepage?: string
  readonly bugs?: unknown
  readonly [field: string]: unknown
}

/** The packages of a plan, in the order in which they are published. */
export async function plannedIn(packed: string): Promise<Planned[]> {
  return (JSON.parse(await readFile(join(packed, 'publish-plan.json'), 'utf8')).plan as Planned[][]).flat()
}

/** Unpacks the tarballs of a run and reads them. */
export async function readPacked(tree: string, packed: string): Promise<Packed[]> {
  return Promise.all(
    (await plannedIn(packed)).map(async ({ name, version, tarball }) => {
      const file = join(packed, tarball.path)
      const folder = unpackedFolder(packed, name)
      await mkdir(folder, { recursive: true })
      await run(['tar', '-xzf', file, '-C', folder, '--strip-components=1'], { cwd: packed, env: process.env })
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return {
        name,
        version,
        folder: await folderOf(tree, name),
        bytes: await readFile(file),
        files: entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
        manifest: JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
      }
    }),
  )
}

/** The folder in which the tarball of a package was unpacked. */
export const unpackedFolder = (packed: string, name: string): string => join(packed, 'unpacked', name)

async function folderOf(tree: string, name: string): Promise<string> {
  for (const folder of await readdir(join(tree, 'packages'))) {
    const manifest = await readFile(join(tree, 'packages', folder, 'package.json'), 'utf8').catch(() => '{}')
    if (JSON.parse(manifest).name === name) return `packages/${folder}`
  }
  throw new Error(`No folder of packages/ has the package ${name}.`)
}
