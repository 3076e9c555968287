import { programFailure } from '../failure.ts'
import type { Complaint } from '../messages.ts'
import type { Editor } from './editor.ts'
import { makeElement } from './element.ts'
import { LanguageClient } from './language-client.ts'
import { Outcome } from './outcome.ts'
import { Runner } from './runner.ts'

/**
 * Makes the examples of a page runnable and editable. It loads nothing until a reader uses one.
 *
 * @param base The folder of the site.
 */
export function defineExamples(base: string): void {
  if (customElements.get('clouddb-example')) return
  const folder = new URL(`${base.replace(/\/*$/, '/')}playground/`, location.href)
  const runner = new Runner(folder)
  const language = new LanguageClient(folder)
  customElements.define(
    'clouddb-example',
    class extends HTMLElement {
      connectedCallback(): void {
        new Example(this, runner, language)
      }
    },
  )
}

class Example {
  readonly #host: HTMLElement
  readonly #runner: Runner
  readonly #language: LanguageClient
  readonly #outcome = new Outcome()
  readonly #checked = makeElement('p', 'state')
  readonly #codeBlock: HTMLElement
  readonly #code: string
  readonly #run = makeElement('button', 'run', 'Run')
  readonly #change = makeElement('button', 'edit', 'Edit')
  #editor: Editor | undefined
  #running: AbortController | undefined

  constructor(host: HTMLElement, runner: Runner, language: LanguageClient) {
    this.#host = host
    this.#runner = runner
    this.#language = language
    this.#codeBlock = host.querySelector('.expressive-code') as HTMLElement
    this.#code =
      this.#codeBlock.querySelector<HTMLElement>('[data-code]')?.dataset.code?.replaceAll('\u007f', '\n') ?? ''
    this.#checked.role = 'status'
    this.#run.onclick = () => void this.#press()
    this.#change.onclick = () => (this.#editor ? this.#reset() : this.#load())
    for (const button of [this.#run, this.#change]) button.type = 'button'
    host.append(makeElement('div', 'bar', this.#run, this.#change, this.#checked))
  }

  async #press(): Promise<void> {
    if (this.#running) return this.#running.abort()
    this.#running = new AbortController()
    this.#run.textContent = 'Stop'
    this.#host.append(this.#outcome.element)
    this.#outcome.begin()
    try {
      const { signal } = this.#running
      const script = this.#editor ? await this.#compile(this.#editor.code()) : this.#host.dataset.script
      await this.#runner.run(script ?? '', signal, (happening) => this.#outcome.show(happening))
    } catch (error) {
      this.#outcome.show({ ...programFailure(error), ...(!hasPlace(error) && { name: 'Not run' }) })
    } finally {
      this.#running = undefined
      this.#run.textContent = 'Run'
    }
  }

  /** Compiles an edited program. The script of an unedited one came with its page. */
  async #compile(code: string): Promise<string> {
    this.#check(code)
    this.#outcome.show({ kind: 'step', step: 'compiling' })
    const { compileProgram: compile } = await import('../compile.ts')
    return compile(code)
  }

  /** Shows the type errors of a program that runs. A program with type errors runs as well. */
  #check(code: string): void {
    const show = (complaints: readonly Complaint[]): void => {
      if (this.#editor?.code() === code) this.#outcome.complain(complaints)
    }
    // Where the type checker cannot be loaded, the editor says so.
    this.#language.ask('check', code).then(show, () => undefined)
  }

  #load(): void {
    this.#change.disabled = true
    this.#checked.textContent = 'Loading the editor …'
    const fail = ({ message }: Error): void => {
      this.#checked.textContent = `The editor could not be loaded: ${message}`
    }
    import('./editor.ts')
      .then((loaded) => this.#edit(loaded), fail)
      .finally(() => {
        this.#change.disabled = false
      })
  }

  #edit({ createProgramEditor: createEditor }: typeof import('./editor.ts')): void {
    this.#checked.textContent = 'Loading completion and type checks …'
    this.#editor = createEditor(this.#code, this.#language, {
      run: () => void this.#press(),
      checked: (complaints) => {
        this.#checked.textContent = checkedWords(complaints)
      },
    })
    // Hidden instead of removed: the first block of a page holds the style of all blocks.
    this.#codeBlock.style.display = 'none'
    this.#codeBlock.after(this.#editor.element)
    this.#change.textContent = 'Reset'
    this.#editor.focus()
  }

  #reset(): void {
    this.#running?.abort()
    this.#editor?.element.remove()
    this.#codeBlock.style.display = ''
    this.#editor = undefined
    this.#change.textContent = 'Edit'
    this.#checked.textContent = ''
    this.#outcome.element.remove()
    this.#change.focus()
  }
}

/** Whether an error is one of syntax, with its place in the program. */
function hasPlace(error: unknown): boolean {
  return 'loc' in Object(error)
}

function checkedWords(complaints: readonly Complaint[] | Error): string {
  if ('message' in complaints) return `Completion and type checks could not be loaded: ${complaints.message}`
  if (complaints.length === 0) return 'No type errors.'
  return complaints.length === 1 ? '1 type error.' : `${complaints.length} type errors.`
}
