import * as core from '@clouddb/client-core'
import { generateSources } from '@clouddb/spec/generate'

/** Variables of the environment that stand in for nothing: a run must not depend on where it happens. */
const environment = {}
/** Generates from a document, in memory, or says why that cannot be. */
export function regenerate(document) {
  const generated = generateSources(document)
  if ('problems' in generated) {
    const [problem] = generated.problems
    return { refusal: `${problem?.pointer}: ${problem?.message}` }
  }
  const definition = evaluate(generated.sources.definition)
  return {
    definition,
    createClient: (options) => core.createClient(definition(), environment, options),
    sources: Object.fromEntries(Object.entries(generated.sources).map(([name, source]) => [`${name}.ts`, source])),
  }
}
/** The table that generated source holds: an object literal that names functions of the core. */
function evaluate(source) {
  const table = source.slice(source.indexOf('= {') + 2)
  const make = new Function(...Object.keys(core), `return ${table}`)
  return () => make(...Object.values(core))
}
