import type { Declaration, Project } from '../code/declarations.ts'
import { titleOf } from '../plan/work.ts'
import type { Export, PulledFile } from './files.ts'
import { printJson } from './printer.ts'
import type { Pulled } from './pulled-object.ts'
import { type Standing, withUnshown } from './standing.ts'

/** What a folder has of a project before a pull. */
export interface Present {
  /** The name of the file of the project: `clouddb.ts`. */
  readonly file: string
  readonly project: Project
  /** The texts of its files by their paths, with `\n` at the ends of lines. */
  readonly texts: ReadonlyMap<string, string>
  /** Where a declaration is exported. */
  readonly exports: ReadonlyMap<Declaration, Export>
}

/** What was pulled, and what the project declares of it. */
export interface Merging {
  readonly project: string
  readonly objects: readonly Pulled[]
  readonly standings: ReadonlyMap<Pulled, Standing>
  /** The declarations of the project. */
  readonly members: ReadonlySet<Declaration>
  readonly present: Present | undefined
  /** True: files with edits of their own are replaced. */
  readonly force: boolean
}

export interface Merged {
  readonly files: readonly PulledFile[]
  /** Copies of objects beside the files that kept them, which are no longer needed. */
  readonly removed: readonly string[]
  /** What stays as it is, and what has to be done by hand. */
  readonly kept: readonly string[]
}

/** Returns the file of a project of JSON. */
export function mergeJson({ project, objects, standings, present, force }: Merging): Merged {
  const whole = present?.project ?? { project, objects: [] }
  const list: Declaration[] = [...whole.objects]
  const kept: string[] = []
  const copies: Declaration[] = []
  for (const object of objects.filter(({ isDeclared }) => isDeclared)) {
    const standing = standings.get(object)
    const index = standing ? list.indexOf(standing.declaration) : list.length
    const mayReplace = standing?.obstacle === undefined && (force || (standing?.isApplied ?? true))
    if (standing?.isSame) continue
    if (index >= 0 && mayReplace)
      list[index] = standing ? withUnshown(object, standing.declaration).declaration : object.declaration
    else {
      copies.push(object.declaration)
      kept.push(...keptSentences(object, standing as Standing, 'clouddb.json', 'clouddb.pulled.json'))
    }
  }
  const isChanged = list.length > whole.objects.length || list.some((each, index) => each !== whole.objects[index])
  const text = present && !isChanged ? present.texts.get(present.file) : printJson({ ...whole, objects: list })
  const files = [{ path: 'clouddb.json', text: `${text}` }]
  if (copies.length > 0) files.push({ path: 'clouddb.pulled.json', text: printJson({ project, objects: copies }) })
  return { files, removed: [], kept }
}

/** Says what stays as it is, and where to see what the deployment has. */
export function keptSentences(
  { live: { form } }: Pulled,
  { obstacle, isApplied, differences }: Standing,
  place: string | undefined,
  copy: string,
): string[] {
  const reason =
    obstacle ?? (isApplied ? 'has comments or code that pull does not change' : 'has edits that were not applied')
  return [
    `${titleOf(form)} (${place}) ${reason}. ${copy} shows it as it is on the deployment. Applying would undo there:`,
    ...differences.map((each) => `  ${each}`),
  ]
}
