import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../../vitest.shared.ts'

// The compiler and the bundler are large: each is read once, not once a file. What is generated finds a stand-in of the
// runtime, because this package must do without the real one.
const config: ViteUserConfig = defineConfig({
  resolve: {
    alias: {
      '@clouddb/client-core/requests': fixture('client-core-requests.ts'),
      '@clouddb/client-core': fixture('client-core.ts'),
    },
  },
  test: { ...shared, isolate: false },
})

function fixture(name: string): string {
  return fileURLToPath(new URL(`test/fixtures/${name}`, import.meta.url))
}

export default config
