/** Whether a list of addresses and CIDR ranges has an address. An empty list has none. */
export function isListed(list: readonly { readonly source?: string | undefined }[], address: string): boolean {
  return list.some(({ source = '' }) => address === source || isWithin(addressNumber(address), source))
}

/** Whether a CIDR range has an IPv4 address. */
function isWithin(address: number, source: string): boolean {
  const [range = '', size = '32'] = source.split('/')
  const span = 2 ** (32 - Number(size))
  return Math.floor(address / span) === Math.floor(addressNumber(range) / span)
}

/** An IPv4 address as a number; NaN for every other text. */
function addressNumber(address: string): number {
  const parts = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)?.slice(1).map(Number) ?? [Number.NaN]
  return parts.every((part) => part <= 255) ? parts.reduce((number, part) => number * 256 + part, 0) : Number.NaN
}

/** Whether a value is an IP address, or the name of the loopback. */
export function isAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false
  return (
    value === 'localhost' || !Number.isNaN(addressNumber(value)) || (value.includes(':') && isUrl(`http://[${value}]`))
  )
}

export const isUrl = (value: string): boolean => URL.canParse(value)

/** What is wrong with the address of a webhook of a service, in the words of servers. It is a URL. */
export function addressMistake(service: unknown, address: string): string | undefined {
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'Webhook URL must use HTTP or HTTPS'
  if (service === 'slack' && url.hostname.split('.').slice(-2).join('.') !== 'slack.com')
    return `Slack Webhook URL ${address} does not have hostname that ends in 'slack.com'`
  return isPrivate(url.hostname.replace(/\.+$/, ''))
    ? 'Webhook URL resolves to a private or reserved address.'
    : undefined
}

/** Names are not looked up, so that only `localhost` and addresses can be private. */
function isPrivate(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true
  const [, high, low] = /^\[::(?:ffff:)?([0-9a-f]+):([0-9a-f]+)\]$/.exec(host) ?? []
  const address = low === undefined ? addressNumber(host) : Number(`0x${high}`) * 0x10000 + Number(`0x${low}`)
  return privateGroups.test(host) || privateRanges.split(' ').some((range) => isWithin(address, range))
}

/** The local address and none, link-local, unique local, multicast, documentation and discard addresses. */
const privateGroups = /^\[(?:::1?\]|fe[89ab][0-9a-f]:|f[cd][0-9a-f]{2}:|ff[0-9a-f]{2}:|2001:db8:|100::)/

const privateRanges =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
