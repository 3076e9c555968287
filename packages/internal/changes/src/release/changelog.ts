// The words of the CHANGELOGs, for people who install the packages: what a changeset says, without the commit that brought
// it, and the dependencies that moved along in one line. The changesets call these functions by their names.

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

/** Nothing of a first version: who installs it has never had an older dependency. */
export function getDependencyReleaseLine(_: readonly Changeset[], dependencies: readonly Dependency[]): string {
  const moved = dependencies.filter(({ oldVersion }) => oldVersion !== unreleased)
  if (moved.length === 0) return ''
  return `- Comes with ${moved.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`
}
