import { join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { brokenFiles, sources } from './broken-files.ts'
import { instrumented } from './instrument.ts'
import { CheapestFirst } from './order.ts'

const byPath = new Map(brokenFiles().map((file) => [join(sources, file.file), file]))

const config: ViteUserConfig = defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(_, id) {
        const file = byPath.get(id)
        return file && { code: instrumented(file), map: null }
      },
    },
  ],
  test: {
    include: ['test/**/*.test.ts'],
    // They look at telemetry, at the command, or at time that passes by itself.
    exclude: ['test/{telemetry,fidelity,page}/**', 'test/{kit,command,mutation}.test.ts'],
    runner: join(import.meta.dirname, 'runner.ts'),
    // What is killed is known to the tests that follow.
    isolate: false,
    sequence: { sequencer: CheapestFirst },
    fileParallelism: false,
    testTimeout: 0,
    hookTimeout: 0,
    reporters: ['dot'],
  },
})

export default config
