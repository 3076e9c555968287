import { readFileSync } from 'node:fs'
import { compiledExpressions } from '@clouddb/document/compiled-expressions'
import { defineConfig, type Rolldown, type UserConfig } from 'tsdown'
import { recordBuild } from '../../.ci/built-files.ts'
import { bundleForBrowsers, scriptOf } from './build/bundle-for-browsers.ts'
import { documentModule } from './build/trim.ts'

const documents = ['management', 'observability-cloud', 'observability-oss'].map(
  (name) => new URL(`../${name}/openapi.json`, import.meta.url),
)

/** A rule needs its own expression in a bundle, and no parser. */
const rules = compiledExpressions(() => documents.map((file) => JSON.parse(readFileSync(file, 'utf8'))))

/** The bundle contains the documents, because not every runtime imports JSON. Unread parts are left out. */
const trimDocuments: Rolldown.Plugin = {
  name: 'trim-documents',
  transform: { filter: { id: /openapi\.json$/ }, handler: documentModule },
}

/** The parsers of queries, which a generator has made, and which nobody reads. */
const shortenParsers: Rolldown.Plugin = {
  name: 'shorten-parsers',
  load: { filter: { id: /generated[\\/](lucene|sql)\.js$/ }, handler: scriptOf },
}

/** The library and the control client, which run in every runtime with `fetch`, and the command, which needs Node. */
const config: UserConfig = defineConfig({
  entry: ['src/index.ts', 'src/control.ts', 'src/bin.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  // The build is readable, and a source map would be larger than the code.
  sourcemap: false,
  // Names do not depend on the content, so that a build replaces the files of the build before it.
  hash: false,
  hooks: { 'build:done': recordBuild },
  dts: { oxc: true, entry: ['src/index.ts', 'src/control.ts'] },
  plugins: [trimDocuments, rules, shortenParsers, bundleForBrowsers],
  deps: { alwaysBundle: [/openapi\.json$/] },
})

export default config
