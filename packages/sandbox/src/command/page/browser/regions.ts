/** Replaces parts of the page that have changed, and keeps what is open, focused and scrolled. */
export function createRegions(): (selector: string, data: unknown, draw: () => Node[]) => void {
  const shown = new Map<string, string>()
  return (selector, data, draw) => {
    const text = JSON.stringify(data) ?? ''
    const place = document.querySelector(selector)
    if (!place || shown.get(selector) === text) return
    shown.set(selector, text)
    const restore = remember(place)
    place.replaceChildren(...draw())
    restore()
  }
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
