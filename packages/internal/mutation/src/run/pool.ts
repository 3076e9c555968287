import { Worker } from 'node:worker_threads'
import type { ApiName } from '../apis.ts'
import type { MutationClass, Verdict } from '../mutant.ts'

/** What one worker judges in one go. */
export interface Batch {
  readonly class: MutationClass
  readonly api: ApiName
  /** None: the suites run on what is not broken, and must be silent. */
  readonly ids: readonly string[]
  /** Of those, the ones that every suite runs on. */
  readonly thorough: readonly string[]
}

export type FromWorker = { readonly verdict: Verdict } | { readonly done: true } | { readonly failure: string }

export interface PoolOptions {
  readonly workers: number
  /** Milliseconds without a word after which a worker counts as stuck. */
  readonly timeLimit: number
  /** The body of a worker. */
  readonly script?: URL
}

/**
 * Judges batches in several workers, in the order in which they are given.
 *
 * @throws When a worker fails or says nothing for too long; the verdicts until then were told.
 */
export async function judgeInWorkers(
  batches: readonly Batch[],
  tell: (verdict: Verdict, batch: Batch) => void,
  { workers, timeLimit, script = new URL('worker.ts', import.meta.url) }: PoolOptions,
): Promise<void> {
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

function judgeIn(
  worker: Worker,
  batch: Batch,
  tell: (verdict: Verdict, batch: Batch) => void,
  timeLimit: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const where = `${batch.class} ${batch.api}`
    const open = new Set(batch.ids)
    let timer = setTimeout(stuck, timeLimit)
    function stuck(): void {
      end(() => reject(new Error(`A worker says nothing for ${timeLimit} ms; it judges ${[...open].join(', ')}`)))
    }
    function end(settle: () => void): void {
      clearTimeout(timer)
      worker.off('message', hear).off('error', fail)
      settle()
    }
    function fail(error: unknown): void {
      end(() => reject(new Error(`A worker failed in ${where}.`, { cause: error })))
    }
    function hear(message: FromWorker): void {
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
