import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** The tests that must notice a broken rule. The others test telemetry and the command, or use the system clock. */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/{telemetry,fidelity,page,nightly}/**', 'test/{kit,command,portable,types}.test.ts'],
  },
})

export default config
