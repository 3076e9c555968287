import { parentPort } from 'node:worker_threads'
import { judges } from '../classes/all.ts'
import { checkStanding } from '../classes/standing.ts'
import { standingId } from '../mutant.ts'
import type { Batch, FromWorker } from './pool.ts'

const port = parentPort
if (!port) throw new Error('This file is the body of a worker: start it by the pool.')
const tell = (message: FromWorker): void => port.postMessage(message)

port.on('message', async ({ class: kind, api, ids, thorough }: Batch) => {
  try {
    if (ids.length === 0) {
      await checkStanding(api)
      tell({ verdict: { id: standingId, noticedBy: [] } })
    }
    const judge = judges[kind]
    const planned = judge.list(api).filter(({ mutant }) => ids.includes(mutant.id))
    await judge.judge(api, planned, (verdict) => tell({ verdict }), new Set(thorough))
    tell({ done: true })
  } catch (error) {
    tell({ failure: error instanceof Error ? String(error.stack) : String(error) })
  }
})
