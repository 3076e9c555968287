import type { Plugin } from '@redocly/openapi-core'
import type { Inventory } from './inventory.ts'
import { exactRequests, openResponses } from './rules/bodies.ts'
import { deprecation } from './rules/deprecation.ts'
import { discriminators } from './rules/discriminators.ts'
import { knownExtensions } from './rules/extensions.ts'
import { namedExamples } from './rules/named-examples.ts'
import { operationNames } from './rules/operation-names.ts'
import { provenance } from './rules/provenance.ts'
import { references } from './rules/references.ts'
import { sectionOrder } from './rules/section-order.ts'
import { described, sentences, userWords } from './rules/wording.ts'

/** The rules that Redocly does not have; `redocly.yaml` switches them on and says the cure of each. */
export function createPlugin(inventory: Inventory): Plugin {
  return {
    id: 'house',
    rules: {
      oas3: {
        'house/deprecation': deprecation,
        'house/described': described,
        'house/discriminators': discriminators,
        'house/exact-requests': exactRequests,
        'house/known-extensions': knownExtensions,
        'house/named-examples': namedExamples,
        'house/open-responses': openResponses,
        'house/operation-names': operationNames,
        'house/provenance': provenance,
        'house/references': references,
        'house/section-order': sectionOrder,
        'house/sentences': sentences,
        'house/strict-schemas': inventory.noteSchemas,
        'house/user-words': userWords,
        'house/used-shared': inventory.noteReached,
        'house/valid-examples': inventory.noteExamples,
      },
    },
  }
}
