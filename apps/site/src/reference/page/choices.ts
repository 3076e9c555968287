/**
 * Sets what a reader has chosen, before the page is shown. It runs in the head of each page, by itself: it may use
 * nothing of this file. A choice in the address counts before one that is remembered.
 */
export function restoreChoices(): void {
  const asked = new URLSearchParams(location.search)
  for (const [name, usual] of Object.entries({ language: 'typescript', deployment: 'managed', server: '' })) {
    const key = `clouddb-${name}`
    let value = asked.get(name)
    try {
      if (value === null) value = localStorage.getItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // The browser stores nothing for this site.
    }
    document.documentElement.dataset[name] = value ?? usual
  }
}

/** Lets readers choose the language of calls, the deployment and the age of their server, and remembers it. */
export function defineChoices(): void {
  for (const group of document.querySelectorAll<HTMLElement>('.choice'))
    for (const button of group.querySelectorAll('button'))
      button.onclick = () => choose(group.dataset.choice ?? '', button.dataset.value ?? '')
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-choice]'))
    input.onchange = () => choose(input.dataset.choice ?? '', input.value)
  show()
  document.querySelector('nav.sidebar [aria-current="page"]')?.scrollIntoView({ block: 'center' })
  reveal()
  addEventListener('hashchange', reveal)
}

function choose(name: string, value: string): void {
  document.documentElement.dataset[name] = value
  try {
    localStorage.setItem(`clouddb-${name}`, value)
  } catch {
    // The choice holds for this page.
  }
  show()
}

function show(): void {
  const chosen = document.documentElement.dataset
  for (const group of document.querySelectorAll<HTMLElement>('.choice'))
    for (const button of group.querySelectorAll('button'))
      button.ariaPressed = String(chosen[group.dataset.choice ?? ''] === button.dataset.value)
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-choice]'))
    input.value = chosen[input.dataset.choice ?? ''] ?? ''
  // Only the open-source deployment has servers of different ages.
  const server = chosen.deployment === 'open-source' ? chosen.server : ''
  for (const mark of document.querySelectorAll<HTMLElement>('[data-since]')) {
    const isNewer = Boolean(server) && String(mark.dataset.since) > String(server)
    ownerOf(mark).toggleAttribute('data-too-new', isNewer)
  }
}

/** What the badge of an age belongs to: a field, a kind, a request, a link, or only a value or a bound. */
function ownerOf(mark: HTMLElement): Element {
  return (mark.closest('.fact') ? null : mark.closest('li:not(nav li), summary, .request')) ?? mark
}

/** Opens what is in and around the target of the address, and shows its deployment. */
function reveal(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const deployment = target?.closest<HTMLElement>('[data-in]')?.dataset.in
  if (deployment) choose('deployment', deployment)
  target?.querySelector(':scope > details')?.setAttribute('open', '')
  for (let each: HTMLElement | null | undefined = target; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true
  target?.scrollIntoView()
}
