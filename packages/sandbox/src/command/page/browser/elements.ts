type Attributes = Readonly<Record<string, string | number>>
export type Child = Node | string

/** Makes an element. Strings become text nodes, so no content is read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  return filled(document.createElement(name), attributes, children)
}

/** Makes an SVG element. */
export function svgElement(name: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement, attributes, children)
}

function filled<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  made.append(...children)
  return made
}

/** Sets one property of the style of an element. */
export function styled<Styled extends HTMLElement>(made: Styled, property: string, value: string): Styled {
  made.style.setProperty(property, value)
  return made
}

/** A table that scrolls inside its own region. */
export function table(
  title: string,
  columns: readonly { readonly name: string; readonly isNumber?: boolean }[],
  rows: readonly (readonly Child[])[],
): HTMLElement {
  const kind = (index: number): Attributes => (columns[index]?.isNumber ? { class: 'number' } : {})
  const head = columns.map(({ name }, index) => element('th', { scope: 'col', ...kind(index) }, name))
  const cellOf = (cell: Child, index: number) => element('td', isTime(cell) ? { class: 'when' } : kind(index), cell)
  const body = rows.map((cells) => element('tr', {}, ...cells.map(cellOf)))
  const parts = [element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...body)]
  const region = { class: 'scroll', role: 'region', tabindex: 0, 'aria-label': title, 'data-key': `table ${title}` }
  return element('div', region, element('table', { 'aria-label': title }, ...parts))
}

const isTime = (cell: Child): boolean => typeof cell === 'string' && /^(\d{4}-\d\d-\d\d )?\d\d:\d\d/.test(cell)

export function empty(words: string): HTMLElement {
  return element('p', { class: 'empty' }, words)
}

/** A state as a coloured word. */
export function badge(state: string): HTMLElement {
  const word = state.toLowerCase()
  const mood = moods.find(([, states]) => states.includes(word))?.[0] ?? 'plain'
  return element('span', { class: `badge ${mood}` }, word)
}

const moods: readonly [mood: string, states: readonly string[]][] = [
  ['bad', ['alert', 'failed', 'degraded']],
  ['warn', ['pending', 'insufficient_data', 'awaking', 'starting']],
  ['good', ['ok', 'running']],
]

/** 09:05 */
export const minuteOf = (time: number): string => isoOf(time).slice(11, 16)

/** 09:05:12 */
export const secondOf = (time: number): string => isoOf(time).slice(11, 19)

/** 2026-11-22 09:05:12 */
export const dateOf = (time: number): string => isoOf(time).slice(0, 19).replace('T', ' ')

// A state may hold any number as a time.
export function isoOf(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '–'.padEnd(24) : date.toISOString()
}
