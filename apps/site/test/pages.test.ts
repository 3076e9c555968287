import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apis, operationId, type Page, referenceAddress, repositoryFolder } from '../src/apis.ts'
import { pageList } from '../src/build/added-files.ts'
import { brokenLinks, sealed } from '../src/build/built-pages.ts'
import { markdownOf } from '../src/build/page-markdown.ts'
import { canRun, withLinks } from '../src/guides/markdown.ts'
import { allGuides } from '../src/guides/texts.ts'
import { fence, html, inline } from '../src/markup.ts'
import { allPages, type SidebarEntry, sidebar } from '../src/pages.ts'
import { licenceTexts } from '../src/playground/bundle.ts'
import { FieldLists } from '../src/reference/field-list.ts'
import { type Reference, references } from '../src/reference/references.ts'
import { schemaShape } from '../src/reference/shape.ts'
import { toolbar } from '../src/reference/toolbar.ts'

const pages = new Map(allPages().map((page) => [page.id, page]))
const pageOf = (id: string) => pages.get(id)?.markdown ?? ''

test('there is a page for each text, each operation and each entry of the sidebar', () => {
  const slugs = (entries: readonly SidebarEntry[]): string[] =>
    entries.flatMap((entry) => ('slug' in entry ? entry.slug : slugs(entry.items)))
  const operations = apis.flatMap((api) => api.model.operations.map(({ id }) => operationId(api, id)))
  const expected = [...allGuides.map(({ id }) => id), ...operations, ...slugs(sidebar())]
  expect(expected.filter((id) => !pages.has(id))).toEqual([])
  // The references show what the tables of operations and of server days list.
  const docs = globSync(['docs/*.md', 'packages/!(observability-cloud)/docs/*.md'], { cwd: repositoryFolder })
  const isText = (file: string) => allGuides.some((text) => text.file === file) || /operations\.md$/.test(file)
  expect(docs.filter((file) => !isText(file.replaceAll('\\', '/')))).toEqual([])
})

test('each page has an address and content of its own, and each anchor once', () => {
  expect(allPages().length).toBe(pages.size)
  for (const { id, title, description, markdown } of pages.values()) {
    expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*(\/[a-z\d]+(-[a-z\d]+)*)*$/)
    for (const words of [title, description, markdown]) expect(words.trim(), id).not.toBe('')
    const anchors = [...markdown.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor)
    expect(new Set(anchors).size, id).toBe(anchors.length)
    // How the documents are made concerns no reader of the reference.
    if (id.startsWith('reference/'))
      expect(markdown, id).not.toMatch(/provenance|public fact|interface document|x-since/i)
  }
})

test.each([
  ['observability/create-alert', '<code>createAlert</code>'],
  ['observability/create-alert', "from '@clouddb/observability-cloud'"],
  ['observability/create-alert', 'curl --request POST "$CLOUDDB_OSS_BASE_URL/api/v2/alerts"'],
  ['observability/create-alert', 'An alert on a chart of its own; needs a log source'],
  [
    'observability/create-alert',
    `<a href="${referenceAddress('reference/errors', 'badrequesterror')}">BadRequestError</a>`,
  ],
  ['observability/create-alert', '<summary>inline <span class="since" data-since="2026-09-01">'],
  ['observability/create-alert', /<details[^>]* id="body-is-inline" data-in="open-source"/],
  ['observability/create-alert', /<li id="parameter-serviceId" data-in="managed"/],
  ['observability/create-alert', '<div data-in="managed"><section aria-labelledby="parameters">'],
  ['observability/query-chart-series', 'Open source only: the other deployment'],
  ['observability/create-dashboard', ' id="body-tiles-config-select-where"'],
  ['observability/create-dashboard', ' id="body-tiles-config-is-sql-is-line"'],
  ['observability/create-dashboard', 'since 2026-04</span>'],
  ['observability/create-dashboard', '<b class="required">required</b>'],
  ['observability/create-dashboard', 'Used only where <code>aggFn</code> is <code>quantile</code>.'],
  ['management/update-service-scaling', 'Bounds: at least 24, at most 1068, a multiple of 12'],
  ['management/update-service-scaling', 'Default: <code>true</code>'],
  ['management/update-service-scaling', '<b class="stability deprecated">deprecated</b>'],
  ['management', /## Services\n\n<p>.*PATCH.*updateServiceScaling[^#]*## /s],
  ['observability', /queryChartSeries.{0,60}open source only/],
])('the page of %s shows %s', (page, words) => {
  expect(pageOf(`reference/${page}`)).toMatch(words)
})

test('a schema that contains itself ends with a link to the fields around it', () => {
  const reference = { $ref: '#/components/schemas/Rule' }
  const Rule = { properties: { name: { type: 'string' }, rules: { type: 'array', items: reference } } }
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas: { Rule } } }
  const list = new FieldLists().list(schemaShape(document, { properties: { rule: reference } }), 'body')
  expect(list.html).toMatch(/<li id="body-rule-rules">.*those of <a href="#body-rule"><code>body.rule</)
})

describe('a page as Markdown', () => {
  test('has no HTML and nothing that only a browser can use, and keeps lists, code and links', () => {
    const list = html`<ul class="fields"><li id="a"><a href="#a"><code>a</code></a> text<p>More</p><ul><li><b>b</b></li></ul></li></ul><p><a href="/c/?deployment=managed#d">c</a></p>`
    const { html: controls = '' } = toolbar(references[1] as Reference) ?? {}
    const markdown = `${controls}\n\n${list.html}\n\n${fence('ts', 'const a = "<b>"', 'TypeScript')}`
    expect(markdownOf({ id: 'page', title: 'Title', description: 'Words.', markdown })).toBe(
      '# Title\n\n- `a` text\n  More\n  - **b**\n\n[c](/c/index.md)\n\n```ts\nconst a = "<b>"\n```\n',
    )
  })

  test('lists equal parts once', () => {
    const text = markdownOf(pages.get('reference/observability/create-dashboard') as Page)
    expect(text).toContain('Its parts are those of `body.tiles.config.select')
    expect(text.length).toBeLessThan(100_000)
  })

  test('is in the list of all pages', () => {
    const list = pageList([...pages.values()])
    expect(list).toMatch(/^# .+\n\n> .+\n\n## guides\n/)
    for (const id of [...pages.keys()].slice(1)) expect(list).toContain(`](${referenceAddress(id)}index.md): `)
  })
})

test.each([
  ['[a](../sandbox/README.md#time)', `[a](${referenceAddress('guides/sandbox', 'time')})`],
  ['[a](docs/operations.md)', `[a](${referenceAddress('reference/management')})`],
  ['[a](#errors)', '[a](#errors)'],
  // It has no page, and the address of the sources is unknown.
  ['[a](src/client.ts)', 'a'],
  ['```ts\nf[0](d)\n```', '```ts\nf[0](d)\n```'],
])('the text %s is the Markdown %s on its page', (text, linked) => {
  expect(withLinks('packages/management/README.md', text)).toBe(linked)
})

test('links that lead nowhere are reported with their page', () => {
  const links = ['/a/#part', '/a/?x=y#part', '/a/#none', '/b/', '../c/', 'https://e.example/', '#none']
  const index = `${links.map((link) => `<a href="${link}">link</a>`).join('')}<img src="/d.png">`
  const built = new Map([
    ['index.html', index],
    ['a/index.html', '<h2 id="part">Part</h2><a href="#part">5</a>'],
  ])
  expect(brokenLinks(built, () => false)).toEqual([
    'index.html → /a/#none: the page has no such part',
    'index.html → /b/: no such page or file',
    'index.html → ../c/: it leaves the folder of the site',
    'index.html → #none: the page has no such part',
    'index.html → /d.png: no such page or file',
  ])
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

test.each([
  ["import { a } from '@clouddb/management'\nimport { b } from '@clouddb/sandbox'\n", true],
  ["import { a } from '@clouddb/management'\nimport { test } from 'vitest'\n", false],
  ['console.log(1)\n', false],
])('a block can run if it imports our packages and nothing else: %j', (code, isRunnable) => {
  expect(canRun(code)).toBe(isRunnable)
})

test('the licences cover every package in the bundles', () => {
  const text = licenceTexts()
  for (const name of ['typescript', 'sucrase', 'openapi-fetch', 'zod', '@codemirror/view', '@lezer/common'])
    expect(text).toMatch(new RegExp(`^${name} \\d[\\d.]* \\((MIT|Apache-2.0)\\)\n\n.*license`, 'ims'))
  expect(text).not.toContain('@clouddb/')
})
