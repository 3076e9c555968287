import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import { bundleForBrowsers } from './build/bundle-for-browsers.ts'

// The page in a real browser. These tests are separate, because not every machine has one.
const config: ViteUserConfig = defineConfig({
  plugins: [bundleForBrowsers],
  test: { ...shared, include: ['test/browser/**/*.browser.ts'], reporters: ['default'] },
})

export default config
