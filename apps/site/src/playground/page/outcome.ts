import type { Complaint } from '../messages.ts'
import type { Happening } from '../run.ts'

/** Where a page shows what a program did. Every text becomes a text, whatever it holds. */
export class Outcome {
  readonly element: HTMLElement = element('div', 'outcome')
  readonly #status = element('p', 'state')
  readonly #list = element('ol', 'happenings')

  constructor() {
    this.element.role = 'group'
    this.element.ariaLabel = 'What the program did'
    this.#status.role = 'status'
    this.element.append(this.#status, this.#list)
  }

  /** Forgets what was, and says what is going on. */
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
      this.say('It failed.', 'failed')
      const { name, message, detail } = happening
      this.#add('error', element('p', 'words', `${name}: ${message}`), ...(detail ? [block(detail)] : []))
    } else this.say('It ran to its end.', 'done')
  }

  #add(kind: string, ...parts: readonly HTMLElement[]): void {
    const item = element('li', kind)
    item.append(...parts)
    this.#list.append(item)
  }
}

function folded({ method, path, status, body }: Happening & { kind: 'request' }): HTMLElement {
  const details = element('details', 'answer') as HTMLDetailsElement
  const summary = element('summary', '')
  const code = element('b', status < 400 ? 'status good' : 'status bad', String(status))
  summary.append(code, ` ${method} ${path}`)
  details.append(summary, block(body))
  return details
}

function block(text: string): HTMLElement {
  const pre = element('pre', '')
  // What scrolls must be within reach of a keyboard.
  pre.tabIndex = 0
  pre.append(element('code', '', text))
  return pre
}

function element(tag: string, name: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (name) made.className = name
  made.textContent = text
  return made
}
