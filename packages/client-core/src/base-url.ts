import { ConfigurationError } from './errors.ts'

const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Checks an address and brings it into the form that a path is appended to. A refused one is not shown: it may hold a secret. */
export function parseBaseUrl(value: unknown, carriesCredentials: boolean, allowInsecureConnection: boolean): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ConfigurationError(
      'The option `baseUrl` is not an absolute http or https address. Pass one like https://api.example.com.',
    )
  if (/^\w+:[/\\]*[^/\\?#]*@/.test(value as string))
    throw new ConfigurationError(
      'The option `baseUrl` holds a user name or password (not shown). Pass credentials by their own options.',
    )
  if (/[?#]/.test(value as string))
    throw new ConfigurationError(
      'The option `baseUrl` holds a query or a fragment (not shown). Pass the address alone, at most with a path prefix.',
    )
  if (url.protocol === 'http:' && carriesCredentials && !allowInsecureConnection && !loopback.test(url.hostname))
    throw new ConfigurationError(
      `The option \`baseUrl\` would send credentials over plain http to ${url.hostname}. Use https, or set \`allowInsecureConnection: true\` if the network is trusted.`,
    )
  return url.origin + url.pathname.replace(/\/+$/, '')
}
