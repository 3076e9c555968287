import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { defineConfig, type Rolldown, type UserConfig } from 'tsdown'
import { recordBuild } from './.ci/built-files.ts'

/**
 * Writes declarations once, for `require`, and re-exports them from the ES module. Compilers before TypeScript 5.8 do not
 * support the opposite direction: there, a CommonJS module cannot name the declarations of an ES module.
 */
const passOnDeclarations: Rolldown.Plugin = {
  name: 'pass-on-declarations',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk' || !output.isEntry) continue
      const entry = output.fileName.replace(/\.js$/, '')
      this.emitFile({
        type: 'asset',
        fileName: `${entry}.d.ts`,
        source: `export * from './${basename(entry)}.cjs'\n`,
      })
    }
  },
}

/** The main entries of the packages that speak to an API. Those of client-core are written by hand. */
const generatedEntries = existsSync('src/generated/index.ts')
  ? { index: 'src/generated/index.ts', fetch: 'src/generated/fetch.ts' }
  : {}

/** The build of every published package: the entries of its `exports`, as ES modules and for `require`. */
const config: UserConfig = defineConfig({
  cwd: process.cwd(),
  root: resolve('src'),
  entry: [
    'src/{index,fetch,errors,requests,names,charts,secrets,jobs}.ts',
    'src/generated/{schema*,requests,errors,names}.ts',
    generatedEntries,
  ],
  format: {
    esm: { dts: false, plugins: [passOnDeclarations] },
    cjs: {
      dts: true,
      outputOptions: (options, _, { cjsDts }) => ({
        ...options,
        minifyInternalExports: false,
        // Declarations have no maps; without this, they would name one.
        sourcemap: !cjsDts,
      }),
    },
  },
  platform: 'neutral',
  target: 'es2022',
  // Source maps contain the sources, so that debuggers and stack traces show them.
  sourcemap: true,
  // Names do not depend on the content, so that a build replaces the files of the build before it.
  hash: false,
  hooks: { 'build:done': recordBuild },
})

export default config
