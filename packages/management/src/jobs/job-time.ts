import type { CallOptions } from '@clouddb/client-core'

/** Options of every job. */
export interface JobOptions<Progress> {
  /** Ends the job: it rejects with the reason of the signal. What was done stays done. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for the whole job, every request and wait included. Default: 1,800,000, half an hour. */
  readonly totalTimeout?: number | undefined
  /** Called after each look and each change. What it throws is ignored. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** Timers end at once where they are told to wait for longer. */
const longestTimer = 2 ** 31 - 1

/** The time of a job: what is left of it, and its waits. */
export class JobTime<Progress> {
  readonly #start = performance.now()
  readonly #signal: AbortSignal | undefined
  readonly #total: number
  readonly #onProgress: ((progress: Progress) => void) | undefined

  constructor({ signal, totalTimeout = 1_800_000, onProgress }: JobOptions<Progress>) {
    this.#signal = signal
    this.#total = totalTimeout
    this.#onProgress = onProgress
  }

  /** Milliseconds since the job began. */
  get elapsed(): number {
    return Math.round(performance.now() - this.#start)
  }

  get isOver(): boolean {
    return this.elapsed >= this.#total
  }

  /** The options of a call that ends with the job. */
  get call(): CallOptions {
    const left = Math.max(1, this.#total - this.elapsed)
    return { signal: this.#signal, ...(left !== Number.POSITIVE_INFINITY && { totalTimeout: left }) }
  }

  /** Waits, but not beyond the end of the job. Rejects with the reason of the signal. */
  pause(milliseconds: number): Promise<void> {
    const signal = this.#signal
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const timer = setTimeout(done, this.#left(milliseconds))
      signal?.addEventListener('abort', giveUp, { once: true })
      function done() {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      function giveUp() {
        clearTimeout(timer)
        reject(signal?.reason)
      }
    })
  }

  throwIfAborted(): void {
    this.#signal?.throwIfAborted()
  }

  /** Awaits work of the caller. Rejects when the job ends before it, for the reason of the signal or for want of time. */
  async within<Value>(work: () => Value | PromiseLike<Value>): Promise<Value> {
    const signal = this.#signal
    signal?.throwIfAborted()
    let [timer, giveUp]: [ReturnType<typeof setTimeout> | undefined, () => void] = [undefined, () => {}]
    const end = new Promise<never>((_, reject) => {
      giveUp = () => reject(signal?.reason)
      timer = setTimeout(() => reject(new Error('The time of the job is over')), this.#left(longestTimer))
      signal?.addEventListener('abort', giveUp)
    })
    try {
      return await Promise.race([work(), end])
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    }
  }

  /** A program that only watches must not end what it watches: not by what it throws, nor by a promise that it rejects. */
  report(progress: Progress): void {
    const watch = async () => this.#onProgress?.(progress)
    watch().catch(() => {})
  }

  /** Milliseconds of a wait that ends with the job. */
  #left(milliseconds: number): number {
    return Math.max(0, Math.min(milliseconds, longestTimer, this.#total - this.elapsed))
  }
}
