import { QueryError } from '@clouddb/telemetry'

/** The values that a template can name. */
export type View = Readonly<Record<string, unknown>>

interface Tag {
  readonly text: string
  readonly isRaw: boolean
}

type Piece = string | Tag

/** The parts of a block: `{{#if …}}`, and what follows each `{{else}}`. */
interface Frame {
  readonly name: string
  /** Whether the present part is shown, and whether any part was. */
  isShown: boolean
  wasShown: boolean
}

const tags = /\{\{\{([^}]*)\}\}\}|\{\{(!--[\s\S]*?--|[^}]*)\}\}/g
/** A line that has a tag of a block or a comment alone is not part of the text. */
const aloneInLine = /^[ \t]*(\{\{(?:!--[\s\S]*?--|[#/^!][^}]*|else[^}]*)\}\})[ \t]*(?:\r?\n|$)/gm

/**
 * Renders the part of Handlebars that templates of webhooks use: values, comments, `if`, `unless`, `else` and `eq`. Servers
 * compile templates to code, which pages and workers may forbid; this reads them.
 *
 * @param written How values are written; those in three braces are not escaped.
 * @throws QueryError for anything else
 */
export function renderTemplate(
  template: string,
  view: View,
  written: (text: string) => string = (text) => text,
): string {
  const frames: Frame[] = []
  let text = ''
  for (const piece of piecesOf(template.replace(aloneInLine, '$1'))) {
    const isShown = frames.every((frame) => frame.isShown)
    if (typeof piece === 'string') text += isShown ? piece : ''
    else if (!enters(piece.text, frames, view) && isShown) {
      const value = templateText(valueIn(piece.text.replace(/^&/, '').trim(), view))
      text += piece.isRaw || piece.text.startsWith('&') ? value : written(value)
    }
  }
  if (frames.length > 0) throw refused(`{{#${frames[0]?.name}}} has no end`)
  return text
}

/** Writes values as HTML does, as servers do outside of the bodies of webhooks. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`=]/g, (sign) => (sign === '&' ? '&amp;' : (named[sign] ?? sign)))

const named: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '`': '&#x60;',
  '=': '&#x3D;',
}

function* piecesOf(template: string): Generator<Piece> {
  let from = 0
  for (const found of template.matchAll(tags)) {
    yield template.slice(from, found.index)
    from = found.index + found[0].length
    if (found[1] === undefined && !found[2]?.startsWith('!') && template[from] === '}')
      throw refused(`${found[0]}} has a brace too many, or needs a blank before it`)
    yield { text: (found[1] ?? found[2] ?? '').trim(), isRaw: found[1] !== undefined }
  }
  const rest = template.slice(from)
  if (rest.includes('{{')) throw refused(`{{ has no end in ${JSON.stringify(rest.slice(0, 100))}`)
  yield rest
}

/** Follows a tag that is no value: it begins a block, changes its part, ends it, or is a comment. */
function enters(tag: string, frames: Frame[], view: View): boolean {
  const [, sign = '', name = '', condition = ''] = /^(!|[#/^]|else\b)\s*(\w*)\s*(.*)$/s.exec(tag) ?? []
  const frame = frames.at(-1)
  if (sign === '!') return true
  if (sign === '#') {
    if (name !== 'if' && name !== 'unless') throw refused(`the sandbox has no {{#${name}}}`)
    const isShown = isTrue(valueIn(condition, view)) === (name === 'if')
    frames.push({ name, isShown, wasShown: isShown })
  } else if (sign === '/') {
    if (frame?.name !== name) throw refused(`{{/${name}}} ends no block`)
    frames.pop()
  } else if (sign === '^' || sign === 'else') {
    if (!frame) throw refused('{{else}} is in no block')
    const isNext = name === '' || (name === 'if' && isTrue(valueIn(condition, view)))
    frame.isShown = !frame.wasShown && isNext
    frame.wasShown ||= frame.isShown
  }
  return sign !== ''
}

const part = String.raw`"[^"]*"|'[^']*'|[^\s()"']+`
const call = new RegExp(String.raw`^\(?\s*eq\s+(${part})\s+(${part})\s*\)?$`)

function valueIn(words: string, view: View): unknown {
  const written = words.trim()
  const [, one, other] = call.exec(written) ?? []
  if (one !== undefined && other !== undefined) return valueIn(one, view) === valueIn(other, view)
  if (/^("[^"]*"|'[^']*')$/.test(written)) return written.slice(1, -1)
  if (/^(-?\d+(\.\d+)?|true|false|null)$/.test(written)) return JSON.parse(written)
  if (!/^[\w@$-]+([./][\w@$-]+|\.\[[^\]]*\])*$/.test(written))
    throw refused(`the sandbox does not understand {{${written}}}`)
  const path = written.replace(/^this[./]/, '').match(/\[[^\]]*\]|[^./[\]]+/g) ?? []
  return path.reduce<unknown>((value, name) => propertyOf(value, name.replace(/^\[|\]$/g, '')), view)
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? value[name as never] : undefined
}

const isTrue = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

const templateText = (value: unknown): string => (value == null ? '' : String(value))

const refused = (why: string): QueryError => new QueryError(`The template cannot be rendered: ${why}. `)
