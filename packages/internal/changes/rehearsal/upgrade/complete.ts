// A method that the program of the upgrade does not use does not compile here. It is no part of that program: for a user
// a method that is new is no error.
import type { ManagementClient } from '@clouddb/management'
import type { ObservabilityCloudClient } from '@clouddb/observability-cloud'
import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import type * as program from './program.ts'

/** A call for each method of a client, and for nothing else. */
type EveryMethodOf<Client> = { readonly [Method in Exclude<keyof Client, 'withOptions'>]: (client: Client) => unknown }

/** Add a call of the method that is missing to `program.ts`. */
export const complete = (
  used: typeof program,
): {
  management: EveryMethodOf<ManagementClient>
  observabilityCloud: EveryMethodOf<ObservabilityCloudClient>
  observabilityOss: EveryMethodOf<ObservabilityOssClient>
} => used
