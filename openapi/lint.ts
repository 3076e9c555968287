import { formatComplaint } from '@clouddb/document/complaint'
import { lintDocuments, lintRegistered } from './lint/lint-documents.ts'

const paths = process.argv.slice(2)
const { documents, problems } = paths.length > 0 ? await lintDocuments(paths) : await lintRegistered()
for (const problem of problems) console.error(formatComplaint(problem))
if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`)
  process.exitCode = 1
} else {
  console.log(`${documents} ${documents === 1 ? 'document' : 'documents'}: no problem.`)
}
