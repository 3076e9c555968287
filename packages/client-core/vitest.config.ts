import { shared, together } from '../../vitest.shared.ts'

type Contexts = { test: typeof shared & { name: string; pool: 'vmThreads' } }

/** All tests once more in contexts of `node:vm`, as other runners do: objects, errors and promises are of another realm. */
const contexts: Contexts = { test: { ...shared, name: 'contexts', pool: 'vmThreads' } }

// No test leaves anything behind for the next file, and starting each alone would take longer than most of them.
const config: typeof together | { test: { reporters: typeof shared.reporters; projects: object[] } } =
  process.env.TEST_TIER === 'all' ? { test: { reporters: shared.reporters, projects: [together, contexts] } } : together
export default config
