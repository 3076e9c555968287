import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// The compilers take a while to load, and work in threads of their own; all files share them, in one process, and what
// is installed for them.
const config: ViteUserConfig = defineConfig({
  test: { ...shared, globalSetup: ['install/install.ts'], isolate: false, maxWorkers: 1 },
})

export default config
