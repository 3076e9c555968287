import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFacts } from '../../src/facts.ts'
import { apis, bundleOf, written } from '../documents.ts'

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
  cpSync(written, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  try {
    for (const edit of edits) apply(edit, join(folder, edit.file))
    const bundles = await Promise.all(apis.map((api) => bundleOf(api, folder)))
    const complaints = apis.flatMap((api, index) => {
      const bundle = bundles[index]
      return bundle ? checkFacts(api, bundle.document, bundle.locate) : []
    })
    return [...new Set(complaints)]
  } finally {
    rmSync(join(folder, '..'), { recursive: true })
  }
}

function apply({ line, by }: Edit, path: string): void {
  const text = readFileSync(path, 'utf8')
  const parts = text.split(`\n${line}\n`)
  if (parts.length !== 2) throw new Error(`${path} says "${line}" ${parts.length - 1} times, not once.`)
  writeFileSync(path, parts.join(`\n${by}\n`))
}
