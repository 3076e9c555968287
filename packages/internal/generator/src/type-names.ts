// Names that a parameter of a method cannot have: words of strict code, and parameters that every method has.
const reservedWords = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public
  return static super switch this throw true try typeof var void while with yield undefined body options`.split(/\s+/),
)

// Types that generated files use or that a package exports. A schema with one of these names would shadow them.
const reservedTypes = [
  ...'any unknown never void null undefined string number boolean bigint symbol object true false'.split(' '),
  ...'Record Omit Extract Exclude NonNullable Readonly ReadonlyArray WithRequired Array Promise Object'.split(' '),
  ...'Blob ArrayBuffer Uint8Array FormData Methods ApiPromise ApiDefinition CallOptions Payload'.split(' '),
  ...'ApiPage ApiPages ApiResult Attempt Credential HeaderOptions Logger LogLevel PageFacts'.split(' '),
  ...'paths webhooks components operations $defs'.split(' '),
]

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u

function isIdentifier(name: string): boolean {
  return identifier.test(name)
}

/** A name of a property or a method, quoted if necessary. */
export function propertyName(name: string): string {
  return isIdentifier(name) ? name : quote(name)
}

export function quote(text: string): string {
  return JSON.stringify(text)
}

/** `book-id` and `book_id` are `bookId`; `id` stays `id`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name)
  const start = /^\p{Lu}+(?![\p{Ll}])/u.exec(pascal)?.[0] ?? pascal.slice(0, 1)
  return start.toLowerCase() + pascal.slice(start.length)
}

/** `get-book` is `GetBook`. A text that is not an identifier gets an underscore before it. */
export function pascalCase(name: string): string {
  const words = name.split(/[^\p{ID_Continue}$]+|_+/u).filter((word) => word !== '')
  const joined = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  return isIdentifier(joined) ? joined : `_${joined}`
}

/** The function that makes the client of a document: `createManagementClient` for `management`. */
export function factoryName(document: string): string {
  return `create${pascalCase(document)}Client`
}

/** The name of a type that belongs to the method of an operation: `GetBookOptions`, `ListBooksQuery`. */
export function methodTypeName(id: string, suffix: 'Options' | 'Query' | 'Body' | 'Payload', status = ''): string {
  return `${pascalCase(id)}${status === '' ? '' : pascalCase(status)}${suffix}`
}

/** Returns distinct identifiers for the parameters of one method. */
export function argumentNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    const wanted = camelCase(name)
    return unusedName(reservedWords.has(wanted) ? `${wanted}_` : wanted, used)
  })
}

/** The type names of one package: distinct, and none of the reserved ones. */
export class TypeNames {
  readonly #used = new Set(reservedTypes)

  claim(wanted: string): string {
    return unusedName(this.#used.has(wanted) && reservedTypes.includes(wanted) ? `${wanted}Schema` : wanted, this.#used)
  }
}

/** Returns a name that is not used yet, with a number if necessary, and adds it to the used ones. */
export function unusedName(wanted: string, used: Set<string>): string {
  let name = wanted
  for (let count = 2; used.has(name); count++) name = `${wanted}${count}`
  used.add(name)
  return name
}
