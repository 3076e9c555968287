import { createSandbox } from '@clouddb/sandbox'
import { isRecord } from '@clouddb/spec/document/openapi'
import { describe, expect, test } from 'vitest'
import { apis } from '../src/apis.ts'
import { runnable } from '../src/guides/snippets.ts'
import { createCheck } from '../src/playground/check.ts'
import { compile } from '../src/playground/compile.ts'
import { declarations } from '../src/playground/declarations.ts'
import { type Happening, run } from '../src/playground/run.ts'
import { exampleSeed } from '../src/playground/seed.ts'
import { worldOf } from '../src/playground/world.ts'
import { callsOf } from '../src/reference/calls.ts'

const calls = apis.flatMap((api) =>
  api.model.operations.flatMap((operation) =>
    callsOf(api, operation).map((call) => ({
      ...call,
      title: `${api.folder}: ${call.operationId}${call.example ? `, ${call.example.name}` : ''}`,
    })),
  ),
)
const programs = [
  ...calls.map(({ title, sdk }) => ({ title, code: sdk })),
  ...runnable().map(({ file, line, code }) => ({ title: `${file}:${line}`, code })),
]
const seed = exampleSeed()
const check = createCheck(declarations())

async function happeningsOf(code: string): Promise<Happening[]> {
  const happenings: Happening[] = []
  await run(compile(code), { ...worldOf(seed), tell: (happening) => happenings.push(happening) })
  return happenings
}

test('there is a call for each operation, and for each example that its body has', () => {
  for (const { model } of apis)
    for (const { id } of model.operations) expect(calls.map(({ operationId }) => operationId)).toContain(id)
  expect(calls.length).toBeGreaterThan(100)
  expect(runnable().length).toBeGreaterThan(20)
})

describe('every program that a page shows and runs', () => {
  test.each(programs)('compiles: $title', ({ code }) => {
    expect(check(code)).toEqual([])
  })

  test.each(programs)('runs to its end: $title', async ({ code }) => {
    const happenings = await happeningsOf(code)
    expect(happenings.filter(({ kind }) => kind === 'failed')).toEqual([])
    expect(happenings.at(-1)).toEqual({ kind: 'done' })
  })
})

describe('a command for curl sends what the call beside it sends', () => {
  test.each(calls)('$title', async ({ sdk, curl }) => {
    const sent: Request[] = []
    const world = worldOf(seed)
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      sent.push(request.clone())
      return world.fetch(request)
    }
    await run(compile(sdk), { ...world, fetch, tell: () => {} })
    const [request] = sent
    const told = readCurl(curl, world.environment)
    expect({ method: request?.method, url: request?.url }).toEqual({ method: told.method, url: told.url })
    expect(request?.headers.get('authorization')).toBe(told.authorization)
    const body = (await request?.text()) || undefined
    expect(body === undefined ? undefined : JSON.parse(body)).toEqual(told.body)
    expect(body === undefined ? null : request?.headers.get('content-type')).toBe(told.type)
  })
})

/** What a shell would make of a command, as far as ours go. */
function readCurl(command: string, environment: Readonly<Record<string, string>>) {
  const filled = command.replace(/\$(CLOUDDB_\w+)/g, (_, name) => environment[name] ?? '')
  const [, method, url] = /^curl --request (\w+) "([^"]*)"/.exec(filled) ?? []
  const [, user] = /--user "([^"]*)"/.exec(filled) ?? []
  const [, bearer] = /--header "authorization: ([^"]*)"/.exec(filled) ?? []
  const [, type = null] = /--header 'content-type: ([^']*)'/.exec(filled) ?? []
  const [, data] = /--data '(.*)'$/s.exec(filled) ?? []
  return {
    method,
    url,
    authorization: bearer ?? `Basic ${btoa(user ?? '')}`,
    type,
    body: data === undefined ? undefined : JSON.parse(data.replaceAll("'\\''", "'")),
  }
}

describe('a program of a page', () => {
  test('is told what it may import, where it names something else', async () => {
    const [happening] = await happeningsOf("import { readFile } from 'node:fs'\nreadFile")
    expect(happening).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/@clouddb\/management, .* It names node:fs\./),
    })
  })

  test('that throws is told of by name, words and status', async () => {
    const happenings = await happeningsOf(
      "import { createObservabilityOssClient } from '@clouddb/observability-oss'\nawait createObservabilityOssClient().getAlert('66a1f0c2d4e8b7a9c3f50999')",
    )
    expect(happenings.at(-1)).toMatchObject({
      kind: 'failed',
      name: 'NotFoundError',
      detail: expect.stringContaining('"status": 404'),
    })
  })

  test('that breaks a type is named by line and column', () => {
    expect(check('const text: number = 1\nconst length: number = text.length\n')).toMatchObject([
      { line: 2, column: 29, message: "Property 'length' does not exist on type 'number'." },
    ])
  })

  test('prints what would go round in a circle, and what is no JSON', async () => {
    const code =
      "const circle: unknown[] = [1n, new Error('no'), new Map([['a', 1]])]; circle.push(circle); console.log(circle)"
    const [happening] = await happeningsOf(code)
    expect(happening).toMatchObject({ kind: 'print', level: 'log' })
    expect(JSON.parse((happening as { text: string }).text)).toEqual(['1', 'Error: no', { a: 1 }, '(as above)'])
  })
})

test('the seed is one that a sandbox takes, and holds what the examples name', async () => {
  const sandbox = createSandbox({ seed })
  const { dashboards, alerts, sources } = sandbox.snapshot().openSource
  expect(dashboards.map(({ id }) => id)).toContain('66a1f0c2d4e8b7a9c3f50201')
  expect(alerts.map(({ id }) => id)).toContain('66a1f0c2d4e8b7a9c3f50401')
  expect(sources.every((source) => isRecord(source) && String(source.id).startsWith('66a1f0c2d4e8b7a9c3f5'))).toBe(true)
})
