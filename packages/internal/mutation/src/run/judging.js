import { baselineId } from '../mutant.ts'
import { openCache } from './cache.ts'
import { keyOf } from './cache-key.ts'
import { judgeInWorkers } from './pool.ts'

/** How many mutants a worker judges in one go: enough to make one compiler worth its start. */
const batchSize = 24
/** Milliseconds without a verdict. */
const timeLimit = 300000
/** Judges what no earlier run has judged from the same inputs, and returns what is known of each mutant. */
export async function judgeScopes(scopes, { cacheFile, workers, progress, script }) {
  const cache = openCache(cacheFile)
  const keyed = scopes.map((scope) => ({ scope, key: keyOf(scope.class, scope.api) }))
  const keys = new Map(keyed.flatMap(({ scope, key }) => scope.mutants.map(({ id }) => [id, key])))
  cache.keepOnly((key) => keyed.some((each) => each.key === key))
  const isOpen = (id) => cache.get(id, keys.get(id) ?? '') === undefined
  const untried = keyed.filter(
    ({ scope, key }) => scope.class === 'document' && scope.mutants.length > 0 && !cache.get(baselineId, key),
  )
  const batches = [
    ...untried.map(({ scope: { api } }) => ({ class: 'document', api, ids: [], thorough: [] })),
    ...scopes.flatMap((scope) => batchesOf(scope, isOpen)),
  ]
  const shown = progress(batches.reduce((total, { ids }) => total + ids.length, 0))
  try {
    await judgeInWorkers(
      batches,
      (verdict, { class: kind, api }) => {
        const { key = '' } = keyed.find(({ scope }) => scope.class === kind && scope.api === api) ?? {}
        cache.set(verdict, key)
        if (verdict.id !== baselineId) shown.add(verdict, `${kind} ${api}`)
      },
      { workers, timeLimit, ...(script && { script }) },
    )
  } finally {
    shown.end()
  }
  const duplicates = new Map(scopes.flatMap((scope) => [...scope.duplicates]))
  return (id) => {
    const judged = duplicates.get(id) ?? id
    const verdict = cache.get(judged, keys.get(judged) ?? '')
    if (!verdict) throw new Error(`Nobody judged ${judged}.`)
    return verdict
  }
}
function batchesOf({ class: kind, api, mutants, thorough, duplicates }, isOpen) {
  const open = mutants.map(({ id }) => id).filter((id) => !duplicates.has(id) && isOpen(id))
  const count = Math.ceil(open.length / batchSize)
  // In turn: neighbours are alike, and a batch of what takes long would be the last one to end.
  return Array.from({ length: count }, (_, index) => {
    const ids = open.filter((_id, position) => position % count === index)
    return { class: kind, api, ids, thorough: ids.filter((id) => thorough.has(id)) }
  })
}
