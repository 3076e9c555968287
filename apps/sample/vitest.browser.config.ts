import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// Tests the report in a real browser. They are separate, because not every machine has one.
const config: ViteUserConfig = defineConfig({
  test: { ...shared, include: ['test/browser/**/*.browser.ts'], reporters: ['default'] },
})

export default config
