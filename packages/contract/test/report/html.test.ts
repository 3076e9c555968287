import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toHtml } from '../../src/report/html/page.ts'
import { clean, sample } from './sample-report.ts'

const page = toHtml(sample)
const inner = (tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? ''

/** How the page looks and behaves is tested in a browser; this is what holds for its text. */
describe('the HTML report', () => {
  test('allows the style and the script that it holds, and nothing else', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const rules = policy.replaceAll('&#39;', "'").split('; ')
    expect(rules).toEqual([
      "default-src 'none'",
      `style-src ${hashOf(inner('style'))}`,
      `script-src ${hashOf(inner('script'))}`,
      "base-uri 'none'",
      "form-action 'none'",
    ])
  })

  test('refers to nothing outside', () => {
    expect(page).not.toMatch(/<(link|iframe|object|embed|base|form [^>]*action)\b/)
    expect(page).not.toMatch(/<[^>]*\s(src|srcset|style|on\w+)=/)
    expect(page.match(/href="[^"]*"/g)?.filter((link) => !link.startsWith('href="#'))).toEqual([])
    expect(page).not.toMatch(/@import|url\(/)
  })

  test('lets no server write markup into it', () => {
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('shows failures before everything else', () => {
    const order = ['id="failures"', 'id="operations"', 'id="not-run"', 'id="cases"'].map((id) => page.indexOf(id))
    expect(order).toEqual(order.toSorted((left, right) => left - right))
    expect(order).not.toContain(-1)
    expect(toHtml(clean)).not.toContain('id="failures"')
  })

  test('says the verdict in its title', () => {
    expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('3 cases failed. observability-oss · contract')
  })
})
