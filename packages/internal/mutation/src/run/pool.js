import { Worker } from 'node:worker_threads'
/**
 * Judges batches in several workers, in the order in which they are given.
 *
 * @throws When a worker fails or says nothing for too long; the verdicts until then were told.
 */
export async function judgeInWorkers(
  batches,
  tell,
  { workers, timeLimit, script = new URL('worker.ts', import.meta.url) },
) {
  const waiting = [...batches]
  const running = Array.from({ length: Math.min(workers, waiting.length) }, () => new Worker(script))
  try {
    await Promise.all(
      running.map(async (worker) => {
        for (let batch = waiting.shift(); batch; batch = waiting.shift()) await judgeIn(worker, batch, tell, timeLimit)
      }),
    )
  } finally {
    await Promise.all(running.map((worker) => worker.terminate()))
  }
}
function judgeIn(worker, batch, tell, timeLimit) {
  return new Promise((resolve, reject) => {
    const where = `${batch.class} ${batch.api}`
    const open = new Set(batch.ids)
    let timer = setTimeout(stuck, timeLimit)
    function stuck() {
      end(() => reject(new Error(`A worker says nothing for ${timeLimit} ms; it judges ${[...open].join(', ')}`)))
    }
    function end(settle) {
      clearTimeout(timer)
      worker.off('message', hear).off('error', fail)
      settle()
    }
    function fail(error) {
      end(() => reject(new Error(`A worker failed in ${where}.`, { cause: error })))
    }
    function hear(message) {
      clearTimeout(timer)
      timer = setTimeout(stuck, timeLimit)
      if ('verdict' in message) {
        open.delete(message.verdict.id)
        tell(message.verdict, batch)
      } else if ('failure' in message) end(() => reject(new Error(`A worker failed in ${where}: ${message.failure}`)))
      else end(resolve)
    }
    worker.on('message', hear).on('error', fail)
    worker.postMessage(batch)
  })
}
