import { html, type Markup } from './html/markup.ts'
import type { Verdict } from './run-report.ts'

/** In the order in which people look for them. */
export const VERDICTS: readonly Verdict[] = ['failed', 'passed', 'unsupported', 'not reached']

/** Text in which words between backticks are code. */
export const prose = (text: string): Markup[] =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

export const classOf = (verdict: Verdict): string => verdict.replace(' ', '-')
