import { createSandbox, type Sandbox } from '@clouddb/sandbox'
import { seedOfSample } from './seed.ts'

const twoDays = 2 * 24 * 3_600_000

/**
 * Starts a sandbox whose deployments have been watched for two days, so that their alerts have a state. It stands outside
 * `src`, which holds what a user of the packages would write.
 */
export function startSandbox(): Sandbox {
  const sandbox = createSandbox({ seed: seedOfSample(Date.now() - twoDays) })
  sandbox.advance(twoDays)
  return sandbox
}

/** A key of the organization that nobody uses. */
export function unusedKeyOf(sandbox: Sandbox): string | undefined {
  const { keyId } = sandbox.management
  return sandbox.snapshot().managed.organizations[0]?.keys.find((key) => key.keyId !== keyId)?.id
}
