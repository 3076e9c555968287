import { defineConfig, type UserConfig } from 'tsdown'

/** How every published package is built: the entries of its `exports`, as ES modules and for `require`. */
const config: UserConfig = defineConfig({
  cwd: process.cwd(),
  entry: ['src/{index,fetch,errors}.ts', 'src/generated/schema*.ts'],
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  // With the sources inside, so that a debugger shows what was written, and a stack trace can say where.
  sourcemap: true,
})

export default config
