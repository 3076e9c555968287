import { lintDocuments, lintRegistered } from './lint/lint-documents.ts'
import { formatProblem } from './lint/problem.ts'

const documents = process.argv.slice(2)
const { problems, counts } = documents.length > 0 ? await lintDocuments(documents) : await lintRegistered()
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`)
  process.exitCode = 1
} else {
  const found = Object.entries(counts).map(([what, count]) => `${count} ${count === 1 ? what.slice(0, -1) : what}`)
  console.log(`${found.join(', ')}: no problem.`)
}
