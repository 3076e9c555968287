// The format of the CHANGELOGs, for users of the packages: the text of each changeset without its commit, and all updated
// dependencies in one line. The changesets command calls these functions by their names.

interface Changeset {
  readonly summary: string
}

interface Dependency {
  readonly name: string
  readonly oldVersion: string
  readonly newVersion: string
}

const unreleased = '0.0.0'

/** A changeset as an item of a list. */
export function getReleaseLine({ summary }: Changeset): string {
  const [first = '', ...more] = summary.trim().split('\n')
  return [`- ${first}`, ...more.map((line) => `  ${line}`.trimEnd())].join('\n')
}

/** Leaves out dependencies that had no version before: no user had an older one. */
export function getDependencyReleaseLine(_: readonly Changeset[], dependencies: readonly Dependency[]): string {
  const moved = dependencies.filter(({ oldVersion }) => oldVersion !== unreleased)
  if (moved.length === 0) return ''
  return `- Comes with ${moved.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`
}
