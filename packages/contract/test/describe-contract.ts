import { fileURLToPath } from 'node:url'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { representativesOf, subsetOf } from '@clouddb/document/subset'
import { bundledDocument, type Mock, startMock } from '@clouddb/goldens/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, type CaseResult, type ClientFactory, createCoverage, deriveCases, runCase } from '../src/index.ts'
import { documentOf } from './documents.ts'

/** Milliseconds for one request, which no request reaches, also on a busy machine. */
const TIMEOUT = 3_600_000

/**
 * Runs the cases of one document through the client of its package, against a mock. By default it takes one operation of
 * each kind, sends one case of each kind by it, and checks that all its cases together cover it; with `everyCase` it takes
 * every operation and sends every case.
 */
export function describeContract(packageName: string, createClient: ClientFactory, everyCase = false): void {
  const document = documentOf(packageName)
  const whole = bundledDocument(packageName) as unknown as OpenApiDocument
  const chosen = everyCase ? document.operations.map(({ id }) => id) : representativesOf(whole)
  const served = subsetOf(whole, chosen)
  const operations = document.operations.filter(({ id }) => chosen.includes(id))
  const cases = deriveCases(document, { operations: chosen }).filter(({ modes }) => modes.includes('mock'))
  const sent = new Set(everyCase ? cases : oneOfEachKind(cases))
  const coverage = createCoverage(document, 'mock')
  let mock: Mock
  beforeAll(async () => {
    mock = await startMock(served)
  })
  afterAll(() => mock.close())

  describe(packageName, () => {
    test.for(operations)('$id: the client and the mock agree with the document', async ({ id }) => {
      const failures: string[] = []
      for (const item of cases.filter(({ operation }) => operation.id === id)) {
        if (!sent.has(item)) {
          coverage.add(item, { complaints: [], seen: [] })
          continue
        }
        const target = { document, createClient, url: mock.url, fetch: mock.fetch, timeout: TIMEOUT }
        const result = await runCase(item, target)
        coverage.add(item, result)
        if (result.complaints.length > 0) failures.push(`${id} ${item.name}: ${await failureOf(packageName, result)}`)
      }
      if (failures.length > 0) expect.fail(failures.join('\n\n'))
    })

    test('has a method for every operation, and an operation for every method', () => {
      const bound = document.operations.flatMap(({ parameters }) => parameters.filter((each) => each.bound))
      const values = Object.fromEntries(bound.map(({ name }) => [name, 'any']))
      const options = { keyId: 'id', keySecret: 'secret', apiKey: 'key', baseUrl: mock.url, ...values }
      const methods = Object.keys(createClient(options as never)).filter((name) => name !== 'withOptions')
      expect(methods.toSorted()).toEqual(document.operations.map(({ id }) => id).toSorted())
    })

    test('gives each path parameter of a call a different value', () => {
      for (const { call, operation } of cases.filter(({ kind }) => kind === 'good call')) {
        const values = Object.values(call.path)
        expect(new Set(values).size, operation.id).toBe(values.length)
      }
    })

    // These tests read the results of the tests above.
    test.for(operations)('$id: the cases reach every key of the document', ({ id }) => {
      const keys = coverage.keys().filter(({ key }) => key.operation === id && key.modes.includes('mock'))
      expect(keys.filter(({ reached }) => !reached).map(({ key }) => key.id)).toEqual([])
      expect(keys.length).toBeGreaterThan(0)
    })

    // The answers of all operations show them together.
    if (!everyCase) return
    test('the answers show every documented property to the client', () => {
      const properties = coverage.keys().filter(({ key }) => key.kind === 'property')
      expect(properties.filter(({ reached }) => !reached).map(({ key }) => key.id)).toEqual([])
      expect(properties.length).toBeGreaterThan(0)
    })
  })
}

/** One case of each kind and outcome for each operation, and one for each documented answer. */
function oneOfEachKind(cases: readonly Case[]): Case[] {
  const seen = new Set<string>()
  return cases.filter(({ operation, kinds, about, expectation }) => {
    const answer = expectation.kind === 'answered' ? about[0] : ''
    const keys = kinds.map((kind) => [operation.id, kind, expectation.kind, answer].join(' '))
    const isNew = keys.some((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}

/** The complaints about a case, and the file and line of the document. */
export async function failureOf(
  packageName: string,
  { complaints, pointer }: Pick<CaseResult, 'complaints' | 'pointer'>,
): Promise<string> {
  const { bundleDocument } = await import('@clouddb/document/bundle')
  const file = new URL(`../../../openapi/${packageName.replace('@clouddb/', '')}.yaml`, import.meta.url)
  const { locate } = await bundleDocument(fileURLToPath(file))
  return [...complaints, `the document states it in ${locate(pointer).replace(/^(\.\.\/)+/, '')}`].join('\n')
}
