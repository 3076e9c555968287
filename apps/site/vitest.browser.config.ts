import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// The built pages in a real browser: apart from the other tests, because not every machine has one. They are built for a
// folder of a host, which is harder than for its root: every address has to know of it.
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
