import { compileProgram } from './playground/compile.ts'

/** A piece of HTML. Texts are always escaped. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | undefined | false | readonly Part[]

/** Builds HTML on one line, because Markdown ends a block of HTML at an empty line. Parts are escaped, except HTML. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const text = strings.map((string, index) => string.replace(/\s*\n\s*/g, '') + htmlOf(parts[index])).join('')
  return new Markup(text)
}

function htmlOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Markup) return part.html
  return typeof part === 'object' ? part.map(htmlOf).join('') : escaped(String(part))
}

/** Escapes a text. A line feed becomes a character reference, so that the HTML stays on one line. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
}

/** A description of a document as one line of HTML, with code between backticks. */
export function inline(text: string): Markup {
  const parts = text.trim().split('`')
  return new Markup(
    parts
      .map((part, index) =>
        index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part.replace(/\s*\n\s*/g, ' ')),
      )
      .join(''),
  )
}

/** A description of a document as paragraphs. */
export function prose(text: string): Markup {
  const paragraphs = text.trim().split(/\n{2,}/)
  return html`${paragraphs.map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`
}

/** A block of code in Markdown, with a fence longer than any in the code. */
export function fence(language: string, code: string, title = ''): string {
  const ticks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${ticks}${language}${title && ` title="${title}" frame="code"`}\n${code.trimEnd()}\n${ticks}`
}

/** The element that runs a program, around its block of code. A page can run it without a compiler, because it has the script. */
export function runnableBlock(code: string, block: string, language?: string): string {
  const shownIn = language === undefined ? '' : html` data-language="${language}"`
  return `${html`<clouddb-example${shownIn} data-script="${compileProgram(code)}">`.html}\n\n${block}\n\n</clouddb-example>`
}

/** The badge of a method. */
export function verb(method: string): Markup {
  return html`<span class="verb ${method}">${method.toUpperCase()}</span>`
}

/** The method and the path of an operation. The path may break after each slash on a narrow page. */
export function requestLine({ method, path }: { readonly method: string; readonly path: string }): Markup {
  const parts = path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)
  return html`${verb(method)} <code>${parts}</code>`
}
