import { hash } from '../random.ts'
import type { Service } from './services.ts'

export const minutesOfDay: number = 24 * 60
export const minutesOfWeek: number = 7 * minutesOfDay

/** How much goes on in each minute of a week, from Thursday's first, as epoch days count; about 1 in the mean. */
const people = Float64Array.from({ length: minutesOfWeek }, (_, minute) => {
  const day = (4 + Math.floor(minute / minutesOfDay)) % 7
  const hour = (minute % minutesOfDay) / 60
  const daily = 1 - 0.75 * Math.cos(((hour - 2.5) / 24) * 2 * Math.PI) + 0.15 * Math.sin((hour / 6) * 2 * Math.PI)
  return daily * (day === 0 || day === 6 ? 0.62 : 1.15)
})

/** Work that machines have at any time, with a little more when each hour begins. */
const machines = Float64Array.from({ length: minutesOfWeek }, (_, minute) => (minute % 60 < 5 ? 1.6 : 0.945))

export const rhythms: Readonly<Record<Service['busy'], Float64Array>> = { people, machines }

/** When the troubled service has its incident: the same 40 minutes of each day, which the seed decides. */
export interface Incident {
  from: number
  until: number
}

export function incidentOf(seed: number): Incident {
  const from = 9 * 60 + (hash(seed, 0x1c1d) % (8 * 60))
  return { from, until: from + 40 }
}

/** Whether the incident goes on in a minute since the epoch. */
export function isDuring(incident: Incident, minute: number): boolean {
  const ofDay = minute % minutesOfDay
  return ofDay >= incident.from && ofDay < incident.until
}
