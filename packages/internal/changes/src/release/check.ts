import type { Change } from '../comparison/change.ts'
import { type Changeset, type Pending, pendingOf } from './changesets/pending.ts'
import { written } from './changesets/sentence.ts'
import { isHigher } from './declarations/difference.ts'

const cure = 'Run `pnpm changes`: it writes the sentence and the bump into .changeset/, for you to read and edit.'
const reworded = 'A sentence that has other words is missing, too: leave it whole, and write your own beside it.'

/** What the waiting changesets leave unsaid, each with its cure. */
export function problemsOf(found: ReadonlyMap<string, readonly Change[]>, changesets: readonly Changeset[]): string[] {
  const [unsaid, wrong]: [string[], string[]] = [[], []]
  let isWaiting = false
  for (const [name, changes] of found) {
    const pending = pendingOf(changesets, name)
    const missing = changes.filter(({ sentence }) => !pending.saying(sentence))
    const lines = missing.map(
      ({ bump, sentence }) => `${name}: no changeset of it says (${bump}): ${written(sentence)}`,
    )
    unsaid.push(...lines)
    isWaiting ||= lines.length > 0 && pending.bump !== undefined
    const confirmed = changes.filter((change) => !missing.includes(change))
    wrong.push(...bumpProblem(name, confirmed, pending))
  }
  const cures = unsaid.length === 0 ? [] : [`  ${cure}`, ...(isWaiting ? [`  ${reworded}`] : [])]
  return [...unsaid, ...cures, ...wrong]
}

/** A changeset of a package that nobody publishes would fail the version step, long after its author has gone. */
export function unknownPackages(changesets: readonly Changeset[], published: readonly string[]): string[] {
  return changesets.flatMap(({ file, bumps }) =>
    [...bumps.keys()]
      .filter((name) => !published.includes(name))
      .map(
        (name) =>
          `${file}: there is no published package ${written(name)}.\n` +
          `  Write one of these at its top, or take the line away: ${published.join(', ')}.`,
      ),
  )
}

/** A bump below what the confirmed sentences ask for: only a person may raise it, for a person wrote it. */
function bumpProblem(name: string, confirmed: readonly Change[], pending: Pending): string[] {
  const { bump } = pending
  const high = confirmed.filter((change) => bump && isHigher(change.bump, bump))
  const most = high.find((change) => !high.some((other) => isHigher(other.bump, change.bump)))
  if (!most || !bump) return []
  const file = pending.saying(most.sentence)?.file
  return [
    `${name}: its changesets ask for a ${bump} release, and this needs a ${most.bump} one: ${written(most.sentence)}\n` +
      `  Write \`'${name}': ${most.bump}\` at the top of ${file}.`,
  ]
}
