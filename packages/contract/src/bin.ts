#!/usr/bin/env node
import { main } from './command/main.ts'

// Who reads only the start of a list closes the pipe; that is nothing to complain about.
// Nor is a terminal that was closed: what the run has made is deleted all the same.
process.stderr.on('error', () => {})
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2))
process.exitCode = await main(process.argv.slice(2), process)
