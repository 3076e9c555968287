import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { render } from '../../report/render.ts'
import type { RunReport } from '../../report/run-report.ts'
import { toText } from '../../report/text.ts'
import { createRedaction } from '../../running/redaction.ts'
import type { RequestedReport } from '../options/report-values.ts'
import type { RunSettings } from '../options/settings.ts'
import { UsageError } from '../options/usage-error.ts'
import { run } from '../run/run.ts'
import { createProgress } from './progress.ts'

/** What the command needs of the process that it runs in. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
  exit(code: number): never
}

interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** Runs, writes the reports, and says in the end on standard output what came of it. */
export async function runAndReport(
  settings: RunSettings,
  tool: RunReport['tool'],
  surroundings: Surroundings,
): Promise<number> {
  const { stdout, stderr, env } = surroundings
  for (const { file } of settings.reports) if (file !== undefined) refuseUnwritable(file)
  const interruption = listenForInterruption(surroundings)
  try {
    const progress = createProgress(stderr, env)
    progress.wait('reading the document', 0)
    const loaded = await settings.deployment.load()
    const found = await run(settings, { loaded, tool, stop: interruption.signal, progress })
    const report = createRedaction(settings.credentials)(found)
    await writeReports(report, settings.reports, stdout)
    // Who takes a report from standard output gets nothing else there.
    const isTaken = settings.reports.some(({ file }) => file === undefined)
    ;(isTaken ? stderr : stdout).write(toText(report))
    return report.exitCode
  } finally {
    interruption.end()
  }
}

/** A run may take an hour: that its report cannot be written is said before. */
function refuseUnwritable(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '', { flag: 'a' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`The report ${file} cannot be written (${code}); expected a file in a folder that you own.`)
  }
}

async function writeReports(report: RunReport, requested: readonly RequestedReport[], stdout: Surroundings['stdout']) {
  for (const { format, file } of requested) {
    const text = await render(report, format)
    if (file === undefined) stdout.write(text)
    else writeFileSync(file, text)
  }
}

const INTERRUPTED =
  '\ncontract: interrupted; cleaning up. Once more to stop at once, and to leave behind what is named clouddb-contract.\n'

/** The first Ctrl-C ends the run and lets it clean up; the second ends the process. */
function listenForInterruption(surroundings: Surroundings) {
  const controller = new AbortController()
  const listen = () => {
    if (controller.signal.aborted) surroundings.exit(2)
    surroundings.stderr.write(INTERRUPTED)
    controller.abort()
  }
  surroundings.on('SIGINT', listen)
  surroundings.on('SIGTERM', listen)
  const end = () => {
    surroundings.off('SIGINT', listen)
    surroundings.off('SIGTERM', listen)
  }
  return { signal: controller.signal, end }
}
