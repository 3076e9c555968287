import { parentPort, workerData } from 'node:worker_threads'
import { apiOf } from './api.ts'
import { apiNames } from './mutant.ts'
import { planRun, type WorkerTask } from './run.ts'
import { baselineMock, closeSuites, networkOf, runDerived, runGoldens } from './suites.ts'

const { worker, workers, only } = workerData as WorkerTask
const isOwn = (_: unknown, index: number): boolean => index % workers === worker

/** Fails when a suite complains without a mutant: it would complain about every mutant, too. */
async function checkBaseline(): Promise<void> {
  for (const api of apiNames) {
    const { createClient, model } = apiOf(api)
    const { url, ...mock } = await baselineMock(api)
    for (const { id } of model.operations.filter(isOwn)) {
      const complaint =
        (await runGoldens({ api, operations: [id], createClient, mockUrl: url })) ??
        (await runDerived(api, id, { createClient, url, network: networkOf({ url, ...mock }) }))
      if (complaint !== undefined) throw new Error(`A suite complains about ${api} without a mutant: ${complaint}`)
    }
  }
}

if (only === undefined) await checkBaseline()
const mutants = planRun(only).flatMap((scope) => scope.mutants)
for (const mutant of mutants.filter(isOwn)) parentPort?.postMessage(await mutant.run())
await closeSuites()
