import type { Typed } from './arguments.ts'
import type { Deployment } from './deployments.ts'
import { UsageError } from './usage-error.ts'

/** Variables by their name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the address of the deployment, and refuses one that could not be meant. */
export function readTarget(typed: Typed, deployment: Deployment, environment: Environment): URL {
  const variable = String(deployment.variables.baseUrl)
  const given = typed.one('target') ?? environment[variable] ?? deployment.baseUrl
  const source = typed.one('target') ? '`--target`' : `The variable ${variable}`
  if (!given) {
    throw new UsageError(
      `\`--target\` is missing; expected the address of the deployment: write \`--target https://api.example.com\`, or set ${variable}.`,
    )
  }
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `${source} is no http or https address; expected one like https://api.example.com, without a path of the API.`,
    )
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError(
      `${source} holds a user name, a query or a fragment (not shown); expected the address alone: credentials come from the environment.`,
    )
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !typed.flags.has('allow-insecure-connection')) {
    throw new UsageError(
      `${source} would send credentials over plain http to ${url.hostname}; expected https: add \`--allow-insecure-connection\` where the network is trusted.`,
    )
  }
  return url
}

/** Writing to a machine that others may use takes a second word, and the word names the machine. */
export function refuseUnmeantWriting(typed: Typed, target: URL): void {
  const meant = typed.one('yes-write-to')
  const { flags } = typed
  const writes = flags.has('write') ? '--write' : flags.has('clean') && !flags.has('list') ? '--clean' : undefined
  if (writes === undefined) {
    if (meant === undefined || flags.has('clean')) return
    throw new UsageError('`--yes-write-to` is given without `--write`; expected both or none: add `--write`.')
  }
  if (meant === undefined ? isLoopback(target.hostname) : meant === target.host || meant === target.hostname) return
  throw new UsageError(
    meant === undefined
      ? `\`${writes}\` would ${writes === '--write' ? 'create and ' : ''}delete objects at ${target.host}, which is not this machine; expected a second word: add \`--yes-write-to ${target.host}\` if that is meant.`
      : `\`--yes-write-to ${meant}\` names another host than the target ${target.host}; expected the same: correct one of the two.`,
  )
}

/** True for the addresses of this machine, which nobody else can be meant by. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
