import type { Composition } from './request-schemas.ts'

/** What servers judge of an alert in another way than one schema after another. */
export const alertCompositions: Composition = {}
