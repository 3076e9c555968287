import {
  type ChangesByPackage,
  problemsOf,
  propose,
  readChangesets,
  textOf,
  unknownPackages,
  writeChangeset,
} from './changesets.ts'
import { type CompareDocuments, comparePackages } from './compare.ts'
import { written } from './sentence.ts'
import { type Packages, publishedPackages, readBaseline, readSurface, writeBaselines } from './surface.ts'

export interface Outcome {
  readonly text: string
  readonly isFine: boolean
}

const commands: Readonly<Record<string, (root: string, compareDocuments: CompareDocuments) => Outcome>> = {
  write: writeMissing,
  check,
  baseline,
}

/** Runs a command on a workspace. None of them is interactive. */
export function run(command: string, root: string, compareDocuments: CompareDocuments): Outcome {
  const known = commands[command]
  if (!known) throw new Error(`There is no command "${command}". Use one of ${Object.keys(commands).join(', ')}.`)
  return known(root, compareDocuments)
}

/** Compares the last release of each package, if there was one, with the work tree. */
function compareReleases(root: string, compareDocuments: CompareDocuments) {
  const folders = [...publishedPackages(root)]
  const baselines = folders.flatMap(([name, folder]) => {
    const baseline = readBaseline(folder)
    return baseline ? [[name, baseline] as const] : []
  })
  const before: Packages = new Map(baselines)
  const after: Packages = new Map(folders.map(([name, folder]) => [name, readSurface(root, folder)]))
  return { before, after, found: comparePackages(before, after, compareDocuments) }
}

const notCompared = 'A fix, or other behaviour, is not compared: describe it with `pnpm changeset`.'

/** Writes a changeset for each change that no waiting changeset contains. */
function writeMissing(root: string, compareDocuments: CompareDocuments): Outcome {
  const { found } = compareReleases(root, compareDocuments)
  const proposals = propose(found, readChangesets(root))
  const files = proposals.map((proposal) => writeChangeset(root, proposal))
  const texts = proposals.map((proposal, index) => `${files[index]}\n${indented(textOf(proposal))}`)
  const problems = problemsOf(found, readChangesets(root))
  const next =
    files.length > 0
      ? `Written to ${files.join(', ')}. Read and edit ${files.length > 1 ? 'them' : 'it'}: add the reason, and what users must do, and leave each sentence whole.`
      : 'There is nothing to write: the waiting changesets contain every change since the last release.'
  const text = [...texts, summary(found), next, notCompared, ...problems].join('\n\n')
  return { text, isFine: problems.length === 0 }
}

const indented = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '  ')

/** Checks that the waiting changesets contain every change. */
function check(root: string, compareDocuments: CompareDocuments): Outcome {
  const { before, after, found } = compareReleases(root, compareDocuments)
  const changesets = readChangesets(root)
  const announced = new Set(changesets.flatMap(({ bumps }) => [...bumps.keys()]))
  const problems = [
    ...baselineProblems(before, after, announced),
    ...unknownPackages(changesets, [...after.keys()]),
    ...problemsOf(found, changesets),
  ]
  return { text: problems.length > 0 ? problems.join('\n') : summary(found), isFine: problems.length === 0 }
}

/** A baseline has the version of the manifest. Only a package that was never released has no baseline. */
function baselineProblems(before: Packages, after: Packages, announced: ReadonlySet<string>): string[] {
  return [...after].flatMap(([name, { manifest }]) => {
    const version = before.get(name)?.manifest.version
    if (version === manifest.version || (version === undefined && announced.has(name))) return []
    if (version === undefined)
      return [
        `${name} has no baseline (its folder released/), and no changeset announces it.\n` +
          '  Restore the folder from git; or, for a new package, run `pnpm changeset`.',
      ]
    return [
      `${name} is ${manifest.version}, and its baseline is that of ${version}.\n` +
        '  `pnpm run version` writes versions and baselines together.',
    ]
  })
}

function baseline(root: string): Outcome {
  const names = writeBaselines(root)
  const text = names.length > 0 ? `Baselines written: ${names.join(', ')}.` : 'No version is new: all baselines stay.'
  return { text, isFine: true }
}

function summary(found: ChangesByPackage): string {
  const lines = [...found].flatMap(([name, changes]) =>
    changes.length === 0
      ? []
      : [`${name}:`, ...changes.map(({ bump, sentence }) => `  ${bump.padEnd(5)} ${written(sentence)}`)],
  )
  if (lines.length === 0) return 'Documents, types and manifests promise what the last release promised.'
  return ['Changed since the last release, and described in a changeset:', ...lines].join('\n')
}
