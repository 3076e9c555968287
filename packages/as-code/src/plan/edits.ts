import { textsWith, valuesIn } from '../code/plain-data.ts'
import { type Reference, referenceOf, textOfReference } from '../code/references.ts'
import type { Names } from '../deployment/named-objects.ts'
import type { Difference } from '../form/compare.ts'
import type { Declared } from '../form/declared.ts'
import {
  comparableText,
  digest,
  digestOfName,
  type Form,
  isComparable,
  nameInRevision,
  revisionOf,
  withoutAlerts,
} from '../form/form.ts'
import { type Live, pulledState } from '../form/live.ts'
import { clearedHiddenFieldsOf, hiddenFieldsOf, secretFields } from '../form/plain-forms.ts'
import type { Work } from './work.ts'

/** Whether an object is as it was last applied or pulled. */
export interface EditState extends Pick<Work, 'isPulled' | 'isCovered'> {
  /** Since when somebody edited it. Absent: it is as it was then. */
  readonly editedSince?: 'last applied' | 'pulled'
}

/**
 * Compares an object with its mark, and with what `pull` has read if no run has marked it since. Nobody can tell where
 * another version recorded it. `moved` names the references that stand for the same object under another name or id.
 */
export async function editStateOf(
  live: Live,
  { declared, surplus }: Pick<Work, 'declared' | 'surplus'> = { declared: undefined, surplus: [] },
  moved: ReadonlyMap<string, string> = new Map(),
): Promise<EditState> {
  const { form, mark } = live
  const [readMark, readForm] = declared?.pulled?.split('.') ?? []
  const isPulled = readMark !== undefined && readMark === (await pulledState(live)).split('.')[0]
  if (!isPulled && mark === undefined) return { isPulled, isCovered: false }
  const recorded = isPulled ? readForm : (mark?.unfinished ?? mark?.revision)
  if (recorded !== undefined && !isComparable(recorded)) return { isPulled, isCovered: true }
  const isUnfinished = !isPulled && mark?.unfinished !== undefined
  const views = isUnfinished ? [withoutAlerts(form)] : [form, coveredForm(live, surplus)]
  const all = moved.size === 0 ? views : [...views, ...views.map((view) => withReferences(view, moved))]
  for (const [index, view] of all.entries()) {
    if ((await revisionOf(view)) !== recorded) continue
    // What `pull` writes of a webhook names a variable in place of the address.
    const isWhole = !isUnfinished && !(isPulled && form.kind === 'webhook')
    return { isPulled, isCovered: isWhole && index % views.length === 0 }
  }
  return { isPulled, editedSince: isPulled ? 'pulled' : 'last applied', isCovered: false }
}

/** Returns the form of an object without some of its alerts, and without the address of a webhook. */
function coveredForm({ form, alertIds }: Live, surplus: readonly string[]): Form {
  if (form.kind === 'webhook') {
    const fields = Object.entries(form.body).filter(([field]) => !secretFields.test(field))
    return { ...form, body: Object.fromEntries(fields) }
  }
  if (surplus.length === 0) return form
  const parts = form.parts.map((part, index) => ({
    ...part,
    alerts: part.alerts.filter((_, at) => !surplus.includes(alertIds[index]?.[at] ?? '')),
  }))
  return { ...form, parts }
}

/**
 * Returns the form whose revision marks a complete object. It leaves out what the files do not declare or could not be
 * compared, unless a mark or the files had it before.
 */
export function sealedForm(work: Work, live: Live, surplus: readonly string[]): Form {
  const { declared, isCovered } = work
  const known = new Set(isCovered ? work.live?.alertIds.flat() : [])
  const isWhole = live.kind !== 'webhook' || isCovered || uncomparedFields(declared).length === 0
  const strange = surplus.filter((id) => !known.has(id))
  return isWhole && strange.length === 0 ? live.form : coveredForm(live, strange)
}

/** Returns the fields that an answer shows and that were not compared, because their values are not known. */
export function uncomparedFields(declared: Declared | undefined): string[] {
  const hidden = declared ? hiddenFieldsOf(declared.request) : []
  return [...(declared?.unknown.keys() ?? [])].filter((field) => !hidden.includes(field))
}

/** Adds what no answer shows: a webhook whose headers differ from those that were last sent. */
export async function withHidden(work: Work): Promise<Work> {
  const { declared, live } = work
  const last = live?.mark?.hidden
  if (!declared || !live || (await hiddenDigest(declared, live)) === last) return work
  const { hidden, request } = declared
  const fields = new Set([...Object.keys(hidden), ...clearedHiddenFieldsOf(request)])
  const changed = [...(fields.size > 0 ? fields : hiddenFieldsOf(request))].map(
    (field) => `${field}: changed (no answer shows it)`,
  )
  return { ...work, isObjectWritten: true, sentences: [...work.sentences, ...changed] }
}

/** Returns the digest of what no answer shows, or `undefined` where a webhook has no such thing. */
export async function hiddenDigest(declared: Declared, live: Live | undefined): Promise<string | undefined> {
  const { hidden, form, unknown } = declared
  if (unknown.size > uncomparedFields(declared).length) return live?.mark?.hidden
  return Object.keys(hidden).length > 0 ? digest(comparableText([form.name, form.body.service, hidden])) : undefined
}

/** Finds an object of the project that is as it was last applied, but for its name. Creating it again would make two. */
export async function findRenamed(
  { kind, form: { name }, was }: Declared,
  project: string,
  live: readonly Live[],
): Promise<Live | undefined> {
  const renamed = renamedOf.get(live) ?? indexRenamed(project, live)
  renamedOf.set(live, renamed)
  const byName = await renamed
  for (const each of byName.size === 0 ? [] : [name, ...was]) {
    const found = byName.get(`${kind} ${await digestOfName(each)}`)
    if (found) return found
  }
  return undefined
}

/** The edited objects of the project, by what a plan has read: each is compared with its mark once. */
const renamedOf = new WeakMap<readonly Live[], Promise<ReadonlyMap<string, Live>>>()

/** Returns the edited objects by their kind and the hash of the only name with which they would be as in their mark. */
async function indexRenamed(project: string, live: readonly Live[]): Promise<ReadonlyMap<string, Live>> {
  const renamed = new Map<string, Live>()
  for (const each of live) {
    const { mark, kind, form } = each
    if (mark?.project !== project || !(await editStateOf(each)).editedSince) continue
    const recorded = mark.unfinished ?? mark.revision
    const views = mark.unfinished === undefined ? [form, coveredForm(each, [])] : [withoutAlerts(form)]
    for (const view of recorded === undefined ? [] : new Set(views)) {
      const key = `${kind} ${await nameInRevision(recorded as string, view)}`
      if (!renamed.has(key)) renamed.set(key, each)
    }
  }
  return renamed
}

/**
 * Returns the tokens of references that differ from the declared ones although nobody edited the object: what they name was
 * deleted, created again or renamed, or another object has the same name. The values are the tokens that are declared.
 */
export function movedReferences(differences: readonly Difference[], names: Names): Map<string, string> {
  const moved = new Map<string, string>()
  const visit = (before: unknown, after: unknown): void => {
    if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
      for (const [index, item] of before.entries()) visit(item, after[index])
    const [old, next] = [referenceOf(before), referenceOf(after)]
    if (!old || !next || old.ref !== next.ref || 'id' in next) return
    // Somebody may have chosen an object that is there, and that files can name by its id only.
    const isGone = 'id' in old && !names.has(old)
    if (isGone || 'problem' in names.idOf(next)) moved.set(before as string, after as string)
  }
  for (const { before, after } of differences) visit(before, after)
  return moved
}

/** Returns a form with other references. */
function withReferences(form: Form, moved: ReadonlyMap<string, string>): Form {
  return textsWith(form, (text) => moved.get(text) ?? text) as Form
}

/** Says which references of an object stand for nothing, or for several objects. */
export function brokenReferences(form: Form, names: Names): string[] {
  const references = valuesIn(form).map(referenceOf)
  const byId = references.flatMap((each) => (each && 'id' in each && each.id ? [sentenceOf(each, names)] : []))
  return [...new Set(byId)]
}

function sentenceOf(reference: Extract<Reference, { id: string }>, names: Names): string {
  const text = textOfReference(reference)
  return names.has(reference)
    ? `names ${text}, and another ${reference.ref} has the same name`
    : `names ${text}, which was deleted on the deployment, or deleted and created again`
}
