import type { Source } from '@clouddb/observability-oss/types'
import { dayOf } from '../documents.ts'
import type { Call, Handlers, Outcome } from './operation.ts'

const largestPage = 1000

/** The day from which lists have pages. */
export const pagesSince = '2026-07-09'

/** The page of a list that a call asks for. Older servers answer with the whole list. */
export function page(items: readonly unknown[], { query, context }: Call): Outcome {
  if (context.since < pagesSince) return { payload: items }
  const { limit = largestPage, offset = 0 } = query as { limit?: number; offset?: number }
  return { payload: items.slice(offset, offset + limit), meta: { total: items.length, limit, offset } }
}

/** Resources that can only be listed. */
export const lists: Handlers = {
  listSources: ({ context: { state, since } }) => ({
    // Servers leave out sources of kinds that they do not know.
    payload: state.sources
      .filter((source) => dayOf(componentOf(source)) <= since)
      .map((source) => shown(source, since)),
  }),
  listWebhooks: (call) => page(call.context.state.webhooks, call),
}

/** A source with the properties that a server of this version knows. */
function shown(source: Source, since: string): object {
  const component = componentOf(source)
  return Object.fromEntries(Object.entries(source).filter(([property]) => dayOf(component, property) <= since))
}

function componentOf(source: Source): string {
  const kind: string = source.kind ?? ''
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Source`
}
