import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// Tests the built pages in a real browser. They are separate, because not every machine has one. The site is built for a
// folder of its host, because every address must then include the folder.
process.env.SITE_BASE = '/folder'

const config: ViteUserConfig = defineConfig({
  test: {
    ...shared,
    include: ['test/browser/**/*.browser.ts'],
    globalSetup: 'test/browser/build.ts',
    reporters: ['default'],
  },
})

export default config
