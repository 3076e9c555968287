import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import { secretNamesOf } from '@clouddb/spec/document/secrets'
import { isObject, type Json, parsedJson } from '../schema/schema.ts'
import { SHORTEST } from './secret-spellings.ts'

/** The values of properties that the document marks as secrets. */
export interface SecretProperties {
  /** Remembers the secrets of a body, because another text can quote them. */
  note(body: string | undefined): void
  /** The secrets that are remembered. */
  values(): readonly string[]
  /** Removes the values from JSON, and from JSON that a text quotes or cuts off. */
  strike(text: string): string
}

/** `renamed`: the words of a deployment that uses others than the document. */
export function createSecretProperties(
  document: object,
  renamed: Readonly<Record<string, string>> = {},
): SecretProperties {
  const neutral = secretNamesOf(document as OpenApiDocument)
  const words = Object.entries({ ...renamed }).filter(([name]) => neutral.includes(name))
  const names = [...neutral, ...words.map(([, word]) => `${word}`)]
  const found = new Set<string>()
  const patterns = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  const start = new RegExp(`"(?:${patterns.join('|') || '(?!)'})"\\s*:\\s*(?=["{[])`, 'g')

  function note(value: Json | undefined, isSecret: boolean): void {
    // A search does not compare blanks: with many of them, a word would be half of the secret.
    const text = typeof value === 'string' && isSecret ? value.replace(/\s+/g, ' ') : ''
    if (isUncommon(text)) found.add(text)
    if (!isObject(value) && !Array.isArray(value)) return
    for (const [name, inner] of Object.entries(value)) note(inner as Json, isSecret || names.includes(name))
  }

  function strike(text: string): string {
    let shown = ''
    let done = 0
    for (const { index, 0: name } of text.matchAll(start)) {
      if (index < done) continue
      shown += `${text.slice(done, index)}${name}"***"`
      done = endOfValue(text, index + name.length)
    }
    return shown + text.slice(done)
  }

  const isEmpty = names.length === 0
  return {
    note: (body) => (isEmpty || body === undefined ? undefined : note(parsedJson(body), false)),
    values: () => [...found],
    strike: (text) => (isEmpty ? text : strike(text)),
  }
}

/** Elsewhere in a report, a word or a row of one letter is most likely something else. */
const isUncommon = (text: string): boolean =>
  text.length >= SHORTEST && new Set(text).size > 4 && (/\d.*[a-z]|[a-z].*\d/is.test(text) || text.length >= 20)

const token = /"(?:[^"\\]|\\.)*["\\]?|[{[]|[}\]]|[^"{}[\]]+/gsy

/** The index after a JSON string, list or object that begins here; the length of the text if the value is cut off. */
function endOfValue(text: string, start: number): number {
  token.lastIndex = start
  let depth = 0
  do {
    const [found = ''] = token.exec(text) ?? []
    if (found === '') return text.length
    if (/^[{[]/.test(found)) depth += 1
    else if (/^[}\]]/.test(found)) depth -= 1
  } while (depth > 0)
  return token.lastIndex
}
