/** The attributes of an element. An object sets properties of its style, which the policy of the page leaves to the script. */
type Attributes = Readonly<Record<string, string | number | Readonly<Record<string, string>>>>

/** A part of the page, which becomes JSON: an element with its attributes and children, or a text, which is never read as HTML. */
export type PageNode = string | readonly [name: string, attributes: Attributes, ...children: PageNode[]]

const elements = new WeakSet<object>()

export function pageElement(name: string, attributes: Attributes = {}, ...children: readonly PageNode[]): PageNode {
  const made = [name, attributes, ...children.map(pageNode)] as const
  elements.add(made)
  return made
}

/** An element that was made here, or else a text: a state may hold anything in place of one, also what looks like an element. */
function pageNode(child: unknown): PageNode {
  if (typeof child === 'object' && child !== null && elements.has(child)) return child as PageNode
  return typeof child === 'object' && child !== null ? JSON.stringify(child) : String(child ?? '')
}

export const empty = (words: string): PageNode => pageElement('p', { class: 'empty' }, words)

export const quiet = (words: string, name = 'span'): PageNode => pageElement(name, { class: 'quiet' }, words)

export const cards = (items: readonly PageNode[]): PageNode => pageElement('ul', { class: 'cards' }, ...items)

/** A text as it was written, which scrolls inside its own region. */
export const code = (title: string, text: string): PageNode =>
  pageElement('pre', { tabindex: 0, 'aria-label': title }, text)

/** A table that scrolls inside its own region. */
export function pageTable(
  title: string,
  columns: readonly { readonly name: string; readonly isNumber?: boolean }[],
  rows: readonly (readonly PageNode[])[],
  kind = '',
): PageNode {
  const ofKind = (index: number): Attributes => (columns[index]?.isNumber ? { class: 'number' } : {})
  const head = columns.map(({ name }, index) => pageElement('th', { scope: 'col', ...ofKind(index) }, name))
  const cellOf = (cell: PageNode, index: number) =>
    pageElement('td', isTime(cell) ? { class: 'when' } : ofKind(index), cell)
  const body = rows.map((cells) => pageElement('tr', {}, ...cells.map(cellOf)))
  const parts = [pageElement('thead', {}, pageElement('tr', {}, ...head)), pageElement('tbody', {}, ...body)]
  const region = { role: 'region', tabindex: 0, 'aria-label': title, 'data-key': `table ${title}` }
  return pageElement(
    'div',
    { class: `scroll ${kind}`, ...region },
    pageElement('table', { 'aria-label': title }, ...parts),
  )
}

const isTime = (cell: PageNode): boolean => typeof cell === 'string' && /^(\d{4}-\d\d-\d\d )?\d\d:\d\d/.test(cell)

/** A state as a coloured word. */
export function badge(state: string): PageNode {
  const word = state.toLowerCase()
  const mood = moods.find(([, states]) => states.includes(word))?.[0] ?? 'plain'
  return pageElement('span', { class: `badge ${mood}` }, word)
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
