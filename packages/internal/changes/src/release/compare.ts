import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import { isHigher } from '../comparison/change.ts'
import type { Change } from '../comparison/rules.ts'
import { firstOf } from '../comparison/text.ts'
import { compareDeclarations, type DeclarationChange } from './declarations/compare.ts'
import { isExplained } from './explain.ts'
import { compareManifests } from './manifest.ts'
import { type PackageChange, type Packages, parseDocument, type Surface } from './surface.ts'

export type CompareDocuments = (before: OpenApiDocument, after: OpenApiDocument) => readonly Change[]

/** Returns the changes of each package that both releases have. One change is one sentence. */
export function comparePackages(
  before: Packages,
  after: Packages,
  compareDocuments: CompareDocuments,
): Map<string, PackageChange[]> {
  const declarationsOf = haveSameDeclarations(before, after) ? () => [] : compareDeclarations(before, after)
  const found = new Map<string, PackageChange[]>()
  for (const [name, now] of after) {
    const old = before.get(name)
    if (!old) continue
    const [first, second] = [parseDocument(old), parseDocument(now)]
    const documents = first && second && { before: first, after: second, changes: compareDocuments(first, second) }
    const declared = declarationsOf(name).filter((change) => !documents || !isExplained(change, documents))
    const manifests = compareManifests(old.manifest, now.manifest)
    found.set(name, distinct([...(documents?.changes ?? []), ...gathered(declared), ...manifests]))
  }
  return found
}

/** Starting the compiler is slow, and unnecessary where all declarations are equal. */
function haveSameDeclarations(before: Packages, after: Packages): boolean {
  const partOf = ([name, { manifest, declarations }]: [string, Surface]) =>
    [name, manifest.exports, [...declarations].sort()] as const
  const textOf = (packages: Packages) => JSON.stringify([...packages].map(partOf).sort())
  return textOf(before) === textOf(after)
}

const manyDescriptions = 'the descriptions of many types and functions have other words'

/** Describes the changed comments of one name in one sentence, and those of more than four names in a single one. */
function gathered(changes: readonly DeclarationChange[]): PackageChange[] {
  const comments = Map.groupBy(
    changes.filter(({ kind }) => kind === 'words'),
    ({ labels }) => labels[0] ?? '',
  )
  const others = changes.filter(({ kind }) => kind !== 'words')
  if (comments.size > 4) return [...others, { bump: 'patch', sentence: manyDescriptions }]
  const described = [...comments].map(([name, parts]): PackageChange => {
    const named = parts.map(({ part }) => part).filter((part) => part !== '')
    const few = named.length > 0 ? `: ${firstOf(named, 4)}` : ''
    return { bump: 'patch', sentence: `the description of ${name} has other words${few}` }
  })
  return [...others, ...described]
}

/** Keeps each sentence once, with its highest bump. */
function distinct(changes: readonly PackageChange[]): PackageChange[] {
  const bySentence = new Map<string, PackageChange>()
  for (const { bump, sentence } of changes) {
    const known = bySentence.get(sentence)
    if (!known || isHigher(bump, known.bump)) bySentence.set(sentence, { bump, sentence })
  }
  return [...bySentence.values()]
}
