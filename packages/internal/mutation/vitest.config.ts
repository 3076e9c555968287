import type { ViteUserConfig } from 'vitest/config'

/**
 * The tests that must notice a mistake in the client or in a rule of the sandbox. The others test telemetry, commands and
 * pages, or use the system clock. The replay of recorded answers notices more, but it runs in a hook, so Stryker cannot tell
 * which mistakes it covers.
 */
const config: ViteUserConfig = {
  test: {
    // Stryker ends tests that hang. This is for a busy machine.
    testTimeout: 60_000,
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/{browser,fidelity,nightly,page,telemetry}/**',
      'test/{command,control,kit,portable,runner,states,types}.test.ts',
      // It reads the sources, in which mistakes stand.
      'test/works-everywhere.test.ts',
    ],
  },
}

export default config
