import { html, type Markup } from './markup.ts'

type Cell = Markup | string | number | null | undefined

/**
 * A table that becomes a list of cards where there is little room: each cell then has its heading beside it. The roles are
 * named, because a browser forgets them of what is no longer laid out as a table.
 */
export function table(caption: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  if (rows.length === 0) return html`<p class="soft">${caption}: none</p>`
  return html`<table class="cards" role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${headings.map((heading) => html`<th role="columnheader" scope="col">${heading}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map((cells) => html`<tr role="row">${cells.map((cell, column) => html`<td role="cell" data-heading="${headings[column]}"><div>${cell}</div></td>`)}</tr>`)}</tbody>
</table>`
}
