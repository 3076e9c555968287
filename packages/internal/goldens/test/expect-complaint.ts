import { expect } from 'vitest'
import { type ApiName, type ByteServer, type ClientFactory, goldens, runGolden } from '../src/goldens.ts'

/** What is broken on purpose: a client, or the mock that it calls. */
export interface Broken {
  readonly api: ApiName
  readonly operation: string
  readonly createClient: ClientFactory
  /** Without one, the client is what is broken, and the only one that is asked. */
  readonly mockUrl?: string
  readonly byteServer: ByteServer
}

/** Runs the goldens of an operation, up to the one that must complain. */
export async function expectComplaint(
  { api, operation, createClient, mockUrl, byteServer }: Broken,
  expected: RegExp,
): Promise<void> {
  const found: string[] = []
  for (const golden of goldens) {
    if (golden.api !== api || golden.operation !== operation) continue
    // What the client alone is asked says nothing of a server.
    if (mockUrl !== undefined && !('sends' in golden) && !('request' in golden)) continue
    const complaints = await runGolden(golden, { createClient, mockUrl, byteServer })
    if (complaints.length > 0) found.push(`${golden.name}: ${complaints.join('; ')}`)
    if (expected.test(found.at(-1) ?? '')) return
  }
  expect(found).toContainEqual(expect.stringMatching(expected))
}
