import type { Project } from '../code/declarations.ts'
import { secretValues } from '../form/secret-texts.ts'
import { detailsOf } from '../plan/detail.ts'
import { type Plan, plan } from '../plan/plan.ts'
import type { Settings } from './arguments.ts'
import { exit } from './exit-codes.ts'
import { type Cleaning, cleaningFor, jsonReport, markdownReport, type Report, reportOf, textReport } from './output.ts'
import { loadProject } from './project-file.ts'
import { hasColours, type Surroundings } from './surroundings.ts'
import { findTarget, refuseFailure } from './target.ts'

/** A plan, and what is said about it. */
export interface Planned {
  readonly plan: Plan
  readonly report: Report
  readonly clean: Cleaning
}

/** Loads the project, and compares it with the deployment. */
export async function planned(settings: Settings, surroundings: Surroundings): Promise<Planned> {
  const { env, fetch } = surroundings
  const cwd = surroundings.cwd()
  const { path, overwrite, prune, tags, adopt, detailed } = settings
  const project: Project = await loadProject(path, cwd, surroundings)
  const { client, options, title } = await findTarget(settings, cwd, env, fetch)
  const clean = cleaningFor(secretValues(project, env), cwd)
  const made = await plan(project, client, { ...options, environment: env, overwrite, prune, tags, adopt }).catch(
    (error) => refuseFailure(error, title, clean),
  )
  return { plan: made, report: reportOf(made, title, detailed ? detailsOf(made) : undefined, clean), clean }
}

/** Prints what applying would do. */
export async function planCommand(settings: Settings, surroundings: Surroundings): Promise<number> {
  const { stdout } = surroundings
  const { plan: made, report } = await planned(settings, surroundings)
  const { format } = settings
  if (format === 'json') stdout.write(jsonReport(report))
  else stdout.write(format === 'markdown' ? markdownReport(report) : textReport(report, hasColours(surroundings)))
  return exitCodeOf(report) ?? (made.changes.length > 0 ? exit.changes : exit.done)
}

/** The exit code of a plan that cannot be applied. */
export function exitCodeOf({ counts }: Report): number | undefined {
  if (counts.refusals > 0) return exit.error
  return counts.conflicts > 0 ? exit.conflicts : undefined
}
