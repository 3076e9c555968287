import { expect, test } from 'vitest'
import { known, server, time } from './server.ts'

// The answers of a real server of 2026-08-21 to keywords after a column, and alone. A text is a part of a longer statement, whose
// next word can be the one that is wrong. The server takes a word with three capitals for the name of another error.

const keywords =
  'IS FROM AS IN NOT LIKE ILIKE BETWEEN AND OR ASC DESC LIMIT WHERE PREWHERE GROUP ORDER UNION DISTINCT END CASE WHEN HAVING QUALIFY FINAL USING INTO FORMAT SETTINGS OFFSET WINDOW WITH SAMPLE ON JOIN LEFT INNER ALL ANY EXCEPT INTERSECT DIV MOD XOR OVER FILTER REGEXP GLOBAL NULL NULLS INTERVAL ARRAY ASOF CROSS FULL RIGHT SEMI ANTI ONLY FETCH ELSE THEN BY PASTE UP from is limit'

type Asked = readonly [path: string, body: object]

const iso = (at: number) => new Date(at).toISOString()
const search = (own: object): Asked => {
  const range = { startTime: iso(time - 60_000), endTime: iso(time) }
  return ['/search', { sourceId: known.log, maxResults: 1, select: 'Body', ...range, ...own }]
}
const chart = (own: object): Asked => {
  const series = [{ sourceId: known.log, aggFn: 'count', where: '', groupBy: [], ...own }]
  return ['/charts/series', { startTime: time - 60_000, endTime: time, granularity: '1h', series }]
}
const places: Readonly<Record<string, (text: string) => Asked>> = {
  select: (select) => search({ select }),
  where: (where) => search({ where, whereLanguage: 'sql' }),
  orderBy: (orderBy) => search({ orderBy }),
  groupBy: (text) => chart({ groupBy: [text] }),
}

const { post } = server()

/** The status, or the name of the error that a refusal begins with. */
async function outcomeOf(place: string, text: string): Promise<string> {
  const { status, body } = await post(...(places[place] as (typeof places)[string])(text))
  return /^([A-Z_]+):/.exec(body.message ?? '')?.[1] ?? `${status}`
}

test.each<[place: string, text: string, usual: string, others: Readonly<Record<string, string>>]>([
  [
    'select',
    'Body …',
    '500',
    {
      200: 'IS ASC DESC DISTINCT END CASE WHEN XOR OVER FILTER NULL NULLS INTERVAL FETCH THEN BY UP is',
      SYNTAX_ERROR:
        'FROM AS IN LIKE ILIKE BETWEEN AND OR LIMIT WHERE PREWHERE HAVING QUALIFY FORMAT SETTINGS OFFSET WINDOW DIV MOD REGEXP from limit',
    },
  ],
  ['select', '…', 'UNKNOWN_IDENTIFIER', { 200: 'NULL', SYNTAX_ERROR: 'NOT DISTINCT ALL' }],
  ['where', 'Body …', '500', { SYNTAX_ERROR: 'IS AS NOT ON GLOBAL BY UP from is limit' }],
  ['where', '…', '500', { 200: 'NULL', UNKNOWN_IDENTIFIER: 'IS FROM AS IN OR DISTINCT ON ALL BY UP from is limit' }],
  [
    'orderBy',
    'Body …',
    '500',
    {
      200: 'ASC DESC',
      SYNTAX_ERROR: 'AS IN LIKE ILIKE BETWEEN AND OR LIMIT FORMAT SETTINGS OFFSET ON DIV MOD REGEXP BY UP from limit',
    },
  ],
  ['orderBy', '…', 'UNKNOWN_IDENTIFIER', { 200: 'ALL NULL', SYNTAX_ERROR: 'NOT' }],
  [
    'groupBy',
    'Body …',
    '500',
    {
      200: 'PREWHERE QUALIFY FINAL FORMAT SETTINGS SAMPLE ANY DIV MOD XOR OVER FILTER REGEXP INTERVAL ARRAY ASOF CROSS SEMI ANTI ONLY FETCH PASTE UP',
    },
  ],
  ['groupBy', '…', '500', { 200: 'ALL NULL' }],
])('%s %j: keywords are answered as servers do, most of them with %s', async (place, text, usual, others) => {
  const named = new Map(
    Object.entries(others).flatMap(([outcome, words]) => words.split(' ').map((word) => [word, outcome])),
  )
  for (const word of keywords.split(' ')) {
    const asked = text.replace('…', word)
    // A real server reads these two beyond their end.
    if (/^(select Body IS DISTINCT|where Body SETTINGS)$/.test(`${place} ${asked}`)) continue
    expect([asked, await outcomeOf(place, asked)]).toEqual([asked, named.get(word) ?? usual])
  }
})

test.each<[place: string, outcome: string, texts: readonly string[]]>([
  ['orderBy', 'SYNTAX_ERROR', ['Timestamp A_B', 'Timestamp A1BC', 'Timestamp x y', 'Timestamp desc desc']],
  ['orderBy', 'SYNTAX_ERROR', ['(Timestamp', '1, NOT', 'Timestamp LIMIT 1', 'Timestamp DESC NULLS up']],
  ['orderBy', '500', ['Timestamp DESC DESC', 'Timestamp A1BCD', 'Timestamp AB_CDE', 'Timestamp LIMIT 1 ABC']],
  ['orderBy', '500', ['Timestamp SETTINGS a', 'Timestamp IS NOT']],
  ['select', 'SYNTAX_ERROR', ['Body AS x y', 'Body GROUP BY', 'Body ORDER BY', 'Body FROM x', 'Body FROM numbers(1)']],
  ['select', 'SYNTAX_ERROR', ['Body Body Body', 'Body +', 'Body ::', '(Body', 'Body FROM default.x WHERE', 'Body AS']],
  ['select', '500', ['Body LIMIT 1', 'Body WHERE 1', 'Body IS NOT', 'Body UNION ALL']],
  ['select', '200', ['DISTINCT Body', 'Body IS NULL NULL', 'Body AS FROM', 'Body,', 'Body Body']],
  ['where', 'SYNTAX_ERROR', ['Body ::', 'Body[', 'CASE WHEN Body', 'DISTINCT Body', 'Body IS DISTINCT']],
  ['where', '500', ['Body UPP', 'Body =', "Body = 'x' LIMIT 1", 'BODY']],
])('%s: %s is the answer to %j', async (place, outcome, texts) => {
  for (const text of texts) expect([text, await outcomeOf(place, text)]).toEqual([text, outcome])
})

test('a search for distinct rows finds each once', async () => {
  const search = (select: string) => post('/search', { sourceId: known.log, select, maxResults: 2_000 })
  const valuesOf = ({ body }: Awaited<ReturnType<typeof search>>) => body.data.map((row: object) => JSON.stringify(row))
  const all = valuesOf(await search('SeverityText'))
  expect(valuesOf(await search('DISTINCT SeverityText')).sort()).toEqual([...new Set(all)].sort())
  expect(new Set(all).size).toBeGreaterThan(1)
})
