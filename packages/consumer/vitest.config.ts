import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// The compilers take a while to load; the files share them, and what is installed for them.
const config: ViteUserConfig = defineConfig({
  test: { ...shared, globalSetup: ['install/install.ts'], isolate: false },
})

export default config
