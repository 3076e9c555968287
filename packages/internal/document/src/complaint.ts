import { relative } from 'node:path'
import { getLineColLocation, type LocationObject, type NormalizedProblem } from '@redocly/openapi-core'

/** A mistake in a file. */
export interface Complaint {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The location in the file. */
  readonly pointer: string
  /** The name of the broken rule, if it has one. */
  readonly rule?: string
  /** The problem and the expectation. */
  readonly message: string
  readonly cure: string
}

/** Creates a complaint about a location. */
export function complaintAt(location: LocationObject, message: string, cure: string, rule?: string): Complaint {
  const { start } = getLineColLocation(location)
  return {
    file: location.source.absoluteRef,
    line: start.line,
    column: start.col,
    pointer: location.pointer ?? '#',
    ...(rule === undefined ? {} : { rule }),
    message: message.trim().replace(/[\w'"`)}\]]$/, '$&.'),
    cure,
  }
}

/** Turns problems of Redocly into complaints. Their messages end with the cure: `problem Cure: cure`. */
export function complaintsOf(problems: readonly NormalizedProblem[]): Complaint[] {
  return problems.flatMap(({ ruleId, message, suggest, location: [location], severity, ignored }) => {
    if (!location || severity !== 'error' || ignored) return []
    const [wrong = '', cure = 'correct it as the message says.'] = message.split(/\s*Cure: /)
    const hint = suggest.length > 0 ? `perhaps ${suggest.join(' or ')}; ` : ''
    const complaint = complaintAt(location, wrong, hint + cure, ruleId)
    if (ruleId !== 'no-unresolved-refs') return [complaint]
    const reference = location.source.getLines()[complaint.line - 1]?.trim()
    return [{ ...complaint, message: `${complaint.message} It is: ${reference}` }]
  })
}

/** Sorts complaints by file and line, and removes duplicates. */
export function arrange(complaints: readonly Complaint[]): Complaint[] {
  const complaintKey = ({ file, line, column, rule, message }: Complaint) =>
    [file, line, column, rule, message].join('\n')
  return [...new Map(complaints.map((complaint) => [complaintKey(complaint), complaint])).values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
}

export function formatComplaint({ file, line, column, rule, pointer, message, cure }: Complaint): string {
  return `${pathFromHere(file)}:${line}:${column}  ${rule ?? pointer}\n  ${message}\n  Cure: ${cure}\n`
}

/** A path relative to the working directory. */
export function pathFromHere(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/') || path
}
