import { readFileSync } from 'node:fs'
import { supportedFunctions } from '@clouddb/telemetry'
import { expect, test } from 'vitest'
import { sandboxTarget } from '../../fidelity/compare-sandbox.ts'
import { expressionValue, readExpressions } from '../../fidelity/expressions.ts'
import { functionRows } from '../../fidelity/function-rows.ts'
import { createSandbox } from '../../src/index.ts'

/** The expressions whose value in the sandbox differs, by reason. */
const different: readonly RegExp[] = [
  // Numbers are those of JavaScript, and times have milliseconds.
  /922337203685477580|18446744073709551615|toString\(1e21\)|10\.123456/,
  // Special cases of the database.
  /toString\(reverse\('añ'\)/,
]

const supported = new Set(
  Object.values(supportedFunctions())
    .flat()
    .map((name) => name.toLowerCase()),
)

/** The forms of supported functions that the sandbox refuses. */
const refusedForms =
  /'%[MfhpI%]|%%|(toStartOfWeek|toDayOfWeek)\(.*\), \d\)|toUnixTimestamp\('|add(Days|Months)\('|reverse\(\[/

/** Whether the sandbox refuses an expression, because it needs a function or a form that no usual query needs. */
function isRefused(expression: string): boolean {
  const names = [...expression.matchAll(/(\w+)\(/g)].map(([, name = '']) => name.toLowerCase())
  return names.some((name) => !supported.has(name)) || refusedForms.test(expression)
}

const target = sandboxTarget(createSandbox({ rateLimits: 'off' }))

test('expressions have the values that the database of a real server returned', async () => {
  const wrong: unknown[] = []
  for (const [expression, value] of readExpressions()) {
    const found = await expressionValue(target, expression)
    const isEqual = JSON.stringify(found) === JSON.stringify(value)
    const isRight = isRefused(expression)
      ? found === undefined
      : isEqual !== different.some((one) => one.test(expression))
    if (!isRight) wrong.push([expression, value, found])
  }
  expect(wrong).toEqual([])
})

test.each([
  'toYYYYMM(toDateTime(1e15))',
  "toHour(toDateTime(1e15), 'Europe/Berlin')",
  "toDateTime('2024-01-31 13:45:10', 'Nowhere/Land')",
  "match('a', '(')",
  'intDiv(1, 0)',
])('%s is refused', async (expression) => {
  expect(await expressionValue(target, expression)).toBeUndefined()
})

test('the page lists the functions that queries can use; otherwise run `node packages/sandbox/fidelity/page.ts`', () => {
  const page = readFileSync(new URL('../../docs/fidelity.md', import.meta.url), 'utf8')
  const [, section = ''] = page.split(/<!-- functions:(?:start|end) -->/)
  expect(section.trim().split('\n')).toEqual(functionRows())
})
