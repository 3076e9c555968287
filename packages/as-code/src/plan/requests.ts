import type { State } from '../deployment/state.ts'
import { kindNames, type ObjectKind } from '../kinds.ts'
import { dooms, type Work } from './work.ts'

/**
 * Before a creation the list is read again, and after those of 25 objects: a first run takes half an hour. The number grows
 * with the list, so that listing costs the same for each creation, however many there are.
 *
 * @param each - The number of creations for one object: of its alerts, or 1.
 */
export function creationsPerList(existing: number, each = 1): number {
  return Math.max(25 * each, Math.floor(existing / 4))
}

/** The most objects of a kind that are marked at once after they were read: at most 20 lists, however many there are. */
export function sealsPerLook(objects: number): number {
  return Math.max(50, Math.ceil(objects / 20))
}

/** The most objects that are read one by one: a list has all objects of the deployment. */
const fewObjects = 4

/** True where one answer shows all objects of a kind as they are at one time. The list of dashboards has no pages. */
export function isReadAtOnce(kind: ObjectKind, listed: number, state: State): boolean {
  return kind === 'dashboard' ? !state.isShortened : pageCount(listed, state) === 1
}

/** True where some objects of a kind are read again by their list, and not one by one. No operation reads one webhook. */
export function isLookedUpTogether(kind: ObjectKind, objects: number, listed: number, state: State): boolean {
  return kind === 'webhook' || (objects > fewObjects && isReadAtOnce(kind, listed, state))
}

/** A last page that is full does not say that it is the last. */
function pageCount(items: number, { pageSize }: State): number {
  return Math.floor(items / pageSize) + 1
}

/**
 * Returns the most requests that applying takes where none fails: to look at what exists, to write, to read what was written
 * again, and to mark what has alerts. Where a rate limit holds back the last writes, they need another look.
 *
 * @param validations - The number of requests that ask whether the server takes dashboards.
 */
export function requestsToApply(works: readonly Work[], state: State, validations: number): number {
  const lists = listsAfter(works, state)
  return works.reduce((sum, work) => sum + requestCount(work, lists), validations + lists.all)
}

type Lists = ReturnType<typeof listsAfter>

/** The most requests that reading each list takes while and after objects are created. */
function listsAfter(works: readonly Work[], state: State) {
  const written = works.filter(({ action }) => action !== 'delete')
  const creations = written
    .map(({ alerts }) => alerts.filter(({ action }) => action === 'create').length)
    .filter(Boolean)
  const alerts = creations.reduce((sum, number) => sum + number, 0)
  const alertPages = pageCount(state.records.alert.length + alerts, state)
  const hasContents = written.some(({ declared }) => declared?.kind !== 'webhook')
  const looks = listsWhileCreating(state.records.alert.length, alerts, Math.min(...creations)) + (hasContents ? 1 : 0)
  const ofKinds = kindNames.map((kind) => listsOf(kind, written, state))
  return {
    webhook: pageCount(state.records.webhook.length + written.length, state),
    alert: alertPages,
    all: ofKinds.reduce((sum, requests) => sum + requests, looks * alertPages),
  }
}

/** The most requests that reading the objects of a kind takes, while they are created and when they are complete. */
function listsOf(kind: ObjectKind, written: readonly Work[], state: State): number {
  const own = written.filter(({ declared }) => declared?.kind === kind)
  if (own.length === 0) return 0
  const [existing, created] = [state.records[kind].length, own.filter(({ action }) => action === 'create').length]
  const pages = pageCount(existing + created, state)
  const singly = kind === 'dashboard' && state.isShortened ? own.length : 0
  let again = 0
  const listed = existing + written.length
  const together = sealsPerLook(own.length)
  for (let first = 0; first < own.length; first += together) {
    const objects = Math.min(together, own.length - first)
    again += isLookedUpTogether(kind, objects, listed, state) ? pages : objects
  }
  return (listsWhileCreating(existing, created) + 1) * pages + singly + again
}

function listsWhileCreating(before: number, added: number, each = 1): number {
  let lists = 0
  for (let made = 0; made < added; made += creationsPerList(before + made, each)) lists++
  return lists
}

function requestCount(work: Work, lists: Lists): number {
  const { action, alerts, declared, live } = work
  // No operation reads one webhook.
  const read = (declared ?? live)?.kind === 'webhook' ? lists.webhook : 1
  const update = read + 1
  const own = action === 'create' ? 1 : action === 'delete' ? update + read : update
  const ofAlerts = alerts.reduce((sum, alert) => sum + { create: 1, update: 2, delete: 3 }[alert.action], 0)
  const isSealed = alerts.length > 0 || (action !== 'delete' && live !== undefined && live.alertIds.flat().length > 0)
  return own + ofAlerts + (isSealed ? 1 : 0) + (dooms(work) ? lists.alert : 0)
}
