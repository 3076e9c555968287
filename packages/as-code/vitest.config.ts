import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { together } from '../../vitest.shared.ts'

/** Files that tests pull import this package by its name, and so its build. */
const config: ViteUserConfig = defineConfig(together)

export default config
