import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toHtml } from '../../src/report/html.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { renderReport } from '../../src/report/render.ts'
import { toText } from '../../src/report/text.ts'
import { clean, sample } from './sample-report.ts'

const [, failed] = sample.cases

// Programs of users read these fields: fields may be added, and none may be renamed or removed.
test('the JSON report has the form of version 1', async () => {
  const report = JSON.parse(await renderReport(sample, 'json'))
  expect(Object.keys(report)).toEqual([
    ...['version', 'tool', 'document', 'target', 'mode', 'rate', 'startedAt', 'seconds', 'outcome', 'exitCode'],
    ...['verdict', 'interruptions', 'counts', 'coverage', 'operations', 'cases', 'objects'],
  ])
  expect(report.version).toBe(1)
  expect(Object.keys(report.counts)).toEqual(['passed', 'failed', 'unsupported', 'notReached', 'requests'])
  expect(Object.keys(report.coverage)).toEqual(['keys', 'reachable', 'reached'])
  expect(Object.keys(report.operations[0])).toEqual([
    ...['id', 'method', 'path', 'passed', 'failed', 'unsupported', 'notReached', 'coverage'],
  ])
  expect(Object.keys(report.cases[1])).toEqual([
    ...['id', 'operation', 'kind', 'name', 'title', 'milliseconds', 'verdict', 'complaints', 'remarks'],
    ...['expected', 'pointer', 'request', 'answer', 'curl', 'again'],
  ])
  expect(report).toEqual(JSON.parse(JSON.stringify(sample)))
})

describe('the text report', () => {
  const text = toText(sample)

  test('shows one failure of each group in full, and names the others', () => {
    expect(text.match(/^FAIL /gm)).toHaveLength(2)
    const [block] = text.split('\n\n')
    expect(block?.split('\n').map((line) => line.slice(0, 60))).toEqual(
      [
        `FAIL ${failed?.title}`,
        '  wrong     the server accepted it with 200',
        expect.stringMatching(/^ {2}wrong {5}it said <\/pre>/),
        '  expected  a refusal with 400',
        expect.stringMatching(/^ {2}came {6}200 application\/json \{"data"/),
        '  sent      GET http://localhost:8000/api/v2/alerts?limit=0',
        '  pointer   #/components/parameters/Limit/schema/minimum',
        `  curl      ${failed?.curl}`,
        `  again     ${failed?.again}`,
        '  likewise  refuses the query parameter limit just outside its bound 2',
      ].map((line) => (typeof line === 'string' ? line.slice(0, 60) : line)),
    )
  })

  test('ends with the figures and the verdict', () => {
    expect(text.trimEnd().split('\n').slice(-2)).toEqual([
      '2 passed, 3 failed, 2 unsupported, 1 not reached; 1,204 requests in 1 min 23 s.',
      '3 cases failed.',
    ])
  })

  test('names objects that were left behind, and the reasons why cases were not run', () => {
    expect(text).toContain('  /api/v2/alerts/2: deleteAlert was answered 500')
    expect(text).toContain('      2 unsupported: the deployment does not serve the route')
  })

  test('is short if nothing failed', () => {
    expect(toText(clean)).not.toMatch(/FAIL|Left behind|created or changed/)
    expect(toText(clean)).toContain('a read-only run reaches few')
  })
})

describe('the Markdown report', () => {
  const text = toMarkdown(sample)

  test('begins with the verdict, folds each group of failures, and ends with the rest of the text report', () => {
    expect(text).toMatch(
      /^## Contract: observability-oss at http:\/\/localhost:8000\n\n\*\*3 cases failed\.\*\*\n\n<details>/,
    )
    expect(text.match(/<details>/g)).toHaveLength(2)
    expect(text).toContain('<summary><b>POST /api/v2/alerts: accepts /interval set to "3m" | &lt;b&gt;</b></summary>')
    expect(text).toMatch(/its bound 1<\/b> and 1 case likewise<\/summary>/)
    const [ofText = ''] = toText(sample).split('\n\n')
    expect(text).toContain(`text\n${ofText}\n`)
    const [, rest = ''] = text.split(/<\/details>\n\n`+text\n(?!FAIL)/)
    expect(toText(sample)).toContain(rest.replace(/\n`+\n$/, ''))
  })

  test('contains text of a server only between more backticks than it has', () => {
    const answer = { status: 200, headers: {}, text: '`````\n<script>' }
    const shown = toMarkdown({ ...sample, cases: [{ ...failed, answer } as (typeof sample.cases)[number]] })
    expect(shown).toMatch(/^`{6}text\nFAIL /m)
    const outsideOfCode = shown.replace(/^(`+)text\n.*?\n\1$/gms, '')
    expect(outsideOfCode).not.toMatch(/<(script|img|pre)|^# /m)
  })

  test('is smaller than the limit of a job summary', () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      ...(failed as (typeof sample.cases)[number]),
      complaints: [`it is ${index}`, 'long '.repeat(100)],
      curl: 'curl '.repeat(1900),
    }))
    expect(toMarkdown({ ...sample, cases: many }).length).toBeLessThan(500_000)
    expect(toMarkdown({ ...sample, cases: many })).toContain('And 2,980 failures more')
  })
})

// How the page looks and behaves is tested in a browser.
describe('the HTML report', () => {
  const page = toHtml(sample)
  const inner = (tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? ''

  test('allows only its own style', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${hashOf(inner('style'))}`,
      "base-uri 'none'",
      "form-action 'none'",
    ])
  })

  test('has no tag of a server, and refers to no other page or file', () => {
    const titled = sample.cases.map((each) => ({
      ...each,
      title: `${each.title} [a](javascript:b) ![a](//c/d) <a href=e>`,
    }))
    const hostile = toHtml({ ...sample, cases: titled, target: 'http://x ![a](//c/d) [a](javascript:b)' })
    for (const each of [page, hostile]) {
      const tags = new Set(each.split('</style>')[1]?.match(/<\w[^>]*/g))
      const plain = ['body', 'main', 'h1', 'p', 'strong', 'details', 'summary', 'b', 'footer']
      expect(
        [...tags].filter((tag) => !plain.includes(tag.slice(1)) && !/^<pre tabindex="0"[-\w ="]*$/.test(tag)),
      ).toEqual([])
    }
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toMatch(/@import|url\(/)
  })

  test('has the verdict as its title, each failure with what repeats it, and every case with its time', () => {
    expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('3 cases failed. observability-oss · contract')
    const plain = page
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    for (const { curl, again, request } of sample.cases.filter(({ id }) => !id.endsWith('2')))
      for (const each of [curl, again, request?.body]) expect(plain).toContain(each ?? '')
    for (const { verdict, name, milliseconds } of sample.cases)
      expect(plain).toMatch(`${verdict.padEnd(11)} ${name}${milliseconds === undefined ? '' : ': 12 ms'}`)
  })
})

test('people see each mistake of a server once: its credentials and its bodies apart, and what operations share together', () => {
  const said = { ...failed, complaints: ['the server accepted it with 200'] }
  const cases = ['wrong secret', 'no credentials', 'null', 'bound', 'media type', 'undeclared method'].map(
    (kind) => ({ ...said, kind, name: kind }) as typeof said & { id: string },
  )
  const text = 'the answer has no header ratelimit-limit, which the document declares'
  const remarks = ['listAlerts', 'listSources', 'getTeam', 'getAlert'].map((operation) => ({
    operation,
    text,
    cases: 2,
  }))
  const shown = toText({ ...sample, cases: cases as unknown as typeof sample.cases, remarks })
  expect(shown.match(/^ {2}likewise .*$/gm)).toEqual(['  likewise  no credentials', '  likewise  bound'])
  expect(shown.match(/^FAIL /gm)).toHaveLength(4)
  expect(shown).toContain(`1 remark, no failures:\n  listAlerts, listSources, getTeam and 1 more: ${text} (8 cases)\n`)
})
