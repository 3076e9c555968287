/** The most bytes that are read of an answer, after decompression; no answer of an API has as many. */
export const MOST_BYTES = 64 * 1024 * 1024

/** The deepest nesting of lists and objects, so that recursive readers do not overflow the stack. */
export const MOST_LEVELS = 100

/** The most values of an answer: 60 MB of nothing but `{}` take minutes to validate. */
export const MOST_VALUES = 2_000_000

/** The bytes of an answer, or the reason why it was not read. */
export type Reading = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly flaw: string }

/** Reads an answer to its end, or to a limit. Rejects if the connection breaks. */
export async function readAnswer({ body }: Response): Promise<Reading> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    size += piece.value.length
    if (size > MOST_BYTES) {
      // The server may still be sending.
      reader?.cancel().catch(() => {})
      return { flaw: `the answer is longer than ${MOST_BYTES / 1024 / 1024} MB, and was read no further` }
    }
    pieces.push(piece.value)
  }
  const bytes = joined(pieces, size)
  const flaw = excessOf(bytes)
  return flaw === undefined ? { bytes } : { flaw }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let end = 0
  for (const piece of pieces) {
    whole.set(piece, end)
    end += piece.length
  }
  return whole
}

const codeOf = (character: string): number => character.charCodeAt(0)
const [QUOTE, BACKSLASH, SPACE] = [codeOf('"'), codeOf('\\'), codeOf(' ')]
const COMMA = codeOf(',')
const OPENING = new Set(['[', '{'].map(codeOf))
const CLOSING = new Set([']', '}'].map(codeOf))

/** Counts brackets and commas outside of strings, if the text begins with a bracket as JSON does. */
function excessOf(bytes: Uint8Array): string | undefined {
  if (!OPENING.has(bytes.find((byte) => byte > SPACE) ?? 0)) return undefined
  let values = 0
  let level = 0
  let isText = false
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number
    if (isText && byte === BACKSLASH) index += 1
    else if (byte === QUOTE) isText = !isText
    else if (isText) continue
    else if (OPENING.has(byte)) level += 1
    else if (CLOSING.has(byte)) level -= 1
    else if (byte === COMMA) values += 1
    if (level > MOST_LEVELS) return `the answer nests deeper than ${MOST_LEVELS} levels, and was not read`
    if (values > MOST_VALUES) return 'the answer holds more than two million values, and was not read'
  }
  return undefined
}
