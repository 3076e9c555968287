import { defineConfig, type UserConfig } from 'tsdown'

/** How every published package is built: the entries of its `exports`, as ES modules and for `require`. */
const config: UserConfig = defineConfig({
  cwd: process.cwd(),
  entry: ['src/{index,fetch,errors,requests}.ts', 'src/generated/{schema*,requests}.ts'],
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  dts: true,
})

export default config
