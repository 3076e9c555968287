import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import type { Change } from '../comparison/change.ts'
import { compareDeclarations, type DeclarationChange } from './declarations/compare.ts'
import { isHigher, labelOf } from './declarations/difference.ts'
import { filesOf, type World } from './declarations/host.ts'
import { isExplained } from './explain.ts'
import { compareManifests } from './manifest.ts'
import { parseDocument } from './surface.ts'

/** Says what is different between two bundled documents. */
export type CompareDocuments = (before: OpenApiDocument, after: OpenApiDocument) => readonly Change[]

/** What changed for the users of each package that both worlds have. One change is one sentence. */
export function compareWorlds(before: World, after: World, compareDocuments: CompareDocuments): Map<string, Change[]> {
  const declarationsOf = declareAlike(before, after) ? () => [] : compareDeclarations(before, after)
  const found = new Map<string, Change[]>()
  for (const [name, now] of after) {
    const old = before.get(name)
    if (!old) continue
    const documents = [parseDocument(old), parseDocument(now)] as const
    const told = documents[0] && documents[1] ? [...compareDocuments(documents[0], documents[1])] : []
    const declared = declarationsOf(name).filter(
      (change) =>
        !documents[0] ||
        !documents[1] ||
        !isExplained(change, { before: documents[0], after: documents[1], changes: told }),
    )
    found.set(name, distinct([...told, ...gathered(declared), ...compareManifests(old.manifest, now.manifest)]))
  }
  return found
}

/** Whether a compiler would read the same files on both sides; it is slow to start, and would find nothing. */
function declareAlike(before: World, after: World): boolean {
  const textOf = (world: World) => JSON.stringify(filesOf('after', world).sort())
  return textOf(before) === textOf(after)
}

/** Descriptions that changed are one sentence for each name, however many parts of it are described anew. */
function gathered(changes: readonly DeclarationChange[]): Change[] {
  const described = new Map<string, string[]>()
  const rest: Change[] = []
  for (const { kind, labels, bump, sentence } of changes) {
    const [name = '', ...part] = labels
    if (kind === 'words') described.set(name, [...(described.get(name) ?? []), labelOf(part)])
    else rest.push({ bump, sentence, pointer: pointerOf(labels) })
  }
  for (const [name, parts] of described) {
    const named = parts.filter((part) => part !== '').sort()
    const listed = named.length > 4 ? `${named.slice(0, 4).join(', ')} and ${named.length - 4} more` : named.join(', ')
    const sentence = `the description of ${name} has other words${listed === '' ? '' : `: ${listed}`}`
    rest.push({ bump: 'patch', sentence, pointer: pointerOf([name]) })
  }
  return rest
}

const pointerOf = (labels: readonly string[]) => `#/declarations/${labels.join('/')}`

/** One sentence is said once, and its highest bump counts. */
function distinct(changes: readonly Change[]): Change[] {
  const bySentence = new Map<string, Change>()
  for (const change of changes) {
    const known = bySentence.get(change.sentence)
    if (!known || isHigher(change.bump, known.bump)) bySentence.set(change.sentence, change)
  }
  return [...bySentence.values()]
}
