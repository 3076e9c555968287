import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['install/install.ts'],
    // The compilers take a while to load; the files share them.
    isolate: false,
    // A cold compiler on a busy machine takes its time; nothing here waits for a clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
