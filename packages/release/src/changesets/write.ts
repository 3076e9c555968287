import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bump, Change } from '@clouddb/document/changes/change'
import { higher } from '../declarations/difference.ts'
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
    const raised = [...byName].map(([name, { bump }]): [string, Bump] => [name, higher(bump, bumps.get(name) ?? bump)])
    const strongest = [...byName.values()].reduce((one, other) =>
      higher(one.bump, other.bump) === one.bump ? one : other,
    )
    groups.set(key, { bumps: new Map(raised), changes: [...changes, strongest] })
  }
  return [...groups.values()]
}

const headings: readonly (readonly [Bump, string])[] = [
  ['major', 'Breaking:'],
  ['minor', 'Added:'],
  ['patch', 'Words:'],
]

/** The text of a changeset, for a person to read and edit. */
export function textOf({ bumps, changes }: Proposal): string {
  const releases = [...bumps].map(([name, bump]) => `'${name}': ${bump}`)
  const parts = headings.flatMap(([bump, heading]) => {
    const own = changes.filter((change) => change.bump === bump)
    return own.length === 0 ? [] : [heading, own.map(({ sentence }) => `- ${written(sentence)}`).join('\n')]
  })
  return `---\n${releases.join('\n')}\n---\n\n${parts.join('\n\n')}\n`
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

/** Some words of the first sentence: `create-alert-no-longer-takes`. */
function nameOf({ changes }: Proposal): string {
  const first = headings.flatMap(([bump]) => changes.filter((change) => change.bump === bump))[0]?.sentence ?? ''
  const words =
    first
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  return words.slice(0, 6).join('-').slice(0, 60) || 'changes'
}
