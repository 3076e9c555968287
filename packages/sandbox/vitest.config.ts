import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { native, shared } from '../../vitest.shared.ts'

// Node loads the page of the command, as the build does: as texts for browsers.
const execArgv = [`--import=${new URL('build/load-bundled.ts', import.meta.url)}`]

// Sandboxes share nothing, so the test files can share modules.
const config: ViteUserConfig = defineConfig({ test: { ...shared, ...native, execArgv } })

export default config
