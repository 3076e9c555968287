import { answersToDescribe, type ByteServer, type Golden, goldens, runGolden, startByteServer } from '@clouddb/goldens'
import { oracleOf } from '@clouddb/openapi/answers'
import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import type { ApiName, ClientFactory } from '../apis.ts'

let byteServer: Promise<ByteServer> | undefined

/** What the goldens of some operations are run against. */
export interface GoldenTarget {
  readonly api: ApiName
  readonly operations: readonly string[]
  readonly createClient: ClientFactory
  /** Not there: only the client is judged. */
  readonly mockUrl: string | undefined
  /** Leaves out what has nothing to do with a server. */
  readonly onlyServer?: boolean
}

/** Literal bytes, in both directions. */
export async function runGoldens({
  api,
  operations,
  createClient,
  mockUrl,
  onlyServer,
}: GoldenTarget): Promise<string | undefined> {
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
export function runAnswers(api: ApiName, document: OpenApiDocument, operations: readonly string[]): string | undefined {
  const undescribedIn = oracleOf(document)
  for (const golden of goldens) {
    if (golden.api !== api || !operations.includes(golden.operation)) continue
    const [complaint] = answersToDescribe(golden).flatMap((answer) => undescribedIn(golden.operation, answer))
    if (complaint !== undefined) return `${golden.operation} ${golden.name}: ${complaint}`
  }
  return undefined
}

/** The others hold bytes of a server against a client. */
function speaksToServer(golden: Golden): boolean {
  return golden.kind === 'request' || 'request' in golden
}

/** Lets go of the server that all of them share. */
export async function closeGoldens(): Promise<void> {
  const server = byteServer
  byteServer = undefined
  await (await server)?.close()
}
