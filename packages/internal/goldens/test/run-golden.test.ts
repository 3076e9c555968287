import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ByteServer, type Golden, goldens, runGolden, startByteServer } from '../goldens.ts'

let byteServer: ByteServer
beforeAll(async () => {
  byteServer = await startByteServer()
})
afterAll(() => byteServer.close())

describe('a golden complains', () => {
  const find = (isFound: (golden: Golden) => boolean): Golden => {
    const golden = goldens.find(isFound)
    if (golden === undefined) throw new Error('There is no such golden.')
    return golden
  }
  const refused = find((each) => 'request' in each && each.status === 400)

  test('about a mock that accepts what it must refuse, or does not answer', async () => {
    const mock = await startByteServer()
    const subjects = { createClient: () => ({}), mockUrl: mock.url, byteServer }
    const { value } = await mock.during([['HTTP/1.1 200 OK', '']], () => runGolden(refused, subjects))
    expect(value).toEqual(['the mock answered 200; it should have refused with 400'])
    await mock.close()
    expect(await runGolden(refused, subjects)).toEqual(['the mock answered nothing; it should have refused with 400'])
  })

  test('about a client that throws', async () => {
    const createClient = () => {
      throw new Error('no client today')
    }
    const complaints = await runGolden(
      find(({ kind }) => kind === 'response'),
      { createClient, byteServer },
    )
    expect(complaints).toContainEqual(expect.stringContaining('no client today'))
  })

  test.each([
    ['request', /the request line is "GET \/elsewhere HTTP\/1.1", not "POST /],
    ['response', /the payload is "something else", not {/],
    ['refused', /the client resolved to "something else"/],
  ])('about a client that sends and returns something else: %s', async (kind, complaint) => {
    const withResponse = async () => {
      await fetch(`${byteServer.url}/elsewhere`)
      return { data: 'something else', requestId: undefined }
    }
    const createClient = () => ({ createDashboard: () => ({ withResponse }) })
    const golden = find((each) => each.kind === kind && each.operation === 'createDashboard' && !('request' in each))
    expect((await runGolden(golden, { createClient, byteServer })).join('\n')).toMatch(complaint)
  })
})
