import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/** Files that tests pull import this package by its name. */
const alias = { '@clouddb/as-code': fileURLToPath(new URL('src/index.ts', import.meta.url)) }

const config: ViteUserConfig = defineConfig({ test: { ...shared, isolate: false, alias } })

export default config
