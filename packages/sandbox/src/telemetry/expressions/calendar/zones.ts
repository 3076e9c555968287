import { QueryError } from '../../query-error.ts'

const formats = new Map<string, (time: number) => number>()

/** The milliseconds that clocks of a zone are ahead of UTC. */
function offsetsOf(zone: string): (time: number) => number {
  const known = formats.get(zone)
  if (known) return known
  const format = formatOf(zone)
  // No zone changes its offset but at quarters of an hour.
  const offsets = new Map<number, number>()
  const offsetAt = (time: number) => {
    const quarter = Math.floor(time / 900_000)
    const offset = offsets.get(quarter) ?? shownAt(format, quarter * 900_000) - quarter * 900_000
    offsets.set(quarter, offset)
    return offset
  }
  formats.set(zone, offsetAt)
  return offsetAt
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const numeric = 'numeric'
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    })
  } catch {
    throw new QueryError(`Cannot load time zone ${zone}: In scope SELECT. `)
  }
}

function shownAt(format: Intl.DateTimeFormat, time: number): number {
  const shown = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The zone that stands in a type, such as `DateTime('Europe/Berlin')`. */
export const zoneOf = (type: string): string | undefined => /'([^']*)'/.exec(type)?.[1]

/** What clocks of a zone show at a time, as if it were UTC. */
export const toLocal = (time: number, zone: string | undefined): number =>
  zone === undefined ? time : time + offsetsOf(zone)(time)

/** The time at which clocks of a zone show something. */
export function fromLocal(local: number, zone: string | undefined): number {
  if (zone === undefined) return local
  const offsetAt = offsetsOf(zone)
  return local - offsetAt(local - offsetAt(local))
}
