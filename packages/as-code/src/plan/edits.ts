import type { Declared } from '../form/declared.ts'
import { digest, isComparable, revisionOf, textOf, withoutAlerts } from '../form/form.ts'
import type { Live } from '../form/live.ts'
import type { Work } from './work.ts'

/** True where an object differs from what was last applied. Nobody can tell where another version recorded it. */
export async function isEdited({ form, mark }: Live, pulled: string | undefined): Promise<boolean> {
  const { revision, unfinished } = mark ?? {}
  const recorded = unfinished ?? revision
  if (mark === undefined || (recorded !== undefined && !isComparable(recorded))) return false
  const present = unfinished === undefined ? form : withoutAlerts(form)
  return (await revisionOf(present)) !== recorded && (await revisionOf(form)) !== pulled
}

/** Adds what no answer shows: a webhook whose headers differ from those that were last sent. */
export async function withHidden(work: Work): Promise<Work> {
  const { declared, live } = work
  const last = live?.mark?.hidden
  if (!declared || !live || declared.unknown.size > 0 || (await hiddenDigest(declared)) === last) return work
  const fields = Object.keys(declared.hidden)
  const changed = (fields.length > 0 ? fields : ['headers']).map((field) => `${field}: changed (no answer shows it)`)
  return { ...work, isObjectWritten: true, sentences: [...work.sentences, ...changed] }
}

/** Returns the digest of what no answer shows, or `undefined` where a webhook has no such thing. */
export async function hiddenDigest({ hidden, form, unknown }: Declared, live?: Live): Promise<string | undefined> {
  if (unknown.size > 0) return live?.mark?.hidden
  return Object.keys(hidden).length > 0 ? digest(textOf([form.name, form.body.service, hidden])) : undefined
}

/** Finds an object of the project that is as it was last applied, but for its name. Creating it again would make two. */
export async function findRenamed(
  { kind, form: { name } }: Declared,
  project: string,
  live: readonly Live[],
): Promise<Live | undefined> {
  for (const each of live) {
    if (each.kind !== kind || each.mark?.project !== project || !(await isEdited(each, undefined))) continue
    if (!(await isEdited({ ...each, form: { ...each.form, name } }, undefined))) return each
  }
  return undefined
}
