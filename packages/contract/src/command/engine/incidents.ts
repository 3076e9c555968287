import type { Case } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { printableNames } from '../../report/words.ts'
import type { Sent } from './sender.ts'
import { caseReport } from './verdict.ts'

/** Faults that show outside the case they belong to: in a request that another case needed, or only later. */
export function createIncidents() {
  const failed = new Map<string, CaseReport>()
  const sentences = new Set<string>()
  const mistakes = new Map<string, readonly string[]>()
  /** The report of the incident, if there is one, with the complaints of both. */
  const withIncident = (report: CaseReport): CaseReport => {
    const incident = failed.get(report.id)
    return incident ? { ...incident, complaints: [...new Set([...incident.complaints, ...report.complaints])] } : report
  }
  return {
    /** Makes a case fail that was sent for another one. */
    add: (item: Case, sent: Sent) => {
      failed.set(item.id, withIncident(caseReport(item, sent)))
    },
    /** Adds a sentence about possible harm; the command then exits with 2. */
    addGrave: (sentence: string) => void sentences.add(sentence),
    /** Adds such a sentence about objects that only a list has shown, by their paths. */
    addStrays: (paths: readonly string[]): void => {
      if (paths.length > 0)
        sentences.add(`${printableNames(paths)} appeared in the list, and no answer had said that it was created.`)
    },
    /** Adds an error of the command itself. */
    addMistake: (error: unknown, where: string) => {
      const { name, message, stack = '' } = Object(error)
      const words = message === undefined ? String(error) : `${name}: ${message}`
      const [, frame = 'no trace'] = /\n\s+at (.*)/.exec(stack) ?? []
      const key = `${words} (${frame})`
      mistakes.set(key, [...(mistakes.get(key) ?? []), where])
    },
    grave: (): readonly string[] => [...sentences, ...[...mistakes].map(sentenceOf)],
    /** The reports, in which the cases with incidents have failed. */
    mergedWith: (reports: readonly CaseReport[]): readonly CaseReport[] => {
      const ids = new Set(reports.map(({ id }) => id))
      return [...reports.map(withIncident), ...[...failed.values()].filter(({ id }) => !ids.has(id))]
    },
  }
}

export function withComplaint(sent: Sent, complaint: string): Sent {
  const { accident: _, ...judged } = sent
  return { ...judged, result: { ...sent.result, complaints: [...sent.result.complaints, complaint] } }
}

const sentenceOf = ([words, [where, ...others]]: readonly [string, readonly string[]]): string =>
  `A mistake of the command itself at ${where}${others.length > 0 ? ` and ${others.length} more` : ''}; please report it: ${words}.`
