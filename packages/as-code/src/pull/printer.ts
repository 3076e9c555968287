/** Code that stands for itself among data: `source.log('Logs')`. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const width = 120

/** Returns the code of plain data, as common formatters print it: they leave it as it is. */
export function print(value: unknown, indent = 0, column = indent): string {
  const inline = oneLine(value)
  // A comma may follow.
  if (inline !== undefined && column + inline.length < width) return inline
  if (typeof value !== 'object' || value === null || value instanceof Code) return scalar(value)
  const [open, items, close] = Array.isArray(value)
    ? ['[', value.map((item) => print(item, indent + 2)), ']']
    : ['{', membersOf(value).map(([name, member]) => printMember(name, member, indent + 2)), '}']
  return block(open, items, close, indent)
}

/** Returns an object over several lines, however short it is. */
export function printExpanded(value: object): string {
  return block(
    '{',
    membersOf(value).map(([name, member]) => printMember(name, member, 2)),
    '}',
    0,
  )
}

function block(open: string, items: readonly string[], close: string, indent: number): string {
  const blanks = ' '.repeat(indent)
  return [open, ...items.map((item) => `${blanks}  ${item},`), blanks + close].join('\n')
}

function printMember(name: string, member: unknown, indent: number): string {
  const key = propertyKey(name)
  const text = print(member, indent, indent + key.length + 2)
  const isTooLong = typeof member === 'string' && !text.includes('\n') && indent + key.length + 2 + text.length >= width
  return isTooLong ? `${key}:\n${' '.repeat(indent + 2)}${text}` : `${key}: ${text}`
}

/** Returns what stands on one line if there is room, or `undefined` for what never does. */
function oneLine(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const items = value.map(oneLine)
    const areLarge = value.length > 1 && value.every((item) => printedSize(item) > 1)
    return areLarge || items.includes(undefined) ? undefined : `[${items.join(', ')}]`
  }
  if (typeof value !== 'object' || value === null || value instanceof Code) {
    const text = scalar(value)
    return text.includes('\n') ? undefined : text
  }
  const members = membersOf(value)
  if (members.length === 0) return '{}'
  const texts = members.map(([name, member]) => {
    const text = isShallow(member) ? oneLine(member) : undefined
    return text === undefined ? undefined : `${propertyKey(name)}: ${text}`
  })
  return texts.includes(undefined) ? undefined : `{ ${texts.join(', ')} }`
}

/** The members of an object, or the items of a list. */
function printedSize(value: unknown): number {
  return typeof value === 'object' && value !== null && !(value instanceof Code) ? Object.keys(value).length : 0
}

/** True for what may stand inside an object on one line: no objects in lists, and one level of objects. */
function isShallow(member: unknown): boolean {
  const inner = printedSize(member) > 0 ? Object.values(member as object) : []
  return inner.every((value) => printedSize(value) === 0)
}

function membersOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined)
}

function propertyKey(name: string): string {
  if (name === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : codeOfText(name)
}

function scalar(value: unknown): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return isText(value) ? template(value) : codeOfText(value)
  return typeof value === 'number' ? `${value}`.replace('e+', 'e') : `${value}`
}

/** True for texts of several lines that a file shows as they are. Editors remove blanks at the ends of lines. */
function isText(value: string): boolean {
  return value.includes('\n') && !/[^\S\n]\n|[^\S\n]$/.test(value) && !hidden.test(value.replaceAll('\n', ''))
}

function template(value: string): string {
  return `\`${value.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``
}

/** Characters that a reader does not see, or that turn what he sees around. */
const hidden = /[\p{C}\p{Zl}\p{Zp}]/u

/** Returns a text in quotes: single ones, unless it has more of those than of double ones. */
export function codeOfText(value: string): string {
  const count = (quote: string) => value.split(quote).length
  const quote = count("'") > count('"') ? '"' : "'"
  const inner = value
    .replace(/[\\]/g, '\\$&')
    .replaceAll(quote, `\\${quote}`)
    .replace(new RegExp(hidden, 'gu'), (character) => escapes[character] ?? escapeOf(character))
  return quote + inner + quote
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r' }

function escapeOf(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`
  }).join('')
}

/** Returns data as JSON in which a reader sees every character. */
export function printJson(value: unknown, indentation = '  '): string {
  const text = JSON.stringify(value, null, indentation)
  return `${text.replace(new RegExp(hidden, 'gu'), (found) => (/[\n\t]/.test(found) ? found : escapeOf(found)))}\n`
}

/** Returns a list in brackets or braces, on one line where it fits. */
export function printList(before: string, items: readonly string[], after: string): string {
  const blank = before.endsWith('{') && items.length > 0 ? ' ' : ''
  const inline = `${before}${blank}${items.join(', ')}${blank}${after}`
  return inline.length <= width ? inline : `${before}\n${items.map((item) => `  ${item},\n`).join('')}${after}`
}

/** Returns a text as comments, without what could end them or mislead a reader. */
export function printComment(text: string): string {
  const lines: string[] = []
  for (const word of visible(text).split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`// ${word}`)
  }
  return lines.join('\n')
}

/** Returns a text of a server on one line, and bounded. */
export function visible(text: string): string {
  const line = text.replace(new RegExp(`${hidden.source}+|\\s+`, 'gu'), ' ').trim()
  return line.length > 400 ? `${line.slice(0, 399)}…` : line
}
