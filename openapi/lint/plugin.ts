import type { Oas3Rule, Plugin } from '@redocly/openapi-core'
import { bundleRules } from './bundle-rules/bundle-rules.ts'
import { knownExtensions } from './file-rules/extensions.ts'
import { deprecation, provenance } from './file-rules/marks.ts'
import { namedExamples, references, sectionOrder } from './file-rules/structure.ts'
import { described, operationNames, sentences, userWords } from './file-rules/texts.ts'

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
