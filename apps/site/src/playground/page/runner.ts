import type { FrameAnswer, Happening } from '../messages.ts'
import { bounded, stopped } from '../output.ts'

/** The milliseconds after which a program is stopped. Most end within a second. */
export const limit = 15_000

/** Runs compiled programs for a page. It fetches the sandbox when a program is first run. */
export class Runner {
  readonly #folder: URL
  #worker: string | undefined

  constructor(folder: URL) {
    this.#folder = folder
  }

  /** Runs a program until it ends, fails, is stopped by the signal, or takes too long. */
  async run(script: string, signal: AbortSignal, tell: (happening: Happening) => void): Promise<void> {
    const worker = await this.#fetchWorker(signal)
    if (worker === undefined) return tell(stopped('You stopped it.'))
    const frame = document.createElement('iframe')
    frame.sandbox.add('allow-scripts')
    frame.title = 'The program'
    frame.hidden = true
    frame.src = new URL('frame.html', this.#folder).href
    let late: ReturnType<typeof setTimeout> | undefined
    try {
      await new Promise<void>((resolve) => {
        const show = bounded((happening) => {
          tell(happening)
          if (happening.kind === 'failed' || happening.kind === 'done') resolve()
        })
        const stop = (message: string) => () => show(stopped(message))
        late = setTimeout(stop(`It took longer than ${limit / 1000} seconds.`), limit)
        signal.addEventListener('abort', stop('You stopped it.'), { once: true })
        window.addEventListener('message', function listen({ source, data }: MessageEvent<FrameAnswer>) {
          if (!frame.isConnected) return window.removeEventListener('message', listen)
          if (source !== frame.contentWindow) return
          if (data.kind === 'ready') return frame.contentWindow?.postMessage({ worker, script }, '*')
          show(data)
        })
        document.body.append(frame)
      })
    } finally {
      clearTimeout(late)
      frame.remove()
    }
  }

  /** The script of the worker, or nothing if the signal aborts first. */
  async #fetchWorker(signal: AbortSignal): Promise<string | undefined> {
    try {
      if (this.#worker === undefined) {
        const answer = await fetch(new URL('runner.js', this.#folder), { signal })
        if (!answer.ok) throw new Error(`The sandbox could not be loaded: ${answer.status}.`)
        this.#worker = await answer.text()
      }
    } catch (error) {
      if (!signal.aborted) throw error
    }
    return signal.aborted ? undefined : this.#worker
  }
}
