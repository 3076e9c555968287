#!/usr/bin/env node
// Writes the openapi.json of the package in the current folder: `clouddb-bundle [document]`. The build does it, so no stale
// bundle exists. The document is ../../openapi/<name of the folder>.yaml unless it is named.
import { writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { bundleDocument } from './bundle.ts'
import { textOfBundle } from './bundle-file.ts'
import { DocumentError } from './problems.ts'

const [document = `../../openapi/${basename(process.cwd())}.yaml`] = process.argv.slice(2)
try {
  const bundle = await bundleDocument(resolve(document))
  writeFileSync('openapi.json', textOfBundle(bundle.document))
} catch (error) {
  if (!(error instanceof DocumentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
