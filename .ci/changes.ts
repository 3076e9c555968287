// The command `pnpm changes`: lints the documents, writes what follows from them, updates counts, and writes the changesets and
// reports that the work tree lacks. One process does all, because most of the time of a small step is the start of a process.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))
const { updateDocuments } = await import('./update-documents.ts')
try {
  const complaints = await updateDocuments()
  if (complaints.length > 0)
    throw new Error(
      `${complaints.join('\n')}\n${complaints.length} ${complaints.length === 1 ? 'problem' : 'problems'}.`,
    )
  await import('./figures.ts')
  const { writeChanges } = await import('./write-changes.ts')
  if (!(await writeChanges())) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
