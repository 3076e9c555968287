import { addresses } from './addresses.ts'
import { attempts } from './attempts.ts'
import { bodies } from './bodies.ts'
import { credentials } from './credentials.ts'
import { failures, refusals } from './failures.ts'
import { headers } from './headers.ts'
import { payloads } from './payloads.ts'
/** Every way in which a client can be wrong whatever its document. */
export const clientFaults = [addresses, credentials, headers, attempts, bodies, payloads, failures, refusals].flat()
