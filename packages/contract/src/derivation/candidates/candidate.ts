import { pointerTo } from '../../schema/pointer.ts'
import type { Json, Variant } from '../../schema/schema.ts'
import { stated } from '../instances/constraints.ts'
import type { CaseKind } from '../kinds.ts'

/** A value to try, and why. Whether it is right or wrong where it is tried is for the validator to say. */
export interface Candidate {
  readonly kind: CaseKind
  readonly value: Json
  /** The constraint that the value probes: `#/components/schemas/Alert/properties/interval/enum/2`. */
  readonly about: string
  /** What is special about the value, in words that follow its pointer. */
  readonly says: string
  /** The right value that a wrong one was made from; not there where any right one will do. */
  readonly base?: Json | undefined
}

/** The same candidates, each made from this value. */
export const madeFrom = (base: Json | undefined, candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((each) => ({ ...each, base }))

export const candidatesWith = (kind: CaseKind, about: string, says: string, ...values: readonly Json[]): Candidate[] =>
  values.map((value) => ({ kind, value, about, says }))

type Side = readonly [says: string, value: Json] | undefined

/** A value just inside of what a keyword demands, and one just outside. */
export function candidatesAround<Value = number>(
  kind: CaseKind,
  variant: Variant,
  keyword: string,
  sides: (demanded: Value) => { readonly inside: Side; readonly outside: Side },
): Candidate[] {
  return stated<Value>(variant, keyword).flatMap(({ value, pointer }) => {
    const { inside, outside } = sides(value)
    return [
      ...(inside ? candidatesWith(kind, pointerTo(pointer, 'inside'), ...inside) : []),
      ...(outside ? candidatesWith(kind, pointer, ...outside) : []),
    ]
  })
}

/** A value in a name: its start is enough to know it again. */
export function briefly(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}
