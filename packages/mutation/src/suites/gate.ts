import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lintDocuments } from '@clouddb/openapi/lint'
import { type ApiName, apiOf } from '../apis.ts'
import { narrowTo } from '../document/narrow.ts'
import type { Json } from '../mutant.ts'

const usual = new Map<string, Promise<ReadonlySet<string>>>()

/**
 * S0: lint, strict schemas and examples. What the linter says of the bundled document as it stands does not count: it is
 * written for the sources.
 *
 * @param operations All that a mistake can show in; the rest of the document is left out.
 */
export async function askGate(
  api: ApiName,
  document: Json,
  operations: readonly string[],
): Promise<string | undefined> {
  const standing = apiOf(api).document
  const narrowed = narrowTo(standing, operations)
  const key = `${api} ${operations.join(' ')}`
  const known = usual.get(key) ?? lint(api, narrowed).then((found) => new Set(found))
  usual.set(key, known)
  const accepted = await known
  // What nothing leads to any more is a finding.
  const besides = Object.entries<Json>(narrowed.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `${kind}/${name}`),
  )
  const found = await lint(api, narrowTo(document, operations, besides))
  return found.find((problem) => !accepted.has(problem))
}

async function lint(api: ApiName, document: Json): Promise<string[]> {
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
