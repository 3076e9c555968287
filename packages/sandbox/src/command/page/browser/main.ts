import { secondOf } from '../elements.ts'
import type { viewOf } from '../view.ts'
import { send, showNeeds } from './controls.ts'
import { fillRegion } from './regions.ts'
import { addValues, showValues } from './time-charts.ts'

const pause = 3_000

let wanted: string | undefined
let fading: ReturnType<typeof setTimeout> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let answered: number | undefined
let refreshes = 0

function say(place: '#status' | '#outcome', words: string, isWell: boolean): void {
  const said = document.querySelector(place)
  if (said && said.textContent !== words) said.textContent = words
  said?.classList.toggle('lost', !isWell)
}

function tell(outcome: string, isWell: boolean): void {
  say('#outcome', outcome, isWell)
  clearTimeout(fading)
  if (outcome === '') return
  if (isWell) fading = setTimeout(() => say('#outcome', '', true), 10_000)
  void refresh()
}

/** Loads the state now, and again after a pause while the page is visible. */
async function refresh(): Promise<void> {
  const own = ++refreshes
  const view = await ask(questionOf()).catch(() => undefined)
  // Something was changed, chosen or opened meanwhile. Its own request updates the page, and this answer may be older.
  if (own !== refreshes) return
  clearTimeout(timer)
  if (!document.hidden) timer = setTimeout(refresh, pause)
  if (view) {
    answered = Date.now()
    for (const [name, parts] of Object.entries(view)) fillRegion(name, parts)
    say('#status', 'Live', true)
  } else {
    const since = answered === undefined ? '' : ` This was its state at ${secondOf(answered)}.`
    say('#status', `The sandbox does not answer.${since}`, false)
  }
}

/** The query for what is chosen and open. */
function questionOf(): string {
  const chosen = wanted === undefined ? [] : [['dashboard', wanted]]
  const opened = [...document.querySelectorAll<HTMLElement>('[data-request][open]')]
  const question = new URLSearchParams([...chosen, ...opened.map(({ dataset }) => ['request', `${dataset.request}`])])
  return question.size > 0 ? `?${question}` : ''
}

async function ask(question: string): Promise<ReturnType<typeof viewOf>> {
  const answer = await fetch(`/_sandbox/view${question}`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`)
  return answer.json()
}

document.addEventListener('pointermove', showValues)
document.addEventListener('pointerout', showValues)

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  if (target.name === 'kind') showNeeds(target)
  if (target.dataset.key !== 'choice') return
  wanted = target.value
  void refresh()
})

document.addEventListener('submit', (event) => {
  event.preventDefault()
  void send(event.target as HTMLFormElement, tell)
})

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || target.type !== 'button') return
  const { control, opens } = target.dataset
  target.closest('dialog')?.close()
  if (opens) document.querySelector<HTMLDialogElement>(`#${opens}`)?.showModal()
  if (control) void send(target, tell)
})

// It does not bubble. A region that is drawn again opens its requests again, which then have their bodies.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement)) return
    if (target.dataset.values) addValues(target)
    if (target.open && target.querySelector('[data-missing]')) void refresh()
  },
  { capture: true },
)

document.addEventListener('visibilitychange', () => {
  clearTimeout(timer)
  if (!document.hidden) void refresh()
})
void refresh()
