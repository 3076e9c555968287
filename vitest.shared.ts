import { join } from 'node:path'

// No test measures time. This limit only ends tests that hang: on a busy machine a test of one second takes minutes.
const hanging = 900_000

// For `expect.poll`, whose usual limit of one second a busy machine exceeds.
const poll = { timeout: 60_000 }

// Tests start many processes, and most load a compiler or a mock. Node keeps what it compiled here.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node')

// `pnpm test:all` sets this. It adds the tests that check in bulk or for a second time, in folders named `nightly`.
const excluded = process.env.TEST_TIER === 'all' ? [] : ['**/nightly/**']

/** The settings that the tests of all packages share. */
export const shared: {
  include: string[]
  exclude: string[]
  testTimeout: number
  hookTimeout: number
  teardownTimeout: number
  expect: { poll: typeof poll }
  reporters: ['default', ['json', { outputFile: string }]]
} = {
  include: ['test/**/*.test.ts'],
  exclude: ['**/node_modules/**', ...excluded],
  testTimeout: hanging,
  hookTimeout: hanging,
  teardownTimeout: hanging,
  expect: { poll },
  // `.ci/test.ts` counts the results of all packages.
  reporters: ['default', ['json', { outputFile: '.vitest/results.json' }]],
}

/**
 * For packages whose test files leave nothing behind for the next file, and need no plugin: Node loads the files itself, once
 * for all test files, which uses less time than the loader of Vite and makes faster code.
 */
export const native: { isolate: false; experimental: { viteModuleRunner: false } } = {
  isolate: false,
  experimental: { viteModuleRunner: false },
}

/** The whole configuration of such a package. */
export const together: { test: typeof shared & typeof native } = { test: { ...shared, ...native } }
