import { declaredName } from '../code/references.ts'
import type { Deployment } from '../deployment/client.ts'
import type { Site } from '../deployment/named-objects.ts'
import { type State, titleOfList } from '../deployment/state.ts'
import { type Data, requestBodySchema } from '../document/api-documents.ts'
import { type Declared, wholeRequest } from '../form/declared.ts'
import { comparableText } from '../form/form.ts'
import { tagsOf, withMark } from '../form/marks.ts'
import { alertMistakes, alertPath, alertPlace, type Loss, requestMistakes } from '../form/request-mistakes.ts'
import { alertBody, objectBody, parentsOf, plannedReferences } from './bodies.ts'
import { cycleIn, opensItself } from './stages.ts'
import { dooms, type Finding, hasNoWork, objectTitle, type Work } from './work.ts'

/**
 * Returns what the deployment cannot hold or does not have, before anything is written.
 *
 * @param project - The project that marks what it writes, if any.
 */
export function refusalsOf(site: Site, works: readonly Work[], project: string | undefined): Finding[] {
  const planned = plannedReferences(works)
  const cycle = cycleIn(works)
  return works.flatMap((work): Finding[] => {
    const { declared, action } = work
    if (!declared || hasNoWork(work)) return []
    const sentences = [
      ...missingOperations(site, declared),
      ...missingSecrets(work),
      ...uncertain(site.state, work),
      ...ambiguousTiles(work),
      ...(cycle.includes(declared.form.name)
        ? [
            `${cycle.join(', ')} open each other by a click, so that none can be created first. Use mode \`template\` in one.`,
          ]
        : []),
      ...(action === 'create' && opensItself(declared)
        ? ['opens itself by a click, and has no id before it is created. Use mode `template`.']
        : []),
      ...losses(site, work, planned, project),
    ]
    return sentences.length > 0 ? [{ object: objectTitle(declared.form), sentences, place: declared.place }] : []
  })
}

function missingOperations({ deployment: { title }, state }: Site, { kind }: Declared): string[] {
  if (state.hasSavedSearches || kind === 'dashboard') return []
  const cure = kind === 'webhook' ? ' Create it by hand, and name it with existingWebhook().' : ''
  return [`${title} is too old: it has no operation that writes it.${cure}`]
}

/** Where a list has more objects than the server sent, nobody can tell what exists, or what a deletion would lose. */
function uncertain({ incomplete }: State, work: Work): string[] {
  const { action, alerts, declared } = work
  const needed = [
    ...(action === 'create' && declared ? [titleOfList(declared.kind)] : []),
    ...(dooms(work) || alerts.some((alert) => alert.action !== 'update') ? [titleOfList('alert')] : []),
  ]
  return needed
    .filter((list) => incomplete.includes(list))
    .map(
      (list) => `the server did not send its whole list of ${list}, so nobody can tell what exists. Try again later.`,
    )
}

/** Servers keep what an update leaves out of a webhook, unless its address changes. */
function missingSecrets({ declared, live }: Work): string[] {
  const { unknown = new Map<string, string>(), form } = declared ?? {}
  if (live && (unknown.has('url') || live.form.body.url === form?.body.url)) return []
  return [...unknown].map(([field, variable]) => `${field}: the environment variable ${variable} is not set. Set it.`)
}

function ambiguousTiles({ matches, live, declared }: Work): string[] {
  return matches.flatMap(({ before, after, isAmbiguous }) => {
    if (!isAmbiguous || before === undefined || after === undefined) return []
    const [old, next] = [live?.form.parts[before], declared?.form.parts[after]]
    if (!old?.alerts.length && !next?.alerts.length) return []
    return [
      `several tiles could be tile ${JSON.stringify(next?.name)}, and alerts hang on them. Give each its own name.`,
    ]
  })
}

function losses(site: Site, work: Work, planned: ReadonlySet<string>, project: string | undefined): string[] {
  const { kind = 'dashboard', variables = new Map() } = work.declared ?? {}
  return lossesIn(site, work, planned, project).map(({ alert, ...loss }) => {
    const [part = 0, index = 0] = alert ?? []
    const at = alert ? alertPath(alertPlace(kind, part, index), loss.at ?? loss.path) : loss.at
    return lossSentence({ ...loss, ...(at === undefined ? {} : { at }) }, site.deployment, variables)
  })
}

/** A loss of an object, or of one of its alerts. */
export type PlacedLoss = Loss & { readonly alert?: readonly [part: number, alert: number] }

/** Returns what a deployment cannot hold of an object and of its alerts. */
export function lossesIn(site: Site, work: Work, planned: ReadonlySet<string>, project?: string): PlacedLoss[] {
  const { declared, isObjectWritten, alerts } = work
  if (!declared) return []
  const { kind, unknown } = declared
  const { mistakes, corrected } = forbiddenIn(site, declared, project)
  // An object whose alerts change is written, too: it carries the mark.
  const own = isObjectWritten
    ? objectBody(site, { ...work, declared: corrected }, undefined, { planned })
    : { body: {}, losses: [] }
  // What a secret lacks is said by the name of its variable.
  const lost = own.losses.filter(({ path }) => !unknown.has(path))
  const ofObject = eachOnce(lost, tooNew(site, kind, own.body), mistakes)
  const ofAlerts = alerts.flatMap(({ action, part, alert, before }) => {
    const request = declared.alertRequests[part]?.[alert]
    if (action === 'delete' || !request) return []
    const forbidden = alertMistakes(request, site.deployment.api, site.state.olderThan)
    const ids = { planned, parents: parentsOf(work, part) }
    const { body, losses: own } = alertBody(site, forbidden.corrected, ids)
    const all = eachOnce(own, tooNew(site, 'alert', body), outsideStored(forbidden.mistakes, request, before))
    return all.map((loss) => ({ ...loss, alert: [part, alert] as const }))
  })
  return [...ofObject, ...ofAlerts]
}

/** Leaves out losses of parts for which a rule has the words of servers, and what is forbidden of parts that others name. */
function eachOnce(lost: readonly Loss[], newer: readonly Loss[], forbidden: readonly Loss[]): Loss[] {
  const isInside = (path: string, other: Loss) => `${path}.`.startsWith(`${other.path}.`)
  const said = forbidden.filter(({ path, isSaid, isWhole }) => path !== '' && (isSaid || isWhole))
  const unsaid = lost.filter(({ path, at = path }) => !said.some((rule) => isInside(path, rule) || isInside(at, rule)))
  const known = [...unsaid, ...newer]
  const isKnown = (path: string) => known.some((loss) => isInside(path, { ...loss, path: loss.at ?? loss.path }))
  return [...known, ...forbidden.filter(({ path }) => !isKnown(path))]
}

/** Says what a request does not carry in the words of files: `source`, and not `sourceId`. */
export function lossSentence(
  { path, at = path, reason, code, isId, isSaid, meant }: Loss,
  { title }: Deployment,
  variables: Declared['variables'],
): string {
  const variable = variables.get(at)
  const value = variable && `${at}: the value of the environment variable ${variable}`
  const part = value || (isId ? declaredName(at) : at) || 'the object'
  const cure = meant === undefined ? '' : `. Do you mean ${meant}?`
  if (cure || code === 'unknown-field') return `${part} has no place in a request of ${title}${cure}`
  return `${part}${isSaid ? ':' : ''} ${reason}`
}

function tooNew({ deployment: { api }, state: { olderThan } }: Site, kind: string, request: Data): Loss[] {
  if (olderThan === undefined) return []
  const newer = requestBodySchema(kind, 'create', api).newerParts(request, olderThan)
  return newer.map(({ path, since }) => ({
    path,
    reason: `needs a server of ${since} or newer; this one is older`,
  }))
}

/**
 * Returns what the document forbids in an object, and where the mark of a project leaves no place for what is declared.
 * `corrected` has the right names, so that nothing else is said of what follows from a wrong one.
 *
 * @param project - The project that marks the object, if any.
 */
function forbiddenIn({ deployment: { api }, state: { olderThan } }: Site, declared: Declared, project?: string) {
  const { kind, request, unknown, hidden } = declared
  const body = requestBodySchema(kind, 'create', api)
  const whole = wholeRequest(declared)
  // What an unset secret lacks is said by the name of its variable.
  const report = requestMistakes(kind, whole, api, olderThan)
  const mistakes = report.mistakes.filter(({ path }) => !unknown.has(path))
  if (project === undefined || mistakes.length > 0) {
    const { tiles = [], ...own } = kind === 'dashboard' ? report.corrected : {}
    const parts = { request: own, partRequests: tiles as readonly Data[] }
    return { mistakes, corrected: { ...declared, ...(kind === 'dashboard' ? parts : { request: report.corrected }) } }
  }
  const mark = {
    project,
    unfinished: '0'.repeat(8),
    hidden: Object.keys(hidden).length > 0 ? '0'.repeat(7) : undefined,
  }
  const [field, unit, size, taken] =
    kind === 'webhook'
      ? ['description', 'characters', `${request.description ?? ''}`.length, withMark('', mark).length + 1]
      : ['tags', 'items', Object(request.tags ?? []).length, tagsOf({ ...mark, hidden: undefined }).length]
  const { [field]: property = {} } = body.schemaOf(body.schema, whole)?.properties ?? {}
  const { maxLength, maxItems = maxLength ?? Number.POSITIVE_INFINITY } = body.resolve(property)
  const left = maxItems - taken
  const reason = `has ${size} ${unit}; at most ${left} are allowed beside the mark of the project`
  return { mistakes: size <= left ? [] : [{ path: field, reason }], corrected: declared }
}

/** Leaves out what the document forbids in channels that the server has of an alert already. */
function outsideStored(mistakes: readonly Loss[], alert: Data, before: Data = {}): Loss[] {
  const stored = new Set([before.channels ?? []].flat().map(comparableText))
  const channels = [alert.channels ?? []].flat()
  const kept = channels.flatMap((channel, index) => (stored.has(comparableText(channel)) ? [`channels[${index}]`] : []))
  if (kept.includes('channels[0]')) kept.push('channel')
  return mistakes.filter(({ path }) => !kept.some((place) => `${path}.`.startsWith(`${place}.`)))
}
