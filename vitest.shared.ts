import { join } from 'node:path'
import { ResultsReporter } from './.ci/reporter.ts'

// No test measures time. This only ends what hangs: on a busy machine a test of a second takes minutes.
const hanging = 900_000

// Tests start many processes, most with a compiler or a mock in them. What Node has compiled once it finds here again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node')

// `pnpm test:all` sets this: it adds the tests that judge a second time or in bulk, which stand in folders called `nightly`.
const excluded = process.env.TEST_TIER === 'all' ? [] : ['**/nightly/**']

/** The settings that all packages' tests share. */
export const shared: {
  include: string[]
  exclude: string[]
  testTimeout: number
  hookTimeout: number
  teardownTimeout: number
  reporters: ('default' | ResultsReporter)[]
} = {
  include: ['test/**/*.test.ts'],
  exclude: ['**/node_modules/**', ...excluded],
  testTimeout: hanging,
  hookTimeout: hanging,
  teardownTimeout: hanging,
  // The second is counted by `npm test`.
  reporters: ['default', new ResultsReporter()],
}
