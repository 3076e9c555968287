import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../../vitest.shared.ts'

// All files share one process, because compilers take a while to load.
const config: ViteUserConfig = defineConfig({
  test: {
    ...shared,
    include: ['{compilers,readmes,bench/test,runtimes/test}/**/*.test.ts'],
    globalSetup: ['install/install.ts', 'readmes/mocks.ts'],
    isolate: false,
    maxWorkers: 1,
  },
})

export default config
