import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// The mock takes a second to import, and keeps no state from one test file to the next.
// Two documents are large; the default, one worker less than cores, would run them one after the other on two cores.
const config: ViteUserConfig = defineConfig({ test: { ...shared, isolate: false, maxWorkers: 2 } })

export default config
