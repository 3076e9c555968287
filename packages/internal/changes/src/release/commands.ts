import type { Change } from '../comparison/change.ts'
import { readBaseline, writeBaselines } from './baseline.ts'
import { readChangesets } from './changesets/pending.ts'
import { written } from './changesets/sentence.ts'
import { propose, textOf, writeChangeset } from './changesets/write.ts'
import { problemsOf, unknownPackages } from './check.ts'
import { type CompareDocuments, compareWorlds } from './compare.ts'
import type { World } from './declarations/host.ts'
import { publishedPackages, readSurface } from './surface.ts'

export interface Outcome {
  readonly text: string
  readonly isFine: boolean
}

const commands: Readonly<Record<string, (root: string, compareDocuments: CompareDocuments) => Outcome>> = {
  write: writeMissing,
  check,
  baseline,
}

/** Runs a command on a workspace. None of them asks anything. */
export function run(command: string, root: string, compareDocuments: CompareDocuments): Outcome {
  const known = commands[command]
  if (!known) throw new Error(`There is no command "${command}". Say one of ${Object.keys(commands).join(', ')}.`)
  return known(root, compareDocuments)
}

interface Releases {
  /** What the last release of each package promised, where there was one. */
  readonly before: World
  readonly after: World
}

function readReleases(root: string): Releases {
  const folders = [...publishedPackages(root)]
  const baselines = folders.flatMap(([name, folder]) => {
    const baseline = readBaseline(folder)
    return baseline ? [[name, baseline] as const] : []
  })
  return {
    before: new Map(baselines),
    after: new Map(folders.map(([name, folder]) => [name, readSurface(root, folder)])),
  }
}

/** Writes what no waiting changeset says yet, and says what it found. */
function writeMissing(root: string, compareDocuments: CompareDocuments): Outcome {
  const { before, after } = readReleases(root)
  const found = compareWorlds(before, after, compareDocuments)
  const changesets = readChangesets(root)
  const proposals = propose(found, changesets)
  const files = proposals.map((proposal) => writeChangeset(root, proposal))
  const told = proposals.map((proposal, index) => `${files[index]}\n${indented(textOf(proposal))}`)
  const raised = problemsOf(found, readChangesets(root))
  const next =
    files.length > 0
      ? `Written to ${files.join(', ')}. Read and edit ${files.length > 1 ? 'them' : 'it'}: add why, and what users do about it, and leave each sentence whole.`
      : 'There is nothing to write: what changed since the last release stands in the waiting changesets.'
  return {
    text: [...told, summary(found), next, notCompared, ...raised].join('\n\n'),
    isFine: raised.length === 0,
  }
}

const notCompared = 'What no comparison sees, a fix or other behaviour, is yours to say: `pnpm changeset` asks for it.'

/** Whether the waiting changesets say all that changed. */
function check(root: string, compareDocuments: CompareDocuments): Outcome {
  const { before, after } = readReleases(root)
  const found = compareWorlds(before, after, compareDocuments)
  const changesets = readChangesets(root)
  const problems = [
    ...baselineProblems({ before, after }, (name) => isNamed(name)),
    ...unknownPackages(changesets, [...after.keys()]),
    ...problemsOf(found, changesets),
  ]
  return { text: problems.length > 0 ? problems.join('\n') : summary(found), isFine: problems.length === 0 }

  function isNamed(name: string): boolean {
    return changesets.some(({ bumps }) => bumps.has(name))
  }
}

/** A baseline is that of the version that the manifest names; a package without one has not been released. */
function baselineProblems({ before, after }: Releases, isNamed: (name: string) => boolean): string[] {
  return [...after].flatMap(([name, { manifest }]) => {
    const baseline = before.get(name)
    if (!baseline && isNamed(name)) return []
    if (!baseline)
      return [
        `${name} has no baseline (its folder released/), and no changeset announces it.\n` +
          '  Take the folder back from git; or, for a new package, run `pnpm changeset`.',
      ]
    if (baseline.manifest.version === manifest.version) return []
    return [
      `${name} is ${manifest.version}, and its baseline is that of ${baseline.manifest.version}.\n` +
        '  Versions and baselines are written together, by `pnpm run version`.',
    ]
  })
}

function baseline(root: string): Outcome {
  const names = writeBaselines(root)
  const text =
    names.length > 0 ? `Baselines written: ${names.join(', ')}.` : 'No version is new: every baseline stands.'
  return { text, isFine: true }
}

function summary(found: ReadonlyMap<string, readonly Change[]>): string {
  const lines = [...found].flatMap(([name, changes]) =>
    changes.length === 0
      ? []
      : [`${name}:`, ...changes.map(({ bump, sentence }) => `  ${bump.padEnd(5)} ${written(sentence)}`)],
  )
  if (lines.length === 0) return 'Documents, types and manifests promise what the last release promised.'
  return ['Changed since the last release, and said in a changeset:', ...lines].join('\n')
}

const indented = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '  ')
