import type { Json } from '../../schema/schema.ts'
import type { CaseKind } from '../case.ts'

/** A value to try in one place, and why. Whether it is right or wrong there is for the judge to say. */
export interface Proposal {
  readonly kind: CaseKind
  readonly value: Json
  /** The statement of the document that the value probes: `#/components/schemas/Alert/properties/interval/enum/2`. */
  readonly about: string
  /** What is special about the value, in words that follow the name of its place. */
  readonly says: string
}

export const propose = (kind: CaseKind, about: string, says: string, ...values: readonly Json[]): Proposal[] =>
  values.map((value) => ({ kind, value, about, says }))

/** A value in a name: its start is enough to know it again. */
export function briefly(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}
