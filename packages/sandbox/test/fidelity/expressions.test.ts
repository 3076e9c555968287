import { expect, test } from 'vitest'
import { readExpressions, valueAt } from '../../fidelity/expressions.ts'
import { createSandbox } from '../../src/index.ts'

/** What the sandbox says otherwise, and why. */
const unlike: readonly RegExp[] = [
  // Functions that it does not have.
  /^(formatDateTimeInJodaSyntax|parseDateTime|YYYYMMDDToDate|toModifiedJulianDay|timeZoneOf|addInterval|timestamp)\(/,
  /^(bitNot|accurateCast|reinterpretAsUInt8|arrayResize|emptyArrayString|JSONExtract|MD5|lower\(hex\(MD5|hex\(SHA256)\(/,
  /^(crc32|toIPv4|isIPv6String|bar|levenshteinDistance|normalizeQuery|soundex|toValidUTF8|widthBucket)\(/,
  /^(toStringCutToZero|caseWithExpression)\(/,
  // Its numbers are those of JavaScript, and its times have milliseconds.
  /922337203685477580|18446744073709551615|toDecimal32|toString\(1e21\)|10\.123456/,
  // Types that it does not tell apart.
  /^toTypeName\((if\(1, 1, ('a'|NULL)|abs|toFloat32)|toTypeName\(JSONType/,
  // Oddities of the database.
  /^port\('https:\/\/a:80\/'\)$|^fromUnixTimestamp\(\d+, |^firstLine|toString\(reverse\('añ'\)/,
]

const sandbox = createSandbox({ rateLimits: 'off' })
const { sources, apiKeys } = sandbox.snapshot().openSource
const target = {
  fetch: sandbox.fetch,
  baseUrl: sandbox.observabilityOss.baseUrl ?? '',
  apiKey: apiKeys[0] ?? '',
  ids: { 'source.log': sources.find(({ kind }) => kind === 'log')?.id ?? '' },
}

test('expressions are worth what the database of a real server says', async () => {
  const different: unknown[] = []
  for (const [expression, value] of readExpressions()) {
    const mine = await valueAt(target, expression)
    const isLike = JSON.stringify(mine) === JSON.stringify(value)
    if (isLike === unlike.some((one) => one.test(expression))) different.push([expression, value, mine])
  }
  expect(different).toEqual([])
})

test.each([
  "base64Decode('%')",
  'space(1e15)',
  "repeat('ab', 1e12)",
  "leftPad('a', 1e12)",
  'toYYYYMM(toDateTime(1e15))',
  "toHour(toDateTime(1e15), 'Europe/Berlin')",
  'bitAnd(1.5, 1)',
])('%s is a fault of the query, and is answered', async (expression) => {
  expect(await valueAt(target, expression)).toBeUndefined()
})
