import { relative } from 'node:path'
import { getLineColLocation, type LocationObject } from '@redocly/openapi-core'

/** Something that a person must mend. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly rule: string
  /** What is wrong, and what was expected. */
  readonly message: string
  readonly cure: string
}

/** A message of the law of style is `what is wrong Cure: what to do`. */
export function describeProblem(rule: string, text: string, location: LocationObject): Problem {
  const [message = '', cure = 'Mend it as the message says.'] = text.split(/\s*Cure: /)
  const { start } = getLineColLocation(location)
  return {
    file: location.source.absoluteRef,
    line: start.line,
    column: start.col,
    rule,
    message: message.trim().replace(/\w$/, '$&.'),
    cure,
  }
}

/** A problem of a file as a whole, or of its very form. */
export function describeFile(file: string, message: string, cure: string, at?: { line: number; col: number }): Problem {
  return { file, line: at?.line || 1, column: at?.col || 1, rule: 'house/files', message, cure }
}

/** Problems in the order of files and lines, none twice. */
export function arrange(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [Object.values(problem).join('\n'), problem]))
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule),
  )
}

export function formatProblem({ file, line, column, rule, message, cure }: Problem): string {
  return `${relative(process.cwd(), file)}:${line}:${column}  ${rule}\n  ${message}\n  Cure: ${cure}\n`
}
