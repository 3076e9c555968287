import { fileURLToPath } from 'node:url'
import { bundledDocument, type Mock, startMock } from '@clouddb/goldens/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Case,
  type CaseResult,
  type ClientFactory,
  createCoverage,
  deriveCases,
  readDocument,
  runCase,
} from '../src/index.ts'

/** Milliseconds for one request. No case is about time, and a busy machine has little of it. */
export const PATIENCE = 3_600_000

/** The contract of one package: every case that its document gives reason for, through its client, against a mock. */
export function describeContract(packageName: string, createClient: ClientFactory): void {
  const raw = bundledDocument(packageName)
  const document = readDocument(raw)
  const cases = deriveCases(document)
  const coverage = createCoverage(document, 'mock')
  const of = (id: string): Case[] =>
    cases.filter(({ operation, modes }) => operation.id === id && modes.includes('mock'))
  let mock: Mock
  beforeAll(async () => {
    mock = await startMock(raw)
  })
  afterAll(() => mock.close())

  for (const { id } of document.operations) {
    describe(id, () => {
      for (const item of of(id)) {
        test(item.name, async () => {
          const result = await runCase(item, {
            document,
            createClient,
            url: mock.url,
            fetch: mock.fetch,
            timeout: PATIENCE,
          })
          coverage.add(item, result)
          if (result.complaints.length > 0) expect.fail(await failureOf(packageName, result))
        })
      }
    })
  }

  // After the cases, for it looks at what they have shown.
  describe(packageName, () => {
    test('has a method for every operation, and an operation for every method', () => {
      const bound = document.operations.flatMap(({ parameters }) => parameters.filter((each) => each.bound))
      const values = Object.fromEntries(bound.map(({ name }) => [name, 'any']))
      const options = { keyId: 'id', keySecret: 'secret', apiKey: 'key', baseUrl: mock.url, ...values }
      const methods = Object.keys(createClient(options as never)).filter((name) => name !== 'withOptions')
      expect(methods.toSorted()).toEqual(document.operations.map(({ id }) => id).toSorted())
    })

    test('gives every path parameter of a call a value of its own', () => {
      for (const { call, operation } of cases.filter(({ kind }) => kind === 'good call')) {
        const values = Object.values(call.path)
        expect(new Set(values).size, operation.id).toBe(values.length)
      }
    })

    test.for(document.operations)('has shown all that the document promises of $id', ({ id }) => {
      const keys = coverage.keys().filter(({ key }) => key.operation === id && key.modes.includes('mock'))
      expect(keys.filter(({ reached }) => !reached).map(({ key }) => key.id)).toEqual([])
      expect(keys.length).toBeGreaterThan(0)
    })

    test('has shown every property of its answers, to the client and by it', () => {
      const properties = coverage.keys().filter(({ key }) => key.kind === 'property')
      expect(properties.filter(({ reached }) => !reached).map(({ key }) => key.id)).toEqual([])
      expect(properties.length).toBeGreaterThan(0)
    })
  })
}

/** The complaints about a case, and the file and line that a person edits if the document is wrong. */
export async function failureOf(
  packageName: string,
  { complaints, pointer }: Pick<CaseResult, 'complaints' | 'pointer'>,
): Promise<string> {
  const { bundleDocument } = await import('@clouddb/spec/document/bundle')
  const file = new URL(`../../../openapi/${packageName.replace('@clouddb/', '')}.yaml`, import.meta.url)
  const { locate } = await bundleDocument(fileURLToPath(file))
  return [...complaints, `the document says so in ${locate(pointer).replace(/^(\.\.\/)+/, '')}`].join('\n')
}
