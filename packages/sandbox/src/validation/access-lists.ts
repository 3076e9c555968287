import { z } from 'zod/v3'
import type { Composition } from './request-schemas.ts'

const forms = [z.string().ip(), z.string().cidr()]
const isRange = (text: string): boolean => forms.some((form) => form.safeParse(text).success)

/** The document says in words alone what a source is. */
export const accessListCompositions: Composition = {
  IpAccessListEntryRequest: (schemas, name) =>
    z.object({ ...schemas.shape(name), source: z.string().refine(isRange, 'Expected IP address or CIDR') }),
}
