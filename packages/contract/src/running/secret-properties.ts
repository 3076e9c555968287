import { isRecord } from '@clouddb/document/openapi'
import { walkSchemas } from '@clouddb/document/schemas'
import { isMarked } from '@clouddb/document/secrets'
import type { ContractDocument, Operation } from '../document/document.ts'
import { isJsonObject, type Json, parsedJsonText, remembered } from '../schema/schema.ts'
import { valueAtPath } from '../schema/visited-value.ts'
import { SHORTEST } from './spelling-search.ts'

/** The names of the properties that an operation sends and shows: secrets, values that are never shown, and others. */
interface PropertyNames {
  readonly secret: ReadonlySet<string>
  readonly neverShown: ReadonlySet<string>
  readonly plain: ReadonlySet<string>
}

const namesByOperation = new WeakMap<Operation, PropertyNames>()

/** Reads `x-secret` and `x-never-shown` of the properties in the bodies and answers of an operation. */
const propertyNamesOf = (operation: Operation, document: ContractDocument): PropertyNames =>
  remembered(namesByOperation, operation, () => readNames(operation, document))

function readNames({ body, answers }: Operation, { raw }: ContractDocument): PropertyNames {
  const names = { secret: new Set<string>(), neverShown: new Set<string>(), plain: new Set<string>() }
  for (const { schema, pointer } of [body?.node ?? [], ...answers.map(({ node }) => node)].flat())
    walkSchemas(raw, { node: schema, pointer }, ({ node }) => {
      const properties = isRecord(node) ? (node.properties ?? {}) : {}
      for (const [name, property] of Object.entries(properties)) {
        names[isMarked(raw, property, 'x-secret') ? 'secret' : 'plain'].add(name)
        if (isMarked(raw, property, 'x-never-shown')) names.neverShown.add(name)
      }
    })
  return names
}

const hiddenByOperation = new WeakMap<Operation, ReadonlySet<string>>()

/** The properties of an answer that the document does not describe and that hold what servers keep to themselves. */
export function leaksIn(
  operation: Operation,
  { body, unknown }: { readonly body: Json | undefined; readonly unknown: ReadonlySet<string> },
  document: ContractDocument,
): readonly string[] {
  if (unknown.size === 0) return []
  const names = remembered(hiddenByOperation, operation, () => hiddenNamesOf(operation, document))
  const leaks = [...unknown].filter((pointer) => names.has(pointer.slice(pointer.lastIndexOf('/') + 1)))
  return leaks.filter((pointer) => isTold(valueAtPath(body, pointer.split('/').slice(1))))
}

/** False for an empty value, and for asterisks in place of a secret. */
const isTold = (value: Json | undefined): boolean =>
  isJsonObject(value) ? Object.values(value).some(isTold) : Boolean(value) && !/^\*+$/.test(String(value))

/** The names of secrets and of values that are never shown, in the operations on the same kind of object. */
function hiddenNamesOf({ path }: Operation, document: ContractDocument): ReadonlySet<string> {
  const collection = path.replace(/\/\{[^}]+\}$/, '')
  const related = document.operations.filter((each) => `${each.path}/`.startsWith(`${collection}/`))
  return new Set(
    related.flatMap((each) => {
      const { secret, neverShown } = propertyNamesOf(each, document)
      return [...secret, ...neverShown]
    }),
  )
}

/** The values of properties that the document marks as secrets. */
export interface SecretProperties {
  /** Remembers the secrets of an answer, because another text can quote them. */
  note(text: string | undefined): void
  /** Remembers what the run has made up, which is no secret. */
  noteSent(text: string | undefined): void
  /** The secrets that are remembered, and the texts that the run has made up. */
  values(): readonly string[]
  madeUp(): readonly string[]
  /** Removes the secrets that an operation shows from JSON, and from JSON that a text quotes or cuts off. */
  strike(text: string, operation: string): string
  /** True for a word of the document: a name of a property or a part of a path, which is no secret. */
  isWord(text: string): boolean
}

const wordsOfDocuments = new WeakMap<ContractDocument, ReturnType<typeof wordsIn>>()

/** The names of secret properties, all words, and the text of a document. */
const wordsIn = (document: ContractDocument) => ({
  secret: new Set(document.operations.flatMap((each) => [...propertyNamesOf(each, document).secret])),
  words: new Set(document.operations.flatMap((each) => [each.id, ...documentWords(each, document)])),
  literals: JSON.stringify(document.raw),
})

/** `renamed`: the words of a deployment that uses others than the document. */
export function createSecretProperties(
  document: ContractDocument,
  renamed: Readonly<Record<string, string>> = {},
): SecretProperties {
  const { operations } = document
  const withWords = (names: Iterable<string>) =>
    [...names].flatMap((name) => [name, ...(renamed[name] ? [renamed[name]] : [])])
  const known = remembered(wordsOfDocuments, document, () => wordsIn(document))
  const all = new Set(withWords(known.secret))
  const words = new Set([...all, ...known.words])
  const starts = new Map<string, RegExp>()
  const found = new Set<string>()
  const madeUp = new Set<string>()
  const { literals } = known

  /** What is secret anywhere may be shown by a wrong server, unless the document says that it is none here. */
  function startOf(id: string): RegExp {
    const operation = operations.find((each) => each.id === id)
    const own = operation && propertyNamesOf(operation, document)
    const names = [...all].filter((name) => !own?.plain.has(name) || own.secret.has(name))
    const patterns = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    return new RegExp(`"(?:${patterns.join('|') || '(?!)'})"\\s*:\\s*(?=["{[])`, 'g')
  }

  /** The secrets in JSON, without those that are examples of the document; what is sent has none. A value of both is of the first. */
  function collect(text: string | undefined, isSent = false): void {
    if (all.size > 0 && text !== undefined) visit(parsedJsonText(text), isSent)

    function visit(value: Json | undefined, isMeant: boolean): void {
      // A search does not compare blanks: with many of them, a word would be half of the secret.
      const plain = typeof value === 'string' && isMeant ? value.replace(/\s+/g, ' ') : ''
      const isNew = plain.length >= SHORTEST && !madeUp.has(plain) && !found.has(plain)
      if (isNew && isSent && plain.length <= LONGEST_MADE_UP) madeUp.add(plain)
      else if (isNew && !isSent && isUncommon(plain) && !literals.includes(JSON.stringify(plain))) found.add(plain)
      if (!isJsonObject(value) && !Array.isArray(value)) return
      for (const [name, inner] of Object.entries(value)) visit(inner as Json, isMeant || all.has(name))
    }
  }

  return {
    note: (text) => collect(text),
    noteSent: (text) => collect(text, true),
    values: () => [...found],
    madeUp: () => [...madeUp],
    strike: (text, operation) =>
      struck(
        text,
        remembered(starts, operation, () => startOf(operation)),
      ),
    isWord: (text) => words.has(text),
  }
}

const documentWords = (operation: Operation, document: ContractDocument): readonly string[] => [
  ...propertyNamesOf(operation, document).plain,
  ...operation.parameters.map(({ name }) => name),
  ...operation.path.split(/[/{}]+/).filter(Boolean),
]

function struck(text: string, start: RegExp): string {
  let shown = ''
  let done = 0
  for (const { index, 0: name } of text.matchAll(start)) {
    if (index < done) continue
    shown += `${text.slice(done, index)}${name}"***"`
    done = endOfValue(text, index + name.length)
  }
  return shown + text.slice(done)
}

const LONGEST_MADE_UP = 2000

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
