import { type InspectColor, stripVTControlCharacters, styleText } from 'node:util'

type Style = InspectColor | InspectColor[]

/** Colours a text where the stream is a terminal that wants colours, and nowhere else. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream })
}

/** One line of printable characters: what a server sends could also move the cursor. */
export function oneLine(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Prints one line, or an empty one. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Prints a heading with an empty line before it. */
export function sayHeading(text: string): void {
  say(`\n${paint('bold', oneLine(text))}`)
}

const widest = 44

/** Prints rows in aligned columns: the first column plain, the others dimmed, but for words that have a style. */
export function sayRows(rows: readonly (readonly string[])[], styles: Readonly<Record<string, Style>> = {}): void {
  const cells = rows.map((row) => row.map((cell) => shorten(oneLine(cell))))
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const [first = '', ...others] of cells) {
    const [width = 0, ...otherWidths] = widths
    const painted = others.map((cell, column) => {
      const space = ' '.repeat((otherWidths[column] ?? 0) - cell.length)
      return (cell && paint(styles[cell] ?? 'dim', cell)) + space
    })
    say(`  ${[first.padEnd(width), ...painted].join('  ').trimEnd()}`)
  }
}

function shorten(text: string): string {
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text
}
