import type { Mutant } from './mutants.ts'
import type { Noticed } from './results.ts'
import { acceptanceOf } from './survivors.ts'

/** What is kept of a run. */
export interface Figures extends Count {
  readonly files: Readonly<Record<string, Count>>
  /** A reason is empty where nobody has stated one. */
  readonly survivors: readonly { readonly id: string; readonly reason: string }[]
}

interface Count {
  readonly mutants: number
  readonly noticed: number
}

/** The share that is to be noticed. */
const goal = 0.95

export function figuresOf(mutants: readonly Mutant[], noticed: readonly Noticed[]): Figures {
  const ids = new Set(noticed.map(({ id }) => id))
  const count = (some: readonly Mutant[]): Count => ({
    mutants: some.length,
    noticed: some.filter(({ id }) => ids.has(id)).length,
  })
  const files = Object.entries(Object.groupBy(mutants, ({ file }) => file))
  const survivors = mutants.filter(({ id }) => !ids.has(id))
  return {
    ...count(mutants),
    files: Object.fromEntries(files.map(([file, some = []]) => [file, count(some)])),
    survivors: survivors.map(({ id }) => ({ id, reason: acceptanceOf(id)?.reason ?? '' })),
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
  const alive = survivors.map(({ id, reason }) => `  ${id}${reason && `\n    ${reason}`}`)
  return [
    `${''.padEnd(36)} mutants noticed`,
    ...Object.entries(files).map(([file, count]) => line(file, count)),
    line('all', all),
    ...(alive.length > 0 ? ['', 'Nobody notices these:', ...alive] : []),
  ].join('\n')
}
