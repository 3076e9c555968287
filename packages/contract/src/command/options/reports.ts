import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { suggestion, UsageError } from '@clouddb/command'
import { type ReportFormat, reportFormats } from '../../report/render.ts'
import { isObject, parsedJson } from '../../schema/schema.ts'

/** A report that `--report` asks for. Without a file it goes to standard output. */
export interface RequestedReport {
  readonly format: ReportFormat
  readonly file?: string
}

/** Reads `html=report.html` and `json`. */
export function parseReports(texts: readonly string[]): RequestedReport[] {
  const requested = texts.map(parseReport)
  const files = requested.map(({ file }) => (file === undefined ? undefined : resolve(file)))
  const twice = files.find((file, index) => files.indexOf(file) !== index)
  if (twice !== undefined) {
    throw new UsageError(`Two reports would be written to ${twice}; expected a file for each: name another one.`)
  }
  if (files.filter((file) => file === undefined).length > 1) {
    throw new UsageError(
      'Two reports would go to standard output; expected one at most: name a file, as in `--report html=report.html`.',
    )
  }
  return requested
}

function parseReport(text: string): RequestedReport {
  const [format = '', ...rest] = text.split('=')
  const file = rest.join('=')
  if (!(reportFormats as readonly string[]).includes(format)) {
    const hint = suggestion(format, reportFormats, '--report ') || ' Add a file: `--report html=report.html`.'
    throw new UsageError(`\`--report ${text}\` names no format; expected one of ${reportFormats.join(', ')}.${hint}`)
  }
  if (rest.length > 0 && file === '') {
    throw new UsageError(
      `\`--report ${text}\` names no file; expected one after the sign: \`--report ${format}=report\`.`,
    )
  }
  return { format: format as ReportFormat, ...(file !== '' && { file }) }
}

/** Failures of an earlier run that are accepted. */
export interface Baseline {
  readonly file: string
  /** The ids of the cases that failed. */
  readonly failed: ReadonlySet<string>
}

/** Reads a JSON report of an earlier run. Only `id` and `verdict` of its `cases` count; a shorter file may leave out the rest. */
export function readBaseline(file: string, document: string): Baseline {
  const cure = `expected the JSON report of an earlier run: write one with \`--report json=${file}\``
  const report = parsedJson(readText(file, cure))
  const cases = isObject(report) ? report.cases : undefined
  if (!isObject(report) || !Array.isArray(cases)) throw new UsageError(`The baseline ${file} holds no cases; ${cure}.`)
  if (!cases.every((each) => isObject(each) && typeof each.id === 'string' && typeof each.verdict === 'string')) {
    throw new UsageError(`The baseline ${file} holds a case without its id or its verdict; ${cure}.`)
  }
  const of = isObject(report.document) ? report.document.name : undefined
  if (of !== undefined && of !== document) {
    throw new UsageError(
      `The baseline ${file} is of the document ${of}, not of ${document}; expected one of the same: correct \`--baseline\` or \`--document\`.`,
    )
  }
  const failed = cases.flatMap((each) => (isObject(each) && each.verdict === 'failed' ? [String(each.id)] : []))
  return { file, failed: new Set(failed) }
}

function readText(file: string, cure: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`The baseline ${file} cannot be read (${(error as NodeJS.ErrnoException).code}); ${cure}.`)
  }
}
