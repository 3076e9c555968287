import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ByteServer, type Golden, goldens, runGolden, startByteServer } from '../src/goldens.ts'
import { decodeMessage, encodeMessage, parseMessage } from '../src/message.ts'

describe('a literal message', () => {
  test('is its first line, its headers and its body, whose pieces are put together', () => {
    const { start, headers, body } = parseMessage(['POST /a HTTP/1.1', 'Accept: b', '', '{"c":', '1}'])
    expect({ start, headers: [...headers], body }).toEqual({
      start: 'POST /a HTTP/1.1',
      headers: [['accept', 'b']],
      body: '{"c":1}',
    })
  })

  test('is written with the length of its body in bytes', () => {
    expect(encodeMessage(['POST / HTTP/1.1', '', 'ü'], { host: 'a' }).toString()).toBe(
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nü',
    )
  })

  test('is written with the length that it states, though that be wrong', () => {
    expect(encodeMessage(['HTTP/1.1 200 OK', 'content-length: 9', '', 'a'], {}).toString()).toMatch(
      /length: 9\r\n\r\na$/,
    )
  })

  test('is written without a length where a request has no body, and with one where an answer has none', () => {
    expect(encodeMessage(['GET / HTTP/1.1', ''], {}).toString()).toBe('GET / HTTP/1.1\r\n\r\n')
    expect(encodeMessage(['HTTP/1.1 200 OK', ''], {}).toString()).toBe('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
  })

  test('is read as soon as the last of its bytes has come, and not before', () => {
    const bytes = Buffer.from('PUT / HTTP/1.1\r\nContent-Length: 2\r\n\r\nüGET')
    const sizes = Array.from({ length: bytes.length + 1 }, (_, end) => decodeMessage(bytes.subarray(0, end))?.size)
    expect(sizes.indexOf(39)).toBe(39)
    expect(sizes.slice(0, 39)).toEqual(Array(39).fill(undefined))
    expect(decodeMessage(bytes)?.message.body).toBe('ü')
  })
})

describe('the byte server', () => {
  test('answers with the bytes that it is given, the last of them again and again', async () => {
    const server = await startByteServer()
    const answers = [
      ['HTTP/1.1 202 Accepted', ''],
      ['HTTP/1.1 204 No Content', ''],
    ]
    const { value, requests } = await server.during(answers, async () => {
      const statuses: number[] = []
      for (const path of ['/a', '/b', '/c']) statuses.push((await fetch(server.url + path)).status)
      return statuses
    })
    await server.close()
    expect(value).toEqual([202, 204, 204])
    expect(requests.map(({ start }) => start)).toEqual(['GET /a HTTP/1.1', 'GET /b HTTP/1.1', 'GET /c HTTP/1.1'])
  })

  test('keeps what happens at the same time apart, also when one fails', async () => {
    const server = await startByteServer()
    const ask = (word: string) => async () => {
      const answer = await fetch(`${server.url}/${word}`)
      if (word === 'b') throw new Error('b failed')
      return answer.text()
    }
    const answered = await Promise.allSettled(
      ['a', 'b', 'c'].map((word) => server.during([['HTTP/1.1 200 OK', '', word]], ask(word))),
    )
    await server.close()
    expect(answered).toMatchObject([
      { value: { value: 'a', requests: [{ start: 'GET /a HTTP/1.1' }] } },
      { reason: { message: 'b failed' } },
      { value: { value: 'c', requests: [{ start: 'GET /c HTTP/1.1' }] } },
    ])
  })

  test('ends every connection when it is closed', async () => {
    const server = await startByteServer()
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    const ended = text(socket).catch(() => 'reset')
    socket.write('GET / HTTP/1.1\r\n')
    await new Promise((resolve) => socket.once('connect', resolve))
    await server.close()
    expect(await ended).toBeOneOf(['', 'reset'])
  })
})

describe('a golden', () => {
  const find = (isFound: (golden: Golden) => boolean): Golden => {
    const golden = goldens.find(isFound)
    if (golden === undefined) throw new Error('There is no such golden.')
    return golden
  }
  let byteServer: ByteServer
  beforeAll(async () => {
    byteServer = await startByteServer()
  })
  afterAll(() => byteServer.close())

  test('complains about a mock that does not answer', async () => {
    const stopped = await startByteServer()
    await stopped.close()
    const subjects = { createClient: () => ({}), mockUrl: stopped.url, byteServer }
    expect(
      await runGolden(
        find((each) => 'request' in each && each.status === 400),
        subjects,
      ),
    ).toEqual(['the mock answered nothing; it should have refused with 400'])
  })

  test('complains about a mock that accepts what it must refuse, or refuses what it must accept', async () => {
    const answering = await startByteServer()
    const ask = (golden: Golden, status: string) =>
      answering.during([[`HTTP/1.1 ${status}`, '']], async () => {
        const [complaint] = await runGolden(golden, { createClient: () => ({}), mockUrl: answering.url, byteServer })
        return complaint
      })
    const refused = await ask(
      find((each) => 'request' in each && each.status === 400),
      '200 OK',
    )
    expect(refused.value).toBe('the mock answered 200; it should have refused with 400')
    await answering.close()
  })

  test('complains about a client that throws', async () => {
    const createClient = () => {
      throw new Error('no client today')
    }
    const complaints = await runGolden(
      find(({ kind }) => kind === 'response'),
      { createClient, byteServer },
    )
    expect(complaints).toContainEqual(expect.stringContaining('no client today'))
  })

  test('complains about another request, another result, and a call that should have been rejected', async () => {
    const client = {
      createDashboard: () => ({
        withResponse: async () => {
          await fetch(`${byteServer.url}/elsewhere`)
          return { data: 'something else', requestId: undefined }
        },
      }),
    }
    const complaintsOf = async (kind: string) => {
      const golden = find((each) => each.kind === kind && each.operation === 'createDashboard' && !('request' in each))
      return (await runGolden(golden, { createClient: () => client, byteServer })).join('\n')
    }
    expect(await complaintsOf('request')).toMatch(/the request line is "GET \/elsewhere HTTP\/1.1", not "POST /)
    expect(await complaintsOf('response')).toContain('the payload is "something else", not {')
    expect(await complaintsOf('refused')).toContain('the client resolved to "something else"')
  })
})
