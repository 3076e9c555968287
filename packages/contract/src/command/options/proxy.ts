import type { Environment } from './target-address.ts'
import { isLoopback } from './target-address.ts'

/** A proxy that the environment names for an address. */
export interface NamedProxy {
  /** The variable that names it. */
  readonly variable: string
  /** True where Node was told to use it; by itself it does not. */
  readonly isUsed: boolean
}

/** The proxy for this address, if the environment names one and does not exempt the address from it. */
export function readProxy({ protocol, hostname, host }: URL, environment: Environment): NamedProxy | undefined {
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  const variable = [name, name.toLowerCase()].find((each) => environment[each])
  const exempt = (environment.NO_PROXY ?? environment.no_proxy ?? '').split(/[\s,]+/).filter(Boolean)
  const isExempt = exempt.some(
    (each) => each === '*' || each === host || isWithin(hostname, each.replace(/^\*?\./, '')),
  )
  if (variable === undefined || isExempt) return undefined
  const isUsed = environment.NODE_USE_ENV_PROXY === '1' || /--use-env-proxy/.test(environment.NODE_OPTIONS ?? '')
  // Nobody asks a proxy for this machine, but where it was told to.
  return isUsed || !isLoopback(hostname) ? { variable, isUsed } : undefined
}

const isWithin = (hostname: string, domain: string): boolean => hostname === domain || hostname.endsWith(`.${domain}`)
