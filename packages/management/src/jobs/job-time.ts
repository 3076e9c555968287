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
      const timer = setTimeout(done, Math.max(0, Math.min(milliseconds, this.#total - this.elapsed)))
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

  report(progress: Progress): void {
    try {
      this.#onProgress?.(progress)
    } catch {
      // A program that only watches must not end what it watches.
    }
  }
}
