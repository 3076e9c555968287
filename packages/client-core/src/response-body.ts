import { redact } from './failure.ts'

/** Reads the body of an answer; resolves to `undefined` as soon as it has more bytes than `most`. */
export type ReadBody = (response: Response, most: number) => Promise<string | Uint8Array | undefined>

/** So many bytes of an error's body are looked at. */
const longestErrorBody = 64 * 1024
const longestSecret = 4 * 1024

/** Reads a body that is text. */
export const readText: ReadBody = async (response, most) => {
  let text = ''
  const decoder = new TextDecoder()
  const isWhole = await readPieces(response, most, (piece) => {
    text += decoder.decode(piece, { stream: true })
  })
  return isWhole ? text + decoder.decode() : undefined
}

/** Reads a body of bytes. */
export const readBytes: ReadBody = async (response, most) => {
  const pieces: Uint8Array[] = []
  const isWhole = await readPieces(response, most, (piece) => pieces.push(piece))
  return isWhole ? join(pieces) : undefined
}

/** Reads the start of an error's body as far as it comes: an error whose body broke off is still one with its status. */
export async function readError(response: Response, secrets: readonly string[]): Promise<string> {
  const pieces: Uint8Array[] = []
  const isWhole = await readPieces(response, longestErrorBody, (piece) => pieces.push(piece)).catch(() => true)
  const text = new TextDecoder().decode(join(pieces))
  // At the end there may be half a secret, which nobody would recognise.
  return isWhole ? text : redact(text, secrets).slice(0, -longestSecret)
}

/** Hands on a body piece by piece; false when it had to be cut off, for it has more bytes than `most`. */
async function readPieces(response: Response, most: number, take: (piece: Uint8Array) => void): Promise<boolean> {
  const { body } = response
  if (body === null) return true
  // What a stub or an older `fetch` brings may have no stream.
  if (!body?.getReader) {
    const piece = response.arrayBuffer
      ? new Uint8Array(await response.arrayBuffer())
      : new TextEncoder().encode(await response.text())
    take(piece.subarray(0, most))
    return piece.length <= most
  }
  const reader = body.getReader()
  for (let left = most; ; ) {
    const { done, value } = await reader.read()
    if (done) return true
    take(value.length > left ? value.subarray(0, left) : value)
    left -= value.length
    if (left < 0) {
      reader.cancel().catch(ignore)
      return false
    }
  }
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0))
  let end = 0
  for (const piece of pieces) {
    whole.set(piece, end)
    end += piece.length
  }
  return whole
}

function ignore(): void {}
