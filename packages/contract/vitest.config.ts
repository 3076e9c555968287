import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { native, shared } from '../../vitest.shared.ts'

// The mock takes a second to import, and keeps no state from one test file to the next. In one process, each document is
// read, and its cases are derived, once.
const config: ViteUserConfig = defineConfig({
  test: { ...shared, ...native, maxWorkers: 1, setupFiles: ['test/time-of-sandbox.ts'] },
})

export default config
