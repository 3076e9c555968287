import type { Alert } from '@clouddb/observability-oss/types'
import type { Declaration } from '../code/declarations.ts'
import { valuesIn } from '../code/plain-data.ts'
import { isObjectReference, type Portable, secret, textOfReference, toDeclared } from '../code/references.ts'
import type { Site } from '../deployment/named-objects.ts'
import type { Records } from '../deployment/state.ts'
import { type Data, requestField } from '../document/api-documents.ts'
import { declaredObjects } from '../form/declared.ts'
import { comparableText, type Form, identityOfForm, omit, textOfForm } from '../form/form.ts'
import { alertRequest, isInside, isReadable, type Live, type Lost, lostChannels, pulledState } from '../form/live.ts'
import { markIn } from '../form/marks.ts'
import { formOfAlert, formOfRequest, hiddenFieldsOf } from '../form/plain-forms.ts'
import { objectKinds } from '../kinds.ts'
import { slugOf, type Unique } from './source-text.ts'

/** A sentence about what a declaration does not carry. */
export interface Note {
  /** `id`: it is carried by an id, which other deployments do not know. `unseen`: no answer shows it. */
  readonly about: 'loss' | 'id' | 'unseen'
  readonly text: string
  /** The id of the alert that it is about. */
  readonly alert?: string
}

/** An object of a deployment as a file declares it. */
export interface Pulled {
  readonly live: Live
  readonly declaration: Declaration
  /** What a file can say of the live object. */
  readonly form: Form
  /** What the declaration does not carry. */
  readonly notes: readonly Note[]
  /** Why a project cannot have it: its name is taken, or a file cannot say what it is. */
  readonly problem: string | undefined
}

export const textsAbout = (about: Note['about'], { notes }: Pulled): string[] =>
  notes.flatMap((note) => (note.about === about ? [note.text] : []))

interface Source extends Site {
  readonly live: Live
  /** The names that objects before it have. */
  readonly seen: Set<string>
  /** The environment variables that they need. */
  readonly variables: Unique
  /** What gets the declaration, in sentences: `the file`. */
  readonly holder: string
  /** True where the declaration is going to update the object. */
  readonly isUpdated: boolean
}

/** Returns the declaration of an object, and says what it does not carry. */
export async function pulledObject(from: Source): Promise<Pulled> {
  const { live, seen } = from
  const { kind, form, id } = live
  const notes: Note[] = []
  // What a declaration says, and the form that it has.
  const { data, form: expected } = kind === 'webhook' ? webhookData(from, notes) : objectData(from, notes)
  const declaration = { [kind]: { ...data, pulled: await pulledState(live) } } as unknown as Declaration
  const byId = 'by its id, because that is missing, or another has the same name. Other deployments do not know the id.'
  notes.push(
    ...lossesOf(from),
    ...objectIdsIn(data).map((text) => ({ about: 'id' as const, text: `it names ${text} ${byId}` })),
  )

  const key = identityOfForm(form)
  const problem = seen.has(key)
    ? `another ${objectKinds[kind].title} has the same name, and a project has each name once. Rename one of them`
    : declarationProblem(declaration, expected)
  if (problem === undefined) seen.add(key)
  else notes.unshift({ about: 'loss', text: `it (${id}) is not part of the project: ${problem}.` })
  return { live, declaration, form: kind === 'webhook' ? form : expected, notes, problem }
}

function webhookData({ live: { request, form, mark }, variables }: Source, notes: Note[]) {
  const { url, ...body } = form.body
  const readable = formOfRequest('readable', 'webhook', request)
  const name = slugOf(form.name, 'address').replaceAll('-', '_').toUpperCase()
  const data = { ...readable, url: secret(`${variables.take(`WEBHOOK_${name}`, '_')}_URL`) }
  const hidden = hiddenFieldsOf(request)
  if (hidden.length > 0) {
    const removed = mark?.hidden === undefined ? '' : ' It has some, and applying without them removes them.'
    const text = `no answer shows ${hidden.join(', ')}. Add what it has of them, with secret().${removed}`
    notes.push({ about: 'unseen', text })
  }
  return { data, form: { ...form, body } }
}

/** Returns a dashboard or a saved search with its alerts. */
function objectData(from: Source, notes: Note[]) {
  const { live } = from
  const parts = live.form.parts.map((part, index) => {
    const ids = live.alertIds[index] ?? []
    const alerts = ids.flatMap((id, at) => {
      const data = alertData(from, id, live.kind === 'dashboard' ? ` of tile ${JSON.stringify(part.name)}` : '', notes)
      return data ? [{ data, form: part.alerts[at] ?? {} }] : []
    })
    alerts.sort((one, other) => (sortKey(one.data) < sortKey(other.data) ? -1 : 1))
    return { part: { ...part, alerts: alerts.map(({ form }) => form) }, alerts: alerts.map(({ data }) => data) }
  })
  const form = { ...live.form, parts: parts.map(({ part }) => part) }
  const data = toDeclared(formOfRequest('readable', live.kind, live.request))
  const withAlerts = (owner: Data, alerts: readonly Data[] = []) => (alerts.length > 0 ? { ...owner, alerts } : owner)
  if (live.kind === 'savedSearch') return { data: withAlerts(data, parts[0]?.alerts), form }
  const tiles = (data.tiles as Data[]).map((tile, index) => withAlerts(tile, parts[index]?.alerts))
  const place = ({ x, y }: Data) => Number(y) * 1_000 + Number(x)
  return { data: { ...data, tiles: tiles.sort((one, other) => place(one) - place(other)) }, form }
}

/** Servers do not keep the order of alerts. */
function sortKey(alert: Data): string {
  return comparableText([alert.name ?? '', alert])
}

function alertData(from: Source, id: string, of: string, notes: Note[]): Data | undefined {
  const alert = from.state.records.alert.find((each) => each.id === id)
  if (!alert) return undefined
  const { request, leftOut } = alertRequest(from, alert)
  const title = `the alert${alert.name ? ` ${JSON.stringify(alert.name)}` : ''}${of} (${id})`
  const lose = (text: string) => notes.push({ about: 'loss', alert: id, text })
  if (!isReadable({ request })) {
    lose(`${title} is not in ${from.holder}: it has a form that this package does not know.`)
    return undefined
  }
  const data = toDeclared(withoutDerived(formOfAlert('readable', request), alert, from.state.records))
  if (data.channels === undefined || lostChannels(alert, leftOut).length > 0) {
    const channels = data.channels ? 'all of its channels' : 'its channel'
    lose(`${title} is not in ${from.holder}, because no file can name ${channels}.`)
    return undefined
  }
  for (const lost of leftOut) lose(`\`${lost.path}\` of ${title} ${absenceOf(lost, from)}`)
  return data
}

const absenceOf = (lost: Lost, { holder }: Source) =>
  `is not in ${holder}: ${isInside(lost) ? '' : 'it '}${lost.reason}.`

function lossesOf(from: Source): Note[] {
  const { live, holder, isUpdated } = from
  const fields = live.lost.map((each) => `\`${each.path}\` ${absenceOf(each, from)}`)
  const both = `Neither is in ${holder}${isUpdated ? ', and an update deletes both' : ''}.`
  const tiles = live.hiddenAlerts.map(({ id, name, tileId }) => {
    const alert = `the alert ${JSON.stringify(name ?? '')} (${id})`
    return live.partIds.includes(`${tileId}`)
      ? `${alert} is left out: no alert can watch the kind of its tile${isUpdated ? ', and an update deletes it' : ''}.`
      : `it has a tile that no answer shows: ${alert} stands on it. ${both}`
  })
  return [...fields, ...tiles].map((text) => ({ about: 'loss', text }))
}

/** Names the references that no name stands for: `source 66a1…`. */
export function objectIdsIn(value: unknown): string[] {
  const references = valuesIn(value).filter(isObjectReference)
  return [...new Set(references.flatMap((each) => ('id' in each ? [textOfReference(each)] : [])))]
}

/** Returns why a declaration does not say what the deployment has, or `undefined` where it does. */
function declarationProblem(declaration: Declaration, expected: Form): string | undefined {
  try {
    const [declared] = declaredObjects({ project: 'project', objects: [declaration] }, {})
    const isSame = declared !== undefined && textOfForm(declared.form) === textOfForm(expected)
    return isSame ? undefined : 'a file cannot say what it is'
  } catch (error) {
    return (error as Error).message.replace(/\.$/, '')
  }
}

/** Returns an alert without the name and the tags that servers derive from what it watches, so that a file leaves them open. */
function withoutDerived(form: Portable, alert: Alert, records: Records): Portable {
  const { name, tags } = namesWatched(alert, records)
  // Names and tags of dashboards and saved searches have other limits.
  const isDerived = form.displayName === (name?.slice(0, requestField('alert', 'displayName').maxLength) || 'Alert')
  const hasTags =
    Array.isArray(form.tags) && comparableText(form.tags.toSorted()) === comparableText(clamped(tags).toSorted())
  return omit(form, [...(isDerived ? ['displayName'] : []), ...(hasTags ? ['tags'] : [])])
}

function clamped(tags: readonly string[]): string[] {
  const { maxItems, items } = requestField('alert', 'tags')
  const own = tags.filter(Boolean).slice(0, maxItems)
  return own.map((tag) => tag.slice(0, items?.maxLength))
}

function namesWatched({ dashboardId, tileId, savedSearchId }: Alert, records: Records) {
  const search = records.savedSearch.find(({ id }) => id === savedSearchId)
  const dashboard = records.dashboard.find(({ id }) => id === dashboardId)
  const { name, tags } = dashboard ?? search ?? {}
  const tile = listIn(dashboard?.tiles).find((each) => Object(each).id === tileId)
  const own = textIn(name)
  const title = dashboard && own ? `${own} - ${textIn(Object(tile).name) || 'Tile'}` : own
  const { unmarked } = markIn('dashboard', { tags: listIn(tags).filter((tag) => typeof tag === 'string') })
  return { name: title, tags: (unmarked as { readonly tags: readonly string[] }).tags }
}

// A record may have anything in place of a text or of a list.
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
