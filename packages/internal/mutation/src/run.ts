import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { mutantsOf, type RunnableMutant, sampleOf } from './classes.ts'
import { type ApiName, apiNames, type MutationClass, mutationClasses, type Verdict } from './mutant.ts'

/** The mutants of one class and one API. */
export interface Scope {
  readonly class: MutationClass
  readonly api: ApiName
  /** How many mutants there could be. */
  readonly possible: readonly RunnableMutant[]
  /** The mutants of a run. */
  readonly mutants: readonly RunnableMutant[]
}

/** The mutants of a full run, or those whose id contains a text. */
export function planRun(only = ''): Scope[] {
  return mutationClasses.flatMap((kind) =>
    apiNames.map((api): Scope => {
      const possible = mutantsOf(kind, api)
      const mutants = sampleOf(possible).filter(({ mutant }) => mutant.id.includes(only))
      return { class: kind, api, possible, mutants }
    }),
  )
}

/** A worker runs every mutant whose index, divided by `workers`, has the remainder `worker`. */
export interface WorkerTask {
  readonly worker: number
  readonly workers: number
  readonly only: string | undefined
}

interface RunOptions {
  readonly only?: string | undefined
  readonly workers: number
  readonly onProgress: (done: number, survivors: number) => void
  /** The file that each worker runs. */
  readonly script?: URL
}

/**
 * Runs the mutants of a plan in worker threads.
 *
 * @returns The verdict on each mutant, by its id.
 * @throws When a worker fails, or ends before the last verdict.
 */
export async function runMutants(options: RunOptions): Promise<ReadonlyMap<string, Verdict>> {
  const { only, workers, onProgress, script = new URL('worker.ts', import.meta.url) } = options
  const verdicts = new Map<string, Verdict>()
  let survivors = 0
  const threads = Array.from({ length: workers }, (_, worker) => {
    return new Worker(script, { workerData: { worker, workers, only } satisfies WorkerTask })
  })
  const finished = threads.map(async (thread) => {
    thread.on('message', (verdict: Verdict) => {
      verdicts.set(verdict.id, verdict)
      if (verdict.noticedBy.length === 0) survivors++
      onProgress(verdicts.size, survivors)
    })
    // Rejects if the thread emits an error first.
    const [code] = await once(thread, 'exit')
    if (code !== 0) throw new Error(`A worker ended with the code ${code}.`)
  })
  try {
    await Promise.all(finished)
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  return verdicts
}
