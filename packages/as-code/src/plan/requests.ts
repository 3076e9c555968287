import type { State } from '../deployment/state.ts'
import { canBeValidated } from './refusals.ts'
import { dooms, type Work } from './work.ts'

/**
 * Before a creation the list is read again, and after so many creations: a first run takes half an hour. The number grows
 * with the list, so that listing costs the same for each creation, however many objects there are.
 */
export function creationsPerList(existing: number): number {
  return Math.max(25, Math.floor(existing / 4))
}

/**
 * Returns the most requests that applying takes where none fails: to look at dashboards and at what exists, to write, to
 * read everything again, and to mark what has alerts.
 *
 * @param validated - The number of dashboards that the server has looked at.
 */
export function requestsToApply(works: readonly Work[], state: State, validated: number): number {
  if (works.length === 0) return 0
  const lists = listsAfter(works, state)
  const ofWorks = works.map((work) => requestsOf(work, lists))
  const validations = works.filter(canBeValidated).length - validated
  return ofWorks.reduce((sum, requests) => sum + requests, validations + lists.all)
}

type Lists = ReturnType<typeof listsAfter>

/** The most requests that reading each list takes while and after objects are created. */
function listsAfter(works: readonly Work[], state: State) {
  const created = (kind: string) =>
    works.filter(({ action, declared }) => action === 'create' && declared?.kind === kind).length
  const alerts = works.flatMap((work) => work.alerts).filter(({ action }) => action === 'create')
  // A last page that is full does not say that it is the last.
  const pages = (items: number) => Math.floor(items / state.pageSize) + 1
  const counts = [
    [state.webhooks.length, created('webhook')],
    [state.savedSearches.length, created('savedSearch')],
    [state.dashboards.length, created('dashboard')],
    [state.alerts.length, alerts.length],
  ] as const
  const [webhook, , , alert] = counts.map(([before, added]) => pages(before + added)) as [
    number,
    number,
    number,
    number,
  ]
  const grown = counts.reduce((sum, [before, added]) => sum + pages(before + added) - pages(Math.max(0, before - 1)), 0)
  const looks = counts.map(([before, added]) => listsWhileCreating(before, added) * pages(before + added))
  const again = looks.reduce((sum, requests) => sum + requests, 0)
  const singly = state.isShortened ? created('dashboard') : 0
  return { webhook, alert, all: state.requests + grown + again + singly }
}

function listsWhileCreating(before: number, added: number): number {
  let lists = 0
  for (let made = 0; made < added; made += creationsPerList(before + made)) lists++
  return lists
}

function requestsOf(work: Work, lists: Lists): number {
  const { action, alerts, declared, live } = work
  // No operation reads one webhook.
  const read = (declared ?? live)?.kind === 'webhook' ? lists.webhook : 1
  const update = read + 1
  const own = { create: 1, update, record: update, delete: update + read }[action]
  const ofAlerts = alerts.reduce((sum, alert) => sum + { create: 1, update: 2, delete: 3 }[alert.action], 0)
  const isSealed = alerts.length > 0 || (action !== 'delete' && live !== undefined && live.alertIds.flat().length > 0)
  return own + ofAlerts + (isSealed ? update : 0) + (dooms(work) ? lists.alert : 0)
}
