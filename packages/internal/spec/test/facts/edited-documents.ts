import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { type Api, checkFacts } from '../../src/facts.ts'
import { apis, bundleOf, written } from './documents.ts'

/** What a person does to a document. */
export interface Edit {
  /** `shared/alerts.yaml` */
  readonly file: string
  /** The only line that says this. */
  readonly line: string
  /** What stands in its place; it may hold the line itself. */
  readonly by: string
}

/** What is complained about in all documents once they have been edited. */
export async function complaintsAfter(...edits: readonly Edit[]): Promise<string[]> {
  const folder = join(mkdtempSync(join(tmpdir(), 'edited-')), 'openapi')
  cpSync(written, folder, { recursive: true, filter: (path) => isPartOfDocuments(relative(written, path)) })
  try {
    for (const edit of edits) apply(edit, join(folder, edit.file))
    const isEdited = (api: Api) => edits.some(({ file }) => file.startsWith('shared/') || file === `${api}.yaml`)
    const complaints = await Promise.all(
      apis.map((api) => (isEdited(api) ? complaintsIn(api, folder) : asWritten(api))),
    )
    return [...new Set(complaints.flat())]
  } finally {
    rmSync(join(folder, '..'), { recursive: true })
  }
}

function isPartOfDocuments(path: string): boolean {
  return path === '' || path === 'shared' || /^(shared\/)?[\w-]+\.yaml$/.test(path.replaceAll(sep, '/'))
}

async function complaintsIn(api: Api, folder: string): Promise<string[]> {
  const { document, locate } = await bundleOf(api, folder)
  return checkFacts(api, document, locate)
}

const known = new Map<Api, Promise<string[]>>()

/** The complaints about a document that nobody edited: read once, for they are the same each time. */
function asWritten(api: Api): Promise<string[]> {
  const complaints = known.get(api) ?? complaintsIn(api, written)
  known.set(api, complaints)
  return complaints
}

function apply({ line, by }: Edit, path: string): void {
  const text = readFileSync(path, 'utf8')
  const parts = text.split(`\n${line}\n`)
  if (parts.length !== 2) throw new Error(`${path} says "${line}" ${parts.length - 1} times, not once.`)
  writeFileSync(path, parts.join(`\n${by}\n`))
}
