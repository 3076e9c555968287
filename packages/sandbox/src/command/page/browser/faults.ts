import type { Fault } from '../../../generated/schema.ts'
import type { PageView } from '../view.ts'
import { button, type Control, formOf, numberInput } from './controls.ts'
import { element, empty } from './elements.ts'

/** A form that plans a fault, if the control API is on. */
export function drawFaultForm({ operations, faultKinds = [] }: PageView, control: Control): Node[] {
  if (!operations) return []
  const kind = selectOf(faultKinds.map(({ kind: name }) => [name, name]))
  const operation = selectOf([['', 'any'], ...operations.map((name) => [name, name] as const)])
  const times = numberInput(1, 1)
  const needed = element('span')
  const showNeeds = () => {
    const { needs = [] } = faultKinds.find((each) => each.kind === kind.value) ?? {}
    const input = (name: string, value: number) => Object.assign(numberInput(value, 0), { name })
    const words = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    needed.replaceChildren(...needs.map(({ name, value }) => labelled(words(name), input(name, value))))
  }
  kind.addEventListener('change', showNeeds)
  showNeeds()
  const plan = () => {
    const values = [...needed.querySelectorAll('input')].map(({ name, value }) => [name, Number(value)])
    const fault = {
      kind: kind.value,
      ...Object.fromEntries(values),
      ...(operation.value && { operation: operation.value }),
      times: Number(times.value),
    }
    return control(`Planned: ${wordsOf(fault as Fault)}.`, 'POST', 'faults', fault)
  }
  const labels = [labelled('Fault', kind), needed, labelled('Operation', operation), labelled('Times', times)]
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
