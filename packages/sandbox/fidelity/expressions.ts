// Evaluates constant SQL expressions at a deployment. `expressions.ndjson` has the values of a real server's database.
// Run as a command, it asks a real server for each expression again and rewrites the file.
import { readFidelityArguments } from './command-line.ts'
import { readLines, writeLines } from './corpus.ts'
import type { Json } from './json.ts'
import type { Target } from './run-sequence.ts'

const file = new URL('expressions.ndjson', import.meta.url)

/** The recorded expressions, each with its value in an answer. */
export const readExpressions = (): [expression: string, value: Json][] => readLines(file)

/** The value of an expression at a deployment; undefined if the deployment refuses it. */
export async function expressionValue(
  { fetch, baseUrl, apiKey, ids, now = Date.now }: Target,
  expression: string,
): Promise<Json | undefined> {
  const series = { sourceId: ids['source.log'], aggFn: 'count', where: '', groupBy: [expression] }
  const body = { startTime: now() - 3_600_000, endTime: now(), granularity: '1d', series: [series] }
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const url = `${baseUrl}/api/v2/charts/series`
  const response = await fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  const { data } = (await response.json()) as { data?: { group: Json[] }[] }
  return data?.[0]?.group[0]
}

if (import.meta.main) {
  const { target } = readFidelityArguments()
  const asked = await Promise.all(
    readExpressions().map(async ([one]) => [one, (await expressionValue(target, one)) ?? null]),
  )
  writeLines(file, asked)
}
