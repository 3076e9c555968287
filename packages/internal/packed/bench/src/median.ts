/** The middle of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.')
  return (upper + lower) / 2
}

/** By name, the median of the rounds' factors on the first name: a round is compared with itself only. */
export function factors(rounds: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const [base, ...others] = rounds[0]?.keys() ?? []
  const of = (round: ReadonlyMap<string, number>, name = '') => round.get(name) ?? Number.NaN
  return new Map(others.map((name) => [name, median(rounds.map((round) => of(round, name) / of(round, base)))]))
}
