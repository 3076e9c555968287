import { describe, expect, test } from 'vitest'
import { render, reportFormats } from '../src/report/render.ts'
import { createRedaction } from '../src/running/redaction.ts'
import { SHORTEST } from '../src/running/secret-spellings.ts'
import { sample } from './report/sample-report.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const urlSafe = (text: string) => Buffer.from(text).toString('base64url')
const hex = (text: string) => Buffer.from(text).toString('hex')
const escaped = (text: string) =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
const entities = (text: string) => [...text].map((each) => `&#${each.codePointAt(0)};`).join('')
const hexEntities = (text: string) => [...text].map((each) => `&#x${each.codePointAt(0)?.toString(16)};`).join('')
const percents = (text: string) => hex(text).replace(/../g, '%$&')

const SPELLINGS: readonly (readonly [string, (secret: string) => string])[] = [
  ['unchanged', (secret) => secret],
  ['in capital letters', (secret) => secret.toUpperCase()],
  ['in JSON', (secret) => JSON.stringify({ error: secret })],
  ['in JSON within JSON', (secret) => JSON.stringify(JSON.stringify({ error: secret }))],
  ['in JSON with escaped slashes', (secret) => JSON.stringify(secret).replaceAll('/', '\\/')],
  ['in JSON as Unicode escapes', (secret) => escaped(secret)],
  ['in JSON as Unicode escapes in capital letters', (secret) => escaped(secret).toUpperCase().replaceAll('\\U', '\\u')],
  ['in a URL', (secret) => `https://x/?a=${encodeURIComponent(secret)}`],
  ['in a URL in small letters', (secret) => encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
  ['in a URL, with every character encoded', percents],
  ['in a URL, encoded twice', (secret) => encodeURIComponent(percents(secret))],
  ['in markup', (secret) => secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')],
  ['in markup as character references', entities],
  ['in markup as hexadecimal character references', hexEntities],
  ['in hexadecimal digits', hex],
  ['in hexadecimal digits in capital letters', (secret) => hex(secret).toUpperCase()],
  ['in hexadecimal digits, in pairs', (secret) => hex(secret).replace(/..(?=.)/g, '$&:')],
  ...['', 'x', 'xy', 'xyz'].flatMap((before) =>
    ['', 'z', 'zz'].flatMap((after): [string, (secret: string) => string][] => [
      [`in base64 between "${before}" and "${after}"`, (secret) => base64(before + secret + after)],
      [`in base64url between "${before}" and "${after}"`, (secret) => urlSafe(before + secret + after)],
    ]),
  ),
  ['in base64 in a URL', (secret) => encodeURIComponent(base64(`id:${secret}`))],
  ['without its end', (secret) => secret.slice(0, Math.max(SHORTEST, secret.length - 3))],
]

const SECRETS = ['cän"ary/secret', 'k\u00fc&<>\'"/+ ?=secret', '4f9a-8c21-77b0', '>>>???~~~>>>???', 'exactly8'] as const

describe('redaction', () => {
  for (const secret of SECRETS) {
    test.for(SPELLINGS)(`removes ${JSON.stringify(secret)} %s`, ([, spelled]) => {
      const text = spelled(secret)
      const redact = createRedaction({ apiKey: secret })
      const shown = redact({ cases: [{ [`before ${text} after`]: [`before ${text} after`] }] })
      const left = JSON.stringify(shown)
      expect(left).toMatch(/before .{0,30}\*\*\*.{0,30} after.{0,40}before .{0,30}\*\*\*.{0,30} after/s)
      expect(left).not.toContain(text)
    })
  }

  test('removes both parts of a pair, and the encoded pair', () => {
    const redact = createRedaction({ keyId: 'canary-key-id', keySecret: 'canary-key-secret' })
    const header = `Basic ${base64('canary-key-id:canary-key-secret')}`
    expect(redact(`${header}, canary-key-id, canary-key-secret`)).toBe('Basic ***, ***, ***')
  })

  test('keeps all other text', () => {
    const report = { count: 3, none: null, yes: true, list: ['text', 1], nested: { text: 'nothing here' } }
    expect(createRedaction({ apiKey: 'canary-4f9a-key' })(report)).toEqual(report)
  })

  test.for(['a', '200', 'test', 'data', 'string', '/', '***', 'null', '1234567'])(
    'removes the short key %j only after its scheme',
    (apiKey) => {
      const redact = createRedaction({ apiKey })
      expect(redact(sample)).toEqual(sample)
      expect(redact(`{"authorization":"Bearer ${apiKey}"}, 200 a data`)).toBe(
        '{"authorization":"Bearer ***"}, 200 a data',
      )
    },
  )

  test('removes a short pair only in its encoded form', () => {
    const redact = createRedaction({ keyId: 'id', keySecret: 'secret' })
    expect(redact(`Basic ${base64('id:secret')}, id secret`)).toBe('Basic ***, id secret')
  })

  test.for(reportFormats)(
    'removes a secret from a rendered %s report, in the escapes of its format',
    async (format) => {
      const secret = '<key>&"*_-[4711]'
      const cases = sample.cases.map((each) => ({ ...each, complaints: each.complaints.map(() => `said ${secret}`) }))
      const request = { method: 'POST', url: 'http://localhost', headers: {}, body: `said ${secret}` }
      const exchange = { id: 'a/b/c', startedAt: sample.startedAt, milliseconds: 1, request }
      const text = await render({ ...sample, cases }, format, [exchange])
      const shown = createRedaction({ apiKey: secret })(text)
      expect(shown).toContain('said ***')
      expect(shown).not.toContain('4711')
    },
  )
})
