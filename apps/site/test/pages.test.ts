import { describe, expect, test } from 'vitest'
import { addressOf, apis, operationId } from '../src/apis.ts'
import { brokenLinks, sealed } from '../src/build/built-pages.ts'
import { canRun, withLinks } from '../src/guides/markdown.ts'
import { texts } from '../src/guides/texts.ts'
import { fence, html, inline } from '../src/markup.ts'
import { allPages, type SidebarEntry, sidebar } from '../src/pages.ts'
import { licences } from '../src/playground/bundle.ts'
import { literal } from '../src/reference/calls.ts'

const pages = allPages()
const ids = pages.map(({ id }) => id)
const pageOf = (id: string) => pages.find((page) => page.id === id)?.markdown ?? ''

describe('the pages', () => {
  test('have different addresses', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*(\/[a-z\d]+(-[a-z\d]+)*)*$/)
  })

  test('exist for each text, each operation and each entry of the sidebar', () => {
    expect(ids).toEqual(expect.arrayContaining(texts.map(({ id }) => id)))
    for (const api of apis) for (const { id } of api.model.operations) expect(ids).toContain(operationId(api, id))
    const slugs = (entries: readonly SidebarEntry[]): string[] =>
      entries.flatMap((entry) => ('slug' in entry ? entry.slug : slugs(entry.items)))
    expect(ids).toEqual(expect.arrayContaining(slugs(sidebar())))
  })

  test('have a title, a description and content', () => {
    for (const { title, description, markdown } of pages)
      for (const words of [title, description, markdown]) expect(words.trim()).not.toBe('')
  })
})

describe('the page of an operation', () => {
  const markdown = pageOf('reference/observability-oss/create-alert')

  test.each([
    ['the call', 'await observability.createAlert({'],
    ['the command', 'curl --request POST "$CLOUDDB_OSS_BASE_URL/api/v2/alerts"'],
    ['each named example', 'An alert on a chart of its own; needs a log source'],
    ['its errors by class', `<a href="${addressOf('reference/errors', 'badrequesterror')}">BadRequestError</a>`],
    ['its rate limit', 'The key has sent more than 100 requests within 60 seconds.'],
  ])('shows %s', (_, words) => {
    expect(markdown).toContain(words)
  })

  test.each([
    ['management/update-service-scaling', 'At least 24, at most 1068, a multiple of 12.'],
    ['management/update-service-scaling', 'Default: <code>true</code>'],
    ['management/update-service-scaling', 'Deprecated.'],
    ['observability-oss/list-alerts', 'Servers since 2026-07-09'],
    [
      'observability-oss/schemas/number-format-request',
      '<code>duration</code> <span class="since">since 2026-04-10</span>',
    ],
  ])('%s shows bounds, defaults, values and days of fields: %s', (page, words) => {
    expect(pageOf(`reference/${page}`)).toContain(words)
  })

  test('has no empty line within its HTML, because Markdown would end the HTML there', () => {
    for (const line of markdown.split('\n').filter((each) => each.startsWith('<div class="text">')))
      expect(line).toMatch(/<\/div>$/)
  })
})

test('the overview of an API has a table for each group of its operations', () => {
  const overview = pageOf('reference/management')
  expect(overview).toMatch(/<h2>Services<\/h2><p>[^<]+<\/p><table.*updateServiceScaling.*<h2>API keys<\/h2>.*deleteKey/)
})

describe('links', () => {
  test('of a text lead to pages, and become plain words without a page or sources', () => {
    const text = '[a](../sandbox/README.md#time), [b](src/client.ts), [c](#errors), [d](https://d.example)'
    expect(withLinks('packages/management/README.md', text)).toBe(
      `[a](${addressOf('guides/sandbox', 'time')}), b, [c](#errors), [d](https://d.example)`,
    )
  })

  test('in code do not change', () => {
    const code = '```ts\nf[0](d)\n```'
    expect(withLinks('README.md', code)).toBe(code)
  })

  test('that lead nowhere are reported with their page', () => {
    const links = ['/a/#part', '/a/#none', '/b/', '../c/'].map((link) => `<a href="${link}">link</a>`)
    const built = new Map([
      ['index.html', `${links.join('')}<img src="/d.png">`],
      ['a/index.html', '<h2 id="part">Part</h2><a href="#part">5</a><a href="https://e.example/">6</a>'],
    ])
    expect(brokenLinks(built, () => false)).toEqual([
      'index.html → /a/#none: the page has no such part',
      'index.html → /b/: no such page or file',
      'index.html → ../c/: it leaves the folder of the site',
      'index.html → /d.png: no such page or file',
    ])
  })
})

test('the policy of a page allows only the site and its own inline scripts', () => {
  const page = '<html><head><meta charset="utf-8"/><script>one()</script><script src="/two.js"></script></head></html>'
  const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(sealed(page))?.[1]
  expect(policy).toContain("default-src 'none'")
  expect(policy?.match(/sha256-/g)).toHaveLength(1)
  expect(policy).not.toMatch(/https?:|\*/)
})

test('texts of documents are escaped', () => {
  expect(html`<p>${'<b>&"\n'}</p>`.html).toBe('<p>&lt;b&gt;&amp;&quot;&#10;</p>')
  expect(inline('a `<b>` and\nmore').html).toBe('a <code>&lt;b&gt;</code> and more')
  expect(fence('md', '```ts\n```')).toBe('````md\n```ts\n```\n````')
})

test('values are written as idiomatic TypeScript', () => {
  expect(literal(`it's "so"\n`)).toBe(`'it\\'s "so"\\n'`)
  expect(literal({ a: [1, null], 'b-c': "it's", d: {} })).toBe(`{ a: [1, null], 'b-c': "it's", d: {} }`)
  expect(literal({ text: 'x'.repeat(60), list: ['y'] })).toBe(`{\n  text: '${'x'.repeat(60)}',\n  list: ['y'],\n}`)
})

test('a block can run if it imports only our packages', () => {
  expect(canRun("import { a } from '@clouddb/management'\nimport { b } from '@clouddb/sandbox'\n")).toBe(true)
  expect(canRun("import { a } from '@clouddb/management'\nimport { test } from 'vitest'\n")).toBe(false)
  expect(canRun('console.log(1)\n')).toBe(false)
})

test('the licences cover every package in the bundles', () => {
  const text = licences()
  for (const name of ['typescript', 'sucrase', 'openapi-fetch', 'zod', '@codemirror/view', '@lezer/common'])
    expect(text).toMatch(new RegExp(`^${name} \\d[\\d.]* \\((MIT|Apache-2.0)\\)\n\n.*license`, 'ims'))
  expect(text).not.toContain('@clouddb/')
})
