import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bump, Change } from '../../comparison/change.ts'
import { greater } from '../../comparison/effect.ts'
import { formatChanges, groupChanges } from '../../comparison/groups.ts'
import { isHigher } from '../declarations/difference.ts'
import { type Changeset, changesetFolder, pendingOf } from './pending.ts'
import { written } from './sentence.ts'

/** A changeset to be written: some packages, and the changes that all of them have. */
export interface Proposal {
  readonly bumps: ReadonlyMap<string, Bump>
  readonly changes: readonly Change[]
}

/**
 * What no waiting changeset says yet. What one changeset says stands in the CHANGELOG of each of its packages, so there
 * is one for each group of packages that have the same changes.
 */
export function propose(found: ReadonlyMap<string, readonly Change[]>, changesets: readonly Changeset[]): Proposal[] {
  const packages = new Map<string, Map<string, Change>>()
  for (const [name, changes] of found) {
    const pending = pendingOf(changesets, name)
    for (const change of changes.filter(({ sentence }) => !pending.saying(sentence)))
      packages.set(change.sentence, (packages.get(change.sentence) ?? new Map()).set(name, change))
  }
  const groups = new Map<string, Proposal>()
  for (const byName of packages.values()) {
    const key = [...byName.keys()].join()
    const { bumps, changes } = groups.get(key) ?? { bumps: new Map<string, Bump>(), changes: [] }
    const raised = [...byName].map(([name, { bump }]): [string, Bump] => [name, greater(bump, bumps.get(name) ?? bump)])
    const strongest = [...byName.values()].reduce((one, other) => (isHigher(other.bump, one.bump) ? other : one))
    groups.set(key, { bumps: new Map(raised), changes: [...changes, strongest] })
  }
  return [...groups.values()]
}

/** The text of a changeset, for a person to read and edit. */
export function textOf({ bumps, changes }: Proposal): string {
  const releases = [...bumps].map(([name, bump]) => `'${name}': ${bump}`)
  const told = changes.map((change) => ({ ...change, sentence: written(change.sentence) }))
  return `---\n${releases.join('\n')}\n---\n\n${formatChanges(told)}\n`
}

/** Writes a changeset whole or not at all, under a name that nothing has yet, and returns its path. */
export function writeChangeset(root: string, proposal: Proposal): string {
  const folder = join(root, changesetFolder)
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `.unfinished-${process.pid}`)
  writeFileSync(unfinished, textOf(proposal))
  try {
    for (let number = 1; ; number++) {
      const name = `${nameOf(proposal)}${number === 1 ? '' : `-${number}`}.md`
      if (!takes(unfinished, join(folder, name))) continue
      return `${changesetFolder}/${name}`
    }
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Gives a finished file its name, unless somebody's file has it: what a person wrote is never replaced. */
function takes(unfinished: string, target: string): boolean {
  if (existsSync(target)) return false
  try {
    linkSync(unfinished, target)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Some words of the gravest sentence: `create-alert-no-longer-takes`. */
function nameOf({ changes }: Proposal): string {
  const { breaking, added, words } = groupChanges(changes)
  const sentence = [...breaking, ...added, ...words][0]?.sentence ?? ''
  const parts =
    sentence
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  return parts.slice(0, 6).join('-').slice(0, 60) || 'changes'
}
