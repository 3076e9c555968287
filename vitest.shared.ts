import { ResultsReporter } from './.ci/reporter.ts'

// No test measures time. These limits only end what hangs, so they are far from what anything takes on a busy machine.
const hanging = 300_000

/** What holds for the tests of every room. */
export const shared: {
  include: string[]
  testTimeout: number
  hookTimeout: number
  teardownTimeout: number
  reporters: ('default' | ResultsReporter)[]
} = {
  include: ['test/**/*.test.ts'],
  testTimeout: hanging,
  hookTimeout: hanging,
  teardownTimeout: hanging,
  // The second is counted by `npm test`.
  reporters: ['default', new ResultsReporter()],
}
