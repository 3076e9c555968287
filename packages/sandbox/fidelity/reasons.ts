import type { Reason } from './compare.ts'

/** Why the sandbox may answer otherwise than the real server did. A reason that nothing needs any more is a failure. */
export const reasons: Reason[] = []
