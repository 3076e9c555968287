/** Whether servers take a text for an object id: 24 hexadecimal digits, or any twelve characters of one byte. */
export function isObjectId(text: string): boolean {
  return isHexadecimal(text) || (text.length === 12 && new TextEncoder().encode(text).length === 12)
}

/** The object id that a text means, as it is kept: in digits of lower case. */
export function objectIdOf(text: string): string {
  if (isHexadecimal(text)) return text.toLowerCase()
  const bytes = [...new TextEncoder().encode(text)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isHexadecimal(text: string): boolean {
  return /^[0-9a-fA-F]{24}$/.test(text)
}
