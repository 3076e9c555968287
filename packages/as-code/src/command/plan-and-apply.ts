import { existsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { listenForInterruption } from '@clouddb/command/interruption'
import { ApplyError } from '../apply/applied.ts'
import { apply } from '../apply/apply.ts'
import type { Project } from '../code/declarations.ts'
import { refuseDeclaration } from '../form/code-error.ts'
import { detailsOf, type Plan, plan } from '../plan/plan.ts'
import { secretValues } from '../plan/secrets.ts'
import { typedCommand } from './arguments.ts'
import {
  appliedLine,
  type Cleaning,
  cleaningFor,
  jsonReport,
  planForms,
  planReport,
  type Report,
  textReport,
} from './output.ts'
import { Progress } from './progress.ts'
import { defaultFileIn, loadProject } from './project-file.ts'
import { exit, hasColours, type Surroundings } from './surroundings.ts'
import { type CommandRun, findTarget, refuseFailure } from './target.ts'

/** A plan, and what is said about it. */
export interface Planned {
  readonly plan: Plan
  readonly report: Report
  readonly clean: Cleaning
}

/** Loads the project, and compares it with the deployment. */
export async function planned(run: CommandRun): Promise<Planned> {
  const { settings, surroundings, cwd } = run
  const { env } = surroundings
  const { path, overwrite, prune, tags, adopt, detailed } = settings
  const file = path ?? defaultFileIn(cwd)
  const project: Project = await loadProject(file, cwd, surroundings)
  const { client, options, title } = await findTarget(run)
  const clean = cleaningFor(secretValues(project, env), cwd)
  const made = await plan(project, client, { ...options, environment: env, overwrite, prune, tags, adopt }).catch(
    (error) => refuseFailure(error, title, clean),
  )
  const details = detailed ? detailsOf(made) : undefined
  const typed = (command: string) => typedCommand(command, settings, file)
  return { plan: made, report: planReport(made, { target: title, details, clean, typed }), clean }
}

/** Prints what applying would do. */
export async function planCommand(run: CommandRun): Promise<number> {
  return showPlan(await planned(run), run)
}

export function showPlan({ plan: made, report }: Planned, { settings, surroundings }: CommandRun): number {
  surroundings.stdout.write(planForms[settings.format](report, hasColours(surroundings)))
  return exitCodeOf(report) ?? (made.changes.length > 0 ? exit.changes : exit.done)
}

/** The exit code of a plan that cannot be applied. */
function exitCodeOf({ counts }: Report): number | undefined {
  if (counts.refusals > 0) return exit.error
  return counts.conflicts > 0 ? exit.conflicts : undefined
}

/** Writes what the plan says. */
export async function applyCommand(run: CommandRun): Promise<number> {
  const file = backupFile(run)
  return await applyPlanned(await planned(run), file, run)
}

/** Writes a plan that was made. */
export async function applyPlanned(made: Planned, file: string, run: CommandRun): Promise<number> {
  const { settings, surroundings, pace } = run
  const { stdout, stderr } = surroundings
  const { report, plan: ready, clean } = made
  const isText = settings.format === 'text'
  if (isText) stdout.write(textReport(report, hasColours(surroundings)))
  const obstacle = exitCodeOf(report)
  if (obstacle !== undefined || made.plan.changes.length === 0) {
    if (!isText) stdout.write(jsonReport(report, { applied: null, problems: [], backup: null }))
    else if (obstacle !== undefined) stdout.write('Nothing was written.\n')
    return obstacle ?? exit.done
  }
  if (isText) stdout.write('\n')
  const progress = new Progress(isText ? stdout : stderr, surroundings.env, pace, ready.requests.write)
  const { applied, problems, backup } = await write(ready, file, surroundings, (line) =>
    progress.say(clean(line)),
  ).finally(() => progress.end())
  if (isText) stdout.write(`${appliedLine(applied)}.\n`)
  else stdout.write(jsonReport(report, { applied, problems: problems.map(clean), backup: backup ?? null }))
  for (const problem of problems) stderr.write(`as-code: ${clean(problem)}\n`)
  return problems.length > 0 ? exit.error : exit.done
}

/** Returns the counts, the problems, and the file with what was deleted. */
async function write(plan: Plan, file: string, surroundings: Surroundings, say: (line: string) => void) {
  const interruption = listenForInterruption(surroundings, signals, stopping, exit.error)
  let backup: string | undefined
  try {
    const applied = await apply(plan, {
      signal: interruption.signal,
      onProgress: say,
      beforeDelete: async (records) => {
        await writeNew(file, `${JSON.stringify(records, null, 2)}\n`).catch((error: NodeJS.ErrnoException) =>
          refuseDeclaration(
            `${file} cannot be written: ${error.code ?? error.message}. Nothing was written. Name another --backup.`,
          ),
        )
        backup = file
        say(`wrote what is deleted to ${file}, from which \`restore\` creates it again`)
      },
    })
    return { applied, problems: [], backup }
  } catch (error) {
    if (!(error instanceof ApplyError)) throw error
    return { applied: error.applied, problems: error.problems, backup }
  } finally {
    interruption.end()
  }
}

/** The file that keeps what is deleted. No file is replaced, and a taken name is refused before anything is written. */
function backupFile({ settings: { backup }, cwd: folder }: CommandRun): string {
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const file = resolve(folder, backup ?? `clouddb-deleted-${time}.json`)
  if (existsSync(file)) refuseDeclaration(`--backup ${backup ?? file} exists, and is not replaced. Name another file.`)
  if (!existsSync(resolve(file, '..')))
    refuseDeclaration(`--backup ${backup ?? file} is in a folder that is not there. Create it.`)
  return file
}

/** Writes a file that is on the disk when the promise resolves. Records may hold addresses with tokens. */
async function writeNew(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } catch (error) {
    // A part of it would be taken for the whole, and would be in the way of the next run.
    await rm(path, { force: true }).catch(() => {})
    throw error
  } finally {
    await file.close()
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const

const stopping = '\nas-code: stopping before the next write. Once more to stop at once.\n'
