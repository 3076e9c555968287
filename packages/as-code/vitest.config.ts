import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { together } from '../../vitest.shared.ts'

const config: ViteUserConfig = defineConfig(together)

export default config
