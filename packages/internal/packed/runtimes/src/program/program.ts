import type { Check, CheckContext, Endpoint, Seen, Traits } from './check.ts'
import { aborting } from './checks/aborting.ts'
import { callArguments } from './checks/arguments.ts'
import { errors } from './checks/errors.ts'
import { lists } from './checks/lists.ts'
import { pathLiterals } from './checks/path-literals.ts'
import { quickstarts } from './checks/quickstarts.ts'
import { rateLimits } from './checks/rate-limits.ts'
import { redirects } from './checks/redirects.ts'
import { requests } from './checks/requests.ts'
import { retries } from './checks/retries.ts'
import { sandbox } from './checks/sandbox.ts'
import { secrets } from './checks/secrets.ts'
import { surface } from './checks/surface.ts'
import { timeLimits } from './checks/time-limits.ts'
import type { Documents, Packages } from './packages.ts'

/** How one check ended. The message says why it failed. */
export interface Outcome {
  readonly name: string
  readonly ok: boolean
  readonly message: string
}

/** Where the server listens, and what the driver says of the runtime. */
export interface Conditions {
  readonly server: string
  readonly nobody: string
  readonly traits: Traits
  readonly inspect?: (value: unknown) => string
  /** Milliseconds that a check waits for what must come about at the server. Default 5,000. */
  readonly patience?: number
}

/** Every check, in the order in which they run. */
export const checks: readonly Check[] = [
  ...surface,
  ...quickstarts,
  ...lists,
  ...requests,
  ...callArguments,
  ...retries,
  ...rateLimits,
  ...timeLimits,
  ...aborting,
  ...redirects,
  ...errors,
  ...secrets,
  ...pathLiterals,
  ...sandbox,
]

// No check takes three seconds on a quiet machine. This ends one that hangs.
const longestCheck = 120_000

/** Runs checks on packages, all unless some are chosen, one after the other, over the public surface and the runtime's own `fetch`. */
export async function runChecks(
  packages: Packages,
  documents: Documents,
  conditions: Conditions,
  chosen: readonly Check[] = checks,
): Promise<Outcome[]> {
  const { server, nobody, traits, inspect, patience = 60_000 } = conditions
  const run = Math.random().toString(36).slice(2)
  let endpoints = 0
  const open = (scenario: string) => openEndpoint(server, scenario, `${run}-${endpoints++}`, patience)
  const context: CheckContext = { packages, documents, traits, inspect, nobody, open }
  const outcomes: Outcome[] = []
  for (const [name, check] of chosen) outcomes.push(await outcomeOf(name, () => check(context)))
  return outcomes
}

async function outcomeOf(name: string, check: () => Promise<void>): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not end within ${longestCheck} ms.`)), longestCheck)
  })
  try {
    await Promise.race([check(), hanging])
    return { name, ok: true, message: '' }
  } catch (error) {
    return { name, ok: false, message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  } finally {
    clearTimeout(timer)
  }
}

function openEndpoint(server: string, scenario: string, id: string, patience: number): Endpoint {
  const fetchSeen = async (): Promise<Seen> => (await fetch(`${server}/seen/${id}`)).json()
  return {
    url: `${server}/${scenario}/${id}`,
    async seen(enough = () => true) {
      const end = Date.now() + patience
      let seen = await fetchSeen()
      while (!enough(seen) && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        seen = await fetchSeen()
      }
      return seen
    },
  }
}
