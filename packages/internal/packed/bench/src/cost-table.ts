/** What was measured: its cost, and that as a multiple of a row above it, which is in the same run. */
export type Row = readonly [cost: string, of: string, measured: string, factor: string, goal: string]

/** What a run measured: when and on what, and the rows of the one table. */
export interface Results {
  readonly conditions: string
  readonly rows: readonly Row[]
}

const heading: readonly string[] = ['Cost', 'Of', 'Measured', 'Factor', 'Goal, at most']

/** The table as a page shows it. */
export function resultsText({ conditions, rows }: Results): string {
  const lines = [heading, ['---', '---', '--:', '--:', '--:'], ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${conditions}\n\n${lines.join('\n')}`
}

/** The results as a file, with one line for each row. */
export function resultsFile({ conditions, rows }: Results): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  return `{\n  "conditions": ${JSON.stringify(conditions)},\n  "rows": [\n${lines}\n  ]\n}\n`
}

/** `12,546`, `3.3` */
export const shortNumber = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })
