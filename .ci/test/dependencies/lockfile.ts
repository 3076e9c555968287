import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { repository } from '../repository.ts'

interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>
  readonly optionalDependencies?: Readonly<Record<string, { readonly version: string }>>
}

export interface Lockfile {
  readonly importers: Readonly<Record<string, Importer>>
  readonly packages: Readonly<Record<string, { readonly resolution: Readonly<Record<string, string>> }>>
  readonly snapshots: Readonly<Record<string, Dependencies>>
}

export function readLockfile(folder = ''): Lockfile {
  return parse(readFileSync(join(repository, folder, 'pnpm-lock.yaml'), 'utf8'))
}

/** Returns the packages whose bytes the lockfile does not fix: `name@version: reason`. */
export function unverified({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([id, { resolution }]) => {
    const { integrity, ...elsewhere } = resolution
    if (Object.keys(elsewhere).length > 0) return [`${id}: not from the registry`]
    return /^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${id}: no strong hash`]
  })
}

/** Returns the dependencies of packages of the workspace, direct and indirect, as `name@version`. */
export function installedWith(lockfile: Lockfile, folders: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const follow = (dependencies: Readonly<Record<string, string>>) => {
    for (const [name, version] of Object.entries(dependencies)) {
      const id = `${name}@${version}` in lockfile.snapshots ? `${name}@${version}` : version
      if (version.startsWith('link:') || reached.has(id)) continue
      reached.add(id)
      const { dependencies, optionalDependencies } = lockfile.snapshots[id] ?? {}
      follow({ ...dependencies, ...optionalDependencies })
    }
  }
  for (const folder of folders) {
    const { dependencies, optionalDependencies } = lockfile.importers[folder] ?? {}
    const direct = Object.entries({ ...dependencies, ...optionalDependencies })
    follow(Object.fromEntries(direct.map(([name, { version }]) => [name, version])))
  }
  return new Set([...reached].map((id) => id.replace(/\(.*$/, '')))
}
