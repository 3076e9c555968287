import { readFileSync } from 'node:fs'
import { apiGoldens } from './operations/apis.ts'
import type { ByteServer } from './src/byte-server.ts'
import { type ClientFactory, makeCall } from './src/call.ts'
import { checkAccepted, checkGoldenOutcome, checkRefusal, checkRefused, checkRequest } from './src/checks.ts'
import type { ApiGoldens, Golden, Message } from './src/golden.ts'
import { parseTexts } from './src/golden-text.ts'
import { parseMessage } from './src/message.ts'

export { type ByteServer, startByteServer } from './src/byte-server.ts'
export type { ClientFactory } from './src/call.ts'
export type { ApiName, Golden, Message } from './src/golden.ts'

/** The client and the servers that the goldens of an API are run against. */
export interface GoldenSubjects {
  readonly createClient: ClientFactory
  /** The address of a mock of the API. Without it, only the client is checked. */
  readonly mockUrl?: string | undefined
  readonly byteServer: ByteServer
}

const readGoldenText = (name: string) => readFileSync(new URL(`operations/${name}.txt`, import.meta.url), 'utf8')

/** Every golden, grouped by API and operation. */
export const goldens: readonly Golden[] = apiGoldens(
  parseTexts(readGoldenText('management')),
  parseTexts(['observability', 'dashboards', 'alerts'].map(readGoldenText).join('\n')),
).flatMap(goldensOfApi)

/** Runs one golden, and returns what is wrong. */
export async function runGolden(golden: Golden, subjects: GoldenSubjects): Promise<string[]> {
  const { createClient, mockUrl, byteServer } = subjects
  const call = (answers: readonly Message[], retries = 0) =>
    makeCall(golden, answers, retries, createClient, byteServer)
  if (golden.kind === 'request') {
    const sent = checkRequest(golden.sends, await call([anyAnswer]))
    const accepted = mockUrl === undefined || golden.unjudged ? [] : await checkAccepted(golden.sends, mockUrl)
    return [...sent, ...accepted]
  }
  if (golden.kind === 'response')
    return checkGoldenOutcome(golden, golden.operation, await call(golden.answers, golden.retries))
  if ('request' in golden) return mockUrl === undefined ? [] : checkRefused(golden, mockUrl)
  return checkRefusal(golden, await call([golden.answer ?? anyAnswer]))
}

/** The response where only the request is checked. */
const anyAnswer = ['HTTP/1.1 200 OK', 'content-type: application/json', '', '{"result":{},"data":{}}']

/** A response that a document must describe. */
export interface GoldenAnswer {
  readonly status: string
  /** Without parameters; empty if the response names none. */
  readonly mediaType: string
  readonly body: string
}

/** The responses of a golden that the document of the API must describe. */
export function answersToDescribe(golden: Golden): GoldenAnswer[] {
  if (golden.kind !== 'response' || golden.undescribed !== undefined) return []
  return golden.answers.map(parseMessage).map(({ start, headers, body }) => ({
    status: start.split(' ')[1] ?? '',
    mediaType: headers.get('content-type')?.split(';')[0] ?? '',
    body,
  }))
}

function goldensOfApi({ api, client, operations }: ApiGoldens): Golden[] {
  return Object.entries(operations).flatMap(([operation, { with: usual, requests, responses, refused }]) =>
    [
      ...requests.map((each) => ({ kind: 'request' as const, ...each })),
      ...responses.map((each) => ({ kind: 'response' as const, ...each })),
      ...refused.map((each) => ({ kind: 'refused' as const, ...each })),
    ].map((each) => {
      const own = 'client' in each ? each.client : undefined
      return { with: usual, ...each, api, operation, client: { ...client, ...own } }
    }),
  )
}
