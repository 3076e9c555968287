import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// The built pages in a real browser: apart from the other tests, because not every machine has one.
const config: ViteUserConfig = defineConfig({
  test: { ...shared, include: ['test/browser/**/*.browser.ts'], reporters: ['default'] },
})

export default config
