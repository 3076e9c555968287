import { largest } from '../numbers.ts'

const eighths = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/** Draws values as upright bars two characters wide, one text a row, the top row first. A missing value is a gap. */
export function bars(values: readonly (number | undefined)[], height: number): string[] {
  const highest = largest(values)
  const heights = values.map((value) => eighthsOf(value, highest, height))
  return Array.from({ length: height }, (_, row) => {
    const below = (height - 1 - row) * 8
    return heights.map((filled) => eighths[Math.min(8, Math.max(0, filled - below))]?.repeat(2)).join('')
  })
}

/** How many eighths of a character a bar is high: a value above nothing always shows. */
function eighthsOf(value: number | undefined, highest: number, height: number): number {
  if (value === undefined || !(value > 0) || highest === 0) return 0
  return Math.max(1, Math.round((Math.min(value, highest) / highest) * height * 8))
}
