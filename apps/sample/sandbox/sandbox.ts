import { createDemoSeed, createSandbox, type Sandbox } from '@clouddb/sandbox'

/**
 * Starts a sandbox whose deployments have dashboards, and alerts with a history. It is outside `src`, which holds the code
 * that a user of the packages would write.
 */
export function startSandbox(): Sandbox {
  return createSandbox({ seed: createDemoSeed() })
}

/** The id of an unused key of the organization. */
export function unusedKeyOf(sandbox: Sandbox): string | undefined {
  const { keyId } = sandbox.management
  return sandbox.snapshot().managed.organizations[0]?.keys.find((key) => key.keyId !== keyId)?.id
}
