#!/usr/bin/env node
import { once } from 'node:events'
import { main } from './command/main.ts'
import { endOfRunner } from './command/runner.ts'

// A reader of the output may close the pipe early. That is no error.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal))
const stop = Promise.race([...signals, endOfRunner(process)])
process.exitCode = await main(process.argv.slice(2), { stdout: process.stdout, stderr: process.stderr, stop })
