import type { Send } from '../fault.ts'
import type { OperationTraits } from '../traits.ts'

/** What happens to a request or an answer on its way, beyond what the client can do about it. */
export type WireInjection = (send: Send, operation: OperationTraits) => Send
