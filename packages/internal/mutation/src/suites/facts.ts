import { checkFacts } from '@clouddb/spec/facts'
import type { ApiName } from '../apis.ts'
import type { Json } from '../json.ts'

/** The tables of the interface. */
export function runFacts(api: ApiName, document: Json): string | undefined {
  return checkFacts(api, document)[0]
}
