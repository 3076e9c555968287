import { digest } from '../form/form.ts'

const before = '// Written by `pull` of @clouddb/as-code ('
const after = '), which replaces it as long as nobody has edited it.'

/** Returns the text of a file with a first line that has the digest of the others. */
export async function withHeader(text: string): Promise<string> {
  return `${before}${await digest(text)}${after}\n${text}`
}

/** Tells who wrote a file: `pull`, `pull` and somebody else after it, or only somebody else. */
export async function writerOf(text: string): Promise<'pull' | 'both' | 'other'> {
  // Version control may have changed the ends of lines.
  const [first = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n')
  if (!first.startsWith(before)) return 'other'
  return first === `${before}${await digest(rest.join('\n'))}${after}` ? 'pull' : 'both'
}
