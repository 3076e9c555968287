import { type CallRecord, describeOutcome } from './call.ts'
import type { Message } from './golden.ts'
import { parseMessage } from './message.ts'
import { difference } from './outcome.ts'

/** Headers that a golden states wholly: one that it does not name must not be sent. */
const telling = ['authorization', 'accept', 'content-type', 'cookie', 'prefer', 'x-api-key']

/** Compares what reached a server with the literal request. */
export function checkRequest(expected: Message, record: CallRecord): string[] {
  const { requests } = record
  const [sent] = requests
  if (sent === undefined) return [`the client sent nothing: ${describeOutcome(record)}`]
  const { start, headers, body } = parseMessage(expected)
  return [
    ...(requests.length > 1 ? [`it was sent ${requests.length} times, not once`] : []),
    ...difference('the request line', sent.start, start),
    ...[...new Set([...telling, ...headers.keys()])].flatMap((name) =>
      difference(`the header ${name}`, sent.headers.get(name), headers.get(name)),
    ),
    ...difference('the body', sent.body, body),
  ]
}
