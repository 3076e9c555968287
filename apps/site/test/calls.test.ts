import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { apis } from '../src/apis.ts'
import { runnable } from '../src/guides/markdown.ts'
import { frame } from '../src/playground/bundle.ts'
import { compileProgram } from '../src/playground/compile.ts'
import { declarations } from '../src/playground/declarations.ts'
import { runScript } from '../src/playground/execution.ts'
import { programFailure } from '../src/playground/failure.ts'
import { createLanguages, type Files } from '../src/playground/language.ts'
import type { Happening } from '../src/playground/messages.ts'
import { moduleNames } from '../src/playground/module-names.ts'
import { limit } from '../src/playground/page/runner.ts'
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
const parts = declarations()
const languageFor = createLanguages(async (part) => parts[part] as Files)
const { check } = await languageFor(moduleNames.map((name) => `import '${name}'`).join('\n'))

const modules = Object.fromEntries(await Promise.all(moduleNames.map(async (name) => [name, await import(name)])))

/** Runs a program against a new sandbox. */
async function runInSandbox(code: string) {
  const happenings: Happening[] = []
  const sent: Request[] = []
  const world = worldOf(seed)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(request.clone())
    return world.fetch(request)
  }
  const tell = (happening: Happening) => happenings.push(happening)
  try {
    await runScript(compileProgram(code), { ...world, modules, fetch, tell })
  } catch (error) {
    tell(programFailure(error))
  }
  return { happenings, end: happenings.at(-1), sent, world }
}

test('every program of a page compiles, and each operation has one', () => {
  const operations = apis.flatMap(({ model }) => model.operations.map(({ id }) => id))
  expect(new Set(calls.map(({ operationId }) => operationId))).toEqual(new Set(operations))
  const readmes = ['management', 'observability-oss', 'as-code', 'sandbox'].map(
    (folder) => `packages/${folder}/README.md`,
  )
  expect(runnable().map(({ file }) => file)).toEqual(expect.arrayContaining(readmes))
  const groups = Map.groupBy(programs, ({ code }) => /^(?:import .*\n)*/.exec(code)?.[0] ?? '')
  for (const [imports, group] of groups) {
    // Checking several programs as one takes as long as checking one: each is a block below the imports that they share.
    const blocks = group.map(({ code }) => `{\n${code.slice(imports.length)}\n}\n`)
    if (check(imports + blocks.join('')).length === 0) continue
    // Some programs are no blocks.
    for (const { title, code } of group) expect(check(code), title).toEqual([])
  }
})

const all = (error: string, operation: string, examples: readonly string[]) =>
  Object.fromEntries(examples.map((example) => [`management: ${operation}, ${example}`, error]))

/** The calls that a sandbox refuses, because they need another state or an id that it chooses itself. */
const refused: Readonly<Record<string, string>> = {
  'management: createService, everyField': 'BadRequestError',
  'management: updateService, everyField': 'BadRequestError',
  'management: deleteService': 'ConflictError',
  'management: getDataPipelinesCdcScaling': 'NotFoundError',
  'management: updateDataPipelinesCdcScaling, two': 'NotFoundError',
  'management: getSnapshot': 'NotFoundError',
  'observability-cloud: deleteWebhook': 'ConflictError',
  'observability-oss: deleteWebhook': 'ConflictError',
  // The pipeline of the examples reads topics, and it runs.
  ...all('BadRequestError', 'updateDataPipeline', [
    ...[
      'tables',
      'kinesis',
      'serviceAccount',
      'container',
      'filesAccount',
      'pubsub',
      'objectStorage',
      'mysql',
      'mongodb',
    ],
  ]),
  ...all('BadRequestError', 'updateDataPipelineState', ['start', 'resync']),
  // A service has one backup bucket, which has one provider.
  ...all('ConflictError', 'createBackupBucket', ['aws', 'gcp', 'azure']),
  ...all('BadRequestError', 'updateBackupBucket', ['gcp', 'azure']),
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
  const { end, sent, world } = await runInSandbox(code)
  expect(skipped(), 'a page would stop it').toBeLessThan(limit)
  const cause = 'the sandbox serves an operation that has a handler in packages/sandbox/src/operations'
  expect(end, cause).toMatchObject(refused[title] ? { kind: 'failed', name: refused[title] } : { kind: 'done' })
  if (curl === undefined) return
  // The curl command beside a call sends the same request.
  const [request] = sent
  const text = (await request?.text()) || undefined
  expect({
    method: request?.method,
    url: request?.url,
    authorization: request?.headers.get('authorization'),
    type: text ? request?.headers.get('content-type') : null,
    body: text && JSON.parse(text),
  }).toEqual(readCurl(curl, world.environment))
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

const steps = [{ kind: 'step', step: 'running' }]
const circle = "const all: unknown[] = [1n, new Error('no'), new Map([['a', 1]])]; all.push(all); console.log(all)"
const printed = JSON.stringify(['1', 'Error: no', { a: 1 }, '(circular)'], undefined, 2)

test.each([
  [
    'another module',
    "import { readFile } from 'node:fs'\nreadFile",
    steps,
    { kind: 'failed', message: expect.stringMatching(/@clouddb\/management, .*; it imports node:fs/), line: 1 },
  ],
  [
    'a refused call',
    "import { createObservabilityOssClient } from '@clouddb/observability-oss'\nawait createObservabilityOssClient().getAlert('66a1f0c2d4e8b7a9c3f50999')",
    [...steps, { kind: 'request', status: 404 }],
    { kind: 'failed', name: 'NotFoundError', detail: expect.stringContaining('"status": 404'), line: 2 },
  ],
  [
    'no TypeScript',
    'let text = 1\nlet number = ;\n',
    [],
    { kind: 'failed', name: 'SyntaxError', message: 'Unexpected token', line: 2 },
  ],
  [
    'values that JSON cannot hold',
    circle,
    [...steps, { kind: 'print', text: printed }],
    { kind: 'done', milliseconds: expect.any(Number) },
  ],
])('a program of a page tells its steps and its end: %s', async (_, code, before, end) => {
  expect((await runInSandbox(code)).happenings).toMatchObject([...before, end])
})

test('a type error is reported by line and column', () => {
  expect(check('const text: number = 1\nconst length: number = text.length\n')).toMatchObject([
    { line: 2, column: 29, message: "Property 'length' does not exist on type 'number'." },
  ])
})

const observability = `import { createObservabilityOssClient } from '@clouddb/observability-oss'
const observability = createObservabilityOssClient()
`

const series = (item: string) =>
  `${observability}await observability.queryChartSeries({ startTime: 1, endTime: 2, series: [${item}] })`

test.each([
  ['the methods of a client', `${observability}observability.|`, ['listDashboards', 'queryChartSeries']],
  ['the options of a client', `${observability}createObservabilityOssClient({ | })`, ['apiKey', 'baseUrl']],
  ['the fields of a body', series('{ | }'), ['aggFn', 'where']],
  ['the values of a field', series("{ aggFn: '|' }"), ['avg', 'count', 'last_value']],
  ['the packages', "import {} from '@clouddb/|'", ['management', 'observability-oss', 'sandbox']],
  ['the names of a module', "import { | } from '@clouddb/management/jobs'", ['rotateKey', 'wakeService']],
])('completion shows %s', async (_, marked, names) => {
  const { complete } = await languageFor(marked)
  const { entries = [] } = complete(marked.replace('|', ''), marked.indexOf('|')) ?? {}
  expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('completion shows nothing after the quote that ends a text', async () => {
  const { complete } = await languageFor('')
  expect(complete("const text = ''", 15, "'")).toBeUndefined()
})

test('completion shows the declaration and the documentation of a name', async () => {
  const code = `${observability}observability.listDashboards()`
  const { describe, explain } = await languageFor(code)
  const explanation = {
    declaration: expect.stringContaining('listDashboards'),
    documentation: expect.stringContaining('dashboards'),
  }
  expect(explain(code, code.length - 3)).toMatchObject(explanation)
  expect(describe(code, code.length - 2, 'listDashboards')).toMatchObject(explanation)
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
