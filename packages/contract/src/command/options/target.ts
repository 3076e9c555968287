import type { CommandLine } from '@clouddb/command'
import { UsageError } from '@clouddb/command'
import type { Deployment } from './deployments.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the address of the deployment from `--target` or the environment, and checks it. */
export function readTarget(args: CommandLine, deployment: Deployment, environment: Environment): URL {
  const variable = String(deployment.variables.baseUrl)
  const given = args.one('target') ?? environment[variable] ?? deployment.baseUrl
  const source = args.one('target') ? '`--target`' : `The variable ${variable}`
  if (!given) {
    throw new UsageError(
      `\`--target\` is missing; expected the address of the deployment: write \`--target https://api.example.com\`, or set ${variable}.`,
    )
  }
  const url = URL.canParse(given) ? new URL(given) : undefined
  const fault = faultOf(url, args.has('allow-insecure-connection'))
  if (!url || fault !== undefined) throw new UsageError(`${source} ${fault}`)
  return url
}

/** The complaint about an address, in words that follow its source; undefined where it is right. */
function faultOf(url: URL | undefined, isInsecureAllowed: boolean): string | undefined {
  if (!url || !/^https?:$/.test(url.protocol))
    return 'is not an http or https address; expected one like https://api.example.com, without a path of the API.'
  if (url.username || url.password || url.search || url.hash)
    return 'holds a user name, a query or a fragment (not shown); expected the address alone: credentials come from the environment.'
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !isInsecureAllowed)
    return `would send credentials over plain http to ${url.hostname}; expected https: add \`--allow-insecure-connection\` where the network is trusted.`
  return undefined
}

/** Requires `--yes-write-to <host>` before anything is written to a host that is not loopback. */
export function refuseUnconfirmedWriting(args: CommandLine, target: URL): void {
  const confirmed = args.one('yes-write-to')
  const writes = args.has('write') ? '--write' : args.has('clean') && !args.has('list') ? '--clean' : undefined
  if (writes === undefined) {
    if (confirmed === undefined || args.has('clean')) return
    throw new UsageError('`--yes-write-to` is given without `--write`; expected both or none: add `--write`.')
  }
  const isConfirmed =
    confirmed === undefined ? isLoopback(target.hostname) : [target.host, target.hostname].includes(confirmed)
  if (isConfirmed) return
  throw new UsageError(
    confirmed === undefined
      ? `\`${writes}\` would ${writes === '--write' ? 'create and ' : ''}delete objects at ${target.host}, which is not this machine; expected a confirmation: add \`--yes-write-to ${target.host}\` if you mean that host.`
      : `\`--yes-write-to ${confirmed}\` names another host than the target ${target.host}; expected the same: correct one of the two.`,
  )
}

/** True for the addresses of this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** A proxy that the environment names for an address. */
export interface NamedProxy {
  /** The variable that names it. */
  readonly variable: string
  /** True where Node was told to use it, which is not the default. */
  readonly isUsed: boolean
}

/** The proxy for this address; undefined where the environment names none, or exempts the address in NO_PROXY. */
export function readProxy({ protocol, hostname, host }: URL, environment: Environment): NamedProxy | undefined {
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  const variable = [name, name.toLowerCase()].find((each) => environment[each])
  const exempt = (environment.NO_PROXY ?? environment.no_proxy ?? '').split(/[\s,]+/).filter(Boolean)
  const isWithin = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`)
  const isExempt = exempt.some((each) => each === '*' || each === host || isWithin(each.replace(/^\*?\./, '')))
  if (variable === undefined || isExempt) return undefined
  const isUsed = environment.NODE_USE_ENV_PROXY === '1' || /--use-env-proxy/.test(environment.NODE_OPTIONS ?? '')
  // Requests to this machine do not go through a proxy unless Node was told so.
  return isUsed || !isLoopback(hostname) ? { variable, isUsed } : undefined
}
