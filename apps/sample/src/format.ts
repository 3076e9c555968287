/** A number in a sentence: 12,345. */
export function inFull(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
}

/** A number with all its digits: 0.125. */
export function asWritten(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 20 })
}

/** A number and its thing: 1 alert, 2 alerts. */
export function countWithThing(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** The largest value, or 0 if none is above 0. */
export function largestValue(values: readonly (number | undefined)[]): number {
  return Math.max(0, ...values.map((value) => value ?? 0).filter(Number.isFinite))
}

/** The day and hour of a time, in UTC: 2026-03-01 09:00. */
export function dayAndHourOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

/** The hour of a time, in UTC: 09:00. */
export function hourOf(time: number): string {
  return dayAndHourOf(time).slice(11)
}
