import type { Oas3Rule, Plugin } from '@redocly/openapi-core'
import { bundleRules } from './bundle-rules/bundle-rules.ts'
import { extensionRules } from './file-rules/extensions.ts'
import { provenanceRules } from './file-rules/provenance.ts'
import { structureRules } from './file-rules/structure.ts'
import { textRules } from './file-rules/texts.ts'

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
      ...extensionRules,
      ...provenanceRules,
      ...structureRules,
      ...textRules,
      ...Object.fromEntries(bundleRuleNames),
    },
  },
}
