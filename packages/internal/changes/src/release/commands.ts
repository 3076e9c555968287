import type { OpenApiDocument } from '@clouddb/document/openapi'
import type { PackageChange } from '../comparison/change.ts'
import type { Change } from '../comparison/change-rules.ts'
import {
  type ChangesByPackage,
  type Changeset,
  changesetProblems,
  proposeChangesets,
  readChangesets,
  textOfChangeset,
  unknownPackages,
  writeChangeset,
} from './changesets.ts'
import { compareManifests } from './manifest.ts'
import { staleProblems, typeProblems, writeReports } from './report-files.ts'
import type { MakeReports } from './reports.ts'
import { writtenSentence } from './sentence.ts'
import {
  type Packages,
  parseDocument,
  publishedPackages,
  readCurrent,
  readReleasedSurface,
  writeBaselines,
} from './surface.ts'

export type CompareDocuments = (before: OpenApiDocument, after: OpenApiDocument) => readonly Change[]

export interface Outcome {
  readonly text: string
  readonly isFine: boolean
}

/** What compares documents, and what makes reports on types. */
export interface Tools {
  readonly compareDocuments: CompareDocuments
  readonly makeReports: MakeReports
}

const commands: Readonly<Record<string, (root: string, tools: Tools) => Outcome>> = {
  write: writeMissing,
  check,
  baseline,
}

/** Runs a command on a workspace. None of them is interactive. */
export function runReleaseCommand(command: string, root: string, tools: Tools): Outcome {
  const known = commands[command]
  if (!known) throw new Error(`There is no command "${command}". Use one of ${Object.keys(commands).join(', ')}.`)
  return known(root, tools)
}

/** Compares the last release of each package, if there was one, with the work tree. */
function compareReleases(root: string, tools: Tools) {
  const folders = [...publishedPackages(root)]
  const baselines = folders.flatMap(([name, folder]) => {
    const baseline = readReleasedSurface(folder)
    return baseline ? [[name, baseline] as const] : []
  })
  const before: Packages = new Map(baselines)
  const after = readCurrent(root, tools.makeReports)
  const found = comparePackages(before, after, tools.compareDocuments)
  return { before, after, found, changesets: readChangesets(root) }
}

/** Returns the changes of each package that both releases have. One change is one sentence. */
function comparePackages(
  before: Packages,
  after: Packages,
  compareDocuments: CompareDocuments,
): Map<string, PackageChange[]> {
  const found = new Map<string, PackageChange[]>()
  for (const [name, now] of after) {
    const old = before.get(name)
    if (!old) continue
    const [first, second] = [parseDocument(old), parseDocument(now)]
    const documented = first && second ? compareDocuments(first, second) : []
    found.set(name, [...documented, ...compareManifests(old.manifest, now.manifest)])
  }
  return found
}

const announcedBy = (changesets: readonly Changeset[]) => new Set(changesets.flatMap(({ bumps }) => [...bumps.keys()]))

const notCompared = 'A fix, or other behaviour, is not compared: describe it with `pnpm changeset`.'

/** Writes the reports on types, and a changeset for each change that no waiting changeset contains. */
function writeMissing(root: string, tools: Tools): Outcome {
  const { before, after, found, changesets } = compareReleases(root, tools)
  const reports = writeReports(root, after.values())
  const proposals = proposeChangesets(found, changesets)
  const files = proposals.map((proposal) => writeChangeset(root, proposal))
  const texts = proposals.map((proposal, index) => `${files[index]}\n${indentedText(textOfChangeset(proposal))}`)
  const now = readChangesets(root)
  const problems = [...changesetProblems(found, now), ...typeProblems(before, after, announcedBy(now))]
  const next =
    files.length > 0
      ? `Written to ${files.join(', ')}. Read and edit ${files.length > 1 ? 'them' : 'it'}: add the reason, and what users must do, and leave each sentence whole.`
      : 'There is nothing to write: the waiting changesets contain every change since the last release.'
  const review = reports.length > 0 ? [`Review the diff of ${reports.join(', ')}.`] : []
  const text = [...texts, summary(found), next, ...review, notCompared, ...problems].join('\n\n')
  return { text, isFine: problems.length === 0 }
}

const indentedText = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '  ')

/** Checks that the waiting changesets contain every change. */
function check(root: string, tools: Tools): Outcome {
  const { before, after, found, changesets } = compareReleases(root, tools)
  const announced = announcedBy(changesets)
  const problems = [
    ...baselineProblems(before, after, announced),
    ...unknownPackages(changesets, [...after.keys()]),
    ...changesetProblems(found, changesets),
    ...staleProblems(root, after.values()),
    ...typeProblems(before, after, announced),
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

function baseline(root: string, tools: Tools): Outcome {
  const names = writeBaselines(readCurrent(root, tools.makeReports).values())
  const text = names.length > 0 ? `Baselines written: ${names.join(', ')}.` : 'No version is new: all baselines stay.'
  return { text, isFine: true }
}

function summary(found: ChangesByPackage): string {
  const lines = [...found].flatMap(([name, changes]) =>
    changes.length === 0
      ? []
      : [`${name}:`, ...changes.map(({ bump, sentence }) => `  ${bump.padEnd(5)} ${writtenSentence(sentence)}`)],
  )
  if (lines.length === 0) return 'Documents, types and manifests promise what the last release promised.'
  return ['Changed since the last release, and described in a changeset:', ...lines].join('\n')
}
