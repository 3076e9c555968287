import { basename, dirname, resolve } from 'node:path'
import { type Bundle, bundleDocument } from '@clouddb/document/bundle'
import { arrange, type Complaint, complaintsOf } from '@clouddb/document/complaint'
import { LocalFiles } from '@clouddb/document/files'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { DocumentError } from '@clouddb/document/problems'
import { type Config, lintDocument, loadConfig, YamlParseError } from '@redocly/openapi-core'
import { checkBundle } from './bundle-rules/bundle-rules.ts'
import { plugin } from './plugin.ts'
import { complaintOfFile, documentsIn, findUnusedShared } from './shared-files.ts'

const ownConfiguration = resolve(import.meta.dirname, '../redocly.yaml')

export interface LintOptions {
  /** The file of the configuration. */
  readonly configPath?: string
  /** Whether nothing was wrong with a bundle when it was checked the last time. Default: never. */
  readonly isChecked?: (document: OpenApiDocument) => boolean
}

export interface LintResult {
  readonly documents: number
  readonly problems: Complaint[]
  /** The bundles by the path of the document; only those of readable documents. */
  readonly bundles: ReadonlyMap<string, Bundle>
}

/** Lints the registered documents of a configuration, and finds unregistered ones beside it. */
export async function lintRegistered(options: LintOptions = {}): Promise<LintResult> {
  const { configPath = ownConfiguration } = options
  const { resolvedConfig } = await loadConfig({ configPath, plugins: [plugin] })
  const registered = Object.values(resolvedConfig.apis ?? {}).map(({ root }) => resolve(dirname(configPath), root))
  const others = documentsIn(dirname(configPath)).filter((document) => !registered.includes(document))
  const { problems, ...result } = await lintDocuments(registered, options)
  const cure = `name it under apis in ${basename(configPath)}; only registered documents are linted and built.`
  const unregistered = others.map((file) => complaintOfFile(file, 'The document is not registered.', cure))
  return { ...result, problems: [...problems, ...unregistered] }
}

/** Lints documents and the shared files that they refer to. */
export async function lintDocuments(
  paths: readonly string[],
  { configPath = ownConfiguration, isChecked = () => false }: LintOptions = {},
): Promise<LintResult> {
  const documents = paths.map((path) => resolve(path))
  const config = await loadConfig({ configPath, plugins: [plugin] })
  const files = new LocalFiles()
  const complaints: Complaint[] = []
  for (const path of documents) complaints.push(...(await lintOne(path, config, files)))
  const { unreadable } = await files.read()
  // An unreadable file breaks every reference into it. Only the cause is reported.
  if (unreadable.length > 0) return { documents: documents.length, problems: arrange(unreadable), bundles: new Map() }

  const found = causesOf(complaints)
  const bundles = hasRule(found, brokenReferences)
    ? new Map<string, Bundle>()
    : await bundlesOf(documents, files, found)
  for (const bundle of bundles.values())
    if (!isChecked(bundle.document)) found.push(...checkBundle(bundle, config, found))
  // Broken references would make used components look unused.
  if (bundles.size === documents.length && !hasRule(found, brokenUses))
    found.push(...findUnusedShared(documents, await files.read(), [...bundles.values()], config))
  return { documents: documents.length, problems: arrange(found), bundles }
}

async function lintOne(path: string, config: Config, files: LocalFiles): Promise<Complaint[]> {
  try {
    const document = await files.resolveDocument(null, path, true)
    if (document instanceof Error) throw document
    const problems = await lintDocument({ document, config, externalRefResolver: files })
    // The schema of such an example does not compile, which house/strict-schemas reports.
    return complaintsOf(problems.filter(({ message }) => !message.startsWith('Example validation errored')))
  } catch (error) {
    if (error instanceof YamlParseError) return []
    const message = `The document cannot be read: ${error instanceof Error ? error.message : String(error)}`
    return [complaintOfFile(path, message, 'name an OpenAPI 3.1 document that exists.')]
  }
}

const brokenReferences = ['no-unresolved-refs', 'house/references']
const brokenUses = [...brokenReferences, 'path-parameters-defined', 'security-defined']

const hasRule = (complaints: readonly Complaint[], rules: readonly string[]) =>
  complaints.some(({ rule = '' }) => rules.includes(rule))

/** Leaves out complaints that follow from others. */
function causesOf(complaints: readonly Complaint[]): Complaint[] {
  // A broken reference makes its target unused.
  const followers = hasRule(complaints, brokenUses) ? ['no-unused-components'] : []
  return complaints.filter((complaint) => {
    const { rule = '', file, line } = complaint
    const others = complaints.filter((other) => other !== complaint && other.file === file)
    if (rule === 'no-unresolved-refs') return !others.some((other) => other.line === line && other.rule !== rule)
    // Another version of OpenAPI has another structure.
    if (rule === 'struct' || rule === 'spec-ref-siblings') return !hasRule(others, ['rule/openapi-version'])
    return !followers.includes(rule)
  })
}

/** The bundles of the valid documents. Adds complaints of bundles where there are no others: others would name the cause. */
async function bundlesOf(
  documents: readonly string[],
  files: LocalFiles,
  found: Complaint[],
): Promise<Map<string, Bundle>> {
  const bundles = new Map<string, Bundle>()
  const checked = found.length === 0 ? files : undefined
  for (const path of documents) {
    try {
      bundles.set(path, await bundleDocument(path, checked))
    } catch (error) {
      if (!(error instanceof DocumentError) || (checked && error.complaints.length === 0)) throw error
      if (checked) found.push(...error.complaints)
    }
  }
  return bundles
}
