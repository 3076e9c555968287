import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { decodeMessage, encodeMessage, parseMessage } from '../src/goldens/message.ts'
import { goldens, runGolden, startByteServer } from '../src/goldens.ts'

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
  const [golden] = goldens
  if (golden === undefined) throw new Error('There are no goldens.')

  test('says of a mock that is gone that it answered nothing', async () => {
    const gone = await startByteServer()
    await gone.close()
    const refused = goldens.find((each) => 'request' in each) ?? golden
    const complaints = await runGolden(refused, { createClient: () => ({}), mockUrl: gone.url })
    expect(complaints).toEqual([expect.stringMatching(/^the mock answered nothing; it should have refused with 400$/)])
  })

  test('says of a client that throws at once what it threw', async () => {
    const createClient = () => {
      throw new Error('no client today')
    }
    const answered = goldens.find(({ kind }) => kind === 'response') ?? golden
    expect(await runGolden(answered, { createClient, mockUrl: undefined })).toContainEqual(
      expect.stringContaining('no client today'),
    )
  })
})
