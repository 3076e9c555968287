import { checkFacts } from '@clouddb/spec/facts'
/** The tables of the interface. */
export function runFacts(api, document) {
  return checkFacts(api, document)[0]
}
