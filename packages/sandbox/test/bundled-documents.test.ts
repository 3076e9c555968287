import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentModule } from '../build/trim.ts'
import {
  cloudDocument,
  type Document,
  documentedDay,
  managementDocument,
  ossDocument,
  readServedDocument,
} from '../src/documents.ts'

/** What the sandbox reads besides schemas, of which the build leaves out more. */
function factsOf({ schemas, operations, ...facts }: Document) {
  return { ...facts, operations: operations.map(({ body, parameters, ...operation }) => operation) }
}

test.each<[folder: string, whole: Document, shared?: Document]>([
  ['management', managementDocument],
  ['observability-oss', ossDocument],
  ['observability-cloud', cloudDocument, ossDocument],
])('the sandbox reads the same from the bundled document of %s', (folder, whole, shared) => {
  const path = fileURLToPath(new URL(`../../${folder}/openapi.json`, import.meta.url))
  const { code } = documentModule(readFileSync(path, 'utf8'), path)
  const bundled: unknown = new Function(code.replace('export default', 'return'))()
  expect(factsOf(readServedDocument(bundled, shared?.schemas))).toEqual(factsOf(whole))
})

test('a part without a day of its own does not count as always known', () => {
  const stated = 'The document states no day of patern of LogSourceRequest.connection.'
  expect(() => documentedDay('LogSourceRequest', 'connection', 'patern')).toThrow(stated)
})
