import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { fetchWithNames } from '@clouddb/observability-oss/names'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runAndReport } from '../src/command/run-command.ts'
import { reportFormats } from '../src/report/render.ts'
import { createRedaction } from '../src/running/redaction.ts'
import { createSecretProperties } from '../src/running/secret-properties.ts'
import { argumentsFor, ENVIRONMENT, fakeProcess, settingsFrom, useDeployment } from './command/run-against.ts'
import { answering } from './command/servers/drift.ts'
import { read } from './command/servers/served.ts'
import { smallDocument } from './command/servers/small-document.ts'

const secret = { type: 'string', 'x-secret': true }
const properties = { pin: secret, headers: { type: 'object', additionalProperties: secret }, name: { type: 'string' } }
const document = { openapi: '3.1.0', components: { schemas: { Door: { type: 'object', properties } } } }

describe('values of secret properties', () => {
  test.each([
    ['a text', '{"name":"a","pin":"1\\"2"}', '{"name":"a","pin":"***"}'],
    ['every value of an object', '{"headers":{"a":"1","b":{"c":"}"}},"name":"d"}', '{"headers":"***","name":"d"}'],
    ['a text that is cut off', '[{"pin": "1\\', '[{"pin": "***"'],
    ['an object that is cut off', '{"headers":{"a":["1","2', '{"headers":"***"'],
    ['JSON that a sentence quotes', 'the body is {"pin":"1"}, not 3', 'the body is {"pin":"***"}, not 3'],
    ['nothing without a value', '{"pin":null,"pins":"1","name":"pin"}', '{"pin":null,"pins":"1","name":"pin"}'],
  ])('are removed: %s', (_, text, expected) => {
    expect(createSecretProperties(document).strike(text)).toBe(expected)
    const [sent, shown] = [text, expected].map((each) => each.replaceAll('"pin"', '"acme(pin"'))
    expect(createSecretProperties(document, { pin: 'acme(pin' }).strike(`${sent}`)).toBe(shown)
  })

  test('are removed wherever another text quotes them, unless they can be ordinary words', () => {
    const secrets = createSecretProperties(document)
    for (const body of [
      '{"headers":{"a":"Bearer 4711-canary"}}',
      `{"pin":"${'a'.repeat(50)}"}`,
      '{"pin":"opening"}',
      '{"pin":"requests"}',
      `{"pin":"https://door.example/services/4711${' '.repeat(90)}"}`,
      '{"pin',
    ])
      secrets.note(body)
    expect(
      createRedaction({}, secrets)(`it was Bearer 4711-canary, opening requests of services, ${'a'.repeat(50)}`),
    ).toBe(`it was ***, opening requests of services, ${'a'.repeat(50)}`)
  })
})

const { start } = useDeployment()

test('reports show no secret that was sent, also where a server repeats it in its words', async () => {
  const raw = JSON.parse(JSON.stringify(smallDocument()).replaceAll('shop', 'canary-4711'))
  raw.components.schemas.CreateDashboardRequest.properties.tags['x-secret'] = true
  const sent: string[] = []
  const url = await start({
    drifts: [
      answering('createDashboard', (_, { body }) => {
        const [tag] = (body as { tags: string[] }).tags
        sent.push(String(tag))
        return { status: 418, type: 'application/json', body: { message: `unknown ${tag}` } }
      }),
    ],
  })
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = reportFormats.map((format) => join(folder, format))
  const reports = reportFormats.flatMap((format) => ['--report', `${format}=${join(folder, format)}`])
  const settings = settingsFrom(
    [...argumentsFor(url, '--write', '--only', 'createDashboard/good-call'), ...reports],
    ENVIRONMENT,
  )
  const load = async () => ({ document: read(raw), createClient: createObservabilityOssClient, fetchWithNames })
  const { texts, surroundings } = fakeProcess()
  const tool = { name: '@clouddb/contract', version: '1.2.3' }
  await runAndReport({ ...settings, deployment: { ...settings.deployment, load } }, tool, { env: {}, ...surroundings })
  expect(sent).toContain('canary-4711')
  const written = [...files.map((file) => readFileSync(file, 'utf8')), texts.stdout.join(''), texts.stderr.join('')]
  for (const text of written.slice(0, -1)) expect(text).toContain('unknown ***')
  for (const text of written) for (const each of sent) expect(text).not.toContain(each)
})
