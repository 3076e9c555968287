import { html, type Markup } from '../markup.ts'

/** A part of a page under a heading of its own, at which links can end. */
export function section(name: string, id: string, ...parts: readonly (Markup | undefined)[]): Markup {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${parts.filter((part) => part !== undefined)}</section>`
}
