import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Message } from './golden.ts'
import { decodeMessage, encodeMessage, type ParsedMessage } from './message.ts'

/** A server on the loopback that answers every request with given bytes. */
export interface ByteServer {
  readonly url: string
  /** Runs `act` alone, and answers its requests with the answers in order; the last answer is repeated. */
  during<Value>(
    answers: readonly Message[],
    act: () => Promise<Value>,
  ): Promise<{ readonly value: Value; readonly requests: readonly ParsedMessage[] }>
  close(): Promise<void>
}

export async function startByteServer(): Promise<ByteServer> {
  const sockets = new Set<Socket>()
  let answers: readonly Message[] = []
  let requests: ParsedMessage[] = []

  function answer(socket: Socket, request: ParsedMessage): void {
    requests.push(request)
    const next = answers[Math.min(requests.length, answers.length) - 1]
    if (next === undefined) return void socket.destroy()
    socket.write(encodeMessage(next, {}))
    if (next.includes('connection: close')) socket.end()
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let received: Buffer = Buffer.alloc(0)
    socket.setNoDelay(true)
    socket.on('close', () => sockets.delete(socket))
    // A client may close the connection. The requests until then count.
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes])
      for (let whole = decodeMessage(received); whole !== undefined; whole = decodeMessage(received)) {
        received = received.subarray(whole.size)
        answer(socket, whole.message)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async during(given, act) {
      answers = given
      requests = []
      return { value: await act(), requests }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
