import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '@clouddb/command'
import { listenForInterruption } from '@clouddb/command/interruption'
import { onOneLine, printable } from '@clouddb/command/safe-text'
import { toAnnotations } from '../report/github.ts'
import type { RecordedExchange } from '../report/har.ts'
import { toMarkdown } from '../report/markdown.ts'
import { renderReport } from '../report/render.ts'
import type { RunReport } from '../report/run-report.ts'
import { toText } from '../report/text.ts'
import { createRedaction, type Redact } from '../running/redaction.ts'
import { SHORTEST } from '../running/spelling-search.ts'
import { EXIT } from './options/exit-codes.ts'
import { namedFields } from './options/names.ts'
import { type RequestedReport, readBaselineReport } from './options/option-readers.ts'
import type { RunSettings } from './options/settings.ts'
import { createProgress, type Screen } from './output/progress.ts'
import { run } from './run.ts'

/** The parts of the process that the command uses. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Screen
  readonly stderr: Screen
  on(event: Signal | Mistake, listener: (what: unknown) => void): unknown
  off(event: Signal | Mistake, listener: (what: unknown) => void): unknown
  exit(code: number): never
}

/** These end a run, which still cleans up: Ctrl-C, a request of the system, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Signal = (typeof SIGNALS)[number]

/** Without a listener these would end the process before it cleans up. */
const MISTAKES = ['uncaughtException', 'unhandledRejection'] as const
type Mistake = (typeof MISTAKES)[number]

/** Runs the cases, writes the reports, and prints the text report. Returns the exit code. */
export async function runAndReport(
  settings: RunSettings,
  tool: RunReport['tool'],
  surroundings: Surroundings,
): Promise<number> {
  const redact = createRedaction(settings.credentials)
  const stderr = redacted(surroundings.stderr, redact)
  warnOfShortSecrets(settings, stderr)
  // A report may replace the file of the baseline.
  const baseline =
    settings.baseline === undefined ? undefined : readBaselineReport(settings.baseline, settings.deployment.name)
  for (const { file } of settings.reports) if (file !== undefined) refuseUnwritable(file)
  const interruption = listenForInterruption(surroundings, SIGNALS, INTERRUPTED, EXIT.incomplete)
  const mistakes: unknown[] = []
  const listen = (what: unknown) => void mistakes.push(what)
  for (const each of MISTAKES) surroundings.on(each, listen)
  try {
    const progress = createProgress(stderr, surroundings.env)
    progress.wait('reading the document', 0)
    const loaded = await settings.deployment.load(namedFields(settings.names))
    const exchanges: RecordedExchange[] = []
    const isArchived = settings.reports.some(({ format }) => format === 'har')
    const archive = isArchived && { record: (exchange: RecordedExchange) => void exchanges.push(exchange) }
    const surrounding = { loaded, tool, stop: interruption.signal, progress, mistakes, baseline, ...archive }
    const report = await run(settings, surrounding)
    const failures = await writeReports(report, exchanges, settings.reports, surroundings.stdout)
    // Standard output with a report holds nothing else.
    const isTaken = settings.reports.some(({ file }) => file === undefined)
    const log = isTaken ? surroundings.stderr : surroundings.stdout
    log.write(toText(report))
    tellGithub(report, surroundings.env, { log, stderr })
    for (const each of failures) stderr.write(each)
    return failures.length > 0 ? EXIT.incomplete : report.exitCode
  } finally {
    interruption.end()
    for (const each of MISTAKES) surroundings.off(each, listen)
  }
}

/** Removes credentials from everything that is written, however they are encoded. */
const redacted = (output: Screen, redact: Redact): Screen => ({
  ...(output.isTTY !== undefined && { isTTY: output.isTTY }),
  get columns() {
    return output.columns ?? 0
  },
  write: (text) => output.write(redact(text)),
})

/** A short secret may be a common word, so it is not hidden everywhere. */
function warnOfShortSecrets({ credentials, deployment }: RunSettings, stderr: Screen): void {
  const short = Object.entries(credentials).filter(([name, value]) => name !== 'keyId' && value.length < SHORTEST)
  for (const [name] of short) {
    stderr.write(
      `contract: ${deployment.variables[name]} has fewer than ${SHORTEST} characters; reports hide it only where it stands as a credential.\n`,
    )
  }
}

/** Checks before a run of an hour that its report can be written. */
function refuseUnwritable(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '', { flag: 'a' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`The report ${file} cannot be written (${code}); expected a file in a folder that you own.`)
  }
}

/** Writes the reports, files first because standard output may be closed. Returns a message for each failure. */
async function writeReports(
  report: RunReport,
  exchanges: readonly RecordedExchange[],
  requested: readonly RequestedReport[],
  stdout: Screen,
): Promise<string[]> {
  const failures: string[] = []
  const files = requested.filter(({ file }) => file !== undefined)
  for (const { format, file } of [...files, ...requested.filter((each) => !files.includes(each))]) {
    try {
      const text = await renderReport(report, format, exchanges)
      if (file === undefined) stdout.write(text)
      else writeFileSync(file, text)
    } catch (error) {
      const words = onOneLine(printable(`${Object(error).message ?? error}`))
      failures.push(`contract: the report ${file ?? format} could not be written: ${words}\n`)
    }
  }
  return failures
}

/** GitHub refuses a longer summary of a step. */
const LONGEST_SUMMARY = 1_000_000

/** Writes annotations to the log and the summary of the job, where GitHub Actions runs the command. */
export function tellGithub(
  report: RunReport,
  { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY }: Surroundings['env'],
  { log, stderr }: { readonly log: Screen; readonly stderr: Screen },
): void {
  if (GITHUB_ACTIONS !== 'true') return
  log.write(toAnnotations(report))
  if (!GITHUB_STEP_SUMMARY) return
  try {
    appendFileSync(GITHUB_STEP_SUMMARY, `${Buffer.from(toMarkdown(report)).subarray(0, LONGEST_SUMMARY)}\n`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    stderr.write(`contract: the summary of the job cannot be written (${code}); the run is not affected.\n`)
  }
}

const INTERRUPTED =
  '\ncontract: interrupted; cleaning up. Once more to stop at once, and to leave behind what `--clean` deletes.\n'
