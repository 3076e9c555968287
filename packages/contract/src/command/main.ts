/*
 * The folders of the command import in one direction:
 *
 *   main, run, run-command, list-command, clean-command
 *     → output      what people and machines read: progress, summary, how to repeat a failure
 *     → sequences   what must hold from one request to the next
 *     → cases       runs single cases, by what their operation does to the deployment
 *     → objects     what exists, what the run created, and how that is removed
 *     → bodies      puts ids of existing objects into request bodies
 *     → engine      sends requests, keeps the rate, judges answers
 *     → options     arguments, environment, defaults
 */

import { UsageError } from '@clouddb/command'
import { onOneLine, printable } from '@clouddb/command/safe-text'
import manifest from '../../package.json' with { type: 'json' }
import { EXIT } from './options/exit-codes.ts'
import { contractHelp, type Invocation, readSettings } from './options/settings.ts'
import type { Surroundings } from './run-command.ts'

/** Runs the command and returns its exit code. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    return await follow(readSettings(args, surroundings.env), surroundings)
  } catch (error) {
    surroundings.stderr.write(await describe(error, surroundings.env))
    return EXIT.incomplete
  }
}

/** The message for wrong use or for an error of the command, without credentials and control characters. */
async function describe(error: unknown, env: Surroundings['env']): Promise<string> {
  const { createRedaction } = await import('../running/redaction.ts')
  const { documentedDeployment: deploymentOf, documentNames } = await import('./options/deployments.ts')
  const secrets = documentNames
    .map(deploymentOf)
    .flatMap(({ credentials, variables }) => credentials.map((option) => [option, env[String(variables[option])]]))
  const redact = createRedaction(Object.fromEntries(secrets))
  if (error instanceof UsageError) return `contract: ${redact(onOneLine(printable(error.message)))}\n`
  const { stack, message = error } = Object(error)
  const text = printable(`${stack ?? message}`)
  const lines = text.split('\n').map((line) => `  | ${line}\n`)
  return `contract: this is a mistake of the command itself; please report it.\n${redact(lines.join(''))}`
}

/** Each job loads its own modules: `--help` must not wait for a validator. */
async function follow(invocation: Invocation, surroundings: Surroundings): Promise<number> {
  switch (invocation.kind) {
    case 'help':
      surroundings.stdout.write(contractHelp)
      return EXIT.passed
    case 'version':
      surroundings.stdout.write(`${manifest.version}\n`)
      return EXIT.passed
    case 'list': {
      const { listCases } = await import('./list-command.ts')
      surroundings.stdout.write(await listCases(invocation.settings))
      return EXIT.passed
    }
    case 'clean': {
      const { clean } = await import('./clean-command.ts')
      return clean(invocation.settings, surroundings)
    }
    case 'run': {
      const { runAndReport } = await import('./run-command.ts')
      // By name, so that the bundle has these two fields of the manifest and no other.
      return runAndReport(invocation.settings, { name: manifest.name, version: manifest.version }, surroundings)
    }
  }
}
