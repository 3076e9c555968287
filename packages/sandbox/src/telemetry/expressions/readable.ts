import type { DatabaseFunction } from './database-function.ts'
import { usual } from './usual.ts'

function scaled(base: number, units: readonly string[], between: string): DatabaseFunction {
  return usual('number', 'String', (value: number) => {
    const fits = Math.floor(Math.log(Math.max(1, Math.abs(value))) / Math.log(base) + 1e-9)
    const power = Math.min(units.length - 1, fits)
    return `${(value / base ** power).toFixed(2)}${between}${units[power]}`.trimEnd()
  })
}

const lengths: [string, number][] = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

function duration(seconds: number): string {
  let rest = Math.floor(Math.abs(seconds))
  const said = lengths.flatMap(([name, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : []
  })
  const words = said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : (said[0] ?? '0 seconds')
  return `${seconds < 0 ? '- ' : ''}${words}`
}

const bytes = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB']

/** Numbers as people read them. */
export const readable: Record<string, DatabaseFunction> = {
  formatReadableSize: scaled(1024, bytes, ' '),
  formatReadableDecimalSize: scaled(
    1000,
    bytes.map((unit) => unit.replace('i', '')),
    ' ',
  ),
  formatReadableQuantity: scaled(1000, ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'], ' '),
  formatReadableTimeDelta: usual('number text?', 'String', duration),
}
