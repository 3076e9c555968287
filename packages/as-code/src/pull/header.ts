import { digest } from '../form/form.ts'

const before = '// Written by `pull` of @clouddb/as-code ('
const after = '), which replaces it as long as nobody has edited it.'

/** Returns the text of a file with a first line that has the digest of the others. */
export async function withHeader(text: string): Promise<string> {
  return `${before}${await digest(text)}${after}\n${text}`
}

/** True for a file that `pull` wrote and nobody has edited since. */
export async function isWhole(text: string): Promise<boolean> {
  return text.startsWith(before) && text === (await withHeader(bodyOf(text)))
}

/** Returns the text of a file without the line of `pull`. */
export function bodyOf(text: string): string {
  return text.startsWith(before) ? text.slice(text.indexOf('\n') + 1) : text
}
