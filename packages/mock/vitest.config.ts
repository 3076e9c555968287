import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// A time limit ends what hangs and judges nothing: beside other work a test of a second takes minutes.
const limits = { testTimeout: 900_000, hookTimeout: 900_000 }

const config: ViteUserConfig = defineConfig({ test: { ...shared, ...limits, isolate: false } })

export default config
