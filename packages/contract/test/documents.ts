import { bundledDocument } from '@clouddb/goldens/mock'
import { type ContractDocument, readDocument } from '../src/index.ts'

const documents = new WeakMap<object, ContractDocument>()

/** Reads a document once for all tests, because its cases take seconds to derive. */
export function read(raw: object): ContractDocument {
  const document = documents.get(raw) ?? readDocument(raw)
  documents.set(raw, document)
  return document
}

/** The document of a package. */
export const documentOf = (packageName: string): ContractDocument => read(bundledDocument(packageName))
