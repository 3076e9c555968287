import { answersToDescribe, goldens, runGolden, startByteServer } from '@clouddb/goldens'
import { oracleOf } from '@clouddb/openapi/answers'

let byteServer
/** Literal bytes, in both directions. */
export async function runGoldens({ api, operations, createClient, mockUrl, onlyServer }) {
  byteServer ??= startByteServer()
  const server = await byteServer
  for (const golden of goldens) {
    if (golden.api !== api || !operations.includes(golden.operation)) continue
    if (onlyServer && !speaksToServer(golden)) continue
    const [complaint] = await runGolden(golden, { createClient, mockUrl, byteServer: server })
    if (complaint !== undefined) return `${golden.operation} ${golden.name}: ${complaint}`
  }
  return undefined
}
/** The answers in goldens of some operations, held against a document. */
export function runAnswers(api, document, operations) {
  const undescribedIn = oracleOf(document)
  for (const golden of goldens) {
    if (golden.api !== api || !operations.includes(golden.operation)) continue
    const [complaint] = answersToDescribe(golden).flatMap((answer) => undescribedIn(golden.operation, answer))
    if (complaint !== undefined) return `${golden.operation} ${golden.name}: ${complaint}`
  }
  return undefined
}
/** The others hold bytes of a server against a client. */
function speaksToServer(golden) {
  return golden.kind === 'request' || 'request' in golden
}
/** Lets go of the server that all of them share. */
export async function closeGoldens() {
  const server = byteServer
  byteServer = undefined
  await (await server)?.close()
}
