import type { Answer, Language, Question } from '../messages.ts'

/** Asks the language worker, which is loaded with the first question. */
export class LanguageClient {
  readonly #folder: URL
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  #worker: Worker | undefined
  #count = 0

  constructor(folder: URL) {
    this.#folder = folder
  }

  /** Rejects if the worker or the declarations cannot be loaded. */
  ask<Method extends keyof Language>(
    method: Method,
    ...given: Parameters<Language[Method]>
  ): Promise<ReturnType<Language[Method]>> {
    this.#worker ??= this.#start()
    const worker = this.#worker
    const question: Question<Method> = { id: ++this.#count, method, given }
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve: resolve as (value: unknown) => void, reject })
      worker.postMessage(question)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('language.js', this.#folder))
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('error' in data) asked?.reject(new Error(data.error))
      else asked?.resolve(data.value)
    })
    worker.addEventListener('error', () => {
      this.#worker = undefined
      for (const { reject } of this.#waiting.values()) reject(new Error('The type checker could not be loaded.'))
      this.#waiting.clear()
    })
    return worker
  }
}
