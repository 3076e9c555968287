import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import { SummaryReporter } from './test/summary-reporter.ts'

// The mock takes a second to import, and keeps nothing from one test file to the next.
// Two documents are large; one core less than there are, the default, would run them one after the other on two.
const config: ViteUserConfig = defineConfig({
  test: { ...shared, isolate: false, maxWorkers: 2, reporters: [...shared.reporters, new SummaryReporter()] },
})

export default config
