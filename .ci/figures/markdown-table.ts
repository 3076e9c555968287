/** A table, its heading first; the columns after the first are text, or numbers. */
export function tableOf(rows: readonly (readonly string[])[], columns: 'text' | 'numbers'): string {
  const [heading = [], ...others] = rows
  const rule = heading.map((_, index) => (index > 0 && columns === 'numbers' ? '--:' : '---'))
  return [heading, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
