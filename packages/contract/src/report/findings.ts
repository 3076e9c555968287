import type { CaseReport, RunReport } from './run-report.ts'

/** Cases of one operation with the same complaints: the first is shown, and the others are named. */
export type Alike = readonly [CaseReport, ...CaseReport[]]

/** The findings of a run, grouped for the reports that people read. */
export interface Findings {
  /** Failures that no baseline accepts. */
  readonly failures: readonly Alike[]
  /** Failures that the baseline accepts. */
  readonly known: readonly Alike[]
  /** Cases that failed when the baseline was written, and pass now. */
  readonly mended: readonly CaseReport[]
  /** Mistakes of our own client. */
  readonly ofClient: readonly Alike[]
}

export function findingsOf({ cases, baseline }: Pick<RunReport, 'cases' | 'baseline'>): Findings {
  const failed = cases.filter(({ verdict }) => verdict === 'failed')
  const [known, mended] = [new Set(baseline?.known), new Set(baseline?.mended)]
  return {
    failures: alike(failed.filter(({ id }) => !known.has(id))),
    known: alike(failed.filter(({ id }) => known.has(id))),
    mended: cases.filter(({ id }) => mended.has(id)),
    ofClient: alike(cases.filter(({ clientComplaints }) => clientComplaints !== undefined)),
  }
}

/** The complaints about a case: those about the client, else those about the server. */
export const complaintsAbout = ({ complaints, clientComplaints }: CaseReport): readonly string[] =>
  clientComplaints ?? complaints

function alike(cases: readonly CaseReport[]): readonly Alike[] {
  const groups = new Map<string, [CaseReport, ...CaseReport[]]>()
  for (const each of cases) {
    const key = [each.operation, ...complaintsAbout(each)].join('\n')
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()]
}
