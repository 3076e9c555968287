import type { Source } from '@clouddb/observability-oss/types'
import { dayOf } from '../documents.ts'
import type { Handlers } from './operation.ts'
import { page } from './pages.ts'

/** What can only be listed. */
export const lists: Handlers = {
  listSources: ({ context: { state, since } }) => ({
    // Older servers leave out sources of kinds that they do not know.
    payload: state.sources
      .filter((source) => dayOf(componentOf(source)) <= since)
      .map((source) => shown(source, since)),
  }),
  listWebhooks: (call) => page(call.context.state.webhooks, call),
}

/** A source with what servers of an age know of it. */
function shown(source: Source, since: string): object {
  const component = componentOf(source)
  return Object.fromEntries(Object.entries(source).filter(([property]) => dayOf(component, property) <= since))
}

function componentOf(source: Source): string {
  const kind: string = source.kind ?? ''
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Source`
}
