import type { PageView } from '../view.ts'
import { drawAlerts, drawNotifications } from './alerts.ts'
import { createControl, drawTimeControls } from './controls.ts'
import { drawChoice, drawDashboard } from './dashboards.ts'
import { dateOf, isoOf, secondOf } from './elements.ts'
import { drawFaultForm, drawFaults } from './faults.ts'
import { drawKeys, drawRequests, drawServices, drawSources } from './lists.ts'
import { createRegions } from './regions.ts'

const pause = 3_000

const put = createRegions()
const opened = new Set<number>()
const control = createControl((outcome, isWell) => {
  say('#outcome', outcome, isWell)
  clearTimeout(fading)
  if (outcome === '') return
  if (isWell) fading = setTimeout(() => say('#outcome', '', true), 10_000)
  void refresh()
})
let wanted: string | undefined
let fading: ReturnType<typeof setTimeout> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let answered: number | undefined
let refreshes = 0

function show(view: PageView): void {
  const { time, dashboards, dashboard, alerts, notifications, services, sources, keys, requests, requestCount } = view
  const { bodies, faults, operations } = view
  for (const each of opened) if (!requests.some(({ sequence }) => sequence === each)) opened.delete(each)
  const clock = document.querySelector('#clock')
  clock?.setAttribute('datetime', isoOf(time))
  put('#clock', dateOf(time), () => [document.createTextNode(dateOf(time))])
  const counts = { dashboards, alerts, notifications, services, sources, keys, faults, requests }
  const firing = alerts.filter(({ state }) => state === 'ALERT').length
  for (const [id, { length }] of Object.entries(counts)) {
    const count = id === 'requests' ? requestCount : length
    const words = id === 'alerts' && firing > 0 ? `${count}, ${firing} on alert` : String(count)
    put(`a [data-count=${id}]`, words, () => [document.createTextNode(words)])
  }
  put('[data-section=time]', operations, () => drawTimeControls(operations && control))
  put('[data-tools=dashboards]', [dashboards, dashboard?.key], () => drawChoice(dashboards, dashboard?.key, choose))
  put('[data-section=dashboards]', dashboard, () => drawDashboard(dashboard))
  put('[data-section=alerts]', alerts, () => drawAlerts(alerts))
  put('[data-section=notifications]', notifications, () => drawNotifications(notifications))
  put('[data-section=services]', services, () => drawServices(services))
  put('[data-section=sources]', sources, () => drawSources(sources))
  put('[data-section=keys]', keys, () => drawKeys(keys))
  put('[data-tools=faults]', operations, () => drawFaultForm(view, control))
  put('[data-section=faults]', faults, () => drawFaults(faults, operations && control))
  put('[data-section=requests]', [requests, bodies], () => drawRequests(view, toggle))
}

function choose(key: string): void {
  wanted = key
  void refresh()
}

function toggle(sequence: number, isOpen: boolean): void {
  if (opened.has(sequence) === isOpen) return
  if (isOpen) opened.add(sequence)
  else opened.delete(sequence)
  void refresh()
}

function say(place: '#status' | '#outcome', words: string, isWell: boolean): void {
  put(place, words, () => [document.createTextNode(words)])
  document.querySelector(place)?.classList.toggle('lost', !isWell)
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
    show(view)
    say('#status', 'Live', true)
  } else {
    const since = answered === undefined ? '' : ` This was its state at ${secondOf(answered)}.`
    say('#status', `The sandbox does not answer.${since}`, false)
  }
}

/** The query for what is chosen and open. */
function questionOf(): string {
  const chosen = wanted === undefined ? [] : [['dashboard', wanted]]
  const question = new URLSearchParams([...chosen, ...[...opened].map((sequence) => ['request', String(sequence)])])
  return question.size > 0 ? `?${question}` : ''
}

async function ask(question: string): Promise<PageView> {
  const answer = await fetch(`/_sandbox/view${question}`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`)
  return answer.json()
}

document.addEventListener('visibilitychange', () => {
  clearTimeout(timer)
  if (!document.hidden) void refresh()
})
void refresh()
