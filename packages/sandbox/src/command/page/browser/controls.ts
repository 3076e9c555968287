import type { Fault } from '../../../generated/schema.ts'
import { faultInWords } from '../fault-words.ts'

const mostSaid = 500

/** Sends the request of a button or a form to the control API, and tells the outcome. */
export async function send(control: HTMLElement, tell: (outcome: string, isWell: boolean) => void): Promise<void> {
  // The same outcome twice is told twice.
  tell('', true)
  const { control: request = '', done = '', body: fixed = '{}' } = control.dataset
  const [method, path] = request.split(' ')
  const inputs = [...control.querySelectorAll<HTMLInputElement>('[name]:enabled')]
  const body = { ...JSON.parse(fixed), ...Object.fromEntries(inputs.flatMap(entryOf)) }
  const headers = { 'content-type': 'application/json', 'x-sandbox-control': '1' }
  const sent = { method: String(method), headers, body: JSON.stringify(body) }
  const answer = await fetch(`/_sandbox/${path}`, sent).catch(() => undefined)
  if (!answer) return tell('The sandbox does not answer.', false)
  const words = done.replace(/\{(\w+)\}/, (_, name) =>
    name === 'fault' ? faultInWords(body as Fault) : String(inputs.find((each) => each.name === name)?.value),
  )
  const { error = `The sandbox answered ${answer.status}.` } = answer.ok ? {} : await answer.json().catch(() => ({}))
  tell(answer.ok ? words : String(error).slice(0, mostSaid), answer.ok)
}

/** What is entered, as a property of the body; nothing where it is left empty. */
function entryOf({ name, value, type, dataset: { factor = '1' } }: HTMLInputElement): [string, string | number][] {
  if (value === '') return []
  return [[name, type === 'number' ? Number(value) * Number(factor) : value]]
}

/** Shows what a fault of the chosen kind needs, and nothing of the other kinds. */
export function showNeeds(kinds: HTMLSelectElement): void {
  for (const input of kinds.form?.querySelectorAll<HTMLInputElement>('[data-kind]') ?? [])
    input.disabled = input.dataset.kind !== kinds.value
}
