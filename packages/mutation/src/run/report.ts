import { percent } from '../figures/compare.ts'
import { type BySuite, type Count, type Figures, shareOf } from '../figures/figures.ts'
import type { RunOutcome } from './run.ts'

export interface ReportOptions {
  /** Only some mutants were judged: there is nothing to compare. */
  readonly partial: boolean
  readonly update: boolean
}

/** Says what came of a run, and returns its exit code. */
export function writeReport(outcome: RunOutcome, { partial, update }: ReportOptions): number {
  const { figures, comparison, missedGoals, unexplained, stale, duration } = outcome
  console.log(tableOf(figures))
  console.log(`\n${Math.round(duration / 1000)} s`)
  list('Nobody notices these mutants. Sharpen a suite, or state in src/survivors.ts why not', [
    ...unexplained.map(({ mutant, complaint }) => mutant.id + (complaint ? ` [${complaint}]` : '')),
  ])
  if (partial) return unexplained.length > 0 ? 1 : 0
  list(
    'These entries of src/survivors.ts speak of no survivor. Take them away',
    stale.map((each) => `${each.class}: ${each.operators.join(', ')} @ ${each.sites}`),
  )
  list('Goals are missed', missedGoals)
  list(
    update ? 'These figures are lower now: say why in the commit' : 'These figures are lower than figures.json says',
    comparison.lowered,
  )
  list('These figures are higher', comparison.raised)
  if (comparison.differs && !update) console.log('\nRun `pnpm mutate --update` and commit figures.json.')
  const wrong = unexplained.length + stale.length + missedGoals.length
  return wrong > 0 || (!update && comparison.differs) ? 1 : 0
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

/** A line for each document, class and category. */
export function tableOf(figures: Figures): string {
  const rows = Object.entries(figures).flatMap(([api, classes]) =>
    Object.entries(classes)
      .filter(([, { mutants }]) => mutants > 0)
      .flatMap(([kind, scope]) => [
        row(`${api}, ${kind}`, scope),
        `  of ${scope.alone.mutants} shown to every suite, each notices: ${suitesOf(scope.alone.noticedBy)}`,
        ...Object.entries(scope.categories).map(([name, count]) => row(`  ${name}`, count)),
      ]),
  )
  return [
    `${''.padEnd(34)}${['operators', 'sites', 'mutants', 'noticed'].map((head) => head.padStart(10)).join('')}`,
    ...rows,
  ].join('\n')
}

function row(title: string, count: Count): string {
  const numbers = [count.operators, count.sites, count.mutants, count.noticed].map((number) =>
    String(number).padStart(10),
  )
  return `${title.padEnd(34)}${numbers.join('')}${percent(shareOf(count)).padStart(9)}  ${suitesOf(count.firstNoticedBy)}`
}

function suitesOf(counted: BySuite): string {
  return Object.entries(counted)
    .map(([suite, number]) => `${suite} ${number}`)
    .join(', ')
}
