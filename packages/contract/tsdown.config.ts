import { defineConfig, type UserConfig } from 'tsdown'

/** The library and the command. ES modules only: a command needs no second form, and its Node imports what it wants. */
const config: UserConfig = defineConfig({
  entry: ['src/index.ts', 'src/bin.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  sourcemap: true,
  // Without the compiler, which has no interface for it: every export says its type.
  dts: { oxc: true, entry: 'src/index.ts' },
})

export default config
