#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half of the time of a run loads the TypeScript compiler; the cache keeps its compiled code.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))
const { main } = await import('./command.ts')
process.exitCode = await main(process.argv.slice(2))
