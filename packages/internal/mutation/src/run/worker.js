import { parentPort } from 'node:worker_threads'
import { judges } from '../judges/all.ts'
import { checkBaseline } from '../judges/baseline.ts'
import { baselineId } from '../mutant.ts'

const port = parentPort
if (!port) throw new Error('This file is the body of a worker: start it by the pool.')
const tell = (message) => port.postMessage(message)
port.on('message', async ({ class: kind, api, ids, thorough }) => {
  try {
    if (ids.length === 0) {
      await checkBaseline(api)
      tell({ verdict: { id: baselineId, noticedBy: [] } })
    }
    const judge = judges[kind]
    const planned = judge.mutantsOf(api).filter(({ mutant }) => ids.includes(mutant.id))
    await judge.judge(api, planned, (verdict) => tell({ verdict }), new Set(thorough))
    tell({ done: true })
  } catch (error) {
    tell({ failure: error instanceof Error ? String(error.stack) : String(error) })
  }
})
