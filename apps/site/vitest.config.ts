import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { native, shared } from '../../vitest.shared.ts'

const config: ViteUserConfig = defineConfig({ test: { ...shared, ...native, maxWorkers: 1 } })

export default config
