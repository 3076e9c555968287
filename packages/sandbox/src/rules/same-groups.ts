import type { Rule } from './rule.ts'

/** Series that are asked for together are grouped by the same, in the same order. */
export const sameGroups: Rule<readonly { groupBy: readonly string[] }[]> = (series, complain) => {
  const differs = series.some(({ groupBy }) => JSON.stringify(groupBy) !== JSON.stringify(series[0]?.groupBy))
  if (differs) complain('All series must have the same groupBy fields')
}
