import { basename } from 'node:path'
import { defineConfig, type Rolldown, type UserConfig } from 'tsdown'

/**
 * Declarations are written once, for `require`, and an ES module passes them on. The other direction is closed to
 * compilers before TypeScript 5.8: a CommonJS module cannot name what an ES module declares.
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

/** How every published package is built: the entries of its `exports`, as ES modules and for `require`. */
const config: UserConfig = defineConfig({
  cwd: process.cwd(),
  entry: ['src/{index,fetch,errors,requests}.ts', 'src/generated/{schema*,requests,errors}.ts'],
  format: {
    esm: { dts: false, plugins: [passOnDeclarations] },
    cjs: { dts: true, outputOptions: { minifyInternalExports: false } },
  },
  platform: 'neutral',
  target: 'es2022',
  // With the sources inside, so that a debugger shows what was written, and a stack trace can say where.
  sourcemap: true,
})

export default config
