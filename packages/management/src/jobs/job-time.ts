import type { CallOptions } from '@clouddb/client-core'
import { ApiError, InvalidArgumentError } from '@clouddb/client-core/errors'
import type { ManagementClient } from '../generated/client.ts'
import { isPassing } from './job-errors.ts'

/** A record whose id is known, by which further calls name it. */
export type WithId<Record> = Record & { readonly id: string }

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

/** Waits between tries, half a minute together. */
export const pauses: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000]

/** The time of a job: what is left of it, its waits, and requests that are sent again and again. */
export class JobTime<Progress> {
  readonly #start = performance.now()
  readonly #signal: AbortSignal | undefined
  readonly #total: number
  readonly #onProgress: ((progress: Progress) => void) | undefined

  /**
   * @param options - Those that every job has, and no others.
   * @param own - The options that the job has beside them, with a comma after each, for messages.
   */
  constructor(
    job: string,
    client: Pick<ManagementClient, 'getService'>,
    options: JobOptions<Progress> | null,
    own = '',
  ) {
    if (typeof client?.getService !== 'function')
      throw new InvalidArgumentError(`${job} needs a client first: one that \`createManagementClient\` returns.`)
    const { signal, totalTimeout = 1_800_000, onProgress, ...others } = options ?? {}
    const [name] = Object.keys(others)
    if (name)
      throw new InvalidArgumentError(`${job} has no option \`${name}\`. It has ${own}signal, totalTimeout, onProgress.`)
    this.#signal = signal
    this.#total = Math.min(totalTimeout, longestTimer)
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
    return { signal: this.#signal, totalTimeout: Math.max(1, this.#total - this.elapsed) }
  }

  /**
   * Waits, but not beyond the end of the job. Rejects with the reason of the signal.
   *
   * @param failure - What failed, after which servers may ask for a longer wait.
   */
  pause(milliseconds: number, failure?: unknown): Promise<void> {
    const asked = ApiError.is(failure) ? (failure.retryAfter ?? 0) * 1_000 : 0
    return this.#until(Math.max(milliseconds, asked), (end) => end)
  }

  throwIfAborted(): void {
    this.#signal?.throwIfAborted()
  }

  /**
   * Sends a request that can be repeated, until it is answered. It is repeated after failures that may pass, after each of
   * these waits.
   */
  async repeat<Answer>(
    send: (call: CallOptions) => PromiseLike<Answer>,
    mayPass: (error: unknown) => boolean,
    waits: readonly number[],
  ): Promise<Answer> {
    for (const wait of waits) {
      try {
        return await send(this.call)
      } catch (error) {
        if (!(isPassing(error) || mayPass(error)) || this.isOver) throw error
        await this.pause(wait, error)
      }
    }
    return send(this.call)
  }

  /** Awaits work of the caller. Rejects when the job ends before it, for the reason of the signal or for want of time. */
  within<Value>(work: () => Value | PromiseLike<Value>): Promise<Value> {
    const fail = () => {
      throw new Error('The time of the job is over')
    }
    return this.#until(this.#total, (end) => Promise.race([work(), end.then(fail)]))
  }

  /** A program that only watches must not end what it watches: not by what it throws, nor by a promise that it rejects. */
  report(progress: Progress): void {
    const watch = async () => this.#onProgress?.(progress)
    watch().catch(() => {})
  }

  /** Runs work beside a wait, which ends with the job and rejects with the reason of the signal. */
  async #until<Value>(milliseconds: number, work: (end: Promise<void>) => Promise<Value>): Promise<Value> {
    const signal = this.#signal
    signal?.throwIfAborted()
    let clear = () => {}
    const end = new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(signal?.reason)
      const timer = setTimeout(resolve, Math.max(0, Math.min(milliseconds, this.#total - this.elapsed)))
      signal?.addEventListener('abort', giveUp)
      clear = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
      }
    })
    try {
      return await work(end)
    } finally {
      clear()
    }
  }
}
