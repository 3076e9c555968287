import { PageLimitError } from './errors.ts'
import type { BodyPages, PagesDefinition } from './pages.ts'

/** Walks items of a range of time that a body asks for. Few programs read a second page, so its code is loaded then. */
export const walkBody: PagesDefinition['walk'] = async function* (first, { body, limit }, sent = {}, load) {
  const pages = body as BodyPages
  const page = await first
  const { length } = page.data
  // A longer page than was asked for is all that a server without pages has.
  if (!length || length !== (sent[pages.limit] ?? limit)) return yield* page.data
  const { walkRange } = await import('./range-pages.ts')
  const problem = yield* walkRange(page, pages, { ...sent }, load)
  if (problem) throw new PageLimitError(problem)
}
