import type { Fault } from '../../../generated/schema.ts'
import type { PageView } from '../view.ts'
import { button, type Control, formOf, numberInput } from './controls.ts'
import { element, empty } from './elements.ts'

/** What each kind of fault needs beside its kind, with a value to begin with. */
const needs: Readonly<Record<Fault['kind'], readonly [name: 'status' | 'milliseconds', value: number] | undefined>> = {
  status: ['status', 503],
  'rate-limit': undefined,
  html: undefined,
  reset: undefined,
  stall: undefined,
  latency: ['milliseconds', 1000],
  drip: ['milliseconds', 50],
  truncate: undefined,
}

/** A form that plans a fault, if the control API is on. */
export function drawFaultForm(operations: readonly string[] | undefined, control: Control): Node[] {
  if (!operations) return []
  const kind = selectOf(Object.keys(needs).map((name) => [name, name]))
  const operation = selectOf([['', 'any'], ...operations.map((name) => [name, name] as const)])
  const times = numberInput(1, 1)
  const need = element('label')
  const value = numberInput(0, 0)
  const needed = () => needs[kind.value as Fault['kind']] ?? []
  const showNeed = () => {
    const [name, initial = 0] = needed()
    value.value = String(initial)
    need.replaceChildren(...(name ? [name === 'status' ? 'Status ' : 'Milliseconds ', value] : []))
  }
  kind.addEventListener('change', showNeed)
  showNeed()
  const plan = () => {
    const [name] = needed()
    const fault = {
      kind: kind.value,
      ...(name && { [name]: Number(value.value) }),
      ...(operation.value && { operation: operation.value }),
      times: Number(times.value),
    }
    return control(`Planned: ${wordsOf(fault as Fault)}.`, 'POST', 'faults', fault)
  }
  const labels = [labelled('Fault', kind), need, labelled('Operation', operation), labelled('Times', times)]
  return [formOf(plan, [...labels, element('button', {}, 'Plan the fault')])]
}

/** A fault in words: `status 503, listAlerts, 2 times`. */
export function wordsOf({ kind, operation, times = 1, ...rest }: Fault): string {
  const values = Object.entries(rest).map(([name, value]) => `${name === kind ? '' : `${name} `}${value}`)
  const what = [kind, ...values].join(' ')
  return `${what}, ${operation ?? 'any operation'}, ${times === 1 ? 'once' : `${times} times`}`
}

/** The faults that wait, and a button to remove them if the control API is on. */
export function drawFaults(faults: PageView['faults'], control: Control | undefined): Node[] {
  if (faults.length === 0) return [empty('No fault waits for a request.')]
  const rows = faults.map((fault) => element('li', { class: 'fault' }, wordsOf(fault)))
  const remove = control && button('Remove all', () => control('No fault waits.', 'DELETE', 'faults'))
  return [element('ul', { class: 'cards' }, ...rows), ...(remove ? [remove] : [])]
}

function labelled(words: string, input: Node): HTMLElement {
  return element('label', {}, `${words} `, input)
}

function selectOf(options: readonly (readonly [value: string, words: string])[]): HTMLSelectElement {
  return element('select', {}, ...options.map(([value, words]) => element('option', { value }, words)))
}
