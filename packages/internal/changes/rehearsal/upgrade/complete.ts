// Does not compile if the program of the upgrade lacks a method. It is not a part of that program, because a new method is
// not an error for a user.
import type { ManagementClient } from '@clouddb/management'
import type { ObservabilityCloudClient } from '@clouddb/observability-cloud'
import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import type * as program from './program.ts'

/** A call for each method of a client. */
type EveryMethodOf<Client> = { readonly [Method in Exclude<keyof Client, 'withOptions'>]: (client: Client) => unknown }

/** If this does not compile, add a call of the missing method to `program.ts`. */
export const complete = (
  used: typeof program,
): {
  management: EveryMethodOf<ManagementClient>
  observabilityCloud: EveryMethodOf<ObservabilityCloudClient>
  observabilityOss: EveryMethodOf<ObservabilityOssClient>
} => used
