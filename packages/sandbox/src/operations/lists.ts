import type { Handlers } from './operation.ts'
import { page } from './pages.ts'

/** What can only be listed. */
export const lists: Handlers = {
  listSources: ({ context }) => ({ payload: context.state.sources }),
  listWebhooks: (call) => page(call.context.state.webhooks, call),
}
