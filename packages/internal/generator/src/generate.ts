import { basename, join } from 'node:path'
import { type Bundle, bundleDocument, refuseBundle } from '@clouddb/document/bundle'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { type Problem, Problems } from '@clouddb/document/problems'
import { writeErrors } from './client-errors.ts'
import { formatTypeScript, generatedFolder } from './package-files.ts'
import { type ApiModel, readApi } from './read/api.ts'
import { declarationDocument } from './read/declarations.ts'
import { readRequests } from './read/request-tables.ts'
import { TypeNames } from './type-names.ts'
import { writeClient } from './write/client.ts'
import { writeDefinition, writeStates } from './write/definition.ts'
import { writeMethods } from './write/methods.ts'
import { writeNames } from './write/own-names.ts'
import { writePages } from './write/pages.ts'
import { writeProjectSchema } from './write/project-schema.ts'
import { writeRequests } from './write/request-functions.ts'
import { writeDeclaredTypes, writeSchema } from './write/schema.ts'
import { writeStandIns } from './write/stand-ins.ts'

/** The model of a bundled document, and unformatted sources by file name. */
export interface Generated {
  readonly api: ApiModel
  readonly sources: Readonly<
    Record<'schema' | 'methods' | 'definition' | 'names', string> &
      Partial<Record<'requests' | 'states' | 'client' | 'fetch' | 'index', string>>
  >
}

/**
 * Generates sources from a bundled document, or returns its problems.
 *
 * @param name The name of the document and its package: `management`.
 */
export function generateSources(
  document: OpenApiDocument,
  name: string,
): Generated | { readonly problems: readonly Problem[] } {
  const problems = new Problems()
  const api = readApi(document, problems)
  const model = readRequests(document, problems)
  if (problems.found.length > 0) return { problems: problems.found }
  const names = new TypeNames()
  const states = writeStates(api)
  const schema = writeSchema(document, names)
  const sources = {
    schema: schema.source,
    methods: writeMethods(document, api, schema, names),
    definition: writeDefinition(api),
    names: writeNames(document),
    ...(api.client && writeClient(name, api, api.client)),
    ...(states === undefined ? {} : { states }),
    ...(model.requests.length === 0 ? {} : { requests: writeRequests(document, api, schema, model) }),
  }
  return { api, sources }
}

/** Returns the contents of all files that a package has from its document, by path. */
export async function generatePackage(documentPath: string): Promise<Map<string, string>> {
  return generateFrom(documentPath, await bundleDocument(documentPath))
}

/** The same, of a document that is bundled already. */
export function generateFrom(documentPath: string, { document, complain }: Bundle): Map<string, string> {
  const generated = generateSources(document, basename(documentPath, '.yaml'))
  if ('problems' in generated) return refuseBundle(complain(generated.problems))
  const sources = new Map([
    ...Object.entries(generated.sources).map(([name, source]): [string, string] => [
      name,
      `${banner(basename(documentPath), 'the document')}${source}`,
    ]),
    ['errors', `${banner('the errors of client-core', 'them')}${writeErrors()}`],
  ])
  const formatted = formatTypeScript([...sources.values()])
  return new Map([
    ...[...sources.keys()].map((name, index): [string, string] => [
      `${generatedFolder}/${name}.ts`,
      formatted[index] as string,
    ]),
    ...writePages(generated.api, document.info.title),
  ])
}

/** The documents that say what a project declares: the texts are those of the first. */
export const declaredDocuments = ['observability-oss.yaml', 'observability-cloud.yaml'] as const

/** Returns the types of declarations, and the schema of projects in JSON, which follow from the documents of a folder. */
export async function generateDeclarations(folder: string): Promise<Map<string, string>> {
  const [own, other] = await Promise.all(declaredDocuments.map((name) => bundleDocument(join(folder, name))))
  return declarationsFrom((own as Bundle).document, (other as Bundle).document)
}

/** The same, of documents that are bundled already. */
export function declarationsFrom(own: OpenApiDocument, other: OpenApiDocument): Map<string, string> {
  const document = declarationDocument(own, other)
  const types = `${banner(declaredDocuments.join(' and '), 'the documents')}${writeStandIns(document)}\n${writeDeclaredTypes(document)}`
  return new Map([
    [`${generatedFolder}/declarations.ts`, formatTypeScript([types])[0] as string],
    ['clouddb.schema.json', writeProjectSchema(document)],
  ])
}

function banner(origin: string, what: string): string {
  return `// Generated from ${origin}. Do not edit: change ${what}, then run \`pnpm generate\`.\n\n`
}
