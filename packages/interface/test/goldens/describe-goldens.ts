import { type Mock, startMock } from '@clouddb/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ApiName,
  type ByteServer,
  type ClientFactory,
  goldens,
  runGolden,
  startByteServer,
} from '../../src/goldens.ts'
import { documentOf } from './mocked-document.ts'

/** Every golden of one API as a test, against its client and a mock of it. */
export function describeGoldens(api: ApiName, createClient: ClientFactory): void {
  let mock: Mock
  let byteServer: ByteServer
  beforeAll(async () => {
    mock = await startMock(documentOf(api))
    byteServer = await startByteServer()
  })
  afterAll(() => Promise.all([mock.close(), byteServer.close()]))

  const mine = goldens.filter((golden) => golden.api === api)
  for (const [operation, stated] of Map.groupBy(mine, (golden) => golden.operation))
    describe(`${api}: ${operation}`, () => {
      for (const golden of stated)
        test(golden.name, async () => {
          expect(await runGolden(golden, { createClient, mockUrl: mock.url, byteServer })).toEqual([])
        })
    })
}
