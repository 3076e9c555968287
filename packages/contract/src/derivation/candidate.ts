import { type Json, pointerBelow, stated, type Variant } from '../schema/schema.ts'
import { type CaseKind, kindOfKeyword } from './kinds.ts'

/** A value to try. The validator decides whether it is right or wrong at its place. */
export interface Candidate {
  readonly kind: CaseKind
  readonly value: Json
  /** The constraint that the value probes: `#/components/schemas/Alert/properties/interval/enum/2`. */
  readonly about: string
  /** The special property of the value, in words that follow its pointer. */
  readonly says: string
  /** The valid value that a wrong one was made from; absent where any valid one will do. */
  readonly base?: Json | undefined
}

export const candidate = (kind: CaseKind, about: string, says: string, value: Json) => ({ kind, value, about, says })

export type Side = readonly [says: string, value: Json] | undefined
export type Sides = readonly [inside: Side, outside: Side]

/** A value just inside and one just outside of each of these keywords that the variant states. */
export function around(
  variant: Variant,
  sides: Readonly<Record<string, (stated: number, keyword: string) => Sides>>,
): Candidate[] {
  return Object.entries(sides).flatMap(([keyword, sidesOf]) =>
    stated(variant, keyword).flatMap(({ value, pointer }) => {
      const kind = kindOfKeyword(keyword)
      const [inside, outside] = sidesOf(value, keyword)
      return [
        ...(inside ? [candidate(kind, pointerBelow(pointer, 'inside'), ...inside)] : []),
        ...(outside ? [candidate(kind, pointer, ...outside)] : []),
      ]
    }),
  )
}

/** The start of a value, which is enough to recognise it. */
export function briefly(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}
