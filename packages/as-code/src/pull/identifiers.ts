/** Gives out texts, each once. */
export class Unique {
  readonly #taken: Set<string>

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken)
  }

  /** Returns a text that was not given out: with a number after it where it was. */
  take(text: string, joint = ''): string {
    let found = text
    for (let number = 2; this.#taken.has(found); number++) found = `${text}${joint}${number}`
    this.#taken.add(found)
    return found
  }
}

/** Names of devices that some systems do not take for files. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/

const longest = 60

/** Returns a name of a file: small letters, digits and `-`, so that it is the same on every system. */
export function slugOf(name: string, fallback: string): string {
  const slug = wordsOf(name).join('-').slice(0, longest).replace(/-+$/, '')
  return slug === '' ? fallback : devices.test(slug) ? `${slug}-${fallback}` : slug
}

/** Returns a name of a constant: `onCall`. */
export function identifierOf(name: string, kind: string): string {
  const [first = '', ...others] = wordsOf(name.slice(0, longest))
  const joined = [first, ...others.map(capital)].join('')
  if (!/^[a-z]/.test(joined)) return kind + joined
  return reserved.includes(joined) ? joined + capital(kind) : joined
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}

/** What a constant cannot be called: words of the language, and what files import. */
export const reserved: readonly string[] =
  `arguments async await break case catch class const continue debugger default delete do else enum eval export extends
false finally for function if implements import in instanceof interface let new null of package private protected public
return static super switch this throw true try typeof undefined var void while with yield
connection dashboard dashboardNamed existingWebhook project savedSearch secret source webhook`.split(/\s+/)
