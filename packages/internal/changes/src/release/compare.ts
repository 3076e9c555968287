import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import { isHigher, type PackageChange } from '../comparison/change.ts'
import type { Change } from '../comparison/rules.ts'
import { compareManifests } from './manifest.ts'
import { type Packages, parseDocument } from './surface.ts'

export type CompareDocuments = (before: OpenApiDocument, after: OpenApiDocument) => readonly Change[]

/** Returns the changes of each package that both releases have. One change is one sentence. */
export function comparePackages(
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
    found.set(name, distinct([...documented, ...compareManifests(old.manifest, now.manifest)]))
  }
  return found
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
