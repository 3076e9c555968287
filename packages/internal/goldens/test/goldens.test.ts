import { type OpenApiDocument, provenanceOf } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { oracleOf } from '@clouddb/openapi/answers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersToDescribe, type ByteServer, goldens, runGolden, startByteServer } from '../goldens.ts'
import { breaksRule } from '../src/mock/broken-rules.ts'
import { bundledDocument, type Mock, startMock } from '../src/mock/mock.ts'

const apis = [
  ['management', createManagementClient],
  ['observability-cloud', createObservabilityCloudClient],
  ['observability-oss', createObservabilityOssClient],
] as const

describe.each(apis)('%s', (api, createClient) => {
  const document = bundledDocument(`@clouddb/${api}`) as unknown as OpenApiDocument
  const own = goldens.filter((golden) => golden.api === api)
  const operations = locatedOperations(document)
  const complaintsAbout = oracleOf(document)
  let mock: Mock
  let byteServer: ByteServer
  beforeAll(async () => {
    mock = await startMock(document)
    byteServer = await startByteServer()
  })
  afterAll(() => Promise.all([mock.close(), byteServer.close()]))

  test('has goldens of its operations only', () => {
    const ids = operations.map(({ id }) => id)
    expect(own.map(({ operation }) => operation).filter((operation) => !ids.includes(operation))).toEqual([])
  })

  describe.each(operations)('$id', ({ id, node }) => {
    const stated = own.filter(({ operation }) => operation === id)

    // Goldens are written from the sources of the interface, not from the document.
    test('has enough goldens in packages/internal/goldens/operations, of every kind, with different names', () => {
      const isOfInterface = provenanceOf(node).from === 'interface'
      expect(stated.length).toBeGreaterThanOrEqual(isOfInterface ? 6 : 3)
      expect(new Set(stated.map(({ kind }) => kind))).toEqual(new Set(['request', 'response', 'refused']))
      expect(new Set(stated.map(({ kind, name }) => `${kind}: ${name}`)).size).toBe(stated.length)
    })

    test('behaves as its goldens state, in the client and in a mock of the document', async () => {
      const complaints: string[] = []
      for (const golden of stated.filter((each) => !breaksRule(document, each))) {
        const found = await runGolden(golden, { createClient, mockUrl: mock.url, byteServer })
        complaints.push(...found.map((complaint) => `${golden.name}: ${complaint}`))
      }
      expect(complaints).toEqual([])
    })

    test('has a document that describes the responses of its goldens', () => {
      const complaints = stated.flatMap((golden) =>
        answersToDescribe(golden).flatMap((answer) =>
          complaintsAbout(id, answer).map((complaint) => `${golden.name}: ${complaint}`),
        ),
      )
      expect(complaints).toEqual([])
    })
  })
})
