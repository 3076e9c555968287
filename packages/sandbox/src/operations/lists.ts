import type { Source } from '@clouddb/observability-oss/types'
import { dayOf } from '../documents.ts'
import type { Handlers } from './operation.ts'
import { page } from './pages.ts'

/** The day since when there are sources of a further kind; older servers leave out what they do not know. */
const promqlSince = '2026-06-26'

/** What can only be listed. */
export const lists: Handlers = {
  listSources: ({ context: { state, since } }) => ({
    payload: state.sources
      .filter(({ kind }) => kind !== 'promql' || since >= promqlSince)
      .map((source) => shown(source, since)),
  }),
  listWebhooks: (call) => page(call.context.state.webhooks, call),
}

/** A source with what servers of an age know of it. */
function shown(source: Source, since: string): object {
  const { kind = '' } = source
  const component = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Source`
  return Object.fromEntries(Object.entries(source).filter(([property]) => dayOf(component, property) <= since))
}
