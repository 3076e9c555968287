/** Fills the rest of what spelled a character, so that all characters keep their places. */
const FILLER = '\0'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  sol: '/',
  plus: '+',
  equals: '=',
  lowbar: '_',
  nbsp: ' ',
  shy: '-',
}

/** `H` is a hexadecimal digit, `B` are backslashes, and a space is any number of fillers, which earlier decoding has left. */
const ESCAPES = [
  '(?:% u|B u)( H H H H)',
  '(?:%|B x)( H H)',
  '(?:& # x 0*|B u \\{ 0*)((?: H){1,6}) [;}]?',
  'B( [0-3] [0-7] [0-7])',
  '& # 0*((?: [0-9]){1,7}) ;?',
  `&( (?:${Object.keys(NAMED).map(spaced).join('|')})) ;`,
  'B [nrtbfv0]',
]
const ESCAPE = new RegExp(
  ESCAPES.join('|').replaceAll(' ', '\\0*').replaceAll('H', '[\\da-f]').replaceAll('B', '(?<!\\\\)\\\\+'),
  'gi',
)

/** At least eight bytes of ASCII, with at most one separator between them. */
const HEX_BYTE = '(?:[2-7][\\da-f]|0[09ad])'
const HEX = new RegExp(`${HEX_BYTE}(?:[\\s:]?${HEX_BYTE}){7,}`, 'gi')

/** At least nine bytes of ASCII, the highest bit of which is 0. A space is the end of a line and an indent. */
const BASE64_BYTES = '[A-Za-f] [A-HQ-Xg-nw-z0-3] [ABEFIJMNQRUVYZcdghklopstwx014589] [\\w+/-]'
const BASE64 = new RegExp(
  `${BASE64_BYTES}(?: ${BASE64_BYTES}){2,}(?: [\\w+/-]){0,3}`.replaceAll(' ', '(?:[\\r\\n\\0][\\s\\0]*)?'),
  'g',
)
/** The text after base64 can look like its last characters, and adds two bytes at most. */
const PRINTABLE = /^[\0\t\n\r -~]+.{0,2}$/s

/**
 * Decodes one level of the escapes of JSON, JavaScript, addresses and markup, and text in base64 and hexadecimal digits.
 * The result has the same length, and each character in it stands within what spelled it.
 */
export function decoded(text: string): string {
  return text
    .replace(ESCAPE, unescaped)
    .replace(HEX, (run) => asText(run, 'hex', 2))
    .replace(BASE64, (run) => asText(run, 'base64', 4))
}

function unescaped(spelled: string, ...groups: readonly (string | undefined)[]): string {
  const [four, two, some, octal, decimal, name] = groups.slice(0, ESCAPES.length - 1).map(withoutFillers)
  const hex = four ?? two ?? some
  const code = hex ? Number.parseInt(hex, 16) : octal ? Number.parseInt(octal, 8) : Number(decimal ?? 0)
  if (code > 0x10ffff) return spelled
  const character = name ? (NAMED[name.toLowerCase()] as string) : String.fromCodePoint(code)
  return character.padEnd(spelled.length, FILLER)
}

function spaced(name: string): string {
  return [...name].join(' ')
}

function withoutFillers(group: string | undefined): string | undefined {
  return group?.replaceAll(FILLER, '')
}

/** Decodes digits that spell text. So many digits spell one byte less than their number. */
function asText(run: string, encoding: 'hex' | 'base64', size: number): string {
  const plain = Buffer.from(run.replace(/[^\w+/-]/g, ''), encoding).toString('latin1')
  if (!PRINTABLE.test(plain)) return run
  let digits = 0
  let bytes = 0
  return run.replace(/./gs, (each) => {
    const isByte = /[\w+/-]/.test(each) && ++digits % size !== 0
    return (isByte && plain[bytes++]) || FILLER
  })
}
