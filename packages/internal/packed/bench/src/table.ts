/** What a run measured: when and on what, and tables of texts. The first row of a table is its header. */
export interface Results {
  readonly conditions: string
  readonly tables: readonly Table[]
}

export type Table = readonly (readonly string[])[]

/** The tables as a page shows them. */
export function resultsText({ conditions, tables }: Results): string {
  const texts = tables.map(([header = [], ...rows]) => {
    const rule = header.map((_, column) => (column === 0 ? '---' : '--:'))
    return [header, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  })
  return [conditions, ...texts].join('\n\n')
}

/** The results as a file, with one line for each row. */
export function resultsFile({ conditions, tables }: Results): string {
  const lines = tables.map((table) => `    [\n${table.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`)
  return `{\n  "conditions": ${JSON.stringify(conditions)},\n  "tables": [\n${lines.join(',\n')}\n  ]\n}\n`
}

export const thousands = (value: number): string => Math.round(value).toLocaleString('en-US')
