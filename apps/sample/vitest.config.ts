import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { native, shared } from '../../vitest.shared.ts'

// Loading the packages takes longer than most tests, so all files share one worker.
const config: ViteUserConfig = defineConfig({ test: { ...shared, ...native, maxWorkers: 1 } })

export default config
