import { management } from '../operations/management.ts'
import { observabilityCloud } from '../operations/observability-cloud.ts'
import { observabilityOss } from '../operations/observability-oss.ts'
import { type ClientFactory, makeCall } from './goldens/call.ts'
import type { ApiGoldens, Golden, Message } from './goldens/golden.ts'
import { checkAccepted, checkRefused } from './goldens/mock.ts'
import { checkOutcome, checkRefusal } from './goldens/outcome.ts'
import { checkRequest } from './goldens/request.ts'
import { type ByteServer, startByteServer } from './goldens/server.ts'

export type { ClientFactory } from './goldens/call.ts'
export { answersToDescribe, type GoldenAnswer } from './goldens/described.ts'
export type { ApiName, Golden, Message, Section } from './goldens/golden.ts'
export { type ByteServer, startByteServer } from './goldens/server.ts'

/** What the goldens of an API are run against. */
export interface GoldenSubjects {
  /** The factory of the client. */
  readonly createClient: ClientFactory
  /** The address of a mock of the API; without one, only the client is checked. */
  readonly mockUrl: string | undefined
  /** One that many goldens share; without it, each golden starts and ends its own. */
  readonly byteServer?: ByteServer
}

/** Every golden, grouped by API and operation. */
export const goldens: readonly Golden[] = [management, observabilityCloud, observabilityOss].flatMap(list)

/** Runs one golden and returns what is wrong, in words; nothing when all is well. */
export async function runGolden(golden: Golden, subjects: GoldenSubjects): Promise<string[]> {
  if (subjects.byteServer !== undefined) return run(golden, subjects, subjects.byteServer)
  const byteServer = await startByteServer()
  try {
    return await run(golden, subjects, byteServer)
  } finally {
    await byteServer.close()
  }
}

async function run(golden: Golden, { createClient, mockUrl }: GoldenSubjects, server: ByteServer): Promise<string[]> {
  const call = (answers: readonly Message[], retries = 0) => makeCall(golden, answers, retries, createClient, server)
  if (golden.kind === 'request') {
    const sent = checkRequest(golden.sends, await call([anyAnswer]))
    const accepted = mockUrl === undefined || golden.unjudged ? [] : await checkAccepted(golden.sends, mockUrl)
    return [...sent, ...accepted]
  }
  if (golden.kind === 'response')
    return checkOutcome(golden, golden.operation, await call(golden.answers, golden.retries))
  if ('request' in golden)
    return mockUrl === undefined ? [] : checkRefused(golden.request, golden.status, golden.at, mockUrl)
  return checkRefusal(golden, await call(golden.answer === undefined ? [anyAnswer] : [golden.answer]))
}

/** Where only the request matters. */
const anyAnswer = ['HTTP/1.1 200 OK', 'content-type: application/json', '', '{"result":{},"data":{}}']

function list({ api, client, operations }: ApiGoldens): Golden[] {
  return Object.entries(operations).flatMap(([operation, { with: usual, requests, responses, refused }]) =>
    [
      ...requests.map((each) => ({ kind: 'request' as const, ...each })),
      ...responses.map((each) => ({ kind: 'response' as const, ...each })),
      ...refused.map((each) => ({ kind: 'refused' as const, ...each })),
    ].map((each) => ({
      with: usual,
      ...each,
      api,
      operation,
      client: { ...client, ...('client' in each ? each.client : undefined) },
    })),
  )
}
