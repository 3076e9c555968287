import { type ParseInput, type ParseReturnType, type ZodTypeAny, z } from 'zod/v3'

/** The number of mistakes after which the rest of a list or a map is not validated. */
export const mostMistakes = 1_000

/** An item of a list. Each mistake takes a hundred times the memory of a short item, so that they are bounded. */
export class Item extends z.ZodType<unknown, z.ZodTypeDef & { readonly item: ZodTypeAny }> {
  get item(): ZodTypeAny {
    return this._def.item
  }

  _parse(input: ParseInput): ParseReturnType<unknown> {
    return input.parent.common.issues.length < mostMistakes ? this.item._parse(input) : z.INVALID
  }
}

export const itemOf = (item: ZodTypeAny): ZodTypeAny => new Item({ item })

/** A list of items, of which the first mistakes are reported. */
export const listOf = (item: ZodTypeAny): z.ZodArray<ZodTypeAny> => z.array(itemOf(item))

/** An object with any names, of which the first mistakes are reported. */
export const mapOf = (value: ZodTypeAny): z.ZodRecord<z.ZodString, ZodTypeAny> => z.record(itemOf(value))
