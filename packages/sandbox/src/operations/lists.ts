import type { Handlers } from './operation.ts'
import { page } from './pages.ts'

/** The day since when there are sources of a further kind; older servers leave out what they do not know. */
const promqlSince = '2026-06-26'

/** What can only be listed. */
export const lists: Handlers = {
  listSources: ({ context: { state, since } }) => ({
    payload: state.sources.filter(({ kind }) => kind !== 'promql' || since >= promqlSince),
  }),
  listWebhooks: (call) => page(call.context.state.webhooks, call),
}
