import { resolve } from 'node:path'
import { planCopy } from '../copy/copy.ts'
import { planRestore } from '../copy/restore.ts'
import { CodeError, shellWord } from '../form/sentences.ts'
import type { Plan } from '../plan/plan.ts'
import { type Settings, typedCommand } from './arguments.ts'
import { cleaningFor, reportOf } from './output.ts'
import { applyPlanned, type Planned, showPlan } from './plan-and-apply.ts'
import { paceOf } from './progress.ts'
import { readJson } from './project-file.ts'
import type { Surroundings } from './surroundings.ts'
import { findTarget, refuseFailure } from './target.ts'

/** Creates a copy, or what was deleted. */
export async function copyCommand(settings: Settings, surroundings: Surroundings): Promise<number> {
  const made = await plannedCopy(settings, surroundings)
  // It deletes nothing, so that it keeps nothing in a file.
  return settings.dryRun ? showPlan(made, settings, surroundings) : applyPlanned(made, '', settings, surroundings)
}

async function plannedCopy(settings: Settings, surroundings: Surroundings): Promise<Planned> {
  const { env } = surroundings
  const cwd = surroundings.cwd()
  const { path = '', command, from, as, kind, leaveOut } = settings
  const pace = paceOf(surroundings)
  const target = await findTarget(settings, cwd, env, pace)
  const source = from === undefined ? target : await findTarget({ ...settings, to: from }, cwd, env, pace)
  const make = async (): Promise<Plan> => {
    if (command === 'copy') {
      const options = { from: source.options, leaveOut, ...(as === undefined ? {} : { as }), ...(kind ? { kind } : {}) }
      return await planCopy(path, source.client, target.client, { ...options, ...(from ? { to: target.options } : {}) })
    }
    const records = await readJson(resolve(cwd, path), path)
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
  return { plan, report: reportOf(plan, { target: title, details: undefined, clean, typed }), clean, pace }
}
