import type { CaseReport, RunReport } from './run-report.ts'

/** Cases of one operation about which the same is said: the first of them is shown, and the others are named. */
export type Alike = readonly [CaseReport, ...CaseReport[]]

/** What a run has found, as every report for people shows it. */
export interface Findings {
  /** Failures that no baseline accepts. */
  readonly failures: readonly Alike[]
  /** Failures that the baseline accepts. */
  readonly known: readonly Alike[]
  /** What failed when the baseline was written, and passed now. */
  readonly mended: readonly CaseReport[]
  /** What our own client has done wrong. */
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

/** What is said about a case, whoever is to blame. */
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
