import { defineConfig, type Rolldown, type UserConfig } from 'tsdown'
import { recordBuild } from '../../.ci/built-files.ts'

/** Removes the name of a map from declarations, which have none. */
const withoutMapOfDeclarations: Rolldown.Plugin = {
  name: 'without-map-of-declarations',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && output.fileName.endsWith('.d.ts'))
        output.code = output.code.replace(/^\/\/# sourceMappingURL=.*$/m, '')
  },
}

/** The library and the command. ES modules only: a command needs no second form, and its Node imports what it wants. */
const config: UserConfig = defineConfig({
  entry: ['src/index.ts', 'src/bin.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  sourcemap: true,
  // Names do not depend on the content, so that a build replaces the files of the build before it.
  hash: false,
  hooks: { 'build:done': recordBuild },
  plugins: [withoutMapOfDeclarations],
  // Without the compiler, which has no interface for it: every export says its type.
  dts: { oxc: true, entry: 'src/index.ts' },
})

export default config
