import type { Verdict } from '../run-report.ts'
import { printable } from '../words.ts'

/** HTML that is inserted without escaping. */
export interface Markup {
  readonly markup: string
}

type Value = Markup | string | number | undefined | readonly Value[]

/** A template whose values are escaped, unless they are markup. Lists are joined. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: strings.reduce((page, string, index) => page + markupOf(values[index - 1]) + string) }
}

/** Trusted text as markup: style and script. */
export const trusted = (markup: string): Markup => ({ markup })

function markupOf(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(markupOf).join('')
  return printable(String(value)).replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // No line of the file begins with text of a server.
  '\n': '&#10;',
}

/** In the order of their importance for readers. */
export const VERDICTS: readonly Verdict[] = ['failed', 'passed', 'unsupported', 'not reached']

/** Text in which words between backticks become code. */
export const prose = (text: string): Markup[] =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

export const classOf = (verdict: Verdict): string => verdict.replace(' ', '-')
