import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import { bundleForBrowsers } from './build/bundle-for-browsers.ts'

const config: ViteUserConfig = defineConfig({ plugins: [bundleForBrowsers], test: { ...shared } })

export default config
