/** JSON bodies by name. */
export type Bodies = Readonly<Record<string, string>>

/** The invalid part of a body (`tiles.0.x`, empty for the whole body), a name, and the body. */
export type RefusedBody = readonly [at: string, name: string, json: string]

/** The bodies of one operation, or of several. */
export interface TextSection {
  /** The method and the path of an operation that has no other goldens: `GET {organization}/keys`. */
  readonly start: string
  /** The arguments of the method before the body. */
  readonly with: readonly unknown[]
  /** The bodies of requests. */
  readonly bodies: Bodies
  /** Payloads of answers. */
  readonly payloads: Bodies
  readonly errors: readonly (readonly [status: string, body: string])[]
  /** Bodies that a server must refuse. */
  readonly refused: readonly RefusedBody[]
}

/** The sections of all texts, by title. */
export type Texts = Readonly<Record<string, TextSection>>

export function sectionOf(texts: Texts, title: string): TextSection {
  const section = texts[title]
  if (section === undefined) throw new Error(`No text of the goldens has a section "${title}".`)
  return section
}

/**
 * Reads the literal bodies of goldens. A long one is on several lines, and `{{n*512}}` stands for 512 times `n`:
 *
 *     # createKey: POST {organization}/keys
 *     with                                   the arguments before the body
 *       ["d4c7a6e8"]
 *     sends a name                           a body
 *       {"name":"Deployments"}
 *     answers                                a payload; another first word is a name
 *       {"id":"d4c7a6e8"}
 *     refuses an unknown state @ state       a body that is refused, and the part of it
 *       {"state":"deleted"}
 *     throws 404 Not Found                   an error, in JSON or as text
 *       {"error":"NOT_FOUND"}
 */
export function parseTexts(text: string): Texts {
  const sections = text.split(/^# /m).slice(1)
  return Object.fromEntries(
    sections.map((section) => {
      const [, title = '', start = ''] = /^(.+?)(?:: (.+))?\n/.exec(section) ?? []
      return [title, parseSection(start, section)]
    }),
  )
}

function parseSection(start: string, section: string): TextSection {
  const entries = [...section.matchAll(/^(\S.*)\n((?: {2}.*(?:\n|$))+)/gm)].map(([, name = '', lines = '']) => {
    const json = lines.replace(/\n? {2}/g, '').trimEnd()
    return { name, json: json.replace(/\{\{(\S+?)\*(\d+)\}\}/g, (_, unit, times) => unit.repeat(Number(times))) }
  })
  const ofKind = (kind: RegExp) => entries.filter(({ name }) => kind.test(name))
  const named = (kind: RegExp, word: string, name: string): Bodies =>
    Object.fromEntries(ofKind(kind).map((entry) => [entry.name === word ? name : entry.name, entry.json]))
  return {
    start,
    with: JSON.parse(ofKind(/^with$/)[0]?.json ?? '[]'),
    bodies: named(/^sends\b/, 'sends', `sends ${start}`),
    payloads: named(/^(?!with$|sends\b|refuses |throws )/, 'answers', 'resolves to what the server answers'),
    errors: ofKind(/^throws /).map(({ name, json }) => [name.slice('throws '.length), json]),
    refused: ofKind(/^refuses /).map(({ name, json }): RefusedBody => {
      const [title = '', at = ''] = name.split(' @ ')
      return [at, title, json]
    }),
  }
}
