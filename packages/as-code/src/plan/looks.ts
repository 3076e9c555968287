import { pageSize } from '../deployment/state.ts'

/** A list is read again after so many creations: the first run of a large project takes half an hour. */
export const creationsPerList = 25

/** The most requests that lists of one kind take while objects are created, where so many exist before. */
export function requestsToLook(creations: number, existing: number): number {
  if (creations === 0) return 0
  const pages = Math.floor((existing + creations) / pageSize) + 1
  return (Math.floor(creations / creationsPerList) + 1) * pages
}
