import { join } from 'node:path'
import { type Bundle, bundleDocument } from '@clouddb/document/bundle'
import type { Api } from '../src/facts.ts'

export const apis = ['management', 'observability-cloud', 'observability-oss'] as const

/** The folder of the documents. */
export const documents = join(import.meta.dirname, '../../../openapi')

/** The bundle of a document, whose locations begin at the root of the repository. */
export async function bundleOf(api: Api, folder = documents): Promise<Bundle> {
  const bundle = await bundleDocument(join(folder, `${api}.yaml`))
  return { ...bundle, locate: (pointer) => bundle.locate(pointer).replace(/^.*?(?=openapi\/)/, '') }
}
