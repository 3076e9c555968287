import { readFileSync } from 'node:fs'
import { oneLine, printable } from '../report/words.ts'
import { help } from './help.ts'
import { type Invocation, readSettings } from './options/settings.ts'
import { UsageError } from './options/usage-error.ts'
import type { Surroundings } from './run-command.ts'

/** Runs the command and returns its exit code: 0 passed, 1 failed, 2 could not run. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    return await follow(readSettings(args, surroundings.env), surroundings)
  } catch (error) {
    surroundings.stderr.write(await describe(error, surroundings.env))
    return 2
  }
}

/** Wrong use, or a mistake in here, which is no failure of a case; neither shows a credential, nor obeys what it repeats. */
async function describe(error: unknown, env: Surroundings['env']): Promise<string> {
  const { createRedaction } = await import('../running/redaction.ts')
  const { CLOUDDB_KEY_ID: keyId, CLOUDDB_KEY_SECRET: keySecret, CLOUDDB_OSS_API_KEY: apiKey } = env
  const redact = createRedaction({ keyId, keySecret, apiKey })
  if (error instanceof UsageError) return `contract: ${redact(oneLine(printable(error.message)))}\n`
  const text = printable(error instanceof Error ? (error.stack ?? error.message) : String(error))
  const lines = text.split('\n').map((line) => `  | ${line}\n`)
  return `contract: this is a mistake of the command itself; please report it.\n${redact(lines.join(''))}`
}

/** Each way loads what it needs itself: help must not wait for a validator. */
async function follow(invocation: Invocation, surroundings: Surroundings): Promise<number> {
  switch (invocation.kind) {
    case 'help':
      surroundings.stdout.write(help)
      return 0
    case 'version':
      surroundings.stdout.write(`${readTool().version}\n`)
      return 0
    case 'list': {
      const { listCases } = await import('./list-command.ts')
      surroundings.stdout.write(await listCases(invocation.settings))
      return 0
    }
    case 'clean': {
      const { clean } = await import('./clean-command.ts')
      return clean(invocation.settings, surroundings)
    }
    case 'run': {
      const { runAndReport } = await import('./run-command.ts')
      return runAndReport(invocation.settings, readTool(), surroundings)
    }
  }
}

/** The package's own name and version, which stand beside the source as well as beside what is built from it. */
function readTool(): { readonly name: string; readonly version: string } {
  const candidates = ['../package.json', '../../package.json'].map((path) => new URL(path, import.meta.url))
  for (const candidate of candidates) {
    try {
      const { name, version } = JSON.parse(readFileSync(candidate, 'utf8'))
      return { name, version }
    } catch {
      // The other one, then.
    }
  }
  return { name: '@clouddb/contract', version: 'unknown' }
}
