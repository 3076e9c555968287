import type { Send } from './fault.ts'
import type { OperationTraits } from './operation.ts'

/** What happens to a request or an answer on its way, beyond what the client can do about it. */
export interface Alteration {
  readonly name: string
  readonly category: 'request' | 'response'
  shows(operation: OperationTraits): boolean
  alter(send: Send, operation: OperationTraits): Send
}

export type NamedAlteration = Omit<Alteration, 'category'>

/** Takes headers away. */
export function without(headers: Headers, ...names: string[]): Headers {
  for (const name of names) headers.delete(name)
  return headers
}
