import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import { SummaryReporter } from './test/summary-reporter.ts'

// A time limit ends what hangs and judges nothing: beside other work a test of a second takes minutes.
const limits = { testTimeout: 900_000, hookTimeout: 900_000 }

// The mock takes a second to import, and keeps nothing from one test file to the next.
// Two documents are large; one core less than there are, the default, would run them one after the other on two.
const config: ViteUserConfig = defineConfig({
  test: { ...shared, ...limits, isolate: false, maxWorkers: 2, reporters: ['default', 'json', new SummaryReporter()] },
})

export default config
