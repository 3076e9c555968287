import { isDeepStrictEqual } from 'node:util'
import { kinds } from '../../derivation/kinds.ts'
import type { Case, Json } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { type Path, pointerOfPath, valueAt } from '../../schema/visited-value.ts'
import { edited } from '../engine/json-edits.ts'

/**
 * Bodies of a case with the values of an example. A server that reads texts as expressions answers only where the parts
 * fit together. The tested part stays: a value, or the set of properties and the number of items.
 */
export function withExampleValues(item: Case, examples: readonly Json[], isRight: (body: Json) => boolean): Json[] {
  const { body } = item.call
  if (body === undefined) return []
  const kept = isAboutForm(item) ? undefined : keptPath(item)
  const dressed = examples.map((example) => dressedAs(body, example, kept && pointerOfPath(kept)))
  const value = kept && valueAt(body, kept)
  const grafted =
    kept === undefined || value === undefined ? [] : examples.map((example) => edited(example, kept, () => value))
  const found = [...grafted.filter((each) => isDeepStrictEqual(valueAt(each, kept ?? []), value)), ...dressed]
  return found.filter(
    (each, index) =>
      isRight(each) &&
      !isDeepStrictEqual(each, body) &&
      found.findIndex((other) => isDeepStrictEqual(other, each)) === index,
  )
}

const isAboutForm = ({ kind }: Case): boolean =>
  kinds[kind].isAboutPresence === true || kind === 'optional absent' || kind === 'items'

const keptPath = ({ bodyPointer }: Case): Path | undefined =>
  bodyPointer
    ?.split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** The body with the example's values wherever both have one. The last item of the example serves for further items. */
function dressedAs(body: Json, example: Json | undefined, kept: string | undefined, pointer = ''): Json {
  if (example === undefined || pointer === kept) return body
  if (Array.isArray(body)) {
    if (!Array.isArray(example)) return body
    return body.map((item, index) => dressedAs(item, example[index] ?? example.at(-1), kept, `${pointer}/${index}`))
  }
  if (!isObject(body)) return isObject(example) || Array.isArray(example) ? body : example
  if (!isObject(example)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, inner]) => [name, dressedAs(inner, example[name], kept, `${pointer}/${name}`)]),
  )
}
