/** Reads the body of an answer; resolves to `undefined` as soon as it has more bytes than `most`. */
export type ReadBody = (response: Response, most: number) => Promise<string | Uint8Array | undefined>

/** Reads a body of text. `cutOff` makes something of the start of one that has more bytes than `most`. */
export async function readText(
  response: Response,
  most: number,
  cutOff?: (start: string) => string,
): Promise<string | undefined> {
  const reader = response.body?.getReader?.()
  if (!reader) {
    // What a stub or an older `fetch` brings may have no stream.
    const text = await response.text()
    return text.length > most ? undefined : text
  }
  let text = ''
  let decoder: TextDecoder | undefined
  // Most answers are one piece, which is decoded when it is known to be all.
  let last: Uint8Array | undefined
  for (let left = most; ; ) {
    const { done, value } = await reader.read()
    if (done) return decoder ? text + decoder.decode(last) : wholeDecoder.decode(last)
    if (last && !decoder) {
      decoder = new TextDecoder()
      // What is told to be too large is not waited for.
      if (!cutOff && isTold(response, most)) left = -1
    }
    text += decoder?.decode(last, { stream: true }) ?? ''
    if (value.length > left) {
      reader.cancel().catch(() => {})
      return cutOff?.(text + (decoder ?? wholeDecoder).decode(value.subarray(0, left)))
    }
    left -= value.length
    last = value
  }
}

const wholeDecoder: TextDecoder = /* @__PURE__ */ new TextDecoder()

/** Whether an answer says itself that its body has more bytes. Those of a compressed one are counted before decompression. */
function isTold({ headers }: Response, most: number): boolean {
  return Number(headers.get('content-length')) > most && !headers.has('content-encoding')
}

/** Reads a body of bytes. */
export async function readBytes(response: Response, most: number): Promise<Uint8Array | undefined> {
  const reader = response.body?.getReader?.()
  const pieces: Uint8Array[] = reader ? [] : [new Uint8Array(await response.arrayBuffer())]
  let size = pieces[0]?.length ?? 0
  for (let read = await reader?.read(); read?.value && size <= most; read = await reader?.read()) {
    size += isTold(response, most) ? most + 1 : read.value.length
    pieces.push(read.value)
  }
  if (size > most) {
    reader?.cancel().catch(() => {})
    return undefined
  }
  const whole = new Uint8Array(size)
  let end = 0
  for (const piece of pieces) {
    whole.set(piece, end)
    end += piece.length
  }
  return whole
}
