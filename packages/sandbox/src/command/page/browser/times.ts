/** 09:05 */
export const minuteOf = (time: number): string => isoOf(time).slice(11, 16)

/** 09:05:12 */
export const secondOf = (time: number): string => isoOf(time).slice(11, 19)

/** 2026-11-22 09:05:12 */
export const dateOf = (time: number): string => isoOf(time).slice(0, 19).replace('T', ' ')

// Times of a state may be any number.
export function isoOf(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '–'.padEnd(24) : date.toISOString()
}
