import { controlSchema, referencedSchemaName } from '../../documents.ts'
import type { Fault } from '../../generated/schema.ts'
import { cards, empty, type PageNode, pageElement, quiet } from './elements.ts'
import { faultInWords } from './fault-words.ts'

const minute = 60_000

/** A request to the control API: its method and path, what to say when it is done, and its body but for what is entered. */
const control = (request: string, done: string, body: object = {}) => ({
  'data-control': request,
  'data-done': done,
  'data-body': JSON.stringify(body),
})

const button = (words: string, attributes: Record<string, string> = {}) =>
  pageElement('button', { type: 'button', ...attributes }, words)

const form = (attributes: Record<string, string>, ...children: PageNode[]) =>
  pageElement('form', { class: 'controls', ...attributes }, ...children)

const labelled = (words: string, input: PageNode) => pageElement('label', {}, `${words} `, input)

const numberInput = (name: string, value: number, min: number, more: Record<string, string | number> = {}) =>
  pageElement('input', { type: 'number', name, min, step: 'any', value, required: '', ...more })

const select = (name: string, options: readonly (readonly [value: string, words: string])[]) =>
  pageElement('select', { name }, ...options.map(([value, words]) => pageElement('option', { value }, words)))

/** Buttons that move the time and reset the sandbox, or the reason why there are none. */
export function drawTimeControls(hasControl: boolean): PageNode[] {
  if (!hasControl) return [quiet('Nothing can be changed here: --no-control turns that off.', 'p')]
  const steps = Object.entries({ '1 min': minute, '1 h': 60 * minute, '1 day': 24 * 60 * minute })
  const advance = (words: string, body?: object) =>
    control('POST time/advance', `The time has moved by ${words}.`, body)
  const question = 'Go back to the initial state? Everything since then is lost, and so are requests and faults.'
  const reset = button('Reset', control('POST reset', 'The sandbox is at its initial state.'))
  return [
    ...steps.map(([words, milliseconds]) => button(`+${words}`, advance(words, { milliseconds }))),
    form(
      advance('{milliseconds} min'),
      labelled('Minutes', numberInput('milliseconds', 10, 0, { 'data-factor': minute })),
      pageElement('button', {}, 'Advance the time'),
    ),
    button('Reset…', { 'data-opens': 'reset' }),
    pageElement(
      'dialog',
      { id: 'reset', 'aria-label': question },
      pageElement('p', {}, question),
      pageElement('div', { class: 'controls' }, button('Keep it'), reset),
    ),
  ]
}

/** The kinds of faults, and what each needs beside its kind, with a value to begin with. */
function faultKinds() {
  return Object.entries(controlSchema('Fault').discriminator?.mapping ?? {}).map(([kind, reference]) => {
    const { required = [], properties = {} } = controlSchema(referencedSchemaName(reference))
    const needs = required.filter((name) => name !== 'kind')
    return { kind, needs: needs.map((name) => ({ name, value: Number(properties[name]?.example) })) }
  })
}

/** A form that plans a fault of one of the operations. What kinds need that are not chosen is hidden. */
export function drawFaultForm(operations: readonly string[]): PageNode[] {
  const kinds = faultKinds()
  const needs = kinds.flatMap(({ kind, needs: needed }, index) =>
    needed.map(({ name, value }) => {
      const words = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      const hidden = index === 0 ? {} : { disabled: '' }
      return labelled(words, numberInput(name, value, 0, { 'data-kind': kind, ...hidden }))
    }),
  )
  const anyOf = [['', 'any'], ...operations.map((name) => [name, name] as const)] as const
  return [
    form(
      control('POST faults', 'Planned: {fault}.'),
      labelled(
        'Fault',
        select(
          'kind',
          kinds.map(({ kind }) => [kind, kind]),
        ),
      ),
      ...needs,
      labelled('Operation', select('operation', anyOf)),
      labelled('Times', numberInput('times', 1, 1)),
      pageElement('button', {}, 'Plan the fault'),
    ),
  ]
}

/** The faults that wait, and a button to remove them if the control API is on. */
export function drawFaults(faults: readonly Fault[], hasControl: boolean): PageNode[] {
  if (faults.length === 0) return [empty('No fault waits for a request.')]
  const items = faults.map((fault) => pageElement('li', { class: 'fault' }, faultInWords(fault)))
  return [cards(items), ...(hasControl ? [button('Remove all', control('DELETE faults', 'No fault waits.'))] : [])]
}
