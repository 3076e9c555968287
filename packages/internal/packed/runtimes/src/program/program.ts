import { ends } from './checks/ends.ts'
import { exchanges } from './checks/exchanges.ts'
import { surfaces } from './checks/surfaces.ts'
import type { Check, CheckContext, Conditions, Documents, Endpoint, Packages, SeenRequest } from './context.ts'

/** The result of one check. The message says why it failed. */
export interface Outcome {
  readonly name: string
  readonly ok: boolean
  readonly message: string
}

/** Every check, in the order in which they run. */
export const checks: readonly Check[] = [...surfaces, ...exchanges, ...ends]

/** Milliseconds that a check waits for requests to arrive at the server. */
const patience = 60_000
/** Milliseconds after which a check counts as hanging. On a quiet machine no check takes three seconds. */
const longestCheck = 120_000

/** Runs all checks, one after the other, with the packages and the runtime's own `fetch`. */
export async function runChecks(
  packages: Packages,
  documents: Documents,
  { server, ...conditions }: Conditions,
): Promise<Outcome[]> {
  const run = Math.random().toString(36).slice(2)
  let endpoints = 0
  const open = (scenario: string) => openEndpoint(server, scenario, `${run}-${endpoints++}`)
  const context: CheckContext = { packages, documents, ...conditions, open }
  const outcomes: Outcome[] = []
  for (const [name, check] of checks) outcomes.push(await outcomeOf(name, () => check(context)))
  return outcomes
}

async function outcomeOf(name: string, check: () => Promise<void>): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The check did not end within ${longestCheck} ms.`)), longestCheck)
  })
  try {
    await Promise.race([check(), hanging])
    return { name, ok: true, message: '' }
  } catch (error) {
    return { name, ok: false, message: String(error) }
  } finally {
    clearTimeout(timer)
  }
}

function openEndpoint(server: string, scenario: string, id: string): Endpoint {
  const fetchSeen = async (): Promise<SeenRequest[]> => (await fetch(`${server}/seen/${id}`)).json()
  return {
    url: `${server}/${scenario}/${id}`,
    async seen(enough = () => true) {
      const end = Date.now() + patience
      let requests = await fetchSeen()
      while (!enough(requests) && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        requests = await fetchSeen()
      }
      return requests
    },
  }
}
