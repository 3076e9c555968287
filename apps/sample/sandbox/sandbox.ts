import { createDemoSeed, createSandbox, type Sandbox } from '@clouddb/sandbox'

/**
 * Starts a sandbox whose deployments have dashboards, and alerts with a history. It is outside `src`, which holds the code
 * that a user of the packages would write. `unusedKey` is the id of a key that authenticates nobody.
 */
export function startSandbox(): Sandbox & { readonly unusedKey: string | undefined } {
  const sandbox = createSandbox({ seed: createDemoSeed() })
  const [organization] = sandbox.snapshot().managed.organizations
  const unusedKey = organization?.keys.find(({ keyId }) => keyId !== sandbox.management.keyId)?.id
  return { ...sandbox, unusedKey }
}
