/** What holds for the tests of every room. */
export const shared: { include: string[]; testTimeout: number; hookTimeout: number; reporters: string[] } = {
  include: ['test/**/*.test.ts'],
  // No test measures time; this only ends one that hangs, also on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The second is counted by `npm test`.
  reporters: ['default', 'json'],
}
