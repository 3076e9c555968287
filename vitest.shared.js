import { join } from 'node:path'
import { ResultsReporter } from './.ci/reporter.ts'

// No test measures time. This only ends what hangs: on a busy machine a test of a second takes minutes.
const hanging = 900000
// Tests start many processes, most with a compiler or a mock in them. What Node has compiled once it finds here again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node')
/** What holds for the tests of every room. */
export const shared = {
  include: ['test/**/*.test.ts'],
  testTimeout: hanging,
  hookTimeout: hanging,
  teardownTimeout: hanging,
  // The second is counted by `npm test`.
  reporters: ['default', new ResultsReporter()],
}
