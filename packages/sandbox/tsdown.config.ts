import { defineConfig, type Rolldown, type UserConfig } from 'tsdown'
import { bundleForBrowsers } from './build/bundle-for-browsers.ts'
import { documentModule } from './build/trim.ts'

/** The documents travel inside the bundle: not every runtime imports JSON, and none needs the rest of them. */
const trimDocuments: Rolldown.Plugin = {
  name: 'trim-documents',
  transform: { filter: { id: /openapi\.json$/ }, handler: documentModule },
}

/** The kit, which runs wherever `fetch` does, and the command, for Node. */
const config: UserConfig = defineConfig({
  entry: ['src/index.ts', 'src/bin.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  // What is built is readable as it stands: a map would weigh more than the code.
  sourcemap: false,
  dts: { oxc: true, entry: 'src/index.ts' },
  plugins: [trimDocuments, bundleForBrowsers],
  deps: { alwaysBundle: [/openapi\.json$/] },
})

export default config
