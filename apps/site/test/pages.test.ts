import { describe, expect, test } from 'vitest'
import { addressOf, apis, operationId, type Page } from '../src/apis.ts'
import { listOf } from '../src/build/added-files.ts'
import { brokenLinks, sealed } from '../src/build/built-pages.ts'
import { markdownOf } from '../src/build/page-markdown.ts'
import { canRun, withLinks } from '../src/guides/markdown.ts'
import { texts } from '../src/guides/texts.ts'
import { fence, html, inline } from '../src/markup.ts'
import { allPages, type SidebarEntry, sidebar } from '../src/pages.ts'
import { licences } from '../src/playground/bundle.ts'
import { literal } from '../src/reference/calls.ts'
import { FieldLists } from '../src/reference/field-list.ts'
import { type Reference, references } from '../src/reference/references.ts'
import { shapeOf } from '../src/reference/shape.ts'
import { toolbar } from '../src/reference/toolbar.ts'

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
  const alert = pageOf('reference/observability/create-alert')

  test.each([
    ['the method', '<code>createAlert</code>'],
    ['the call to each deployment', "from '@clouddb/observability-cloud'"],
    ['the command', 'curl --request POST "$CLOUDDB_OSS_BASE_URL/api/v2/alerts"'],
    ['each named example', 'An alert on a chart of its own; needs a log source'],
    ['its errors by class', `<a href="${addressOf('reference/errors', 'badrequesterror')}">BadRequestError</a>`],
  ])('shows %s', (_, words) => {
    expect(alert).toContain(words)
  })

  test('shows every field of a body, at an anchor of its own', () => {
    const page = pageOf('reference/observability/create-dashboard')
    for (const anchor of ['body-tiles', 'body-tiles-config-select-where', 'body-tiles-config-is-sql-is-line'])
      expect(page).toContain(` id="${anchor}"`)
  })

  test('has each anchor once', () => {
    for (const { id, markdown } of pages) {
      const anchors = [...markdown.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor)
      expect(new Set(anchors).size, id).toBe(anchors.length)
    }
  })

  test.each([
    ['management/update-service-scaling', 'Bounds: at least 24, at most 1068, a multiple of 12'],
    ['management/update-service-scaling', 'Default: <code>true</code>'],
    ['management/update-service-scaling', '<b class="warn">deprecated</b>'],
    ['observability/create-dashboard', 'since 2026-04</span>'],
    ['observability/create-dashboard', '<b class="required">required</b>'],
    ['observability/create-dashboard', 'Used only where <code>aggFn</code> is <code>quantile</code>.'],
    ['observability/create-alert', '<summary>inline <span class="since" data-since="2026-09-01">'],
  ])('%s shows bounds, defaults, marks and ages of fields: %s', (page, words) => {
    expect(pageOf(`reference/${page}`)).toContain(words)
  })

  test('marks what only one deployment has', () => {
    expect(alert).toMatch(/<details[^>]* id="body-is-inline" data-in="open-source"/)
    expect(alert).toMatch(/<li id="parameter-serviceId" data-in="managed"/)
    expect(alert).toContain('<div data-in="managed"><section aria-labelledby="parameters">')
    expect(pageOf('reference/observability/query-chart-series')).toContain('Open source only: the other deployment')
  })

  test('has no empty line within its HTML, because Markdown would end the HTML there', () => {
    for (const line of alert.split('\n').filter((each) => each.startsWith('<div class="text">')))
      expect(line).toMatch(/<\/div>$/)
  })
})

test('a schema that contains itself ends with a link to the fields around it', () => {
  const Rule = {
    properties: { name: { type: 'string' }, rules: { type: 'array', items: { $ref: '#/components/schemas/Rule' } } },
  }
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas: { Rule } } }
  const list = new FieldLists().list(
    shapeOf(document, { properties: { rule: { $ref: '#/components/schemas/Rule' } } }),
    'body',
  )
  expect(list.html).toMatch(/<li id="body-rule-rules">.*those of <a href="#body-rule"><code>body.rule</)
})

test('the reference leaves out how the documents are made', () => {
  for (const { id, markdown } of pages.filter((page) => page.id.startsWith('reference/')))
    expect(markdown, id).not.toMatch(/provenance|public fact|interface document|x-since/i)
})

test('an overview lists the operations of each resource with their verbs', () => {
  const overview = pageOf('reference/management')
  expect(overview).toMatch(/## Services\n\n<p>.*PATCH.*updateServiceScaling[^#]*## /s)
  expect(pageOf('reference/observability')).toMatch(/queryChartSeries.{0,60}open source only/)
})

describe('a page as Markdown', () => {
  const page = (markdown: string) => markdownOf({ id: 'page', title: 'Title', description: 'Words.', markdown })

  test('has no HTML, and keeps lists, code and links', () => {
    const list = html`<ul class="fields"><li id="a"><a href="#a"><code>a</code></a> text<p>More</p><ul><li><b>b</b></li></ul></li></ul><p><a href="/c/?deployment=managed#d">c</a></p>`
    expect(page(`${list.html}\n\n${fence('ts', 'const a = "<b>"', 'TypeScript')}`)).toBe(
      '# Title\n\n- `a` text\n  More\n  - **b**\n\n[c](/c/index.md)\n\n```ts\nconst a = "<b>"\n```\n',
    )
  })

  test('lists equal parts once', () => {
    const text = markdownOf(pages.find(({ id }) => id === 'reference/observability/create-dashboard') as Page)
    expect(text).toContain('Its parts are those of `body.tiles.config.select')
    expect(text.length).toBeLessThan(100_000)
  })

  test('leaves out what only a browser can use', () => {
    const { html: controls = '' } = toolbar(references[1] as Reference) ?? {}
    expect(page(controls)).toBe('# Title\n')
  })

  test('is in the list of all pages', () => {
    const list = listOf(pages)
    expect(list).toMatch(/^# .+\n\n> .+\n\n## guides\n/)
    for (const id of ids.slice(1)) expect(list).toContain(`](${addressOf(id)}index.md): `)
  })
})

describe('links', () => {
  test('of a text lead to pages, and become plain words without a page or sources', () => {
    const text = '[a](../sandbox/README.md#time), [b](src/client.ts), [c](#errors), [d](docs/operations.md)'
    expect(withLinks('packages/management/README.md', text)).toBe(
      `[a](${addressOf('guides/sandbox', 'time')}), b, [c](#errors), [d](${addressOf('reference/management')})`,
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
      [
        'a/index.html',
        '<a href="/a/?deployment=managed#part">1</a><h2 id="part">Part</h2><a href="#part">5</a><a href="https://e.example/">6</a>',
      ],
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
