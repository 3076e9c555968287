/** Reads the body of an answer; resolves to `undefined` as soon as it has more bytes than `most`. */
export type ReadBody = (response: Response, most: number) => Promise<string | Uint8Array | undefined>

/** Reads a body of text. `cutOff` makes something of the start of one that has more bytes than `most`. */
export async function readText(
  response: Response,
  most: number,
  cutOff?: (start: string) => string,
): Promise<string | undefined> {
  const reader = response.body?.getReader?.()
  // What a stub or an older `fetch` brings may have no stream.
  let text = reader ? '' : await response.text()
  if (!reader) return text.length > most ? undefined : text
  const decoder = new TextDecoder()
  for (let left = most; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    const piece = value.length > left ? value.subarray(0, left) : value
    text += decoder.decode(piece, { stream: true })
    left -= value.length
    if (left < 0) {
      reader.cancel().catch(() => {})
      return cutOff?.(text)
    }
  }
}

/** Reads a body of bytes. */
export async function readBytes(response: Response, most: number): Promise<Uint8Array | undefined> {
  const reader = response.body?.getReader?.()
  const pieces: Uint8Array[] = reader ? [] : [new Uint8Array(await response.arrayBuffer())]
  let size = pieces[0]?.length ?? 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    pieces.push(read.value)
    size += read.value.length
    if (size > most) {
      reader?.cancel().catch(() => {})
      break
    }
  }
  if (size > most) return undefined
  const whole = new Uint8Array(size)
  let end = 0
  for (const piece of pieces) {
    whole.set(piece, end)
    end += piece.length
  }
  return whole
}
