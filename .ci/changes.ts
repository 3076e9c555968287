// The command `pnpm changes`: lints the documents, writes what follows from them, updates counts, and writes the changesets and
// reports that the work tree lacks. One process does all, because most of the time of a small step is the start of a process.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))
const { updateDocuments } = await import('./update-documents.ts')
const complaints = await updateDocuments()
if (complaints.length > 0) {
  console.error(`${complaints.join('\n')}\n${complaints.length} ${complaints.length === 1 ? 'problem' : 'problems'}.`)
  process.exitCode = 1
} else {
  await import('./figures.ts')
  const { writeChanges } = await import('./write-changes.ts')
  if (!(await writeChanges())) process.exitCode = 1
}
