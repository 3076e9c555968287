import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lintDocuments } from '@clouddb/openapi/lint'
import { apiOf } from '../apis.ts'
import { componentsOf, subsetOf } from '../document/subset.ts'

const usual = new Map()
/**
 * Lint, strict schemas and examples. What the linter says of the unbroken bundle does not count: it is written for the
 * sources.
 *
 * @param operations All that a mistake can show in; the rest of the document is left out.
 */
export async function runLint(api, document, operations) {
  const baseline = subsetOf(apiOf(api).document, operations)
  const key = `${api} ${operations.join(' ')}`
  const known = usual.get(key) ?? lint(api, baseline).then((found) => new Set(found))
  usual.set(key, known)
  const accepted = await known
  // What nothing leads to any more is a finding.
  const found = await lint(api, subsetOf(document, operations, componentsOf(baseline)))
  return found.find((problem) => !accepted.has(problem))
}
async function lint(api, document) {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'))
  try {
    const file = join(folder, `${api}.yaml`)
    // JSON is YAML.
    writeFileSync(file, JSON.stringify(document, undefined, 1))
    const { problems } = await lintDocuments([file])
    return problems.map(({ rule, message }) => `${rule}: ${message}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
