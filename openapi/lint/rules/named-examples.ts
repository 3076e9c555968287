import type { Oas3Rule } from '@redocly/openapi-core'
import { asObject } from './node.ts'

/** Every body has a schema and named examples: they are what the mock serves and what the tests assert. */
export const namedExamples: Oas3Rule = () => ({
  MediaType(node, { report, location, key }) {
    const { schema, example, examples } = asObject(node)
    if (schema === undefined) {
      report({
        message: `The ${key} body has no schema; expected one, {} where nothing is known.`,
        location: location.key(),
      })
    }
    if (example !== undefined) {
      report({ message: 'The example has no name; expected examples.', location: location.child('example').key() })
    } else if (Object.keys(asObject(examples)).length === 0) {
      report({ message: `The ${key} body has no example; expected a named one at least.`, location: location.key() })
    }
  },
})
