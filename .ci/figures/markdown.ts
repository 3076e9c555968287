/** The text with something new between the two marks of a section, `<!-- name:start -->` and `<!-- name:end -->`. */
export function withSection(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The text lacks the marks of the section. Put in ${start} and ${end}.`)
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`
}

/** A table, its heading first; the columns after the first are text, or numbers. */
export function tableOf(rows: readonly (readonly string[])[], columns: 'text' | 'numbers'): string {
  const [heading = [], ...others] = rows
  const rule = heading.map((_, index) => (index > 0 && columns === 'numbers' ? '--:' : '---'))
  return [heading, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
