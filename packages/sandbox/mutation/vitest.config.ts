import { defineConfig, type ViteUserConfig } from 'vitest/config'

/**
 * The tests that must notice a broken rule. The others test telemetry and the command, or use the system clock. The
 * fidelity replay notices more, but it runs in a hook, so Stryker cannot tell which mutants it covers.
 */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/*.test.ts'],
    exclude: ['test/{kit,command,portable,types}.test.ts'],
  },
})

export default config
