import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readDocument } from '../src/index.ts'
import { reportFormats } from '../src/report/render.ts'
import { createRedaction } from '../src/running/redaction.ts'
import { createSecretProperties } from '../src/running/secret-properties.ts'
import { argumentsFor, callCommand, ENVIRONMENT, PATIENT, useDeployment } from './command/run-against.ts'
import { answering, type Drift, type Fields, showing } from './command/servers/drift.ts'
import { usually } from './usually.ts'

const secret = { type: 'string', 'x-secret': true }
const EXAMPLE = 'https://hooks.example.com/services/in-the-document-1'
const properties = {
  pin: { ...secret, examples: [EXAMPLE] },
  headers: { type: 'object', additionalProperties: secret },
  name: { type: 'string' },
}
const content = { 'application/json': { schema: { type: 'object', properties } } }
const get = { operationId: 'getDoor', responses: { 200: { description: 'A door.', content } } }
const document = readDocument({ openapi: '3.1.0', paths: { '/doors': { get } } })

describe('values of secret properties', () => {
  test.each([
    ['a text', '{"name":"a","pin":"1\\"2"}', '{"name":"a","pin":"***"}'],
    ['every value of an object', '{"headers":{"a":"1","b":{"c":"}"}},"name":"d"}', '{"headers":"***","name":"d"}'],
    ['a text that is cut off', '[{"pin": "1\\', '[{"pin": "***"'],
    ['an object that is cut off', '{"headers":{"a":["1","2', '{"headers":"***"'],
    ['JSON that a sentence quotes', 'the body is {"pin":"1"}, not 3', 'the body is {"pin":"***"}, not 3'],
    ['nothing without a value', '{"pin":null,"pins":"1","name":"pin"}', '{"pin":null,"pins":"1","name":"pin"}'],
  ])('are removed: %s', (_, text, expected) => {
    expect(createSecretProperties(document).strike(text, 'getDoor')).toBe(expected)
    const [sent, shown] = [text, expected].map((each) => each.replaceAll('"pin"', '"acme(pin"'))
    expect(createSecretProperties(document, { pin: 'acme(pin' }).strike(`${sent}`, 'getDoor')).toBe(shown)
  })

  test('are removed wherever another text quotes them, unless they can be ordinary words or were made up', () => {
    const secrets = createSecretProperties(document)
    secrets.noteSent('{"headers":{"a":"made-up-4712"}}')
    for (const body of [
      '{"headers":{"a":"Bearer 4711-canary","b":"made-up-4712"}}',
      `{"pin":"${'a'.repeat(50)}"}`,
      '{"pin":"opening"}',
      '{"pin":"requests"}',
      `{"pin":"https://door.example/services/4711${' '.repeat(90)}"}`,
      '{"pin',
    ])
      secrets.note(body)
    const text = `it was Bearer 4711-canary, made-up-4712, opening requests of services, ${'a'.repeat(50)}`
    expect(createRedaction({}, secrets)(text)).toBe(text.replace('Bearer 4711-canary', '***'))
  })
})

describe('what a run has made up', () => {
  const secret = 'https://hooks.example.com/services/4711-canary'
  const quoted = JSON.stringify({ pin: secret })
  test.for<[string, string, string]>([
    ['with half of a secret address, in any field', 'https://hooks.example.com/services/alerts-1', '{"name":"*"}'],
    ['that begins with the whole secret', `${secret}/"test"`, '{"pin":"*"}'],
    ['that is an example of the document', EXAMPLE, '{"pin":"*"}'],
  ])('stays: a value %s', ([, value, body]) => {
    const sent = body.replace('"*"', JSON.stringify(value))
    for (const answers of [[], [quoted], [quoted, sent]]) {
      const secrets = createSecretProperties(document)
      // The server may show its own objects before or after.
      for (const each of answers) if (each !== sent || value === EXAMPLE) secrets.note(each)
      secrets.noteSent(sent)
      secrets.note(quoted)
      const redact = createRedaction({}, secrets)
      for (const text of [value, sent, JSON.stringify(sent), `it says ${encodeURIComponent(value)}`])
        expect(redact(text)).toBe(text)
      expect(redact(`${value} and ${secret}`)).toBe(`${value} and ***`)
      expect(redact(secret.slice(0, -8))).toBe('***')
    }
  })
})

const { start } = useDeployment()

/** Runs the command, and returns its reports in all formats and what it printed. */
async function reportsOf(args: readonly string[], env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const reports = reportFormats.flatMap((format) => ['--report', `${format}=${join(folder, format)}`])
  const { stdout, stderr } = await callCommand([...args, ...reports], env)
  const written = reportFormats.map((format) => [format, readFileSync(join(folder, format), 'utf8')] as const)
  return Object.fromEntries([...written, ['stdout', stdout], ['stderr', stderr]])
}

const ROLE = '3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36'

/** Half of these stands in names and words of the document. */
const CREDENTIALS = ['sandbox-key-secret', 'keySecret', 'assignedRoles-1', 'organizations', 'accepts-the-example']

test.for(usually(CREDENTIALS, 3))(
  'reports with the credential %s show no secret of a server, and all words of the document',
  async (keySecret) => {
    const made = new Set<string>()
    const drifts = [
      showing('createKey', (data) => {
        if (typeof data.keySecret === 'string') made.add(data.keySecret)
        return { ...data, key: { ...Object(data.key), createdAt: 7, name: keySecret } }
      }),
      answering('getUsageCost', (reply) => ({
        ...reply,
        status: 418,
        body: { error: [...made, btoa(keySecret)].join() },
      })),
    ]
    const seed: NonNullable<Parameters<typeof start>[0]>['seed'] = ({ managed }) =>
      Object.assign(managed.organizations[0]?.keys[0] ?? {}, { keySecret })
    const args = ['--document', 'management', '--target', await start({ drifts, seed }), '--rate', 'none', ...PATIENT]
    const only = [
      '--write',
      '--allow',
      'access',
      '--ids',
      `assignedRoleId=${ROLE}`,
      '--only',
      'createKey/good-call,createKey/example,getUsageCost/good-call',
    ]
    const reports = await reportsOf([...args, ...only], { ...ENVIRONMENT, CLOUDDB_KEY_SECRET: keySecret })
    expect(made.size).toBeGreaterThan(0)
    for (const [format, text] of Object.entries(reports)) {
      for (const each of [...made, btoa(keySecret)]) expect(text, format).not.toContain(each)
      expect(text, format).not.toContain(`"name":"${keySecret}`)
    }
    const { cases } = JSON.parse(String(reports.json))
    expect(cases.map(({ title }: Fields) => title)).toContainEqual(
      expect.stringMatching(/^POST .*\/keys: 200, body matches/),
    )
    expect(JSON.stringify(cases)).toContain('the body breaks its schema: /result/key/createdAt must be')
    for (const format of ['json', 'har']) expect(reports[format]).toContain('\\"keySecret\\":\\"***\\"')
    expect(reports.stdout).toContain('-u "$CLOUDDB_KEY_ID:$CLOUDDB_KEY_SECRET"')
    expect(reports.json).toMatch(/"id": "createKey\/good-call/)
  },
)

test('a request can be repeated as it was sent, with the made-up values of secret properties', async () => {
  const refusing: Drift = answering('createWebhook', () => ({ status: 418, type: 'application/json', body: {} }))
  const url = await start({ drifts: [refusing] })
  const reports = await reportsOf(argumentsFor(url, '--write', '--only', 'createWebhook/example'), ENVIRONMENT)
  const { cases } = JSON.parse(String(reports.json))
  const { request, curl, name } = cases.find(({ request }: { request: Fields }) =>
    String(request?.body).includes('"headers"'),
  )
  expect(JSON.parse(request.body)).toMatchObject({ url: expect.stringMatching(/^https:/), headers: expect.any(Object) })
  expect(curl).toContain('"url":"https:')
  expect(JSON.stringify(reports)).not.toContain('***slack')
  expect(name).toMatch(/^accepts the example /)
  expect(curl).not.toContain('"***"')
})
