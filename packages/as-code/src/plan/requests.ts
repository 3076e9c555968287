import type { State } from '../deployment/state.ts'
import { kindNames, kinds, type ObjectKind } from '../kinds.ts'
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
  const created = (kind: ObjectKind) =>
    works.filter(({ action, declared }) => action === 'create' && declared?.kind === kind).length
  const alerts = works.flatMap((work) => work.alerts).filter(({ action }) => action === 'create').length
  // A last page that is full does not say that it is the last.
  const pages = (items: number) => Math.floor(items / state.pageSize) + 1
  const pagesOf = ([before, added]: readonly [number, number]) => pages(before + added)
  const countsOf = (kind: ObjectKind) => [state[kinds[kind].list].length, created(kind)] as const
  const ofAlerts = [state.alerts.length, alerts] as const
  const more = [...kindNames.map(countsOf), ofAlerts].map((counts) => {
    const grown = pagesOf(counts) - pages(Math.max(0, counts[0] - 1))
    return grown + listsWhileCreating(...counts) * pagesOf(counts)
  })
  const singly = state.isShortened ? created('dashboard') : 0
  const all = more.reduce((sum, requests) => sum + requests, state.requests + singly)
  return { webhook: pagesOf(countsOf('webhook')), alert: pagesOf(ofAlerts), all }
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
  const own = action === 'create' ? 1 : action === 'delete' ? update + read : update
  const ofAlerts = alerts.reduce((sum, alert) => sum + { create: 1, update: 2, delete: 3 }[alert.action], 0)
  const isSealed = alerts.length > 0 || (action !== 'delete' && live !== undefined && live.alertIds.flat().length > 0)
  return own + ofAlerts + (isSealed ? update : 0) + (dooms(work) ? lists.alert : 0)
}
