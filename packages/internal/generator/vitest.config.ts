import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../../vitest.shared.ts'

// The compiler and the bundler are large: each is read once, not once a file. What is generated finds the sources of the
// runtime, which need not be built before, and in place of its functions for requests some that return their arguments.
const config: ViteUserConfig = defineConfig({
  resolve: {
    alias: {
      '@clouddb/client-core/requests': pathTo('test/fixtures/client-core-requests.ts'),
      '@clouddb/client-core': pathTo('../../client-core/src/index.ts'),
    },
  },
  test: { ...shared, isolate: false },
})

function pathTo(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

export default config
