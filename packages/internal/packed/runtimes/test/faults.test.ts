import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { documents } from '../src/entries/documents.mjs'
import { packages } from '../src/entries/packages.mjs'
import { checks, runChecks } from '../src/program/program.ts'
import { type RunningServer, startServer } from '../src/server/server.ts'

const { fetch } = globalThis

/** Runs the checks whose names have a word in them, in this process, and returns the names of those that fail. */
async function failing(word: string, traits: object = {}, patience = 5_000): Promise<string[]> {
  const chosen = checks.filter(([name]) => name.includes(word))
  expect(chosen.length).toBeGreaterThan(0)
  const conditions = {
    ...server,
    server: server.url,
    traits: { environment: false, hidesRedirects: false, userAgent: `node/${process.versions.node}`, ...traits },
    patience,
  }
  const outcomes = await runChecks(packages, documents, conditions, chosen)
  return outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
}

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A runtime whose `fetch` does this with what it is told. */
const runtimeWith = (change: (input: string, init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => (init ? change(input, init) : fetch(input)))

describe('the program', () => {
  test.each([
    ...['redirect', 'closes the connection', 'compressed', 'is sent again', 'UTF-8', 'environment', './requests'],
    ...['for await', 'user-agent', 'calls at once', 'maxResponseSize', 'misspelt', 'mapId', 'leaveOut', 'sandbox'],
  ])('finds nothing wrong here: %s', async (word) => expect(await failing(word)).toEqual([]))

  test('notices a runtime that follows redirects though it is told not to', async () => {
    runtimeWith((input, init) => fetch(input, { ...init, redirect: 'follow' }))
    expect(await failing('redirect')).toEqual(
      expect.arrayContaining([
        'a redirect to another origin is refused, and nothing arrives there',
        'a write is never redirected, not even within its origin',
        '`./fetch` meets a redirect to another origin, and nothing arrives there',
      ]),
    )
  })

  test('notices a runtime that leaves the connection of an aborted call open', async () => {
    runtimeWith((input, { signal: _, ...init }) => fetch(input, init))
    expect(await failing('wait for the answer', {}, 300)).toHaveLength(2)
  })

  test('notices a runtime that hands on a compressed body as it came', async () => {
    runtimeWith(
      async (input, init) => new Response((await fetch(input, init)).body?.pipeThrough(new CompressionStream('gzip'))),
    )
    expect(await failing('compressed')).toHaveLength(1)
  })

  test('notices a runtime that sends again by itself', async () => {
    runtimeWith(async (input, init) => fetch(input, init).then(() => fetch(input, init)))
    expect(await failing('is not sent again')).toHaveLength(1)
  })

  test('notices a runtime that says by itself what it is, and a browser that is told what to say', async () => {
    expect(await failing('user-agent', { userAgent: undefined })).toHaveLength(1)
    runtimeWith((input, init) => fetch(input, { ...init, headers: { authorization: 'Bearer a' } }))
    expect(await failing('user-agent')).toHaveLength(1)
  })

  test('notices a runtime that shows redirects though its driver says that it hides them', async () => {
    expect(await failing('refused, and nothing', { hidesRedirects: true })).toHaveLength(1)
  })

  test('notices a runtime that does not copy what it is told to copy', async () => {
    vi.stubGlobal('structuredClone', (value: unknown) => value)
    expect(await failing('goes back to its snapshot')).toHaveLength(1)
  })

  test('notices a runtime without the variables that its driver has set', async () => {
    expect(await failing('from the environment', { environment: true })).toHaveLength(1)
  })
})
