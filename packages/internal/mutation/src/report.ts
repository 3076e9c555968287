import { isDeepStrictEqual } from 'node:util'
import type { ApiName, Mutant, MutationClass, Verdict } from './mutant.ts'
import type { Scope } from './run.ts'
import { acceptanceOf, staleAcceptances } from './survivors.ts'

interface Count {
  /** How many mutants there could be. */
  readonly possible: number
  /** How many of them a full run makes. */
  readonly mutants: number
  readonly noticed: number
}

/** The figures of one class of mutants of one API. */
interface ScopeFigures extends Count {
  readonly categories: Readonly<Record<string, Count>>
  readonly survivors: readonly { readonly operator: string; readonly point: string; readonly reason: string }[]
}

/** The content of `figures.json`. */
export type Figures = Readonly<Partial<Record<ApiName, Readonly<Partial<Record<MutationClass, ScopeFigures>>>>>>

interface ReportOptions {
  /** The content of `figures.json`. */
  readonly committed: Figures
  /** Only some mutants were run, so that figures cannot be compared. */
  readonly isPartial: boolean
  /** `figures.json` is about to be written. */
  readonly isUpdate: boolean
}

/** Describes the result of a run. The exit code is 1 for an unexplained survivor, a stale entry, or a lower figure. */
export function reportOn(
  scopes: readonly Scope[],
  verdicts: ReadonlyMap<string, Verdict>,
  { committed, isPartial, isUpdate }: ReportOptions,
): { readonly text: string; readonly exitCode: 0 | 1; readonly figures: Figures } {
  const figures = figuresOf(scopes, verdicts)
  const mutants = scopes.flatMap((scope) => scope.mutants.map(({ mutant }) => mutant))
  const survivors = mutants.filter(({ id }) => survives(verdicts, id))
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

function figuresOf(scopes: readonly Scope[], verdicts: ReadonlyMap<string, Verdict>): Figures {
  const figures: Partial<Record<ApiName, Partial<Record<MutationClass, ScopeFigures>>>> = {}
  for (const scope of scopes) figures[scope.api] = { ...figures[scope.api], [scope.class]: countScope(scope, verdicts) }
  return figures
}

function countScope(scope: Scope, verdicts: ReadonlyMap<string, Verdict>): ScopeFigures {
  const possible = scope.possible.map(({ mutant }) => mutant)
  const mutants = scope.mutants.map(({ mutant }) => mutant)
  const isSurvivor = ({ id }: Mutant): boolean => survives(verdicts, id)
  const count = (isCounted: (mutant: Mutant) => boolean): Count => {
    const made = mutants.filter(isCounted)
    const noticed = made.filter((mutant) => !isSurvivor(mutant)).length
    return { possible: possible.filter(isCounted).length, mutants: made.length, noticed }
  }
  const categories = [...new Set(possible.map(({ category }) => category))]
  return {
    ...count(() => true),
    categories: Object.fromEntries(categories.map((name) => [name, count(({ category }) => category === name)])),
    survivors: mutants.filter(isSurvivor).map((mutant) => {
      return { operator: mutant.operator, point: mutant.point, reason: acceptanceOf(mutant)?.reason ?? '' }
    }),
  }
}

/** Lists the counts whose share of noticed mutants is lower than in the committed figures. */
function loweredFigures(committed: Figures, found: Figures): string[] {
  return countsOf(committed).flatMap(([name, before]) => {
    const now = countsOf(found).find((each) => each[0] === name)?.[1]
    if (now && shareOf(now) >= shareOf(before)) return []
    const after = now ? `${now.noticed} of ${now.mutants}` : 'none'
    return [`${name}: ${before.noticed} of ${before.mutants} noticed before, ${after} now`]
  })
}

/** Every count with its name: `management, server`, `management, server, request`. */
function countsOf(figures: Figures): [name: string, count: Count][] {
  return Object.entries(figures).flatMap(([api, classes]) =>
    Object.entries(classes).flatMap(([kind, scope]) => [
      [`${api}, ${kind}`, scope] as [string, Count],
      ...Object.entries(scope.categories).map(([name, count]): [string, Count] => [`${api}, ${kind}, ${name}`, count]),
    ]),
  )
}

const shareOf = ({ mutants, noticed }: Count): number => (mutants === 0 ? 1 : noticed / mutants)

/** Whether no suite noticed a mutant. */
function survives(verdicts: ReadonlyMap<string, Verdict>, id: string): boolean {
  const verdict = verdicts.get(id)
  if (!verdict) throw new Error(`There is no verdict on ${id}.`)
  return verdict.noticedBy.length === 0
}
