import type { AdvanceTimeRequest } from '../../../generated/schema.ts'
import { type Child, element } from './elements.ts'

/** Sends a request to the control API. `done` is what to say then. */
export type Control = (done: string, method: 'POST' | 'DELETE', path: string, body?: object) => Promise<void>

/** Creates the function that sends requests to the control API, and tells the outcome of each. */
export function createControl(tell: (outcome: string, isWell: boolean) => void): Control {
  return async (done, method, path, body) => {
    // The same outcome twice is told twice.
    tell('', true)
    const headers = { 'content-type': 'application/json', 'x-sandbox-control': '1' }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`/_sandbox/${path}`, sent).catch(() => undefined)
    if (!answer) return tell('The sandbox does not answer.', false)
    const { error = `The sandbox answered ${answer.status}.` } = answer.ok ? {} : await answer.json().catch(() => ({}))
    tell(answer.ok ? done : String(error).slice(0, mostSaid), answer.ok)
  }
}

const mostSaid = 500

const minute = 60_000
const steps: readonly [words: string, milliseconds: number][] = [
  ['1 min', minute],
  ['1 h', 60 * minute],
  ['1 day', 24 * 60 * minute],
]

/** Buttons that move the time and reset the sandbox, or the reason why there are none. */
export function drawTimeControls(control: Control | undefined): Node[] {
  if (!control) return [element('p', { class: 'quiet' }, 'Nothing can be changed here: --no-control turns that off.')]
  const advance = (words: string, milliseconds: number) => {
    const body: AdvanceTimeRequest = { milliseconds }
    return control(`The time has moved by ${words}.`, 'POST', 'time/advance', body)
  }
  const minutes = numberInput(10, 0)
  const form = formOf(
    () => advance(`${minutes.value} min`, Math.round(Number(minutes.value) * minute)),
    [element('label', {}, 'Minutes ', minutes), element('button', {}, 'Advance the time')],
  )
  return [
    ...steps.map(([words, milliseconds]) => button(`+${words}`, () => advance(words, milliseconds))),
    form,
    ...drawReset(control),
  ]
}

function drawReset(control: Control): Node[] {
  const question = 'Go back to the initial state? Everything since then is lost, and so are requests and faults.'
  const dialog = element('dialog', { 'aria-label': question })
  const keep = button('Keep it', () => dialog.close())
  const reset = button('Reset', () => {
    dialog.close()
    void control('The sandbox is at its initial state.', 'POST', 'reset')
  })
  dialog.append(element('p', {}, question), element('div', { class: 'controls' }, keep, reset))
  return [button('Reset…', () => dialog.showModal()), dialog]
}

export function numberInput(value: number, min: number): HTMLInputElement {
  return element('input', { type: 'number', min, step: 'any', value, required: '' })
}

export function button(words: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, words)
  made.addEventListener('click', act)
  return made
}

export function formOf(submit: () => void, children: readonly Child[]): HTMLFormElement {
  const form = element('form', { class: 'controls' }, ...children)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  return form
}
