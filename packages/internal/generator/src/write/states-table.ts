import type { ApiModel } from '../read/api.ts'
import { comment } from './comments.ts'

/** Writes the states in which servers accept an operation, where the document says so of one. */
export function writeStates({ operations }: ApiModel): string | undefined {
  const states = operations.flatMap(({ id, states: own }) => (own ? [[id, own]] : []))
  if (states.length === 0) return undefined
  const says = comment(['The states of its object in which servers accept an operation. In others they answer 409.'])
  const names = states.map(([id]) => JSON.stringify(id)).join(' | ')
  const table = JSON.stringify(Object.fromEntries(states))
  return `${says}\nexport const acceptedStates: Readonly<Record<${names}, readonly string[]>> = ${table}\n`
}
