import type { Change } from '@clouddb/document/changes/change'
import { type Changeset, type Pending, pendingOf } from './changesets/pending.ts'
import { written } from './changesets/sentence.ts'
import { isHigher } from './declarations/difference.ts'

const cure = 'Run `pnpm changes`: it writes the sentence and the bump into .changeset/, for you to read and edit.'

/** What the waiting changesets leave unsaid, each with its cure. */
export function problemsOf(found: ReadonlyMap<string, readonly Change[]>, changesets: readonly Changeset[]): string[] {
  return [...found].flatMap(([name, changes]) => {
    const pending = pendingOf(changesets, name)
    const unsaid = changes.filter(({ sentence }) => !pending.saying(sentence))
    const problems = unsaid.map(
      ({ bump, sentence }) => `${name}: no changeset of it says (${bump}): ${written(sentence)}`,
    )
    if (problems.length > 0) problems.push(`  ${cure}`)
    return [
      ...problems,
      ...bumpProblem(
        name,
        changes.filter((change) => !unsaid.includes(change)),
        pending,
      ),
    ]
  })
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
