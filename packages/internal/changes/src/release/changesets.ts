import { globSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseChangesetFile } from '@changesets/parse'
import { type Bump, greaterBump, isHigherBump, type PackageChange } from '../comparison/change.ts'
import { containsSentence, writtenSentence } from './sentence.ts'

/** A changeset that waits for the version step. */
export interface Changeset {
  /** `.changeset/lists-are-walked.md` */
  readonly file: string
  readonly bumps: ReadonlyMap<string, Bump>
  readonly text: string
}

export function readChangesets(root: string): Changeset[] {
  const files = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'))
  return files.sort().map((file) => {
    const { releases, summary } = parse(readFileSync(join(root, file), 'utf8'), file)
    const bumps = releases.flatMap(({ name, type }): [string, Bump][] => (type === 'none' ? [] : [[name, type]]))
    return { file: file.replaceAll('\\', '/'), bumps: new Map(bumps), text: summary }
  })
}

function parse(text: string, file: string): ReturnType<typeof parseChangesetFile> {
  try {
    return parseChangesetFile(text)
  } catch (cause) {
    const [line = ''] = String((cause as Error).message).split('\n')
    const problem = line.replace(/^could not parse changeset - /, '').replace(/\.$/, '')
    throw new Error(`${file} cannot be read: ${problem}. Correct the lines between the two \`---\` at its top.`, {
      cause,
    })
  }
}

/** The changes of each package, by the package's name. */
export type ChangesByPackage = ReadonlyMap<string, readonly PackageChange[]>

/** The waiting changesets of one package. */
interface Pending {
  /** The highest of their bumps; `undefined` where there are none. */
  readonly bump: Bump | undefined
  /** Returns the changeset that contains a sentence. */
  saying(sentence: string): Changeset | undefined
}

function pendingOf(changesets: readonly Changeset[], name: string): Pending {
  const own = changesets.filter(({ bumps }) => bumps.has(name))
  const [first, ...others] = own.flatMap(({ bumps }) => bumps.get(name) ?? [])
  return {
    bump: first && others.reduce(greaterBump, first),
    saying: (sentence) => own.find(({ text }) => containsSentence(text, sentence)),
  }
}

const cure = 'Run `pnpm changes`: it writes the sentence and the bump into .changeset/, for you to read and edit.'
const reworded = 'A sentence with other words counts as missing: leave it whole, and write your own beside it.'

/** Returns a message for each sentence and each bump that the waiting changesets lack. */
export function changesetProblems(found: ChangesByPackage, changesets: readonly Changeset[]): string[] {
  const [unsaid, tooLow]: [string[], string[]] = [[], []]
  let isReworded = false
  for (const [name, changes] of found) {
    const pending = pendingOf(changesets, name)
    const missing = changes.filter(({ sentence }) => !pending.saying(sentence))
    const said = changes.filter((change) => !missing.includes(change))
    for (const { bump, sentence } of missing)
      unsaid.push(`${name}: no changeset of it says (${bump}): ${writtenSentence(sentence)}`)
    isReworded ||= missing.length > 0 && pending.bump !== undefined
    tooLow.push(...bumpProblem(name, said, pending))
  }
  const cures = unsaid.length === 0 ? [] : [`  ${cure}`, ...(isReworded ? [`  ${reworded}`] : [])]
  return [...unsaid, ...cures, ...tooLow]
}

/** A person wrote a bump that is too low, so only a person may raise it. */
function bumpProblem(name: string, said: readonly PackageChange[], { bump, saying }: Pending): string[] {
  const highest = highestOf(said)
  if (!highest || !bump || !isHigherBump(highest.bump, bump)) return []
  return [
    `${name}: its changesets ask for a ${bump} release, and this needs a ${highest.bump} one: ${writtenSentence(highest.sentence)}\n` +
      `  Write \`'${name}': ${highest.bump}\` at the top of ${saying(highest.sentence)?.file}.`,
  ]
}

/** The first of the changes with the highest bump. */
const highestOf = (changes: readonly PackageChange[]) =>
  changes.find(({ bump }) => !changes.some((other) => isHigherBump(other.bump, bump)))

/** A changeset of a package that is not published would fail the version step. */
export function unknownPackages(changesets: readonly Changeset[], published: readonly string[]): string[] {
  return changesets.flatMap(({ file, bumps }) =>
    [...bumps.keys()]
      .filter((name) => !published.includes(name))
      .map(
        (name) =>
          `${file}: there is no published package ${writtenSentence(name)}.\n` +
          `  Write one of these at its top, or remove the line: ${published.join(', ')}.`,
      ),
  )
}

/** A changeset to be written: packages, and the changes that all of them have. */
export interface Proposal {
  readonly bumps: ReadonlyMap<string, Bump>
  readonly changes: readonly PackageChange[]
}

/** Returns a changeset for each group of packages with the same changes that no waiting changeset contains. */
export function proposeChangesets(found: ChangesByPackage, changesets: readonly Changeset[]): Proposal[] {
  const packages = new Map<string, Map<string, Bump>>()
  for (const [name, changes] of found) {
    const pending = pendingOf(changesets, name)
    for (const { sentence, bump } of changes)
      if (!pending.saying(sentence))
        packages.set(sentence, (packages.get(sentence) ?? new Map<string, Bump>()).set(name, bump))
  }
  const groups = Map.groupBy(packages, ([, bumps]) => [...bumps.keys()].join())
  return [...groups.values()].map((group) => {
    const bumps = new Map<string, Bump>()
    for (const [name, bump] of group.flatMap(([, all]) => [...all]))
      bumps.set(name, greaterBump(bump, bumps.get(name) ?? bump))
    return {
      bumps,
      changes: group.map(([sentence, all]) => ({ sentence, bump: [...all.values()].reduce(greaterBump) })),
    }
  })
}

const titles = { major: 'Breaking', minor: 'Added', patch: 'Words' } as const

/** The text of a changeset, for a person to read and edit. */
export function textOfChangeset({ bumps, changes }: Proposal): string {
  const releases = [...bumps].map(([name, bump]) => `'${name}': ${bump}`)
  const groups = Object.entries(titles).map(([bump, title]) => {
    const own = changes.filter((change) => change.bump === bump)
    return own.length === 0
      ? []
      : [`${title}:`, '', ...own.map(({ sentence }) => `- ${writtenSentence(sentence)}.`), '']
  })
  return ['---', ...releases, '---', '', ...groups.flat()].join('\n')
}

/** Writes a changeset under a name that no file has yet, and returns its path. An interruption leaves no incomplete file. */
export function writeChangeset(root: string, proposal: Proposal): string {
  const folder = join(root, '.changeset')
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `.unfinished-${process.pid}`)
  writeFileSync(unfinished, textOfChangeset(proposal))
  try {
    for (let number = 1; ; number++) {
      const name = `${changesetName(proposal)}${number === 1 ? '' : `-${number}`}.md`
      if (hasLinked(unfinished, join(folder, name))) return `.changeset/${name}`
    }
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Links a finished file to its name, and never replaces a file. */
function hasLinked(unfinished: string, target: string): boolean {
  try {
    linkSync(unfinished, target)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The first words of a sentence with the highest bump: `create-alert-no-longer-takes`. */
function changesetName({ changes }: Proposal): string {
  const text = (highestOf(changes)?.sentence ?? '').replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  const words = text.match(/[a-z\d]+/g) ?? []
  return words.slice(0, 6).join('-').slice(0, 60) || 'changes'
}
