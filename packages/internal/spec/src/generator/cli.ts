#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half of a run is reading the compiler behind the types; the cache keeps it compiled.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))
const { main } = await import('./command.ts')
process.exitCode = await main(process.argv.slice(2))
