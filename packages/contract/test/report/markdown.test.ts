import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../src/report/markdown.ts'
import { clean, sample } from './sample-report.ts'

describe('the Markdown report', () => {
  const text = toMarkdown(sample)
  const lines = text.split('\n')

  test('begins with the verdict', () => {
    expect(lines[0]).toBe('## Contract: `observability-oss` at `http://localhost:8000`')
    expect(lines[2]).toMatch(
      /^\*\*3 cases failed\.\*\* 1,204 requests in 1 min 23 s, writing, document version 2\\?\.0\.$/,
    )
  })

  test('folds each failure, and shows what it takes to understand it', () => {
    expect(text.match(/<details>/g)).toHaveLength(2)
    expect(text).toContain('<summary><b>POST /api/v2/alerts: accepts /interval set to "3m" | &lt;b&gt;</b></summary>')
    expect(text).toMatch(/its bound 1<\/b> and 1 case likewise<\/summary>/)
    expect(text).toMatch(/^- likewise: refuses the query parameter limit just outside its bound 2$/m)
    expect(text).toMatch(/^- came, in 12 ms: /m)
    expect(text).toContain('- sent: `GET http://localhost:8000/api/v2/alerts?limit=0`')
    expect(text).toContain('- pointer: `#/components/parameters/Limit/schema/minimum`')
    expect(text).toContain(`\`\`\`sh\n${sample.cases[1]?.curl}\n\`\`\``)
    expect(text).toContain(`\`\`\`sh\n${sample.cases[1]?.again}\n\`\`\``)
  })

  test('has a table of the operations, in which every row has every cell', () => {
    const rows = lines.filter((line) => line.startsWith('| '))
    expect(rows).toHaveLength(2 + sample.operations.length)
    for (const row of rows) expect(row.match(/\|/g)).toHaveLength(7)
    expect(rows[2]).toBe('| `listAlerts` | 1 | 2 |  |  | 50 % |')
  })

  test('names what was left behind, and why cases were not run', () => {
    expect(text).toContain('- `/api/v2/alerts/2`: deleteAlert was answered 500')
    expect(text).toMatch(/^- 2 unsupported: the deployment does not serve the route$/m)
    expect(text).toMatch(/^- 1 not reached: needs \\`\\-\\-ids savedSearchId=\.\.\.\\`$/m)
    expect(text).toMatch(/^> The run ended early/m)
  })

  test('lets no server write markup, headings or control characters into it', () => {
    const outsideOfCode = text.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '')
    expect(outsideOfCode).not.toMatch(/<(script|img|pre)/)
    expect(lines.filter((line) => line.startsWith('# '))).toEqual([])
    expect([...text].filter((character) => /\p{Cc}/u.test(character) && character !== '\n')).toEqual([])
  })

  test('is short where nothing happened', () => {
    expect(toMarkdown(clean)).not.toMatch(/Failures|Left behind|^>/m)
    expect(toMarkdown(clean)).toContain('**Nothing failed: 2 cases passed.**')
    expect(toMarkdown(clean)).toContain('Without `--write` at most 90 can be: a read-only run reaches few.')
  })

  test('stays within what a job summary may hold', () => {
    const [failure] = sample.cases.filter(({ verdict }) => verdict === 'failed')
    const many = {
      ...sample,
      cases: Array.from({ length: 3000 }, (_, index) => ({
        ...(failure as (typeof sample.cases)[number]),
        complaints: [`it is ${index}`, 'long '.repeat(100)],
        curl: 'curl '.repeat(1900),
      })),
    }
    expect(toMarkdown(many).length).toBeLessThan(500_000)
    expect(toMarkdown(many)).toContain('And 2,970 failures more.')
  })
})
