import { checkFacts } from '@clouddb/interface/facts'
import type { ApiName } from '../apis.ts'
import type { Json } from '../mutant.ts'

/** S1: the tables of the interface. */
export function askFacts(api: ApiName, document: Json): string | undefined {
  return checkFacts(api, document)[0]
}
