/** What is wrong with the address of a webhook of a service, in the words of servers. */
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
  const mapped = /^\[::(?:ffff:)?([0-9a-f]+):([0-9a-f]+)\]$/.exec(host)
  if (mapped) return isPrivateNumber(numberOf(mapped[1]) * 0x10000 + numberOf(mapped[2]))
  if (host.startsWith('[')) return privateGroups.test(host)
  const parts = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(host)?.slice(1)
  return parts !== undefined && isPrivateNumber(parts.reduce((sum, part) => sum * 256 + Number(part), 0))
}

const numberOf = (digits = '0') => Number.parseInt(digits, 16)

/** The local address and none, link-local, unique local, multicast, documentation and discard addresses. */
const privateGroups = /^\[(?:::1?\]|fe[89ab][0-9a-f]:|f[cd][0-9a-f]{2}:|ff[0-9a-f]{2}:|2001:db8:|100::)/

const privateRanges =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'

function isPrivateNumber(address: number): boolean {
  return privateRanges.split(' ').some((range) => {
    const [start = '', bits] = range.split('/')
    const size = 2 ** (32 - Number(bits))
    const first = start.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
    return address >= first && address < first + size
  })
}
