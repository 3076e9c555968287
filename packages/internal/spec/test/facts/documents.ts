import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, bundleDocument } from '../../src/document/bundle.ts'
import type { OpenApiDocument } from '../../src/document/openapi.ts'
import type { Api } from '../../src/facts.ts'

export const apis = ['management', 'observability-cloud', 'observability-oss'] as const

/** The folder of the documents that people write. */
export const written = join(import.meta.dirname, '../../../../../openapi')

/** A document as it is shipped. */
export const documentOf = (api: Api): OpenApiDocument =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../${api}/openapi.json`), 'utf8'))

/** The bundle of a written document, whose locations begin at the root of the repository. */
export async function bundleOf(api: Api, folder = written): Promise<Bundle> {
  const bundle = await bundleDocument(join(folder, `${api}.yaml`))
  return { ...bundle, locate: (pointer) => bundle.locate(pointer).replace(/^.*?(?=openapi\/)/, '') }
}

/** Complaints about all documents, each once; where there are any, with the lines that a person wrote. */
export async function complaintsAbout(
  check: (api: Api, locate: (pointer: string) => string) => string[],
): Promise<string[]> {
  if (apis.every((api) => check(api, (pointer) => pointer).length === 0)) return []
  const located = await Promise.all(apis.map(async (api) => check(api, (await bundleOf(api)).locate)))
  return [...new Set(located.flat())]
}
