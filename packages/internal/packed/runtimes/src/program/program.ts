import { ends } from './checks/ends.ts'
import { exchanges } from './checks/exchanges.ts'
import { surfaces } from './checks/surfaces.ts'
import {
  type CheckContext,
  type Checks,
  type Conditions,
  createClients,
  type Documents,
  type Endpoint,
  type Packages,
  type SeenRequest,
} from './context.ts'

/** The result of one check. The message says why it failed. */
export interface Outcome {
  readonly name: string
  readonly ok: boolean
  readonly message: string
}

/** Every check, in the order in which they run. */
export const checks: Checks = { ...surfaces, ...exchanges, ...ends }

/** Milliseconds that a check waits for requests to arrive at the server. */
const patience = 60_000
/** Milliseconds after which a check counts as hanging. On a quiet machine no check takes three seconds. */
const longestCheck = 120_000

/** Runs all checks, one after the other, with the packages and the runtime's own `fetch`. */
export async function runChecks(packages: Packages, documents: Documents, given: Conditions): Promise<Outcome[]> {
  const { server, ...conditions } = given
  const run = Math.random().toString(36).slice(2)
  let endpoints = 0
  const open: CheckContext['open'] = (scenario, options = {}) => {
    const id = `${run}-${endpoints++}`
    const url = `${server}/${scenario}/${id}`
    return {
      url,
      seen: (enough) => seenRequests(`${server}/seen/${id}`, enough),
      ...createClients(packages, url, options),
    }
  }
  const context: CheckContext = { packages, documents, ...conditions, open }
  const outcomes: Outcome[] = []
  for (const [name, check] of Object.entries(checks)) outcomes.push(await outcomeOf(name, () => check(context)))
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

/** Returns the requests of an endpoint, as soon as there are enough. */
async function seenRequests(url: string, enough: Parameters<Endpoint['seen']>[0] = () => true): Promise<SeenRequest[]> {
  for (const end = Date.now() + patience; ; ) {
    const requests: SeenRequest[] = await (await fetch(url)).json()
    if (enough(requests) || Date.now() > end) return requests
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
