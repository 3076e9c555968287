import { bundledDocument } from '@clouddb/goldens/mock'
import { type ContractDocument, readDocument } from '../src/index.ts'

const documents = new Map<string, ContractDocument>()

/** The document of a package. It is read once, so that its cases are derived once. */
export function documentOf(packageName: string): ContractDocument {
  const known = documents.get(packageName) ?? readDocument(bundledDocument(packageName))
  documents.set(packageName, known)
  return known
}
