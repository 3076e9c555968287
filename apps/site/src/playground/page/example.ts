import type { Complaint } from '../messages.ts'
import type { Editor } from './editor.ts'
import { Outcome } from './outcome.ts'
import { Runner } from './runner.ts'

/**
 * Lets people run the examples of a page, and change them. Until somebody does, a page is what it was without this.
 *
 * @param base The folder of the site.
 */
export function defineExamples(base: string): void {
  const runner = new Runner(new URL(`${base.replace(/\/*$/, '/')}playground/`, location.href))
  if (customElements.get('clouddb-example')) return
  customElements.define(
    'clouddb-example',
    class extends HTMLElement {
      connectedCallback(): void {
        new Example(this, runner)
      }
    },
  )
}

class Example {
  readonly #host: HTMLElement
  readonly #runner: Runner
  readonly #outcome = new Outcome()
  readonly #shown: HTMLElement
  readonly #code: string
  readonly #run = button('Run', 'run')
  readonly #change = button('Edit', 'edit')
  #editor: Editor | undefined
  #running: AbortController | undefined

  constructor(host: HTMLElement, runner: Runner) {
    this.#host = host
    this.#runner = runner
    this.#shown = host.querySelector('.expressive-code') as HTMLElement
    this.#code = this.#shown.querySelector<HTMLElement>('[data-code]')?.dataset.code?.replaceAll('\u007f', '\n') ?? ''
    this.#run.onclick = () => void this.#press()
    this.#change.onclick = () => void (this.#editor ? this.#reset() : this.#edit())
    const bar = document.createElement('div')
    bar.className = 'bar'
    bar.append(this.#run, this.#change)
    host.append(bar)
  }

  async #press(): Promise<void> {
    if (this.#running) return this.#running.abort()
    this.#running = new AbortController()
    this.#run.textContent = 'Stop'
    this.#host.append(this.#outcome.element)
    this.#outcome.begin('It is compiled.')
    try {
      const { signal } = this.#running
      const { script, complaints } = await this.#runner.compile(this.#editor?.code() ?? this.#code, signal)
      this.#outcome.complain(complaints)
      this.#outcome.say('It runs.')
      await this.#runner.run(script, signal, (happening) => this.#outcome.show(happening))
    } catch (error) {
      this.#outcome.show({ kind: 'failed', name: 'It was not run', message: String((error as Error).message) })
    } finally {
      this.#running = undefined
      this.#run.textContent = 'Run'
    }
  }

  async #edit(): Promise<void> {
    const { createEditor } = await import('./editor.ts')
    const check = async (code: string): Promise<readonly Complaint[]> => (await this.#runner.compile(code)).complaints
    this.#editor = createEditor(this.#code, check, () => void this.#press())
    // It is hidden and not taken away: the first block of a page holds the style of all of them.
    this.#shown.style.display = 'none'
    this.#shown.after(this.#editor.element)
    this.#change.textContent = 'Reset'
    this.#editor.focus()
  }

  #reset(): void {
    this.#running?.abort()
    this.#editor?.element.remove()
    this.#shown.style.display = ''
    this.#editor = undefined
    this.#change.textContent = 'Edit'
    this.#outcome.element.remove()
    this.#change.focus()
  }
}

function button(words: string, name: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = name
  made.textContent = words
  return made
}
