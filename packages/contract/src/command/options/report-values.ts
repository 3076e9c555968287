import { resolve } from 'node:path'
import { type ReportFormat, reportFormats } from '../../report/render.ts'
import { closestOf, UsageError } from './usage-error.ts'

/** A report that was asked for; without a file it goes to standard output. */
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
    const closest = closestOf(format, reportFormats)
    throw new UsageError(
      `\`--report ${text}\` names no format; expected one of ${reportFormats.join(', ')}${closest ? `: \`--report ${closest}\`, perhaps` : ', and a file: `--report html=report.html`'}.`,
    )
  }
  if (rest.length > 0 && file === '') {
    throw new UsageError(
      `\`--report ${text}\` names no file; expected one after the sign: \`--report ${format}=report\`.`,
    )
  }
  return { format: format as ReportFormat, ...(file !== '' && { file }) }
}
