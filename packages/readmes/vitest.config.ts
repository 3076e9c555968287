import { fileURLToPath } from 'node:url'
// Says that it provides the tests with a project.
import type {} from '@clouddb/consumer/install/install.ts'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// The examples import the packages as they are packed.
const packed = fileURLToPath(import.meta.resolve('@clouddb/consumer/install/install.ts'))
const config: ViteUserConfig = defineConfig({
  test: { ...shared, globalSetup: [packed, 'test/mocks.ts'], isolate: false, maxWorkers: 1 },
})

export default config
