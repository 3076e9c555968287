import { extname } from 'node:path'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { setPlace } from '../code/declarations.ts'
import { CodeError } from '../form/problems.ts'
import type { LoadAnswer, LoadRequest } from './project-worker.ts'
import type { Surroundings } from './surroundings.ts'

export type Loaded = Exclude<LoadAnswer, { readonly problems: readonly string[] }>

/** After these milliseconds a file that is still being loaded is named. */
const patience = 10_000

/** Loads modules in a worker, which ends with it. What they print goes to `stderr`. */
export function loadModules(request: LoadRequest, { stderr }: Pick<Surroundings, 'stderr'>): Promise<Loaded> {
  const entry = new URL(`./project-worker${extname(import.meta.url)}`, import.meta.url)
  const worker = new Worker(entry, { workerData: request, env: SHARE_ENV, stdout: true, stderr: true })
  for (const stream of [worker.stdout, worker.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => stderr.write(text))
  const { name } = request
  const slow = setTimeout(() => stderr.write(`as-code: ${name} is still being loaded.\n`), patience)
  const loaded = new Promise<Loaded>((resolve, reject) => {
    const refuse = (...problems: readonly string[]) => reject(new CodeError(problems))
    worker.once('message', (answer: LoadAnswer) => {
      if ('problems' in answer) return refuse(...answer.problems)
      for (const [object, place] of answer.places) setPlace(object, place)
      resolve(answer)
    })
    worker.once('error', reject)
    worker.once('exit', () =>
      refuse(`${name}: it ends the process before it has exported a project. Remove process.exit().`),
    )
  })
  return loaded.finally(() => {
    clearTimeout(slow)
    return worker.terminate()
  })
}
