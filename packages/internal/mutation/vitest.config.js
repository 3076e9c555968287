import { defineConfig } from 'vitest/config'
import { shared } from '../../../vitest.shared.ts'

const config = defineConfig({ test: { ...shared, isolate: false } })
export default config
