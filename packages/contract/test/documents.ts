import { bundledDocument } from '@clouddb/goldens/mock'
import { documentedDeployment } from '../src/command/options/deployments.ts'
import { type ContractDocument, readDocument } from '../src/index.ts'

const documents = new WeakMap<object, ContractDocument>()

// The command reads these as well: their cases serve all tests.
for (const name of ['management', 'observability-oss'] as const)
  documents.set(bundledDocument(`@clouddb/${name}`), (await documentedDeployment(name).load([])).document)

/** Reads a document once for all tests, because its cases take seconds to derive. */
export function read(raw: object): ContractDocument {
  const document = documents.get(raw) ?? readDocument(raw)
  documents.set(raw, document)
  return document
}

/** The document of a package. */
export const documentOf = (packageName: string): ContractDocument => read(bundledDocument(packageName))

/** Reads a document that has only some of the operations of another one, whose cases it shares. */
export function readPart(raw: object, whole: object): void {
  const ids = new Set(readDocument(raw).operations.map(({ id }) => id))
  const document = read(whole)
  documents.set(raw, {
    ...document,
    raw: raw as never,
    operations: document.operations.filter(({ id }) => ids.has(id)),
  })
}
