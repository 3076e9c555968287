import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// The tests wait for processes that they start: one worker is enough.
const config: ViteUserConfig = defineConfig({ test: { ...shared, isolate: false, maxWorkers: 1 } })

export default config
