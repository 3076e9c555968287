import type { View } from '../view.ts'
import { drawAlerts, drawNotifications } from './alerts.ts'
import { drawChoice, drawDashboard } from './dashboards.ts'
import { dateOf, isoOf, secondOf } from './elements.ts'
import { drawKeys, drawRequests, drawServices } from './lists.ts'
import { createRegions } from './regions.ts'

const pause = 3_000

const put = createRegions()
let wanted: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let answered: number | undefined

function show(view: View): void {
  const { time, dashboards, dashboard, alerts, notifications, services, keys, requests, requestCount } = view
  const clock = document.querySelector('#clock')
  clock?.setAttribute('datetime', isoOf(time))
  put('#clock', dateOf(time), () => [document.createTextNode(dateOf(time))])
  const counts = { dashboards, alerts, notifications, services, keys, requests }
  const firing = alerts.filter(({ state }) => state === 'ALERT').length
  for (const [id, { length }] of Object.entries(counts)) {
    const count = id === 'requests' ? requestCount : length
    const words = id === 'alerts' && firing > 0 ? `${count}, ${firing} on alert` : String(count)
    put(`a [data-count=${id}]`, words, () => [document.createTextNode(words)])
  }
  put('[data-tools=dashboards]', [dashboards, dashboard?.key], () => drawChoice(dashboards, dashboard?.key, choose))
  put('[data-section=dashboards]', dashboard, () => drawDashboard(dashboard))
  put('[data-section=alerts]', alerts, () => drawAlerts(alerts))
  put('[data-section=notifications]', notifications, () => drawNotifications(notifications))
  put('[data-section=services]', services, () => drawServices(services))
  put('[data-section=keys]', keys, () => drawKeys(keys))
  put('[data-section=requests]', requests, () => drawRequests(requests))
}

function choose(key: string): void {
  wanted = key
  void refresh()
}

function say(words: string, isWell: boolean): void {
  put('#status', words, () => [document.createTextNode(words)])
  document.querySelector('#status')?.classList.toggle('lost', !isWell)
}

/** Loads the state now, and again after a pause while the page is visible. */
async function refresh(): Promise<void> {
  const question = wanted
  const view = await ask(question).catch(() => undefined)
  // Another dashboard was chosen meanwhile. Its own request updates the page.
  if (question !== wanted) return
  clearTimeout(timer)
  if (!document.hidden) timer = setTimeout(refresh, pause)
  if (view) {
    answered = Date.now()
    show(view)
    say('Live', true)
  } else {
    const since = answered === undefined ? '' : ` This was its state at ${secondOf(answered)}.`
    say(`The sandbox does not answer.${since}`, false)
  }
}

async function ask(dashboard: string | undefined): Promise<View> {
  const query = dashboard === undefined ? '' : `?dashboard=${encodeURIComponent(dashboard)}`
  const answer = await fetch(`/_sandbox/view${query}`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`)
  return answer.json()
}

document.addEventListener('visibilitychange', () => {
  clearTimeout(timer)
  if (!document.hidden) void refresh()
})
void refresh()
