import { oracleOf } from '@clouddb/openapi/answers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf } from '../../spec/test/facts/documents.ts'
import {
  type ApiName,
  answersToDescribe,
  type ByteServer,
  type ClientFactory,
  goldens,
  runGolden,
  startByteServer,
} from '../src/goldens.ts'
import { type Mock, startMock } from '../src/mock/mock.ts'
import { mockedDocument } from './mocked-document.ts'

/** Every golden of one API as a test, against its client and a mock of it, and its answers against the document. */
export function describeGoldens(api: ApiName, createClient: ClientFactory): void {
  let mock: Mock
  let byteServer: ByteServer
  beforeAll(async () => {
    mock = await startMock(mockedDocument(api))
    byteServer = await startByteServer()
  })
  afterAll(() => Promise.all([mock.close(), byteServer.close()]))

  const undescribedIn = oracleOf(documentOf(api))
  const mine = goldens.filter((golden) => golden.api === api)
  for (const [operation, stated] of Map.groupBy(mine, (golden) => golden.operation))
    describe(`${api}: ${operation}`, () => {
      for (const golden of stated)
        test(golden.name, async () => {
          expect(await runGolden(golden, { createClient, mockUrl: mock.url, byteServer })).toEqual([])
          expect(answersToDescribe(golden).flatMap((answer) => undescribedIn(operation, answer))).toEqual([])
        })
    })
}
