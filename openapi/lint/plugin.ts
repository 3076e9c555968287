import type { Oas3Rule, Plugin } from '@redocly/openapi-core'
import { bundleRules } from './bundles/rules.ts'
import { deprecation } from './rules/deprecation.ts'
import { knownExtensions } from './rules/known-extensions.ts'
import { namedExamples } from './rules/named-examples.ts'
import { operationNames } from './rules/operations.ts'
import { provenance } from './rules/provenance.ts'
import { references } from './rules/references.ts'
import { sectionOrder } from './rules/section-order.ts'
import { described, sentences, userWords } from './rules/wording.ts'

// What looks at whole bundles notes nothing on the way; the configuration switches it on and says its cure, like any other rule.
const judgedLater = ['house/used-shared', ...Object.keys(bundleRules)].map((name): [string, Oas3Rule] => [
  name,
  () => ({}),
])

/** The rules that Redocly does not have; `redocly.yaml` switches them on and says the cure of each. */
export const plugin: Plugin = {
  id: 'house',
  rules: {
    oas3: {
      'house/deprecation': deprecation,
      'house/described': described,
      'house/known-extensions': knownExtensions,
      'house/named-examples': namedExamples,
      'house/operation-names': operationNames,
      'house/provenance': provenance,
      'house/references': references,
      'house/section-order': sectionOrder,
      'house/sentences': sentences,
      'house/user-words': userWords,
      ...Object.fromEntries(judgedLater),
    },
  },
}
