import { connect } from 'node:net'
import type { Message } from './golden.ts'
import { encodeMessage } from './message.ts'

/** Milliseconds; a mock that has not answered by then hangs. */
const patience = 120_000

interface MockAnswer {
  /** 0 where the mock gave no answer. */
  readonly status: number
  /** What the mock says is wrong with the request, where it can say all of it. */
  readonly violations: readonly Violation[]
  readonly complete: boolean
}

interface Violation {
  readonly location: readonly string[]
  readonly message: string
}

/** Sends a literal request to the mock, which must accept it. */
export async function checkAccepted(request: Message, mockUrl: string): Promise<string[]> {
  const answer = await ask(request, mockUrl)
  const accepted = answer.status >= 200 && answer.status < 300 && answer.violations.length === 0 && answer.complete
  return accepted ? [] : [`the mock answered ${describe(answer)}; it should have accepted the request`]
}

/** Sends a literal request to the mock, which must refuse it with a status, and for the part that is at fault. */
export async function checkRefused(
  request: Message,
  status: number,
  at: string | undefined,
  mockUrl: string,
): Promise<string[]> {
  const answer = await ask(request, mockUrl)
  if (answer.status !== status) return [`the mock answered ${describe(answer)}; it should have refused with ${status}`]
  const found = at === undefined || answer.violations.some((violation) => partOf(violation) === at.toLowerCase())
  return found || !answer.complete ? [] : [`the mock refused the request not for ${at}, but with ${describe(answer)}`]
}

/** `body.numreplicas`; the mock writes the names of parameters in lower case. */
function partOf({ location }: Violation): string {
  return location.slice(1).join('.').toLowerCase()
}

function describe({ status, violations }: MockAnswer): string {
  return [status === 0 ? 'nothing' : status, ...violations.map((each) => `${partOf(each)}: ${each.message}`)].join(', ')
}

async function ask(request: Message, mockUrl: string): Promise<MockAnswer> {
  const { host, hostname, port } = new URL(mockUrl)
  const head = await exchange(encodeMessage(request, { host, connection: 'close' }), hostname, Number(port))
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? []
  const [, violations = '[]'] = /^sl-violations: (.*)\r$/im.exec(head) ?? []
  // What is too long for a header is cut off, and not JSON.
  const complete = violations.startsWith('[')
  return { status: Number(status), violations: complete ? JSON.parse(violations) : [], complete }
}

/** Writes bytes to a server and reads its answer up to the end of the head. */
function exchange(bytes: Buffer, host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, noDelay: true })
    let head = ''
    socket.setTimeout(patience, () => socket.destroy())
    socket.setEncoding('utf8')
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (text: string) => {
      head += text
      if (head.includes('\r\n\r\n')) socket.destroy()
    })
    // A mock that is gone gives no answer, and that is said of it.
    socket.on('error', () => {})
    socket.on('close', () => resolve(head))
  })
}
