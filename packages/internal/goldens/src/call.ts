import type { ByteServer } from './byte-server.ts'
import type { Golden, Message } from './golden.ts'
import type { ParsedMessage } from './message.ts'

/** Creates a client, like the factories of the packages. */
export type ClientFactory = (options: never) => object

/** The result of a call, and the requests that the server received. */
export interface CallRecord {
  readonly outcome: { readonly data: unknown; readonly requestId: unknown } | { readonly error: unknown }
  readonly requests: readonly ParsedMessage[]
}

/** Describes the result of a call. */
export function describeOutcome({ outcome }: CallRecord): string {
  return 'error' in outcome ? `it threw ${errorName(outcome.error)}: ${errorMessage(outcome.error)}` : 'it resolved'
}

export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : String(error)
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Makes the call of a golden. The server gives the answers. */
export async function makeCall(
  golden: Golden,
  answers: readonly Message[],
  maxRetries: number,
  createClient: ClientFactory,
  server: ByteServer,
): Promise<CallRecord> {
  const begun: Promise<unknown>[] = []
  const send = (url: string, init: RequestInit): Promise<Response> => {
    const answer = fetch(url, init)
    begun.push(answer)
    return answer
  }
  const options = { baseUrl: server.url, maxRetries, timeout: 120_000, fetch: send, ...golden.client }
  const { value, requests } = await server.during(answers, async () => {
    const outcome = await settle(golden, options, createClient)
    // Requests that the client does not wait for belong to this golden, too.
    await Promise.allSettled(begun)
    return outcome
  })
  return { outcome: value, requests }
}

interface Called extends AsyncIterable<unknown> {
  withResponse(): Promise<{ data: unknown; requestId: unknown }>
}
type Method = (...parameters: readonly unknown[]) => Called

async function settle(golden: Golden, options: object, createClient: ClientFactory): Promise<CallRecord['outcome']> {
  try {
    const client = createClient(options as never) as Readonly<Record<string, Method>>
    const method = client[golden.operation]
    if (method === undefined) throw new Error(`the client has no method ${golden.operation}`)
    const called = method(...golden.with)
    if (!('walks' in golden)) return await called.withResponse()
    const items: unknown[] = []
    for await (const item of called) items.push(item)
    return { data: items, requestId: undefined }
  } catch (error) {
    return { error }
  }
}
