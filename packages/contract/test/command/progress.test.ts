import { describe, expect, test } from 'vitest'
import { createProgress, type Screen } from '../../src/command/output/progress.ts'

function watch(screen: Partial<Screen>, environment: Record<string, string> = {}) {
  const written: string[] = []
  let now = 0
  const progress = createProgress({ write: (text) => written.push(text), ...screen }, environment, () => now)
  progress.begin(3)
  progress.settle('listAlerts', 'passed')
  now += 10
  progress.settle('listAlerts', 'failed')
  now += 1000
  progress.settle('getAlert', 'passed')
  progress.wait('keeping to the rate', 3400)
  progress.end()
  return written
}

describe('progress', () => {
  test('is one line on a terminal, and is erased at the end', () => {
    expect(watch({ isTTY: true })).toEqual([
      '\r\u001b[2K1/3  listAlerts',
      '\r\u001b[2K3/3, 1 failed  getAlert',
      '\r\u001b[2K3/3, 1 failed  keeping to the rate: 4 s',
      '\r\u001b[2K',
    ])
  })

  test('is cut to the width of the terminal', () => {
    const lengths = watch({ isTTY: true, columns: 24 }).map((line) => line.replace('\r\u001b[2K', '').length)
    expect(Math.max(...lengths)).toBe(23)
  })

  test.for([
    ['in a file', { isTTY: false }, {}],
    ['under continuous integration', { isTTY: true }, { CI: 'true' }],
    ['under any continuous integration', { isTTY: true }, { CI: '1' }],
    ['on a terminal that cannot erase a line', { isTTY: true }, { TERM: 'dumb' }],
  ] as const)('is not shown %s', ([, screen, environment]) => {
    expect(watch(screen, environment)).toEqual([])
  })

  test('is shown if CI is false', () => {
    expect(watch({ isTTY: true }, { CI: 'false' })).not.toEqual([])
  })
})
