#!/usr/bin/env node
import { main } from './command/main.ts'

// A reader such as `head` closes the pipe early, which is no error. After a terminal was closed, the run still deletes its objects.
process.stderr.on('error', () => {})
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2))
process.exitCode = await main(process.argv.slice(2), process)
