import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// The compiler and the bundler are large: each is read once, not once a file.
const config: ViteUserConfig = defineConfig({ test: { ...shared, isolate: false } })

export default config
