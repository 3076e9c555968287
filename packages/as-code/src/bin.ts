#!/usr/bin/env node
import { main } from './command/main.ts'

// A reader such as `head` closes the pipe early, which is no error. What is being applied is still completed.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
process.exitCode = await main(process.argv.slice(2), process)
