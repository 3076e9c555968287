import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ByteServer, type Golden, goldens, runGolden, startByteServer } from '../goldens.ts'
import { decodeMessage, encodeMessage, parseMessage } from '../src/message.ts'

describe('a literal message', () => {
  test('has a first line, headers, and a body in pieces', () => {
    const { start, headers, body } = parseMessage(['POST /a HTTP/1.1', 'Accept: b', '', '{"c":', '1}'])
    expect([start, [...headers], body]).toEqual(['POST /a HTTP/1.1', [['accept', 'b']], '{"c":1}'])
  })

  test.each([
    ['the length of its body in bytes', ['POST / HTTP/1.1', '', 'ü'], 'POST / HTTP/1.1\r\ncontent-length: 2\r\n\r\nü'],
    [
      'a wrong length that it states',
      ['PUT / HTTP/1.1', 'content-length: 9', '', 'a'],
      'PUT / HTTP/1.1\r\ncontent-length: 9\r\n\r\na',
    ],
    ['no length for a request without a body', ['GET / HTTP/1.1', ''], 'GET / HTTP/1.1\r\n\r\n'],
    ['a length for a response without a body', ['HTTP/1.1 200 OK', ''], 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'],
  ])('is sent with %s', (_, message, bytes) => {
    expect(encodeMessage(message, {}).toString()).toBe(bytes)
  })

  test('is read when its last byte has come, and not before', () => {
    const bytes = Buffer.from('PUT / HTTP/1.1\r\nContent-Length: 2\r\n\r\nüGET')
    const sizes = Array.from({ length: 40 }, (_, end) => decodeMessage(bytes.subarray(0, end))?.size)
    expect(sizes).toEqual([...Array(39).fill(undefined), 39])
    expect(decodeMessage(bytes)?.message.body).toBe('ü')
  })
})

let byteServer: ByteServer
beforeAll(async () => {
  byteServer = await startByteServer()
})
afterAll(() => byteServer.close())

describe('the byte server', () => {
  test('answers in order, and repeats the last answer', async () => {
    const answers = [
      ['HTTP/1.1 202 Accepted', ''],
      ['HTTP/1.1 204 No Content', ''],
    ]
    const { value, requests } = await byteServer.during(answers, async () => {
      const statuses: number[] = []
      for (const path of ['/a', '/b', '/c']) statuses.push((await fetch(byteServer.url + path)).status)
      return statuses
    })
    expect(value).toEqual([202, 204, 204])
    expect(requests.map(({ start }) => start)).toEqual(['GET /a HTTP/1.1', 'GET /b HTTP/1.1', 'GET /c HTTP/1.1'])
  })

  test('separates acts that start at the same time, also when one fails', async () => {
    const ask = (word: string) =>
      byteServer.during([['HTTP/1.1 200 OK', '', word]], async () => {
        const answer = await fetch(`${byteServer.url}/${word}`)
        if (word === 'b') throw new Error('b failed')
        return answer.text()
      })
    expect(await Promise.allSettled(['a', 'b', 'c'].map(ask))).toMatchObject([
      { value: { value: 'a', requests: [{ start: 'GET /a HTTP/1.1' }] } },
      { reason: { message: 'b failed' } },
      { value: { value: 'c', requests: [{ start: 'GET /c HTTP/1.1' }] } },
    ])
  })
})

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
