import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import { bundleForBrowsers } from './build/bundle-for-browsers.ts'

// Sandboxes share nothing, so the test files can share modules, which saves half of the time.
const config: ViteUserConfig = defineConfig({ plugins: [bundleForBrowsers], test: { ...shared, isolate: false } })

export default config
