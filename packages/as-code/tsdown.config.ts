import { readFileSync } from 'node:fs'
import { compiledExpressions } from '@clouddb/document/compiled-expressions'
import { defineConfig, type Rolldown, type UserConfig } from 'tsdown'
import { recordBuild } from '../../.ci/built-files.ts'
import { documentModule, trimmedDocument } from './build/trim.ts'

const documents = ['observability-cloud', 'observability-oss'].map(
  (name) => new URL(`../${name}/openapi.json`, import.meta.url),
)

/** A rule needs its own expression in a bundle, and no parser. */
const rules = compiledExpressions(() => documents.map((file) => trimmedDocument(readFileSync(file, 'utf8'))))

/** The bundle contains the documents, because not every runtime imports JSON. Unread parts are left out. */
const trimDocuments: Rolldown.Plugin = {
  name: 'trim-documents',
  transform: { filter: { id: /openapi\.json$/ }, handler: documentModule },
}

/** The library, which runs in every runtime with `fetch`, and the command, which needs Node, with its worker. */
const config: UserConfig = defineConfig({
  entry: {
    index: 'src/index.ts',
    types: 'src/generated/declarations.ts',
    bin: 'src/bin.ts',
    'project-worker': 'src/command/project-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  // The build is readable, and a source map would be larger than the code.
  sourcemap: false,
  // Declarations and the repository have the comments. Nobody who reads the build has the files that it comes from.
  inputOptions: { experimental: { attachDebugInfo: 'none' } },
  outputOptions: {
    // A bundler leaves out whole modules, and needs no marks of calls without effects.
    comments: { jsdoc: false, annotation: false },
    // A program that only declares objects needs no document of a deployment.
    codeSplitting: {
      groups: [{ name: 'declarations', test: /(as-code\/src\/code\/[a-z-]+|document\/src\/openapi)\.ts$/ }],
    },
  },
  // Names do not depend on the content, so that a build replaces the files of the build before it.
  hash: false,
  hooks: { 'build:done': recordBuild },
  dts: { oxc: true, entry: ['src/index.ts', 'src/generated/declarations.ts'] },
  plugins: [trimDocuments, rules],
  deps: { alwaysBundle: [/openapi\.json$/] },
})

export default config
