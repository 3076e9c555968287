import { deriveCases, readDocument, runCase } from '@clouddb/contract'
import { pointerTokens } from '@clouddb/spec/document/pointer'
import { apiOf } from '../apis.ts'
export function derive(document, operations) {
  const read = readDocument(document)
  // A mock cannot show all of them: it knows no secret, for one.
  return { document: read, cases: deriveCases(read, { operations }).filter(({ modes }) => modes.includes('mock')) }
}
const baselines = new Map()
/** The derivation of an unbroken document, made once an operation. */
export function deriveBaseline(api, operation) {
  const key = `${api} ${operation}`
  const known = baselines.get(key) ?? derive(apiOf(api).document, [operation])
  baselines.set(key, known)
  return known
}
/** Runs cases until one complains. */
export async function runDerived({ document, cases }, { createClient, url, network }, { near, most } = {}) {
  for (const item of (near ? nearestFirst(cases, near) : cases).slice(0, most)) {
    const { complaints } = await runCase(item, { document, createClient, url, fetch: network })
    if (complaints.length > 0) return `${item.operation.id} ${item.name}: ${complaints[0]}`
  }
  return undefined
}
function nearestFirst(cases, near) {
  const keys = pointerTokens(near)
  const closeness = ({ about }) => Math.max(0, ...about.map((each) => common(pointerTokens(each), keys)))
  return cases
    .map((item) => ({ item, rank: closeness(item) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ item }) => item)
}
/** How many keys two pointers begin with alike. */
function common(keys, others) {
  const end = keys.findIndex((key, index) => key !== others[index])
  return end < 0 ? keys.length : end
}
