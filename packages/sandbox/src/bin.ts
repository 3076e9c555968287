#!/usr/bin/env node
import { once } from 'node:events'
import { main } from './command/main.ts'

// Who reads only the start of what is printed closes the pipe; that is nothing to complain about.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
const stop = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)))
process.exitCode = await main(process.argv.slice(2), { stdout: process.stdout, stderr: process.stderr, stop })
