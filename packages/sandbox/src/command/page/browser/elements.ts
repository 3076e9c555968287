type Attributes = Readonly<Record<string, string | number>>
export type Child = Node | string

/** Makes an element. Texts become text, whatever they hold. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  return filled(document.createElement(name), attributes, children)
}

/** Makes a part of a drawing. */
export function shape(name: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement, attributes, children)
}

function filled<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  made.append(...children)
  return made
}

/** A table that scrolls by itself where there is too little room. */
export function table(
  title: string,
  columns: readonly { readonly name: string; readonly isNumber?: boolean }[],
  rows: readonly (readonly Child[])[],
): HTMLElement {
  const kind = (index: number): Attributes => (columns[index]?.isNumber ? { class: 'number' } : {})
  const head = columns.map(({ name }, index) => element('th', { scope: 'col', ...kind(index) }, name))
  const body = rows.map((cells) =>
    element(
      'tr',
      {},
      ...cells.map((cell, index) => element('td', isTime(cell) ? { class: 'when' } : kind(index), cell)),
    ),
  )
  return element(
    'div',
    { class: 'scroll', role: 'region', tabindex: 0, 'aria-label': title, 'data-key': `table ${title}` },
    element(
      'table',
      { 'aria-label': title },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...body),
    ),
  )
}

const isTime = (cell: Child): boolean => typeof cell === 'string' && /^(\d{4}-\d\d-\d\d )?\d\d:\d\d/.test(cell)

export function empty(words: string): HTMLElement {
  return element('p', { class: 'empty' }, words)
}

/** A state as a word with a colour; the word is enough. */
export function badge(state: string): HTMLElement {
  const mood = moods.get(state.toLowerCase()) ?? 'plain'
  return element('span', { class: `badge ${mood}` }, state.toLowerCase())
}

const moods: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alert: 'bad',
    failed: 'bad',
    degraded: 'bad',
    pending: 'warn',
    insufficient_data: 'warn',
    awaking: 'warn',
    starting: 'warn',
    ok: 'good',
    running: 'good',
  }),
)
