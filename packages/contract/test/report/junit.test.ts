import { DOMParser, type Element } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { toJunit } from '../../src/report/junit.ts'
import { clean, sample } from './sample-report.ts'

/** Parses strictly: XML that is not well-formed throws. */
function parse(text: string): Element {
  const document = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message)
    },
  }).parseFromString(text, 'text/xml')
  return document.documentElement as Element
}

const all = (element: Element, tag: string): Element[] => [...element.getElementsByTagName(tag)]
const figures = (element: Element) =>
  Object.fromEntries(
    ['tests', 'failures', 'errors', 'skipped'].map((name) => [name, Number(element.getAttribute(name))]),
  )

describe('the JUnit report', () => {
  const root = parse(toJunit(sample))
  const suites = all(root, 'testsuite')

  test('has a suite for each operation, and one for the run', () => {
    expect(root.tagName).toBe('testsuites')
    expect(suites.map((suite) => suite.getAttribute('name'))).toEqual([
      'observability-oss.listAlerts',
      'observability-oss.createAlert',
      'observability-oss.listWebhooks',
      'observability-oss.run',
    ])
  })

  test('counts its cases, failures, errors and skipped cases', () => {
    for (const element of [root, ...suites]) {
      expect(figures(element)).toEqual({
        tests: all(element, 'testcase').length,
        failures: all(element, 'failure').length,
        errors: all(element, 'error').length,
        skipped: all(element, 'skipped').length,
      })
    }
    expect(figures(root)).toEqual({ tests: 9, failures: 3, errors: 1, skipped: 3 })
  })

  test('shows the request, the expected outcome, the answer and the pointer of a failure', () => {
    const [failure] = all(root, 'failure')
    expect(failure?.getAttribute('message')).toMatch(/^the server accepted it with 200; it said/)
    expect(failure?.textContent).toContain('sent      GET http://localhost:8000/api/v2/alerts?limit=0')
    expect(failure?.textContent).toContain('expected  a refusal with 400')
    expect(failure?.textContent).toContain('pointer   #/components/parameters/Limit/schema/minimum')
    expect(failure?.textContent).toContain("</pre></script><script>alert('x')</script>]]>&")
    expect(failure?.textContent).toContain(`curl      ${sample.cases[1]?.curl}`)
    expect(failure?.textContent).toContain(`again     ${sample.cases[1]?.again}`)
    expect(failure?.parentNode).toMatchObject({ tagName: 'testcase' })
  })

  test('shows equal complaints once, and the command of each failure', () => {
    const [first, second] = all(root, 'failure')
    expect(first?.textContent).toContain('likewise  refuses the query parameter limit just outside its bound 2')
    const lines = second?.textContent?.split('\n') ?? []
    expect(lines[0]).toBe('as in     GET /api/v2/alerts: refuses the query parameter limit just outside its bound 1')
    expect(lines.slice(1).map((line) => line.slice(0, 10))).toEqual(['curl      ', 'again     '])
  })

  test('shows the duration of each case', () => {
    const times = all(root, 'testcase').map((item) => item.getAttribute('time'))
    expect(times.slice(0, 3)).toEqual(['0', '0.012', '0.012'])
    expect(suites[0]?.getAttribute('time')).toBe('0.025')
  })

  test('shows why a case was skipped', () => {
    expect(all(root, 'skipped').map((skipped) => skipped.getAttribute('message'))).toEqual([
      'not reached: needs `--ids savedSearchId=...`',
      'unsupported: the deployment does not serve the route',
      'unsupported: the deployment does not serve the route',
    ])
  })

  test('has an error only when the run was incomplete', () => {
    expect(all(root, 'error')[0]?.textContent).toBe('The run ended early: the server stopped answering.')
    expect(all(parse(toJunit(clean)), 'error')).toEqual([])
  })

  test('has no character that XML forbids', () => {
    const text = toJunit(sample)
    expect([...text].filter((character) => /[\p{Cc}\p{Cs}]/u.test(character) && character !== '\n')).toEqual([])
  })
})
