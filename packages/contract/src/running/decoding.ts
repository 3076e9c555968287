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

/** Replaces the rest of an escape, so that every character keeps its place. */
const FILLER = '\0'

/** `H` stands for a hexadecimal digit, and each space for any number of fillers, which an earlier decoding has left. */
const ESCAPES = [
  '(?:% u|\\\\ u)( H H H H)',
  '(?:%|\\\\ x)( H H)',
  '(?:& # x 0*|\\\\ u \\{ 0*)((?: H){1,6}) [;}]?',
  '& # 0*((?: [0-9]){1,7}) ;?',
  '\\\\( [0-3] [0-7] [0-7])',
  `&( (?:${Object.keys(NAMED).join('|')})) ;`,
  '\\\\ 0',
]
const ESCAPE = new RegExp(ESCAPES.join('|').replaceAll(' ', '\\0*').replaceAll('H', '[\\da-f]'), 'gi')
const ESCAPED_SYMBOL = /\\(\0*[^\w\0])/g
const ESCAPED_CONTROL = /\\(\0*)[nrtbfv]/gi

/** At least eight printable characters in ASCII, the digits of each followed by one separator at most. */
const HEX = /(?:(?:[2-7][\da-f]|0[09ad])[\s:]?){8,}/gi
/** At least nine characters in ASCII, the highest bit of which is 0, in lines of any length. */
const BASE64 = new RegExp(
  '(?:[A-Za-f] [A-HQ-Xg-nw-z0-3] [ABEFIJMNQRUVYZcdghklopstwx014589] [\\w+/-] ){3,}(?:[\\w+/-] ){0,3}'.replaceAll(
    ' ',
    '[\\r\\n\\0]*',
  ),
  'g',
)
const PRINTABLE = /^[\0\t\n\r -~]+$/

/**
 * Decodes one level of the escapes of JSON, JavaScript, addresses and markup, and text in base64 and hexadecimal digits.
 * Every character stays in the part of the text that spelled it.
 */
export function decoded(text: string): string {
  return text
    .replace(ESCAPED_SYMBOL, `${FILLER}$1`)
    .replace(ESCAPED_CONTROL, `${FILLER}$1${FILLER}`)
    .replace(ESCAPE, unescaped)
    .replace(HEX, (run) => spread(run, 'hex', 2))
    .replace(BASE64, (run) => spread(run, 'base64', 4))
}

function unescaped(escape: string, ...groups: readonly (string | undefined)[]): string {
  const [four, two, some, decimal, octal, name] = groups.slice(0, ESCAPES.length - 1).map(withoutFillers)
  if (name) return (NAMED[name.toLowerCase()] as string).padEnd(escape.length, FILLER)
  const hex = four ?? two ?? some
  const code = hex ? Number.parseInt(hex, 16) : octal ? Number.parseInt(octal, 8) : Number(decimal ?? 0)
  return code > 0x10ffff ? escape : String.fromCodePoint(code).padEnd(escape.length, FILLER)
}

const withoutFillers = (group: string | undefined) => group?.replaceAll(FILLER, '')

/** Decodes a run in which so many digits spell whole bytes. Each byte stands in the place of a digit, fillers in the others. */
function spread(run: string, encoding: 'hex' | 'base64', size: number): string {
  const plain = Buffer.from(run.replace(/[^\w+/-]/g, ''), encoding).toString('latin1')
  if (!PRINTABLE.test(plain)) return run
  let digits = 0
  let bytes = 0
  return run.replace(/[^]/g, (each) => {
    const isByte = /[\w+/-]/.test(each) && ++digits % size !== 0
    return (isByte && plain[bytes++]) || FILLER
  })
}
