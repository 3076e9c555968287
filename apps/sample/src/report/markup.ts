/** HTML that is safe to write out. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Content = Markup | string | number | null | undefined | readonly Content[]

/** Builds HTML. What is put into it is text and shown as text, unless it is {@link Markup} itself. */
export function html(fragments: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(String.raw({ raw: fragments }, ...contents.map(textOf)))
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function textOf(content: Content): string {
  if (content === undefined || content === null) return ''
  if (content instanceof Markup) return content.text
  if (Array.isArray(content)) return content.map(textOf).join('')
  return String(content).replace(/[&<>"']/g, (character) => escapes[character] as string)
}
