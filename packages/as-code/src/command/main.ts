import { UsageError } from '@clouddb/command'
import { CloudDbError } from '@clouddb/observability-oss/errors'
import manifest from '../../package.json' with { type: 'json' }
import { CodeError } from '../form/code-error.ts'
import { asCodeHelp, readAsCodeArguments } from './arguments.ts'
import { copyCommand } from './copy-command.ts'
import { editsCommand } from './edits-command.ts'
import { cleaningFor } from './output.ts'
import { applyCommand, planCommand } from './plan-and-apply.ts'
import { paceOf } from './progress.ts'
import { pullCommand } from './pull-command.ts'
import { exit, type Surroundings } from './surroundings.ts'

const commands = {
  ...{ plan: planCommand, apply: applyCommand, adopt: applyCommand, edits: editsCommand, pull: pullCommand },
  ...{ copy: copyCommand, restore: copyCommand },
}

/** Runs the command, and returns its exit code. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const settings = readAsCodeArguments(args)
    if (settings === 'help') surroundings.stdout.write(asCodeHelp)
    else if (settings === 'version') surroundings.stdout.write(`${manifest.version}\n`)
    else {
      const run = { settings, surroundings, cwd: surroundings.cwd(), pace: paceOf(surroundings) }
      return await commands[settings.command](run)
    }
    return exit.done
  } catch (error) {
    const clean = cleaningFor([], surroundings.cwd())
    for (const problem of errorLines(error)) surroundings.stderr.write(`as-code: ${clean(problem)}\n`)
    return exit.error
  }
}

function errorLines(error: unknown): readonly string[] {
  if (error instanceof CodeError) return error.problems
  if (error instanceof UsageError || CloudDbError.is(error)) return [error.message]
  const { stack, message = error } = Object(error)
  return ['This is a mistake of the command itself; please report it:', ...`${stack ?? message}`.split('\n')]
}
