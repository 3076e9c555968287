#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compareDocuments } from '../comparison/compare-documents.ts'
import { runReleaseCommand } from './commands.ts'
import { makeReports } from './reports.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: fileURLToPath(new URL('../../../../..', import.meta.url)) } },
})

try {
  const { text, isFine } = runReleaseCommand(positionals[0] ?? '', values.root, { compareDocuments, makeReports })
  ;(isFine ? process.stdout : process.stderr).write(`${text}\n`)
  if (!isFine) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
