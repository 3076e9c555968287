import { describe, expect, test } from 'vitest'
import { renderReport, reportFormats } from '../src/report/render.ts'
import { createRedaction } from '../src/running/redaction.ts'
import { SHORTEST } from '../src/running/spelling-search.ts'
import { sample } from './report/sample-report.ts'
import { usually } from './usually.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const urlSafe = (text: string) => Buffer.from(text).toString('base64url')
const hex = (text: string) => Buffer.from(text).toString('hex')
const escaped = (text: string) =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
const entities = (text: string) => [...text].map((each) => `&#${each.codePointAt(0)};`).join('')
const hexEntities = (text: string) => [...text].map((each) => `&#x${each.codePointAt(0)?.toString(16)};`).join('')
const percents = (text: string) => hex(text).replace(/../g, '%$&')

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const separated = (separator: string) => (secret: string) => [...secret].join(separator)
const reversed = (text: string) => [...text].reverse().join('')
const wrapped = (text: string, width: number) => text.replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&\r\n')

type Spelling = readonly [string, (secret: string) => string]

const SPELLINGS: readonly Spelling[] = [
  ['unchanged', (secret) => secret],
  ['in capital letters', (secret) => secret.toUpperCase()],
  ['backwards', reversed],
  ['in JSON', (secret) => JSON.stringify({ error: secret })],
  ['in JSON within JSON', (secret) => JSON.stringify(JSON.stringify({ error: secret }))],
  ['in JSON with escaped slashes', (secret) => JSON.stringify(secret).replaceAll('/', '\\/')],
  ['in JSON as Unicode escapes', (secret) => escaped(secret)],
  ['in JSON as Unicode escapes in capital letters', (secret) => escaped(secret).toUpperCase().replaceAll('\\U', '\\u')],
  ['in JavaScript as Unicode escapes', (secret) => escaped(secret).replace(/u(.{4})/g, 'u{$1}')],
  ['in JavaScript as hexadecimal escapes', (secret) => hex(secret).replace(/../g, '\\x$&')],
  ['in a URL', (secret) => `https://x/?a=${encodeURIComponent(secret)}`],
  ['in a path of a URL, in small letters', (secret) => `/api/${encodeURIComponent(secret).toLowerCase()}/tiles`],
  ['in a URL, with every character encoded', percents],
  ['in a URL, encoded twice', (secret) => encodeURIComponent(percents(secret))],
  ['in a URL, with every character encoded twice', (secret) => percents(percents(secret))],
  ['in markup', (secret) => secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')],
  ['in markup as character references', entities],
  ['in markup as hexadecimal character references', hexEntities],
  ['in hexadecimal digits', hex],
  ['in hexadecimal digits in capital letters', (secret) => hex(secret).toUpperCase()],
  ['in hexadecimal digits, in pairs', (secret) => hex(secret).replace(/..(?=.)/g, '$&:')],
  ...['', 'x', 'xy', 'xyz'].flatMap((before) =>
    ['', 'z', 'zz'].flatMap((after): Spelling[] => [
      [`in base64 between "${before}" and "${after}"`, (secret) => base64(before + secret + after)],
      [`in base64url between "${before}" and "${after}"`, (secret) => urlSafe(before + secret + after)],
    ]),
  ),
  ['in base64 in a URL', (secret) => encodeURIComponent(base64(`id:${secret}`))],
]

/** Enough of these is left to be found where symbols are separators, and where a part is spelled. */
const ORDINARY = ['4b1dR9tYx2LqWm7ZcVb8NkPsJdHgFa3EuOiTr5QeXy', '0b8f6c1e-3a47-4d92-9e5b-7c21fd08a6e3'] as const

const SPELLINGS_OF_ORDINARY: readonly Spelling[] = [
  ...[' ', '\n', '\r\n', '\0', '.', '-', '", "'].map(
    (separator): Spelling => [`with ${JSON.stringify(separator)} between its characters`, separated(separator)],
  ),
  ['with line ends between its characters, in JSON', (secret) => JSON.stringify(separated('\n')(secret))],
  ['with spaces of markup between its characters', separated('&nbsp;')],
  ['in base64 in lines', (secret) => wrapped(base64(`${'-'.repeat(40)}${secret}`).slice(40), 64)],
  ['in base64 in small letters', (secret) => base64(secret).toLowerCase()],
  ['in base64 with spaces', (secret) => separated(' ')(base64(secret))],
  ['in base64 between others, with spaces', (secret) => separated(' ')(base64(`x${secret}zz`))],
  ['in base64, backwards', (secret) => reversed(base64(secret))],
  ['backwards, in base64', (secret) => base64(reversed(secret))],
  ['in capital letters, in base64', (secret) => base64(secret.toUpperCase())],
  ['in hexadecimal digits, backwards', (secret) => reversed(hex(secret))],
  ['in UTF-16, in base64', (secret) => utf16(secret).toString('base64')],
  ['in UTF-16, in base64 with spaces', (secret) => separated(' ')(utf16(secret).toString('base64'))],
  ['in UTF-16, in hexadecimal digits', (secret) => utf16(secret).toString('hex')],
  ['in UTF-16 with the higher byte first, in base64', (secret) => utf16(secret).swap16().toString('base64')],
  [
    'in UTF-16 with the higher byte first, in base64 backwards',
    (secret) => reversed(utf16(secret).swap16().toString('base64')),
  ],
  ['in UTF-16 with the higher byte first, in hexadecimal digits', (secret) => utf16(secret).swap16().toString('hex')],
  ['in base64 twice', (secret) => base64(base64(`id:${secret}`))],
  ['in base64 three times', (secret) => base64(base64(base64(secret)))],
  ['in base64 twice, in lines', (secret) => wrapped(base64(wrapped(base64(secret), 76)), 64)],
  ['in base64 twice, in a URL', (secret) => `/api/${encodeURIComponent(urlSafe(base64(secret)))}/tiles`],
  ['in base64, in hexadecimal digits in pairs', (secret) => hex(base64(secret)).replace(/../g, '$& ')],
  ['in a URL, in base64', (secret) => base64(percents(secret))],
  ['in markup, in base64', (secret) => base64(entities(secret))],
  ['in base64, as Unicode escapes of JSON in a URL', (secret) => encodeURIComponent(escaped(base64(secret)))],
]

/** These have few letters, symbols that an encoding replaces, or the fewest characters. */
const UNUSUAL = ['cän"ary/secret', 'k\u00fc&<>\'"/+ ?=secret', '4f9a-8c21-77b0', '>>>???~~~>>>???', 'exactly8'] as const

function expectRemoved(secret: string, texts: readonly string[]): void {
  const redact = createRedaction({ apiKey: secret })
  for (const text of texts) {
    const [[key, [value]]] = Object.entries(redact({ [`(( ${text} ))`]: [`(( ${text} ))`] })) as [[string, [string]]]
    expect(key, text).toMatch(/^\(\( .{0,30}\*\*\*.{0,30} \)\)$/s)
    expect(value).toBe(key)
  }
}

/** The secret, and halves from its start, its middle and its end. */
function partsOf(secret: string): string[] {
  const half = Math.ceil(secret.length / 2)
  const starts = [0, 1, Math.floor(half / 2), secret.length - half]
  return [secret, ...starts.map((start) => secret.slice(start, start + half))]
}

describe('redaction', () => {
  test.for(usually([...SPELLINGS, ...SPELLINGS_OF_ORDINARY], 3))(
    'removes a secret and each half of it %s',
    ([, spelled]) => {
      for (const secret of ORDINARY) expectRemoved(secret, partsOf(secret).map(spelled))
    },
  )

  test.for(usually(SPELLINGS, 3))('removes an unusual secret %s', ([, spelled]) => {
    for (const secret of UNUSUAL) expectRemoved(secret, [spelled(secret)])
  })

  test('removes at least eight characters from the start of a short secret', () => {
    for (const secret of UNUSUAL) expectRemoved(secret, [secret.slice(0, Math.max(SHORTEST, secret.length - 3))])
  })

  test('keeps less than half of a secret, and what resembles it', () => {
    const [key, uuid] = ORDINARY
    const other = uuid.replace(/[0-9]/g, (digit) => String((Number(digit) + 1) % 10))
    const text = `${key.slice(0, 20)}, ${key.slice(22)}, ${other}, ${base64(other)}, binary search \\n 50 %`
    expect(createRedaction({ keyId: uuid, keySecret: key })(text)).toBe(text)
  })

  test.for([
    '%',
    '%25',
    '\\',
    '\\u',
    '&amp;',
    '&#0',
    '\0',
    '61 ',
    'QUJD\n',
    ORDINARY[0].slice(0, 20),
    `${ORDINARY[0].slice(0, 20)}${' '.repeat(500)}`,
  ])('takes time in proportion to the length of a text that repeats %j', (piece) => {
    const redact = createRedaction({ apiKey: ORDINARY[0] })
    const text = piece.repeat(500_000 / piece.length)
    expect(redact(text)).toBe(text)
  })

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
      const text = await renderReport({ ...sample, cases }, format, [exchange])
      const shown = createRedaction({ apiKey: secret })(text)
      expect(shown).toContain('said ***')
      expect(shown).not.toContain('4711')
    },
  )
})
