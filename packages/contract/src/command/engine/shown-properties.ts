import { createHash } from 'node:crypto'
import type { Operation } from '../../index.ts'
import type { CaseReport, Remark } from '../../report/run-report.ts'
import { withoutIndexes } from '../../running/answer-body.ts'
import { keysOf } from '../../schema/schema.ts'
import { NEVER_SEEN } from '../options/selection.ts'
import { isSuccess } from './payload.ts'
import { type Sender, type Sent, sendingBy } from './sender.ts'
import { exchangeOf, headOf } from './verdict.ts'

interface Watched {
  readonly described: Set<string>
  readonly spared: Set<string>
  readonly shown: Set<string>
  answers: number
}

export type ShownProperties = ReturnType<typeof collectShownProperties>

/** Collects the properties in all answers of a run: those the document does not describe, and the described ones that no answer shows. */
export function collectShownProperties(isStrict: boolean) {
  const watched = new Map<string, Watched>()
  const known = new Set<string>()

  function watch({ id }: Operation, { result }: Sent): void {
    const { shape, answer, complaints } = result
    if (!shape || !isSuccess(answer?.status) || complaints.length > 0) return
    const own = watched.get(id) ?? { described: new Set(), spared: new Set(), shown: new Set(), answers: 0 }
    watched.set(id, own)
    for (const part of ['described', 'spared', 'shown'] as const) {
      for (const pointer of shape[part]) own[part].add(pointer)
    }
    own.answers += 1
  }

  /** The report of a case. In a strict run a deviation is a failure of the first case that shows it. */
  function judged(report: CaseReport, { result }: Sent): CaseReport {
    const deviations = result.shape?.deviations ?? []
    if (!isStrict || report.verdict === 'not reached' || deviations.length === 0) return report
    const deviationKey = (deviation: string) => `${report.operation} ${withoutIndexes(deviation)}`
    const fresh = deviations.filter((each) => !known.has(deviationKey(each)))
    for (const each of fresh) known.add(deviationKey(each))
    if (fresh.length === 0) return report
    return {
      ...report,
      verdict: 'failed',
      complaints: [...report.complaints, ...fresh],
      remarks: report.remarks.filter((each) => !fresh.includes(each)),
      ...exchangeOf(result),
    }
  }

  const missingOf = ({ id }: Operation): readonly string[] => {
    const { described = [] } = watched.get(id) ?? {}
    // Operations share schemas: a property that one of them shows is not missing for the others.
    return [...described].filter((pointer) => ![...watched.values()].some(({ shown }) => shown.has(pointer)))
  }
  const isOwed = ({ id }: Operation, pointer: string) => !watched.get(id)?.spared.has(pointer)
  const answersSeen = ({ id }: Operation): number => watched.get(id)?.answers ?? 0

  return {
    /** The same sender, with all its answers collected. */
    watching: (sender: Sender): Sender =>
      sendingBy(sender, async (item, ids) => {
        const sent = await sender.send(item, ids)
        watch(item.operation, sent)
        return sent
      }),
    judged,
    /** A failure for each described property that no answer of a strict run shows. */
    neverSeen: (operations: readonly Operation[]): readonly CaseReport[] =>
      operations.flatMap((each, index) => {
        const before = new Set(operations.slice(0, index).flatMap(missingOf))
        const owed = missingOf(each).filter((pointer) => isStrict && isOwed(each, pointer) && !before.has(pointer))
        return owed.map((pointer) => missing(each, pointer, answersSeen(each)))
      }),
    /** The same as remarks, for runs and properties where it is no failure. */
    neverSeenRemarks: (operations: readonly Operation[]): readonly Remark[] =>
      operations.flatMap((operation): Remark[] => {
        const unseen = missingOf(operation).filter((pointer) => !isStrict || !isOwed(operation, pointer))
        const names = unseen.map(wordsFor)
        const text = `described and never seen: ${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? `, and ${names.length - MOST_NAMES} more` : ''}`
        return names.length === 0 ? [] : [{ operation: operation.id, text, cases: 0 }]
      }),
  }
}

const MOST_NAMES = 6

/** `#/components/schemas/Alert/properties/note` is the `note` of `Alert`. */
function wordsFor(pointer: string): string {
  const keys = keysOf(pointer)
  const owner = keys[0] === 'components' ? keys[2] : undefined
  const name = keys
    .slice(owner === undefined ? -1 : 3)
    .filter((key) => !/^(properties|items|oneOf|anyOf|allOf|\d+)$/.test(key))
  return [...(owner === undefined ? [] : [owner]), ...name].join('.')
}

function missing(operation: Operation, pointer: string, answers: number): CaseReport {
  const id = `${operation.id}/${NEVER_SEEN}/${createHash('sha256').update(pointer).digest('hex').slice(0, 8)}`
  return {
    ...headOf({ id, operation, kind: NEVER_SEEN, name: `shows ${wordsFor(pointer)}` }),
    verdict: 'failed',
    complaints: [`the document describes ${wordsFor(pointer)}, and none of ${answers} answers shows it`],
    remarks: [],
    expected: 'every property that the document describes, in one answer of the run at least',
    pointer,
  }
}
