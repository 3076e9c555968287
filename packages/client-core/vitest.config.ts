import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

const config: ViteUserConfig = defineConfig({
  // No test leaves anything behind for the next file, and starting each alone would take longer than most of them.
  test: { ...shared, isolate: false },
})

export default config
