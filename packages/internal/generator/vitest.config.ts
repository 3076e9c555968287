import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../../vitest.shared.ts'

const runtime = fileURLToPath(new URL('../../client-core/src', import.meta.url))

// The compiler and the bundler are large: each is read once, not once a file. What is generated finds the sources of the
// runtime, which need not be built before.
const config: ViteUserConfig = defineConfig({
  resolve: {
    alias: {
      '@clouddb/client-core/requests': `${runtime}/requests.ts`,
      '@clouddb/client-core': `${runtime}/index.ts`,
    },
  },
  test: { ...shared, isolate: false },
})

export default config
