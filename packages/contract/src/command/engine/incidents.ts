import type { Case } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import type { Sent } from './sender.ts'
import { reportOf } from './verdict.ts'

/** What went wrong with a request that was sent for another case, or that shows only later: a failure of its own case. */
export interface Incidents {
  add(item: Case, sent: Sent): void
  /** What weighs more than a failure, and ends the command with 2, in sentences. */
  addGrave(sentence: string): void
  /** A mistake of the command itself, which costs no other result. */
  addMistake(error: unknown, where: string): void
  grave(): readonly string[]
  /** The reports of cases, with those that had an incident as failed. */
  mergedWith(reports: readonly CaseReport[]): readonly CaseReport[]
}

export function createIncidents(): Incidents {
  const failed = new Map<string, CaseReport>()
  const sentences = new Set<string>()
  const mistakes = new Map<string, readonly string[]>()
  return {
    add: (item, sent) => {
      const report = reportOf(item, sent)
      const known = failed.get(item.id)
      const complaints = new Set([...(known?.complaints ?? []), ...report.complaints])
      failed.set(item.id, { ...(known ?? report), complaints: [...complaints] })
    },
    addGrave: (sentence) => void sentences.add(sentence),
    addMistake: (error, where) => {
      const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      const [, frame = 'no trace'] = /\n\s+at (.*)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? []
      const known = mistakes.get(`${words} (${frame})`) ?? []
      mistakes.set(`${words} (${frame})`, [...known, where])
    },
    grave: () => [...sentences, ...[...mistakes].map(sentenceOf)],
    mergedWith: (reports) => {
      const ids = new Set(reports.map(({ id }) => id))
      const others = [...failed.values()].filter(({ id }) => !ids.has(id))
      return [...reports.map((report) => withIncident(report, failed.get(report.id))), ...others]
    },
  }
}

function withIncident(report: CaseReport, incident: CaseReport | undefined): CaseReport {
  if (!incident) return report
  return { ...incident, complaints: [...new Set([...incident.complaints, ...report.complaints])] }
}

export function withComplaint(sent: Sent, complaint: string): Sent {
  const { accident: _, ...judged } = sent
  return { ...judged, result: { ...sent.result, complaints: [...sent.result.complaints, complaint] } }
}

const sentenceOf = ([words, [where, ...others]]: readonly [string, readonly string[]]): string =>
  `A mistake of the command itself at ${where}${others.length > 0 ? ` and ${others.length} more` : ''}; please report it: ${words}.`
