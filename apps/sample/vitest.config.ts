import { defineConfig, type ViteUserConfig } from 'vitest/config'

// Every test runs the sample as a process of its own.
const config: ViteUserConfig = defineConfig({ test: { testTimeout: 30_000 } })

export default config
