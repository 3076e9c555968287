import type { Oas3Rule, Plugin } from '@redocly/openapi-core'
import { bundleRules } from './bundle-rules/bundle-rules.ts'
import { knownExtensions } from './file-rules/extensions.ts'
import { deprecationRule, provenance } from './file-rules/provenance.ts'
import { referencesRule, sectionOrder } from './file-rules/structure.ts'
import { described, operationNames, sentences, userWords } from './file-rules/texts.ts'

// Rules on bundles run later. They are registered so that the configuration can enable them and name their cures.
const bundleRuleNames = ['house/used-shared', ...Object.keys(bundleRules)].map((name): [string, Oas3Rule] => [
  name,
  () => ({}),
])

/** The rules that Redocly does not have; `redocly.yaml` enables them and names the cure of each. */
export const plugin: Plugin = {
  id: 'house',
  rules: {
    oas3: {
      'house/deprecation': deprecationRule,
      'house/described': described,
      'house/known-extensions': knownExtensions,
      'house/operation-names': operationNames,
      'house/provenance': provenance,
      'house/references': referencesRule,
      'house/section-order': sectionOrder,
      'house/sentences': sentences,
      'house/user-words': userWords,
      ...Object.fromEntries(bundleRuleNames),
    },
  },
}
