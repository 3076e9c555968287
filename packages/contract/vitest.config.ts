import { defineConfig } from 'vitest/config'
import { SummaryReporter } from './test/summary-reporter.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    maxWorkers: 2,
    // One case takes two milliseconds; a busy machine may need much longer for the first.
    testTimeout: 30_000,
    reporters: ['default', new SummaryReporter()],
  },
})
