import { digest } from '../form/form.ts'
import { printList } from './printer.ts'

const before = '// Written by `pull` of @clouddb/as-code ('
const after = '), which replaces it as long as nobody has edited it.'

/** Returns the text of a file with a first line that has the digest of the others. */
export async function withHeader(text: string): Promise<string> {
  return `${before}${await digest(text)}${after}\n${text}`
}

/** Returns a text with the first bytes and the ends of lines of the file that it replaces. */
export const likeFile = (text: string, before: string): string =>
  (before.startsWith('\uFEFF') ? '\uFEFF' : '') + (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)

/** Returns the text of a file as `pull` writes it: editors and version control may have changed its first bytes and its ends of lines. */
export const asWritten = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** True for a file that `pull` wrote and nobody has edited since. */
export async function isWhole(text: string): Promise<boolean> {
  return text.startsWith(before) && text === (await withHeader(functionBody(text)))
}

/** Returns the text of a file without the line of `pull`. */
export function functionBody(text: string): string {
  return text.startsWith(before) ? text.slice(text.indexOf('\n') + 1) : text
}

/** Returns code with blanks in place of comments and texts of several lines, in which code may stand that does not run. */
function runningCode(text: string): string {
  return text.replace(literals, (found) => (/^['"]/.test(found) ? found : found.replace(/[^\n]/g, ' ')))
}

const statement = /^import\s[^'"]*(['"])[^'"\n]+\1;?[^\S\n]*\n/gm

/** Adds a line after the imports of a module. */
export function withLine(text: string, line: string): string {
  const last = [...runningCode(text).matchAll(statement)].at(-1)
  const end = last ? last.index + last[0].length : 0
  return `${text.slice(0, end)}${line}\n${last ? '' : '\n'}${text.slice(end)}`
}

/** Adds names to the import of a module. `undefined`: somebody wrote the import in another way. */
export function withImport(text: string, module: string, names: readonly string[]): string | undefined {
  const code = runningCode(text)
  const statementThere = [...code.matchAll(/^import \{([\w$\s,]*)\} from (['"])([^'"\n]+)\2/gm)].find(
    (each) => each[3] === module,
  )
  if (!statementThere)
    return new RegExp(`from\\s*['"]${module}`).test(code) ? undefined : withLine(text, importOf(module, names))
  const { 0: whole, 1: items, index } = statementThere
  const present = identifiersIn(items)
  if (names.every((name) => present.includes(name))) return text
  // A comment may stand in it.
  if (!text.startsWith(whole, index)) return undefined
  return text.slice(0, index) + importOf(module, [...present, ...names]) + text.slice(index + whole.length)
}

export function importOf(module: string, names: readonly string[]): string {
  return printList('import {', [...new Set(names)].sort(), `} from '${module}'`)
}

const list = /(export default project\((?:'[^'\\\n]*'|"[^"\\\n]*"), \[)([\w$\s,]*)\]\s*,?\s*\)(;?\s*)$/

/** Adds objects to the list of a project. `undefined`: the file has something else than a list of constants. */
export function withObjects(text: string, names: readonly string[]): string | undefined {
  const [whole, before = '', items, after] = list.exec(runningCode(text)) ?? []
  if (whole === undefined || !text.endsWith(whole)) return undefined
  return `${text.slice(0, -whole.length)}${printList(before, [...identifiersIn(items), ...names], '])')}${after}`
}

function identifiersIn(text = ''): string[] {
  return text.match(/[\w$]+/g) ?? []
}

/** Returns the code of a webhook among others, without the comments before it. */
export function blockOf(text: string, name: string): string | undefined {
  const end = /^\}\);?$/m
  const code = runningCode(text)
  const start = code.indexOf(`export const ${name} = webhook({\n`)
  const ending = start < 0 ? null : end.exec(code.slice(start))
  const block = ending ? text.slice(start, start + ending.index + ending[0].length) : ''
  // The same text may stand in a comment before it.
  return block && text.indexOf(block) === start ? block : undefined
}

const literals = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|\$(?!\{)|[^`\\$])*`)|\/\/.*|\/\*[\s\S]*?\*\//g
const imports = /^import \{([\w$\s,]*)\} from '';?$/gm
/** The text that replaces each reference, list and object. No key of a member looks like it. */
const part = '<>'
const reference = /\b(?:source\.\w+|connection|existingWebhook|dashboardNamed|secret)\((?:''(?:,\s*)?)*\)/g
const constant = /^const (\w+) = (?:<>|\{\s*ref: ''(?:,\s*\w+: '')*,?\s*\});?$/gm
const declaration = /^export (?:default|const \w+ =) (?:dashboard|savedSearch|webhook)\(<>\);?$/

/** True where code is data as `pull` writes it, and every comment in it is also in the text that replaces it. */
export function isPlainExpression(code: string, next: string): boolean {
  const modules = [...code.matchAll(/^import\b[^'"]*['"]([^'"]*)/gm)].map(([, module]) => `${module}`)
  if (!modules.every((module) => /^(@clouddb\/as-code|\.\.\/webhooks\.ts)$/.test(module))) return false
  const bare = code.replace(literals, (found, text) => (text ? "''" : next.includes(found) ? '' : found))
  const imported = [...bare.matchAll(imports)].flatMap(([, names]) => identifiersIn(names))
  const coded = bare.replace(imports, '').replace(reference, part)
  const data = dataWith(
    [...coded.matchAll(constant)].map(([, name]) => `${name}`),
    imported,
  )
  let rest = coded.replace(constant, '').trim()
  for (let next = rest.replace(data, part); next !== rest; next = rest.replace(data, part)) rest = next
  return declaration.test(rest)
}

/** Matches a list or an object of nothing but values: constants stand for references, and imports for webhooks in a list. */
function dataWith(constants: readonly string[], imported: readonly string[]): RegExp {
  const value = ["''", part, String.raw`-?\.?\d[\d._]*(?:e[+-]?\d+)?`, 'true', 'false', 'null', ...constants].join('|')
  const item = `(?:${[value, ...imported.filter((name) => /^\w+$/.test(name))].join('|')})`
  const member = String.raw`(?:''|[\w$]+)\s*:\s*(?:${value})`
  const [list, object] = [item, member].map((each) => String.raw`\s*(?:${each}\s*(?:,\s*|(?=[\]}])))*`)
  return new RegExp(String.raw`\[${list}\]|\{${object}\}`, 'g')
}

/** Gives out texts, each once. */
export class Unique {
  readonly #taken: Set<string>

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken)
  }

  /** Returns a text that was not given out: with a number after it where it was. */
  take(text: string, joint = ''): string {
    let free = text
    for (let number = 2; this.#taken.has(free); number++) free = `${text}${joint}${number}`
    this.#taken.add(free)
    return free
  }
}

/** Names of devices that some systems do not take for files. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/

const longest = 60

/** Returns a name of a file: small letters, digits and `-`, so that it is the same on every system. */
export function slugOf(name: string, fallback: string): string {
  const slug = plainWordsIn(name).join('-').slice(0, longest).replace(/-+$/, '')
  return slug === '' ? fallback : devices.test(slug) ? `${slug}-${fallback}` : slug
}

/** Returns a name of a constant: `onCall`. */
export function identifierOf(name: string, kind: string): string {
  const [first = '', ...others] = plainWordsIn(name.slice(0, longest))
  const joined = [first, ...others.map(capital)].join('')
  if (!/^[a-z]/.test(joined)) return kind + joined
  return reserved.includes(joined) ? joined + capital(kind) : joined
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function plainWordsIn(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}

/** What a constant cannot be called: words of the language, and what files import. */
export const reserved: readonly string[] =
  `arguments async await break case catch class const continue debugger default delete do else enum eval export extends
false finally for function if implements import in instanceof interface let new null of package private protected public
return static super switch this throw true try typeof undefined var void while with yield
connection dashboard dashboardNamed existingWebhook project savedSearch secret source webhook`.split(/\s+/)
