/** The value of a JSON text; undefined if the text is not JSON. */
export function parsedJson(text: string, revive?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive)
  } catch {
    return undefined
  }
}
