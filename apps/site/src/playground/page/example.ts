import type { Complaint, Happening } from '../run.ts'
import type { Editor } from './editor.ts'
import { Runner } from './runner.ts'

/**
 * Makes the examples of a page runnable and editable. It loads nothing until a reader uses one.
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
  readonly #run = element('button', 'run', 'Run')
  readonly #change = element('button', 'edit', 'Edit')
  #editor: Editor | undefined
  #running: AbortController | undefined

  constructor(host: HTMLElement, runner: Runner) {
    this.#host = host
    this.#runner = runner
    this.#shown = host.querySelector('.expressive-code') as HTMLElement
    this.#code = this.#shown.querySelector<HTMLElement>('[data-code]')?.dataset.code?.replaceAll('\u007f', '\n') ?? ''
    this.#run.onclick = () => void this.#press()
    this.#change.onclick = () => void (this.#editor ? this.#reset() : this.#edit())
    for (const button of [this.#run, this.#change]) button.type = 'button'
    host.append(element('div', 'bar', this.#run, this.#change))
  }

  async #press(): Promise<void> {
    if (this.#running) return this.#running.abort()
    this.#running = new AbortController()
    this.#run.textContent = 'Stop'
    this.#host.append(this.#outcome.element)
    this.#outcome.begin('Compiling …')
    try {
      const { signal } = this.#running
      const { script, complaints } = await this.#runner.compile(this.#editor?.code() ?? this.#code, signal)
      this.#outcome.complain(complaints)
      this.#outcome.say('Running …')
      await this.#runner.run(script, signal, (happening) => this.#outcome.show(happening))
    } catch (error) {
      this.#outcome.show({ kind: 'failed', name: 'Not run', message: String((error as Error).message) })
    } finally {
      this.#running = undefined
      this.#run.textContent = 'Run'
    }
  }

  async #edit(): Promise<void> {
    const { createEditor } = await import('./editor.ts')
    const check = async (code: string): Promise<readonly Complaint[]> => (await this.#runner.compile(code)).complaints
    this.#editor = createEditor(this.#code, check, () => void this.#press())
    // Hidden instead of removed: the first block of a page holds the style of all blocks.
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

/** Shows the output of a program. Texts of the program never become HTML. */
class Outcome {
  readonly element = element('div', 'outcome')
  readonly #status = element('p', 'state')
  readonly #list = element('ol', 'happenings')

  constructor() {
    this.element.role = 'group'
    this.element.ariaLabel = 'Output of the program'
    this.#status.role = 'status'
    this.element.append(this.#status, this.#list)
  }

  /** Clears the output and shows a new status. */
  begin(words: string): void {
    this.#list.replaceChildren()
    this.say(words)
  }

  say(words: string, kind = ''): void {
    this.#status.textContent = words
    this.#status.dataset.kind = kind
  }

  complain(complaints: readonly Complaint[]): void {
    for (const { line, column, message } of complaints)
      this.#add('complaint', element('p', 'words', `Line ${line}, column ${column}: ${message}`))
  }

  show(happening: Happening): void {
    if (happening.kind === 'print') this.#add(happening.level, block(happening.text))
    else if (happening.kind === 'request') this.#add('request', folded(happening))
    else if (happening.kind === 'failed') {
      this.say('Failed.', 'failed')
      const { name, message, detail } = happening
      this.#add('error', element('p', 'words', `${name}: ${message}`), ...(detail ? [block(detail)] : []))
    } else this.say('Finished.', 'done')
  }

  #add(kind: string, ...parts: readonly HTMLElement[]): void {
    this.#list.append(element('li', kind, ...parts))
  }
}

function folded({ method, path, status, body }: Happening & { kind: 'request' }): HTMLElement {
  const code = element('b', status < 400 ? 'status good' : 'status bad', String(status))
  return element('details', 'answer', element('summary', '', code, ` ${method} ${path}`), block(body))
}

function block(text: string): HTMLElement {
  const pre = element('pre', '', element('code', '', text))
  // Scrollable content must be reachable by keyboard.
  pre.tabIndex = 0
  return pre
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...parts: readonly (Node | string)[]
) {
  const made = document.createElement(tag)
  if (name) made.className = name
  made.append(...parts)
  return made
}
