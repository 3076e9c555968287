import { ConfigurationError } from './errors.ts'

// A host that ends in a number is an IPv4 address, or is refused by the parser.
const loopback = /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/

/** Checks an address and brings it into the form that a path is appended to. A refused one is not shown: it may hold a secret. */
export function parseBaseUrl(value: unknown, mustBeSecure: unknown): string {
  // The text itself is looked at, because a parsed address forgets an empty user name or query.
  if (typeof value !== 'string' || !/^https?:\/\/[^/\\?#@]+(\/[^?#]*)?$/i.test(value) || !URL.canParse(value))
    throw new ConfigurationError(
      'The option `baseUrl` (not shown) must be an address like https://api.example.com, without user name, query or fragment.',
    )
  const { protocol, hostname, origin, pathname } = new URL(value)
  if (mustBeSecure && protocol === 'http:' && !loopback.test(hostname))
    throw new ConfigurationError(
      `The option \`baseUrl\` would send credentials over plain http to ${hostname}. Pass an https address, or \`allowInsecureConnection: true\`.`,
    )
  return origin + pathname.replace(/\/+$/, '')
}
