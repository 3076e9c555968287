import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { native, shared } from '../../../vitest.shared.ts'

// Most files ask the compiler; in one process it is loaded, and has read its libraries, once.
const config: ViteUserConfig = defineConfig({ test: { ...shared, ...native, maxWorkers: 1 } })

export default config
