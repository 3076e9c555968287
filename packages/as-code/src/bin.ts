#!/usr/bin/env node
import { main } from './command/main.ts'

// A reader such as `head` closes the pipe early, which is no error. What is being applied is still completed.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
// Node warns of modules that package.json does not tell from CommonJS. What fails because of it is said in a sentence.
const ofModules = /MODULE_TYPELESS_PACKAGE_JSON|Type Stripping|Failed to load the ES module/
const print = process.listeners('warning')
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  if (!ofModules.test(`${(warning as NodeJS.ErrnoException).code} ${warning.message}`))
    for (const each of print) each(warning)
})
process.exitCode = await main(process.argv.slice(2), process)
