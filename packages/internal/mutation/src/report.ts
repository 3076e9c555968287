import { isDeepStrictEqual } from 'node:util'
import { countsOf, type Figures, figuresOf, loweredFigures, shareOf, verdictOf } from './figures.ts'
import { survives, type Verdict } from './mutant.ts'
import type { Scope } from './run.ts'
import { acceptanceOf, staleAcceptances } from './survivors.ts'

export interface ReportOptions {
  /** The content of `figures.json`. */
  readonly committed: Figures
  /** Only some mutants were run, so that figures cannot be compared. */
  readonly isPartial: boolean
  /** `figures.json` is about to be written. */
  readonly isUpdate: boolean
}

export interface Report {
  readonly text: string
  readonly exitCode: 0 | 1
  readonly figures: Figures
}

/** Describes the result of a run. The exit code is 1 for an unexplained survivor, a stale entry, or a lower figure. */
export function reportOn(
  scopes: readonly Scope[],
  verdicts: ReadonlyMap<string, Verdict>,
  { committed, isPartial, isUpdate }: ReportOptions,
): Report {
  const figures = figuresOf(scopes, verdicts)
  const mutants = scopes.flatMap((scope) => scope.mutants.map(({ mutant }) => mutant))
  const survivors = mutants.filter(({ id }) => survives(verdictOf(verdicts, id)))
  const unexplained = survivors.filter((mutant) => !acceptanceOf(mutant))
  const stale = isPartial ? [] : staleAcceptances(survivors)
  const lowered = isPartial ? [] : loweredFigures(committed, figures)
  const isOutdated = !isPartial && !isUpdate && !isDeepStrictEqual(committed, figures)
  const text = [
    tableOf(figures),
    ...section(
      'No suite notices these mutants. Add a test, or give the reason in src/survivors.ts:',
      unexplained.map(({ id }) => [id, verdicts.get(id)?.complaint].filter(Boolean).join(': ')),
    ),
    ...section(
      'These entries of src/survivors.ts match no survivor. Remove them:',
      stale.map((each) => `${each.class}: ${each.operators.join(', ')} @ ${each.points}`),
    ),
    ...section(
      isUpdate
        ? 'These figures are lower now. Give the reason in the commit:'
        : 'These figures are lower than in figures.json:',
      lowered,
    ),
    ...(isOutdated ? ['figures.json is not up to date: run `pnpm mutate --update`.'] : []),
  ].join('\n\n')
  const failures = unexplained.length + stale.length + (isUpdate ? 0 : lowered.length)
  return { text, exitCode: failures > 0 ? 1 : 0, figures }
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [[title, ...lines.map((line) => `  ${line}`)].join('\n')] : []

function tableOf(figures: Figures): string {
  const head = `${''.padEnd(42)}  possible   mutants   noticed`
  const rows = countsOf(figures).flatMap(([name, count]) => {
    if (count.mutants === 0) return []
    const numbers = [count.possible, count.mutants, count.noticed].map((number) => String(number).padStart(10)).join('')
    // Rounded down, so that only all mutants are 100 %.
    return [`${name.padEnd(42)}${numbers}${(Math.floor(shareOf(count) * 1000) / 10).toFixed(1).padStart(8)} %`]
  })
  return [head, ...rows].join('\n')
}
