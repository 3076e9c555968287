/** Reads the body of an answer. Resolves to `undefined` as soon as it has more than `most` bytes. */
export type ReadBody = (response: Response, most: number) => Promise<string | Uint8Array | undefined>

/** Reads a text body. `cutOff` converts the start of a body that has more than `most` bytes. */
export async function readText(
  response: Response,
  most: number,
  cutOff?: (start: string) => string,
): Promise<string | undefined> {
  const reader = response.body?.getReader?.()
  if (!reader) {
    // The response of a stub or of an older `fetch` may have no stream.
    const text = `${await response.text()}`
    return text.length > most ? undefined : text
  }
  let text = ''
  let decoder: TextDecoder | undefined
  // Most answers arrive in one chunk, which is decoded once it is known to be the last.
  let last: Uint8Array | undefined
  for (let left = most; ; ) {
    const { done, value } = await reader.read()
    if (done) return decoder ? text + decoder.decode(last) : wholeDecoder.decode(last)
    if (last) {
      if (!decoder && !cutOff && isLong(response, most)) left = -1
      decoder ??= new TextDecoder()
      text += decoder.decode(last, { stream: true })
    }
    if (value.length > left) {
      reader.cancel().catch(() => {})
      return cutOff?.(text + (decoder ?? wholeDecoder).decode(value.subarray(0, left)))
    }
    left -= value.length
    last = value
  }
}

const wholeDecoder: TextDecoder = /* @__PURE__ */ new TextDecoder()

/** True where the headers of an answer tell that its body is too large. `content-length` counts compressed bytes. */
function isLong({ headers }: Response, most: number): boolean {
  return Number(headers.get('content-length')) > most && !headers.has('content-encoding')
}

/** Reads a binary body. */
export async function readBytes(response: Response, most: number): Promise<Uint8Array | undefined> {
  const reader = response.body?.getReader?.()
  if (!reader) {
    const whole = new Uint8Array(await response.arrayBuffer())
    return whole.length > most ? undefined : whole
  }
  const pieces: Uint8Array[] = []
  let size = 0
  for (let { value } = await reader.read(); value; value = (await reader.read()).value) {
    size += value.length
    if (size > most || (pieces.length === 1 && isLong(response, most))) {
      reader.cancel().catch(() => {})
      return undefined
    }
    pieces.push(value)
  }
  return joinBytes(pieces)
}

/** Copies pieces into one. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) {
    whole.set(piece, end)
    end += piece.length
  }
  return whole
}
