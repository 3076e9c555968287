import { resolve } from 'node:path'
import { shellWord } from '@clouddb/command/safe-text'
import { planCopy } from '../copy/copy.ts'
import { planRestore } from '../copy/restore.ts'
import { CodeError } from '../form/code-error.ts'
import type { Plan } from '../plan/plan.ts'
import { typedCommand } from './arguments.ts'
import { cleaningFor, planReport } from './output.ts'
import { applyPlanned, type Planned, showPlan } from './plan-and-apply.ts'
import { readProjectJson } from './project-file.ts'
import { type CommandRun, findTarget, refuseFailure } from './target.ts'

/** Creates a copy, or what was deleted. */
export async function copyCommand(run: CommandRun): Promise<number> {
  const made = await plannedCopy(run)
  // It deletes nothing, so that it keeps nothing in a file.
  return run.settings.dryRun ? showPlan(made, run) : applyPlanned(made, '', run)
}

async function plannedCopy(run: CommandRun): Promise<Planned> {
  const { settings, cwd } = run
  const { path = '', command, from, as, kind, leaveOut } = settings
  const target = await findTarget(run)
  const source = from === undefined ? target : await findTarget(run, from)
  const make = async (): Promise<Plan> => {
    if (command === 'copy') {
      const options = { from: source.options, leaveOut, ...(as === undefined ? {} : { as }), ...(kind ? { kind } : {}) }
      return await planCopy(path, source.client, target.client, { ...options, ...(from ? { to: target.options } : {}) })
    }
    const records = await readProjectJson(resolve(cwd, path), path)
    return await planRestore(records, target.client, { ...target.options, leaveOut }).catch((error) => {
      if (!(error instanceof CodeError)) throw error
      throw new CodeError(error.problems.map((problem) => `${path}: ${problem}`))
    })
  }
  const title = source === target ? target.title : `${target.title}, from ${source.title}`
  const plan = await make().catch((error) => refuseFailure(error, title))
  const clean = cleaningFor([], cwd)
  const typed = (text: string) =>
    typedCommand(
      command === 'copy' ? text : text.replace('<file>', () => shellWord(path)),
      { ...settings, path: undefined },
      undefined,
    ) + (from ? ` --from ${shellWord(from)}` : '')
  return { plan, report: planReport(plan, { target: title, details: undefined, clean, typed }), clean }
}
