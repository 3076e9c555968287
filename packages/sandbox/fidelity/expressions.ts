// What expressions that no row changes are worth: `expressions.ndjson` has what the database of a real server said.
// Run by itself it asks such a server again for each, and writes the file anew. A developer's tool.
import { readFileSync, writeFileSync } from 'node:fs'
import { readArguments } from './arguments.ts'
import type { Target } from './exchange.ts'
import type { Json } from './json.ts'

/** An expression of SQL, and the value that stands in an answer. */
export type Valued = [expression: string, value: Json]

const file = new URL('expressions.ndjson', import.meta.url)

/** What is known of expressions. */
export function readExpressions(): Valued[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Valued)
}

/** The value of an expression at a deployment; undefined where it answers nothing, or fails. */
export async function valueAt(
  { fetch, baseUrl, apiKey, ids, now = Date.now }: Target,
  expression: string,
): Promise<Json | undefined> {
  const series = { sourceId: ids['source.log'], aggFn: 'count', where: '', groupBy: [expression] }
  const body = { startTime: now() - 3_600_000, endTime: now(), granularity: '1d', series: [series] }
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const request = new Request(`${baseUrl}/api/v2/charts/series`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await fetch(request)
  const { data } = (await response.json()) as { data?: { group: Json[] }[] }
  return data?.[0]?.group[0]
}

if (import.meta.main) {
  const { target } = readArguments()
  const asked = await Promise.all(readExpressions().map(async ([one]) => [one, (await valueAt(target, one)) ?? null]))
  writeFileSync(file, asked.map((line) => `${JSON.stringify(line)}\n`).join(''))
}
