import { describe, expect, test } from 'vitest'
import { toText } from '../../src/report/text.ts'
import { clean, sample } from './sample-report.ts'

describe('what stands on the terminal in the end', () => {
  const text = toText(sample)

  test('shows each failure with all that it takes to understand it', () => {
    expect(text).toContain('FAIL GET /api/v2/alerts: refuses the query parameter limit just outside its bound 1\n')
    expect(text).toMatch(/^ {2}wrong {5}the server accepted it with 200$/m)
    expect(text).toMatch(/^ {2}expected {2}a refusal with 400$/m)
    expect(text).toMatch(/^ {2}came {6}200 application\/json \{"data"/m)
    expect(text).toMatch(/^ {2}sent {6}GET http:\/\/localhost:8000\/api\/v2\/alerts\?limit=0$/m)
    expect(text).toMatch(/^ {2}pointer {3}#\/components\/parameters\/Limit\/schema\/minimum$/m)
    expect(text).toContain(`\n  curl      ${sample.cases[1]?.curl}\n`)
    expect(text).toContain(`\n  again     ${sample.cases[1]?.again}\n`)
  })

  test('shows one of those about which the same is said, and names the others', () => {
    expect(text.match(/^FAIL /gm)).toHaveLength(2)
    expect(text).toMatch(/^ {2}likewise {2}refuses the query parameter limit just outside its bound 2$/m)
  })

  test('ends with the figures and the verdict', () => {
    expect(text.trimEnd().split('\n').slice(-2)).toEqual([
      '2 passed, 3 failed, 2 unsupported, 1 not reached; 1,204 requests in 1 min 23 s.',
      '3 cases failed.',
    ])
  })

  test('names what was left behind and what was not run', () => {
    expect(text).toContain('  /api/v2/alerts/2: deleteAlert was answered 500')
    expect(text).toContain('      2 unsupported: the deployment does not serve the route')
  })

  test('sends a terminal nothing that it would obey', () => {
    expect([...text].filter((character) => /\p{Cc}/u.test(character) && character !== '\n')).toEqual([])
  })

  test('says little where nothing happened', () => {
    expect(toText(clean)).not.toMatch(/FAIL|Left behind|created or changed/)
    expect(toText(clean)).toContain('a read-only run reaches few')
  })
})
