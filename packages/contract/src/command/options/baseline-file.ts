import { readFileSync } from 'node:fs'
import { isObject } from '../../schema/schema.ts'
import { UsageError } from './usage-error.ts'

/** Failures of an earlier run that are accepted. */
export interface Baseline {
  readonly file: string
  /** The ids of the cases that failed. */
  readonly failed: ReadonlySet<string>
}

/**
 * Reads a JSON report of an earlier run, of which only `cases` count, and of those `id` and `verdict`: who wants a small
 * file may leave out the rest.
 */
export function readBaseline(file: string, document: string): Baseline {
  const cure = `expected the JSON report of an earlier run: write one with \`--report json=${file}\``
  const report = parse(textOf(file, cure))
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

function textOf(file: string, cure: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`The baseline ${file} cannot be read (${(error as NodeJS.ErrnoException).code}); ${cure}.`)
  }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
