import type { Mutant } from './mutants.ts'
import type { Noticed } from './results.ts'
import { reasonOf } from './survivors.ts'

/** What is kept of a run. */
export interface Figures extends Count {
  readonly files: Readonly<Record<string, Count>>
  /** Those that mean the same as what is unbroken have a reason; they do not count as mutants. */
  readonly survivors: readonly { readonly id: string; readonly reason?: string }[]
}

interface Count {
  readonly mutants: number
  readonly equivalent: number
  readonly noticed: number
}

/** The share that is to be noticed. */
const goal = 0.95

export function figuresOf(mutants: readonly Mutant[], noticed: readonly Noticed[]): Figures {
  const ids = new Set(noticed.map(({ id }) => id))
  const survivors = mutants
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => ({ id, reason: reasonOf(id) }))
    .map(({ id, reason }) => ({ id, ...(reason !== undefined && { reason }) }))
  const equivalent = new Set(survivors.filter(({ reason }) => reason !== undefined).map(({ id }) => id))
  const count = (some: readonly Mutant[]): Count => {
    const counted = some.filter(({ id }) => !equivalent.has(id))
    const noticedOnes = counted.filter(({ id }) => ids.has(id))
    return { mutants: counted.length, equivalent: some.length - counted.length, noticed: noticedOnes.length }
  }
  const files = Object.entries(Object.groupBy(mutants, ({ file }) => file))
  return {
    ...count(mutants),
    files: Object.fromEntries(files.map(([file, some = []]) => [file, count(some)])),
    survivors,
  }
}

/** What fewer mutants are noticed of than before. */
export function lowered(before: Figures, { files, ...after }: Figures): string[] {
  const share = ({ mutants, noticed }: Count) => noticed / mutants
  const worse = Object.entries(before.files).filter(([file, count]) => files[file] && share(files[file]) < share(count))
  const said = worse.map(([file]) => `Fewer mutants of ${file} are noticed than mutation/figures.json says.`)
  return share(after) < goal ? [...said, `Less than ${goal * 100} % are noticed.`] : said
}

/** A line for each file, and the survivors. */
export function reportOf({ files, survivors, ...all }: Figures): string {
  const line = (name: string, { mutants, noticed }: Count) =>
    `${name.padEnd(36)}${String(mutants).padStart(8)}${String(noticed).padStart(8)}${((100 * noticed) / mutants).toFixed(1).padStart(8)} %`
  const alive = survivors.map(({ id, reason }) => `  ${id}${reason === undefined ? '' : `\n    ${reason}`}`)
  return [
    `${''.padEnd(36)} mutants noticed`,
    ...Object.entries(files).map(([file, count]) => line(file, count)),
    line('all', all),
    ...(alive.length > 0 ? ['', 'Nobody notices these:', ...alive] : []),
  ].join('\n')
}
