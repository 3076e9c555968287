import { optionError } from './headers.ts'

// The parser accepts a host that ends in a number only if it is an IPv4 address.
const loopback = /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/

/**
 * Checks an address and normalizes it so that a path can be appended. The error does not show the address: it may
 * contain a secret.
 */
export function parseBaseUrl(value: unknown, mustBeSecure: unknown): string {
  // Check the text itself: a parsed address drops an empty user name or query.
  if (typeof value !== 'string' || !/^https?:\/\/[^/\\?#@]+(\/[^?#]*)?$/i.test(value) || !URL.canParse(value))
    throw optionError(
      'baseUrl',
      'must be an address like https://api.example.com, without user name, query or fragment',
    )
  const { protocol, hostname, origin, pathname } = new URL(value)
  if (mustBeSecure && protocol === 'http:' && !loopback.test(hostname))
    throw optionError(
      'allowInsecureConnection',
      `would send credentials over plain http to ${hostname}. Pass an https address, or \`allowInsecureConnection: true\``,
      '`baseUrl`',
    )
  return origin + pathname.replace(/\/+$/, '')
}
