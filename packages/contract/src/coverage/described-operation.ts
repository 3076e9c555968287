import type { ContractDocument, Operation } from '../document/document.ts'
import { pointerTo } from '../schema/pointer.ts'
import { namesOf, type Place, type Places } from './places.ts'

/** What an operation is, read from the document. */
export interface Described {
  readonly operation: Operation
  readonly raw: Place
  readonly place: Places
  readonly parameters: readonly Place[]
  /** The content of the body. */
  readonly body: Place | undefined
  readonly isSecured: boolean
}

/** Reads an operation again, apart from the reading that the cases are derived from. */
export function describe(operation: Operation, document: ContractDocument, place: Places): Described {
  const raw = place(operation.pointer)
  const item = place(operation.pointer.slice(0, operation.pointer.lastIndexOf('/')))
  const security = (raw.value.security ?? document.raw.security ?? []) as readonly unknown[]
  const parameters = [item, raw].flatMap((holder) =>
    namesOf(holder.value.parameters).map((index) => place(pointerTo(holder.pointer, 'parameters', index))),
  )
  return { operation, raw, place, parameters, body: bodyOf(raw, place), isSecured: security.length > 0 }
}

function bodyOf(operation: Place, place: Places): Place | undefined {
  if (!operation.value.requestBody) return undefined
  const { value, pointer } = place(pointerTo(operation.pointer, 'requestBody'))
  const [mediaType] = namesOf(value.content)
  return mediaType === undefined ? undefined : place(pointerTo(pointer, 'content', mediaType))
}

/** Its path names something of its own beyond what a client is bound to. */
export const isOneObject = (inPath: readonly Place[]): boolean =>
  inPath.some(({ value }) => value['x-client-option'] !== true)
