import type { Complaint, Failure, Happening } from '../messages.ts'
import { makeElement } from './element.ts'

/** Shows the output of a program. Texts of the program never become HTML. */
export class Outcome {
  readonly element = makeElement('div', 'outcome')
  readonly #status = makeElement('p', 'state')
  readonly #complaints = makeElement('ol', 'happenings')
  readonly #list = makeElement('ol', 'happenings')

  constructor() {
    this.element.role = 'group'
    this.element.ariaLabel = 'Output of the program'
    this.#status.role = 'status'
    this.element.append(this.#status, this.#complaints, this.#list)
  }

  /** Clears the output of an earlier run. */
  begin(): void {
    this.complain([])
    this.#list.replaceChildren()
    this.#say('Loading the sandbox …')
  }

  complain(complaints: readonly Complaint[]): void {
    this.#complaints.replaceChildren(
      ...complaints.map(({ line, column, message }) =>
        makeElement('li', 'complaint', makeElement('p', 'words', `Line ${line}, column ${column}: ${message}`)),
      ),
    )
  }

  show(happening: Happening): void {
    if (happening.kind === 'step') this.#say(happening.step === 'compiling' ? 'Compiling …' : 'Running …')
    else if (happening.kind === 'print') this.#add(happening.level, block(happening.text))
    else if (happening.kind === 'request') this.#add('request', folded(happening))
    else if (happening.kind === 'done') this.#say(`Finished in ${durationOf(happening.milliseconds)}.`, 'done')
    else this.#fail(happening)
  }

  #fail({ name, message, detail, line }: Failure): void {
    const end = name === 'Stopped' ? name : 'Failed'
    this.#say(line === undefined ? `${end}.` : `${end} in line ${line}.`, 'failed')
    this.#add('error', makeElement('p', 'words', `${name}: ${message}`), ...(detail ? [block(detail)] : []))
  }

  #say(words: string, kind = ''): void {
    this.#status.textContent = words
    this.#status.dataset.kind = kind
  }

  #add(kind: string, ...parts: readonly HTMLElement[]): void {
    this.#list.append(makeElement('li', kind, ...parts))
  }
}

function durationOf(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

function folded({ method, path, status, body }: Happening & { kind: 'request' }): HTMLElement {
  const code = makeElement('b', status < 400 ? 'status good' : 'status bad', String(status))
  return makeElement('details', 'answer', makeElement('summary', '', code, ` ${method} ${path}`), block(body))
}

function block(text: string): HTMLElement {
  const pre = makeElement('pre', '', makeElement('code', '', text))
  // Scrollable content must be reachable by keyboard.
  pre.tabIndex = 0
  return pre
}
