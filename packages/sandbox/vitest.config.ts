import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import { bundleScript } from './build/bundle-script.ts'

const config: ViteUserConfig = defineConfig({ plugins: [bundleScript], test: { ...shared } })

export default config
