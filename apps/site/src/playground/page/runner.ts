import type { CompilerAnswer, CompilerRequest, FrameAnswer, Happening } from '../run.ts'

// Most programs end within a second.
const limit = 15_000

/** Runs programs for a page. It fetches its files when they are first needed. */
export class Runner {
  readonly #folder: URL
  #compiler: Worker | undefined
  #worker: string | undefined
  #count = 0

  constructor(folder: URL) {
    this.#folder = folder
  }

  /** Compiles a program and returns its type errors. Rejects at once if the signal aborts. */
  compile(code: string, signal?: AbortSignal): Promise<CompilerAnswer> {
    this.#compiler ??= new Worker(new URL('compiler.js', this.#folder))
    const compiler = this.#compiler
    const id = ++this.#count
    return new Promise((resolve, reject) => {
      const listen = ({ data }: MessageEvent<CompilerAnswer>): void => {
        if (data.id !== id) return
        compiler.removeEventListener('message', listen)
        resolve(data)
      }
      compiler.addEventListener('message', listen)
      signal?.addEventListener('abort', () => reject(new Error('You stopped it.')), { once: true })
      const fail = (): void => {
        this.#compiler = undefined
        reject(new Error('The compiler could not be fetched.'))
      }
      compiler.addEventListener('error', fail, { once: true })
      const request: CompilerRequest = { id, code }
      compiler.postMessage(request)
    })
  }

  /** Runs a script until it ends, fails, is stopped by the signal, or takes too long. */
  async run(script: string, signal: AbortSignal, tell: (happening: Happening) => void): Promise<void> {
    const worker = await this.#fetchWorker()
    const frame = document.createElement('iframe')
    frame.sandbox.add('allow-scripts')
    frame.title = 'The program'
    frame.hidden = true
    frame.src = new URL('frame.html', this.#folder).href
    try {
      await new Promise<void>((resolve) => {
        const stop = (message: string) => () => {
          tell({ kind: 'failed', name: 'Stopped', message })
          resolve()
        }
        const late = setTimeout(stop(`It took longer than ${limit / 1000} seconds.`), limit)
        signal.addEventListener('abort', stop('You stopped it.'), { once: true })
        window.addEventListener('message', function listen({ source, data }: MessageEvent<FrameAnswer>) {
          if (!frame.isConnected) return window.removeEventListener('message', listen)
          if (source !== frame.contentWindow) return
          if (data.kind === 'ready') return frame.contentWindow?.postMessage({ worker, script }, '*')
          tell(data)
          if (data.kind === 'print' || data.kind === 'request') return
          clearTimeout(late)
          resolve()
        })
        document.body.append(frame)
      })
    } finally {
      frame.remove()
    }
  }

  async #fetchWorker(): Promise<string> {
    if (this.#worker === undefined) {
      const answer = await fetch(new URL('runner.js', this.#folder))
      if (!answer.ok) throw new Error(`The sandbox could not be fetched: ${answer.status}.`)
      this.#worker = await answer.text()
    }
    return this.#worker
  }
}
