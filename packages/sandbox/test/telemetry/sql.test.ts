import { describe, expect, it } from 'vitest'
import { taken, takenSpans } from './fixture.ts'

const all = taken('')

describe('a condition in SQL', () => {
  it.each([
    ["SeverityText = 'error'", "SeverityText == 'error'"],
    ["SeverityText != 'error'", "NOT SeverityText = 'error'"],
    ["SeverityText IN ('error', 'warn')", "SeverityText = 'error' OR SeverityText = 'warn'"],
    ["Body LIKE 'user%'", "startsWith(Body, 'user')"],
    ["Body ILIKE 'USER%'", "Body LIKE 'user%'"],
    ["Body NOT LIKE 'user%'", "NOT (Body LIKE 'user%')"],
    ["Body LIKE '_ser%'", "match(Body, '^.ser')"],
    ['SeverityNumber BETWEEN 9 AND 13', 'SeverityNumber >= 9 and SeverityNumber <= 13'],
    ['SeverityNumber NOT BETWEEN 9 AND 13', 'SeverityNumber < 9 OR SeverityNumber > 13'],
    ["SeverityNumber = '17'", 'SeverityNumber = 17'],
    ['SeverityNumber * 2 + 1 = 35', 'SeverityNumber = 17'],
    ["lower(SeverityText) = 'error';", "SeverityText = 'error' -- nothing else"],
    ["mapContains(LogAttributes, 'user.id')", "LogAttributes['user.id'] != ''"],
    ["SeverityText = 'error' OR 1 = 1 AND 1 = 2", "SeverityText = 'error'"],
    ["SeverityText = 'it''s' OR `SeverityText` = 'warn'", "SeverityText = 'warn'"],
    ['Body IS NOT NULL', '1'],
    ['Body IS NULL', 'false'],
    ["Body REGEXP '^.ser'", "match(Body, '^.ser')"],
    ["SeverityNumber::String = '17'", "CAST(SeverityNumber AS String) = '17'"],
    ["CAST(SeverityNumber, 'String') = '17'", 'SeverityNumber = 17'],
    ["multiIf(SeverityText = 'error', 1, SeverityText = 'warn', 1, 0)", "SeverityText IN ('error', 'warn')"],
    ["positionCaseInsensitive(Body, 'USER') = 1", "Body ILIKE 'user%'"],
    ["multiSearchAny(SeverityText, ['err', 'war'])", "SeverityText IN ('error', 'warn')"],
    ['Timestamp - INTERVAL 1 MINUTE > now()', 'Timestamp - 60 > now()'],
    ['Timestamp > now() - INTERVAL 10 MINUTE', 'Timestamp + 600 > now()'],
    ["toFloat64OrZero(LogAttributes['duration_ms']) > 100", "toInt32OrNull(LogAttributes['duration_ms']) > 100"],
  ])('%s takes what %s does', (one, other) => {
    expect(taken(one, 'sql')).toBe(taken(other, 'sql'))
  })

  it('takes a part of the rows', () => {
    const errors = taken("SeverityText = 'error'", 'sql')
    expect(errors).toBeGreaterThan(0)
    expect(errors + taken("SeverityText <> 'error'", 'sql')).toBe(all)
    expect(taken("Timestamp > '2020-01-01'", 'sql')).toBe(all)
    expect(taken("Timestamp < toDateTime('2020-01-01 00:00:00')", 'sql')).toBe(0)
    expect(takenSpans('Duration / 1e6 > 100', 'sql')).toBe(takenSpans('Duration > 100000000', 'sql'))
  })

  it.each([
    ['Nope = 1', 'Unknown expression or function identifier `Nope`'],
    ['SeverityText = "error"', 'Unknown expression or function identifier `error`'],
    ["severitytext = 'error'", 'Unknown expression or function identifier `severitytext`'],
    ["nope(SeverityText) = 'x'", 'Function with name `nope` does not exist'],
    ['SeverityText =', 'Syntax error: failed at position'],
    ["(SeverityText = 'error'", 'Syntax error'],
    ["SeverityText = 'error", 'Syntax error'],
    ["SeverityText ~ 'x'", 'Unrecognized token: Syntax error'],
    ['1; DROP TABLE x', 'Syntax error'],
    ['SELECT 1', 'Syntax error'],
    ['SeverityText = 5', 'There is no supertype for types String, UInt8'],
    ["SeverityNumber = 'a'", "Cannot convert string 'a' to type UInt8"],
    ['SeverityNumber LIKE 5', 'Illegal type UInt8 of argument of function like'],
    ['SeverityText', 'Illegal type String of last argument for aggregate function with If suffix'],
    ['1.5', 'Illegal type Float64 of last argument'],
    ['SeverityText AND ServiceName', 'Illegal type (String) of 1 argument of function and'],
    ["LogAttributes = 'x'", "Cannot parse input: expected '{' before: 'x'"],
    ['lower() = 1', "Number of arguments for function lower doesn't match: passed 0, should be 1"],
    ['sum(SeverityNumber) > 5', 'Aggregate function SUM(SeverityNumber) is found in WHERE in query'],
    ["Timestamp > 'x'", 'Cannot read DateTime: unexpected alphabetical character'],
    ["match(Body, '[a')", 'cannot compile re2: [a, error: missing ]: [a'],
    ['count() > 5', 'Aggregate function count() is found in WHERE in query'],
    ["match(Body, '(')", 'cannot compile re2'],
  ])('%s is refused: %s', (where, words) => {
    expect(() => taken(where, 'sql')).toThrow(words)
  })
})
