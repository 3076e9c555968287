import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type RecordedExchange, withinArchive } from '../report/har.ts'
import { render } from '../report/render.ts'
import type { RunReport } from '../report/run-report.ts'
import { toText } from '../report/text.ts'
import { oneLine, printable } from '../report/words.ts'
import { createRedaction, type Redact, SHORTEST } from '../running/redaction.ts'
import { readBaseline } from './options/baseline-file.ts'
import type { RequestedReport } from './options/report-values.ts'
import type { RunSettings } from './options/settings.ts'
import { UsageError } from './options/usage-error.ts'
import { run } from './run.ts'
import { tellGithub } from './output/github.ts'
import { createProgress } from './output/progress.ts'

/** What the command needs of the process that it runs in. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
  on(event: Signal | Mistake, listener: (what: unknown) => void): unknown
  off(event: Signal | Mistake, listener: (what: unknown) => void): unknown
  exit(code: number): never
}

/** What ends a run that cleans up: Ctrl-C, an order of the machine, a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Signal = (typeof SIGNALS)[number]

/** By which a process would die, and leave behind what it has made. */
const MISTAKES = ['uncaughtException', 'unhandledRejection'] as const
type Mistake = (typeof MISTAKES)[number]

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
  const redact = createRedaction(settings.credentials)
  const stdout = redacted(surroundings.stdout, redact)
  const stderr = redacted(surroundings.stderr, redact)
  warnOfShort(settings, stderr)
  // Before the reports, of which one may take its place.
  const baseline =
    settings.baseline === undefined ? undefined : readBaseline(settings.baseline, settings.deployment.name)
  for (const { file } of settings.reports) if (file !== undefined) refuseUnwritable(file)
  const interruption = listenForInterruption(surroundings)
  const mistakes: unknown[] = []
  const listen = (what: unknown) => void mistakes.push(what)
  for (const each of MISTAKES) surroundings.on(each, listen)
  try {
    const progress = createProgress(stderr, surroundings.env)
    progress.wait('reading the document', 0)
    const loaded = await settings.deployment.load()
    const exchanges: RecordedExchange[] = []
    const isRecorded = settings.reports.some(({ format }) => format === 'har')
    const record = isRecorded ? (exchange: RecordedExchange) => void exchanges.push(withinArchive(exchange)) : undefined
    const surrounding = { loaded, tool, stop: interruption.signal, progress, mistakes, record, baseline }
    const report = redact(await run(settings, surrounding))
    const failures = await writeReports(report, redact(exchanges), settings.reports, { stdout, redact })
    // Who takes a report from standard output gets nothing else there.
    const isTaken = settings.reports.some(({ file }) => file === undefined)
    const log = isTaken ? stderr : stdout
    log.write(toText(report))
    tellGithub(report, surroundings.env, { log, stderr })
    for (const each of failures) stderr.write(each)
    return failures.length > 0 ? 2 : report.exitCode
  } finally {
    interruption.end()
    for (const each of MISTAKES) surroundings.off(each, listen)
  }
}

/** The last gate: whatever is written, and however it was spelled on its way, no credential leaves. */
const redacted = (output: Output, redact: Redact): Output => ({
  ...(output.isTTY !== undefined && { isTTY: output.isTTY }),
  get columns() {
    return output.columns ?? 0
  },
  write: (text) => output.write(redact(text)),
})

/** A key that is a word like others cannot be hidden wherever it stands. */
function warnOfShort({ credentials, deployment }: RunSettings, stderr: Output): void {
  const short = Object.entries(credentials).filter(([name, value]) => name !== 'keyId' && value.length < SHORTEST)
  for (const [name] of short) {
    stderr.write(
      `contract: ${deployment.variables[name]} has fewer than ${SHORTEST} characters; reports hide it only where it stands as a credential.\n`,
    )
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

/** Writes all that can be written, files first, for standard output may be closed; and says what went wrong. */
async function writeReports(
  report: RunReport,
  exchanges: readonly RecordedExchange[],
  requested: readonly RequestedReport[],
  { stdout, redact }: { readonly stdout: Output; readonly redact: Redact },
): Promise<string[]> {
  const failures: string[] = []
  const files = requested.filter(({ file }) => file !== undefined)
  for (const { format, file } of [...files, ...requested.filter((each) => !files.includes(each))]) {
    try {
      const text = await render(report, format, exchanges)
      if (file === undefined) stdout.write(text)
      else writeFileSync(file, redact(text))
    } catch (error) {
      failures.push(`contract: the report ${file ?? format} could not be written: ${wordsOf(error)}\n`)
    }
  }
  return failures
}

const wordsOf = (error: unknown): string => oneLine(printable(error instanceof Error ? error.message : String(error)))

const INTERRUPTED =
  '\ncontract: interrupted; cleaning up. Once more to stop at once, and to leave behind what `--clean` deletes.\n'

/** What comes at once with the first signal is the same one, passed on by whoever started the command. */
const ECHO = 150

/** The first Ctrl-C ends the run and lets it clean up; the second ends the process. */
function listenForInterruption(surroundings: Surroundings) {
  const controller = new AbortController()
  let first = 0
  const listen = () => {
    if (controller.signal.aborted) {
      if (Date.now() - first > ECHO) surroundings.exit(2)
      return
    }
    first = Date.now()
    controller.abort()
    surroundings.stderr.write(INTERRUPTED)
  }
  for (const each of SIGNALS) surroundings.on(each, listen)
  const end = () => {
    for (const each of SIGNALS) surroundings.off(each, listen)
  }
  return { signal: controller.signal, end }
}
