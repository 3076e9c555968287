import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { matchingFiles, memoryKey, recall, remember } from './memory.ts'

const packages = fileURLToPath(new URL('../packages', import.meta.url))
const control = join(packages, 'sandbox/control.yaml')

const readers = [
  'openapi/{,lint/**/}*.{ts,json}',
  'openapi/redocly.yaml',
  'packages/internal/{document,generator}/src/**/*.ts',
  'packages/client-core/src/errors.ts',
  '{biome.json,pnpm-lock.yaml}',
]
/** The documents, and what follows from them. */
const results = [
  'openapi/{,shared/}*.yaml',
  'packages/sandbox/control.yaml',
  'packages/*/{openapi.json,clouddb.schema.json,src/generated/*.ts,docs/{operations,server-ages}.md}',
]

/** Lints the documents, and writes the bundle, the sources and the pages of each. Returns the complaints of the linter. */
export async function updateDocuments(): Promise<string[]> {
  const code = memoryKey(matchingFiles(readers))
  const state = () => memoryKey('documents', code, matchingFiles(results))
  if (recall(state())) return []
  const [{ lintRegistered }, { formatComplaint }, { bundleDocument }] = await Promise.all([
    import('../openapi/lint/lint-documents.ts'),
    import('../packages/internal/document/src/complaint.ts'),
    import('../packages/internal/document/src/bundle.ts'),
  ])
  const keyOfBundle = (document: object) => memoryKey('bundle', code, document)
  const { problems, bundles } = await lintRegistered({
    isChecked: (document) => recall(keyOfBundle(document)) === true,
  })
  if (problems.length > 0) return problems.map(formatComplaint)
  for (const { document } of bundles.values()) remember(keyOfBundle(document), true)
  for (const [path, bundle] of [...bundles, [control, await bundleDocument(control)] as const])
    await write(path, bundle)
  await writeDeclarations([...bundles].map(([path, { document }]) => [basename(path), document]))
  remember(state(), true)
  return []
}

/** Writes what as-code has of the documents that say what a project declares. */
async function writeDeclarations(
  documents: readonly (readonly [name: string, document: Bundle['document']])[],
): Promise<void> {
  const [{ declarationsFrom, declaredDocuments }, files] = await Promise.all([
    import('../packages/internal/generator/src/generate.ts'),
    import('../packages/internal/generator/src/package-files.ts'),
  ])
  const [own, other] = declaredDocuments.map((name) => documents.find(([each]) => each === name)?.[1])
  if (!own || !other) throw new Error(`The declarations need ${declaredDocuments.join(' and ')}.`)
  const folder = join(packages, 'as-code')
  const generated = declarationsFrom(own, other)
  await files.writeFiles(folder, generated, await files.compareFiles(folder, generated))
}

type Bundle = Parameters<typeof import('../packages/internal/generator/src/generate.ts').generateFrom>[1]

/** Writes what a package has of its document. */
async function write(path: string, bundle: Bundle): Promise<void> {
  const [{ generateFrom }, files, { textOfBundle }] = await Promise.all([
    import('../packages/internal/generator/src/generate.ts'),
    import('../packages/internal/generator/src/package-files.ts'),
    import('../packages/internal/document/src/bundle-file.ts'),
  ])
  const folder = path === control ? dirname(control) : join(packages, basename(path, '.yaml'))
  const generated = generateFrom(path, bundle)
  await files.writeFiles(folder, generated, await files.compareFiles(folder, generated))
  const [file, text] = [join(folder, 'openapi.json'), textOfBundle(bundle.document)]
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
