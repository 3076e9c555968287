/** Whether a list of addresses and CIDR ranges has an address. An empty list has none. */
export function isListed(list: readonly { readonly source?: string | undefined }[], address: string): boolean {
  return list.some(({ source = '' }) => isWithin(address, source))
}

function isWithin(address: string, source: string): boolean {
  const [range = '', size = '32'] = source.split('/')
  const [given, start] = [numberOf(address), numberOf(range)]
  if (given === undefined || start === undefined) return address === source
  const span = 2 ** (32 - Number(size))
  return Math.floor(given / span) === Math.floor(start / span)
}

/** An IPv4 address as a number; `undefined` for every other text. */
function numberOf(address: string): number | undefined {
  const parts = address.split('.').map(Number)
  if (parts.length !== 4 || parts.some((part) => !(part >= 0 && part <= 255))) return undefined
  return parts.reduce((number, part) => number * 256 + part, 0)
}
