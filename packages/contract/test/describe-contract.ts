import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unseenPropertiesOf } from '../src/answer-properties.ts'
import type { Case } from '../src/derivation/case.ts'
import { deriveCases } from '../src/derivation/cases.ts'
import { readDocument } from '../src/document.ts'
import { bundledDocument, type Mock, startMock } from '../src/mock.ts'
import { promisesOf, unkeptOf } from '../src/promises.ts'
import { type ClientFactory, runCase } from '../src/run-case.ts'

/** The contract of one package: every case that its document gives reason for, through its client, against a mock. */
export function describeContract(packageName: string, createClient: ClientFactory): void {
  const raw = bundledDocument(packageName)
  const document = readDocument(raw)
  const cases = deriveCases(document)
  const of = (id: string): Case[] => cases.filter(({ operation }) => operation.id === id)
  let mock: Mock
  beforeAll(async () => {
    mock = await startMock(raw)
  })
  afterAll(() => mock.close())

  for (const { id } of document.operations) {
    describe(id, () => {
      for (const item of of(id)) {
        test(item.name, async () => {
          expect(await runCase(item, { document, createClient, url: mock.url })).toEqual([])
        })
      }
    })
  }

  describe(packageName, () => {
    test('has a method for every operation, and an operation for every method', () => {
      const bound = document.operations.flatMap(({ parameters }) => parameters.filter((each) => each.bound))
      const values = Object.fromEntries(bound.map(({ name }) => [name, 'any']))
      const options = { keyId: 'id', keySecret: 'secret', apiKey: 'key', baseUrl: mock.url, ...values }
      const methods = Object.keys(createClient(options as never)).filter((name) => name !== 'withOptions')
      expect(methods.toSorted()).toEqual(document.operations.map(({ id }) => id).toSorted())
    })

    test.for(document.operations)('probes by its cases all that the document says of $id', ({ id, pointer }) => {
      const promised = promisesOf(raw, pointer)
      expect(unkeptOf(id, promised, cases)).toEqual([])
      expect(promised.length).toBeGreaterThan(0)
    })

    test('shows every property of its answers in an example, and so to the client', () => {
      expect(unseenPropertiesOf(document)).toEqual([])
    })
  })
}
