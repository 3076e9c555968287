import { runInNewContext } from 'node:vm'
import { createSandbox } from '@clouddb/sandbox'
import { isRecord } from '@clouddb/spec/document/openapi'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { apis } from '../src/apis.ts'
import { runnable } from '../src/guides/markdown.ts'
import { frame } from '../src/playground/bundle.ts'
import { declarations } from '../src/playground/declarations.ts'
import { createLanguage } from '../src/playground/language.ts'
import type { Happening } from '../src/playground/messages.ts'
import { limit } from '../src/playground/page/runner.ts'
import { run } from '../src/playground/run.ts'
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
  ...calls.map(({ title, sdk, curl }) => ({ title, code: sdk, curl })),
  ...runnable().map(({ file, line, code }) => ({ title: `${file}:${line}`, code, curl: undefined })),
]

const seed = exampleSeed()
const { check, complete, describe: described, explain } = createLanguage(declarations())

/** Runs a program against a new sandbox. */
async function runProgram(code: string) {
  const happenings: Happening[] = []
  const sent: Request[] = []
  const world = worldOf(seed)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(request.clone())
    return world.fetch(request)
  }
  await run(code, { ...world, fetch, tell: (happening) => happenings.push(happening) })
  return { happenings, sent, world }
}

test('there is a call for each operation, and for each example of its body', () => {
  for (const { model } of apis)
    for (const { id } of model.operations) expect(calls.map(({ operationId }) => operationId)).toContain(id)
  expect(calls.length).toBeGreaterThan(100)
  expect(runnable().length).toBeGreaterThan(20)
})

/** Checks several programs as one, which takes as long as checking one: each is a block below the imports that they share. */
function checkTogether(group: readonly { readonly code: string }[], imports: string) {
  return check(imports + group.map(({ code }) => `{\n${code.slice(imports.length)}\n}\n`).join(''))
}

test('every program of a page compiles', () => {
  const groups = Map.groupBy(programs, ({ code }) => /^(?:import .*\n)*/.exec(code)?.[0] ?? '')
  for (const [imports, group] of groups) {
    if (checkTogether(group, imports).length === 0) continue
    // Some programs are no blocks.
    for (const { title, code } of group) expect(check(code), title).toEqual([])
  }
})

/** The calls that a sandbox refuses, because they need another state or an id that it chooses itself. */
const refused: Readonly<Record<string, string>> = {
  'management: createService, everyField': 'BadRequestError',
  'management: updateService, everyField': 'BadRequestError',
  'management: deleteService': 'ConflictError',
  'observability-cloud: deleteWebhook': 'ConflictError',
  'observability-oss: deleteWebhook': 'ConflictError',
}

/** Lets the pauses of jobs and of repeated requests pass at once, and adds them up. Time limits are longer, and stay. */
function skipPauses(): () => number {
  let skipped = 0
  const wait = globalThis.setTimeout
  const skip = (work: () => void, milliseconds = 0) => {
    if (milliseconds > limit) return wait(work, milliseconds)
    skipped += milliseconds
    return wait(work)
  }
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(skip as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  return () => skipped
}

test.each(programs)('runs to its end: $title', async ({ title, code, curl }) => {
  const skipped = skipPauses()
  const { happenings, sent, world } = await runProgram(code)
  expect(skipped(), 'a page would stop it').toBeLessThan(limit)
  const failures = happenings.flatMap((each) => (each.kind === 'failed' ? [each.name] : []))
  const cause = 'the sandbox serves an operation that has a handler in packages/sandbox/src/operations'
  expect(failures, cause).toEqual(refused[title] === undefined ? [] : [refused[title]])
  expect(happenings.at(-1)?.kind).toBe(refused[title] === undefined ? 'done' : 'failed')
  if (curl === undefined) return
  // The curl command beside a call sends the same request.
  const [request] = sent
  const { method, url, authorization, body, type } = readCurl(curl, world.environment)
  expect({ method: request?.method, url: request?.url }).toEqual({ method, url })
  expect(request?.headers.get('authorization')).toBe(authorization)
  const text = (await request?.text()) || undefined
  expect(text && JSON.parse(text)).toEqual(body)
  expect(text ? request?.headers.get('content-type') : null).toBe(type)
})

/** Reads a curl command as a shell would. */
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
  test('fails with the list of modules when it imports another one', async () => {
    const { happenings } = await runProgram("import { readFile } from 'node:fs'\nreadFile")
    const message = expect.stringMatching(/@clouddb\/management, .*; it imports node:fs/)
    expect(happenings.at(-1)).toMatchObject({ kind: 'failed', message, line: 1 })
  })

  test('that throws is shown with the name, the message and the status of the error', async () => {
    const { happenings } = await runProgram(
      "import { createObservabilityOssClient } from '@clouddb/observability-oss'\nawait createObservabilityOssClient().getAlert('66a1f0c2d4e8b7a9c3f50999')",
    )
    const detail = expect.stringContaining('"status": 404')
    expect(happenings.at(-1)).toMatchObject({ kind: 'failed', name: 'NotFoundError', detail, line: 2 })
  })

  test('that is no TypeScript is refused with its line', async () => {
    const { happenings } = await runProgram('let text = 1\nlet number = ;\n')
    expect(happenings.at(-1)).toEqual({ kind: 'failed', name: 'SyntaxError', message: 'Unexpected token', line: 2 })
  })

  test('reports its steps and its time', async () => {
    const { happenings } = await runProgram("import type { Alert } from '@clouddb/observability-oss'\n")
    expect(happenings).toEqual([
      { kind: 'step', step: 'compiling' },
      { kind: 'step', step: 'running' },
      { kind: 'done', milliseconds: expect.any(Number) },
    ])
  })

  test('with a type error is reported by line and column', () => {
    expect(check('const text: number = 1\nconst length: number = text.length\n')).toMatchObject([
      { line: 2, column: 29, message: "Property 'length' does not exist on type 'number'." },
    ])
  })

  test('prints circular values and values that JSON cannot hold', async () => {
    const code =
      "const circle: unknown[] = [1n, new Error('no'), new Map([['a', 1]])]; circle.push(circle); console.log(circle)"
    const { happenings } = await runProgram(code)
    const printed = happenings.find(({ kind }) => kind === 'print')
    expect(JSON.parse((printed as { text: string }).text)).toEqual(['1', 'Error: no', { a: 1 }, '(circular)'])
  })
})

const observability = `import { createObservabilityOssClient } from '@clouddb/observability-oss'
const observability = createObservabilityOssClient()
`

/** The names that complete a program at a bar. */
function completionsAt(marked: string, typed?: string): string[] {
  const position = marked.indexOf('|')
  return complete(marked.replace('|', ''), position, typed)?.entries.map(({ name }) => name) ?? []
}

describe('completion shows', () => {
  const series = (item: string) =>
    `${observability}await observability.queryChartSeries({ startTime: 1, endTime: 2, series: [${item}] })`

  test.each([
    ['the methods of a client', `${observability}observability.|`, ['listDashboards', 'queryChartSeries']],
    ['the options of a client', `${observability}createObservabilityOssClient({ | })`, ['apiKey', 'baseUrl']],
    ['the fields of a body', series('{ | }'), ['aggFn', 'where']],
    ['the values of a field', series("{ aggFn: '|' }"), ['avg', 'count', 'last_value']],
    ['the packages', "import {} from '@clouddb/|'", ['management', 'observability-oss', 'sandbox']],
    ['the names of a module', "import { | } from '@clouddb/management/jobs'", ['rotateKey', 'wakeService']],
  ])('%s', (_, marked, names) => {
    expect(completionsAt(marked)).toEqual(expect.arrayContaining(names))
  })

  test('nothing after the quote that ends a text', () => {
    expect(completionsAt("const text = ''|", "'")).toEqual([])
  })

  test('the declaration and the documentation of a name', () => {
    const code = `${observability}observability.listDashboards()`
    const found = {
      declaration: expect.stringContaining('listDashboards'),
      documentation: expect.stringContaining('dashboards'),
    }
    expect(explain(code, code.length - 3)).toMatchObject(found)
    expect(described(code, code.length - 2, 'listDashboards')).toMatchObject(found)
  })
})

test.each([
  ['null', ['ready', 'listens']],
  ['https://site.example.com', ['failed']],
])('the frame of programs with the origin %s does %j', (origin, done) => {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(frame()) ?? []
  const does: string[] = []
  const parent = { postMessage: ({ kind }: Happening) => does.push(kind) }
  runInNewContext(script, { origin, parent, addEventListener: () => does.push('listens') })
  expect(does.toSorted()).toEqual(done.toSorted())
})

test('a sandbox accepts the seed, which holds the objects that the examples name', async () => {
  const sandbox = createSandbox({ seed })
  const { dashboards, alerts, sources } = sandbox.snapshot().openSource
  expect(dashboards.map(({ id }) => id)).toContain('66a1f0c2d4e8b7a9c3f50201')
  expect(alerts.map(({ id }) => id)).toContain('66a1f0c2d4e8b7a9c3f50401')
  expect(sources.every((source) => isRecord(source) && String(source.id).startsWith('66a1f0c2d4e8b7a9c3f5'))).toBe(true)
})
