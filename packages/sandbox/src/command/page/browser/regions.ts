import type { PageNode } from '../elements.ts'

const drawn = new Map<string, string>()

/** Replaces the content of a region of the page if it has changed, and keeps what is open, focused and scrolled. */
export function fillRegion(name: string, parts: readonly PageNode[]): void {
  const text = JSON.stringify(parts)
  const place = document.querySelector(`[data-region="${name}"]`)
  if (!place || drawn.get(name) === text) return
  drawn.set(name, text)
  const restore = remember(place)
  place.replaceChildren(...parts.map(build))
  restore()
}

function remember(place: Element): () => void {
  const keyed = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-key]')]
  const before = new Map(
    keyed().map((each) => [
      each.dataset.key,
      {
        isOpen: each instanceof HTMLDetailsElement && each.open,
        hasFocus: each.contains(document.activeElement),
        isItself: each === document.activeElement,
        top: each.scrollTop,
        left: each.scrollLeft,
      },
    ]),
  )
  return () => {
    for (const each of keyed()) {
      const was = before.get(each.dataset.key)
      if (!was) continue
      if (was.isOpen && each instanceof HTMLDetailsElement) each.open = true
      each.scrollTo(was.left, was.top)
      if (was.hasFocus) (was.isItself ? each : each.querySelector('summary'))?.focus({ preventScroll: true })
    }
  }
}

const drawings = new Set(['svg', 'line', 'path'])

/** Makes the nodes of a part of the page. Texts become text nodes, so no content is read as HTML. */
export function build(part: PageNode): Node {
  if (typeof part === 'string') return document.createTextNode(part)
  const [name, attributes, ...children] = part
  const made = drawings.has(name)
    ? (document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement)
    : document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value !== 'object') made.setAttribute(key, String(value))
    else for (const [property, set] of Object.entries(value)) made.style.setProperty(property, set)
  }
  made.append(...children.map(build))
  return made
}
