import { isRecord } from '@clouddb/document/openapi'
import { type Declaration, dataOf, type Project } from '../code/declarations.ts'
import { isSecret } from '../code/references.ts'
import type { Data } from '../document/api-documents.ts'
import { type Declared, declaredObjects, type Environment } from '../form/declared.ts'
import { type Form, identityOf, identityOfForm, revisionOf } from '../form/form.ts'
import { type Live, pulledState } from '../form/live.ts'
import { hiddenFieldsOf } from '../form/plain-forms.ts'
import type { ObjectKind } from '../kinds.ts'
import { hasNoWork, objectTitle, workBetween } from '../plan/work.ts'
import type { Export, PulledFile } from './declaration-code.ts'
import { printJson } from './printer.ts'
import { objectIdsIn, type Pulled } from './pulled-object.ts'

/** How a declaration of a project stands to the object of the deployment that was pulled. */
export interface Standing {
  readonly declaration: Declaration
  readonly isSame: boolean
  /** True where the declaration is what was last applied or pulled. */
  readonly isApplied: boolean
  /** True where no run has marked the object since it was pulled for the declaration. */
  readonly isUnmarked: boolean
  /** Why the declaration stays in any case. */
  readonly obstacle: string | undefined
  /** What applying the declaration would do. */
  readonly differences: readonly string[]
}

export function declarationKind(declaration: Declaration): ObjectKind {
  return Object.keys(declaration)[0] as ObjectKind
}

export function keyOfDeclaration(declaration: Declaration, data: Data = dataOf(declaration)): string {
  return identityOf(declarationKind(declaration), data)
}

interface Candidate {
  readonly declaration: Declaration
  /** Or what is wrong with it. */
  readonly declared: Declared | string
}

/**
 * Finds the declarations of what was pulled: by name, by an earlier name, or by what was last applied.
 *
 * @param own - The objects of the deployment that belong to the project.
 * @param incomplete - The lists that the deployment cut short.
 */
export async function standingsOf(
  objects: readonly Pulled[],
  declarations: Iterable<Declaration>,
  own: readonly Live[],
  incomplete: readonly string[],
  environment: Environment,
): Promise<Map<Pulled, Standing>> {
  const candidates = [...declarations].map((declaration) => candidateOf(declaration, environment))
  // The first of a name counts.
  const byKey = new Map(candidates.toReversed().map((each) => [keyOfDeclaration(each.declaration), each]))
  const present = new Set(own.map(({ form }) => identityOfForm(form)))
  const free = new Set(candidates.filter(({ declaration }) => !present.has(keyOfDeclaration(declaration))))
  const standings = new Map<Pulled, Standing>()
  for (const object of objects.filter(({ problem }) => problem === undefined)) {
    const candidate = byKey.get(identityOfForm(object.live.form)) ?? (await earlierOf(free, object))
    if (!candidate) continue
    free.delete(candidate)
    standings.set(object, await standingOf(candidate, object, incomplete))
  }
  return standings
}

function candidateOf(declaration: Declaration, environment: Environment): Candidate {
  try {
    const [declared] = declaredObjects({ project: 'project', objects: [declaration] }, environment)
    return { declaration, declared: declared as Declared }
  } catch (error) {
    return { declaration, declared: (error as Error).message }
  }
}

/** Finds a declaration whose name changed: in the files, or on the deployment since it was applied. */
async function earlierOf(candidates: Iterable<Candidate>, { live }: Pulled): Promise<Candidate | undefined> {
  for (const candidate of candidates) {
    const { declaration, declared } = candidate
    if (typeof declared === 'string' || declared.kind !== live.kind) continue
    const before = declared.was.map((name) => keyOfDeclaration(declaration, { ...dataOf(declaration), name }))
    if (before.includes(identityOfForm(live.form))) return candidate
    if ((await revisionOf(writtenForm(declared, live))) === live.mark?.revision) return candidate
  }
  return undefined
}

/** The form of a declaration, with what it leaves open as the live object has it. */
function writtenForm({ form, unknown }: Declared, live: Live): Form {
  const open = Object.entries(live.form.body).filter(([field]) => unknown.has(field))
  return { ...form, body: { ...form.body, ...Object.fromEntries(open) } }
}

const unlike = { isSame: false, isApplied: false, isUnmarked: false, obstacle: undefined }

async function standingOf({ declaration, declared }: Candidate, object: Pulled, incomplete: readonly string[]) {
  const { live, form } = object
  if (typeof declared === 'string') return { ...unlike, declaration, differences: [declared] }
  const work = workBetween({ ...live, form }, declared, true)
  const own = writtenForm(declared, live)
  // A mark may leave out what was not known when it was written.
  const revisions = await Promise.all([own, declared.form].map(revisionOf))
  const pulled = await pulledState({ ...live, form: own })
  const isUnmarked = declared.pulled?.split('.')[0] === pulled.split('.')[0]
  const isApplied = pulled === declared.pulled || revisions.some((revision) => revision === live.mark?.revision)
  const missing = objectIdsIn(dataOf(object.declaration)).filter(
    (text) => !objectIdsIn(dataOf(declaration)).includes(text),
  )
  const hasOtherAddress = isSecret(dataOf(declaration).url) && own.body.url !== live.form.body.url
  const obstacle = [
    incomplete.includes('alerts') &&
      live.kind !== 'webhook' &&
      'cannot be compared, because the server did not send its whole list of alerts',
    live.mark?.unfinished !== undefined && 'was not applied to the end, which apply does',
    missing.length > 0 && `names ${missing.join(' and ')}, which is missing on the deployment`,
    hasOtherAddress && 'has another address, which stands in a variable',
  ].find((text) => text !== false)
  return { declaration, isSame: hasNoWork(work), isApplied, isUnmarked, obstacle, differences: work.sentences }
}

/** Adds what a declaration says and no answer shows: earlier names, the variable of an address, headers. */
export function withUnshown({ declaration, live, ...pulled }: Pulled, old: Declaration): Pulled {
  const kind = declarationKind(declaration)
  const [before, data] = [dataOf(old), dataOf(declaration)]
  const isAddress = kind === 'webhook' && (isSecret(before.url) || before.url === live.form.body.url)
  const fields = ['was', ...(kind === 'webhook' ? hiddenFieldsOf(data) : []), ...(isAddress ? ['url'] : [])]
  const unshown = Object.fromEntries(fields.filter((field) => field in before).map((field) => [field, before[field]]))
  const tilesBefore = Array.isArray(before.tiles) ? before.tiles.filter(isRecord) : []
  const tiles = ((data.tiles ?? []) as Data[]).map((tile) => {
    const { was } = tilesBefore.find(({ name }) => name === tile.name) ?? {}
    return was === undefined ? tile : { ...tile, was }
  })
  const whole = { ...data, ...unshown, ...(kind === 'dashboard' ? { tiles } : {}) }
  return { ...pulled, live, declaration: { [kind]: whole } as unknown as Declaration }
}

/** What a folder has of a project before a pull. */
export interface Present {
  /** The name of the file of the project: `clouddb.ts`. */
  readonly file: string
  readonly project: Project
  /** The texts of its files by their paths, with `\n` at the ends of lines. */
  readonly texts: ReadonlyMap<string, string>
  /** Where a declaration is exported. */
  readonly exports: ReadonlyMap<Declaration, Export>
}

/** What was pulled, and what the project declares of it. */
export interface Merging {
  readonly project: string
  readonly objects: readonly Pulled[]
  readonly standings: ReadonlyMap<Pulled, Standing>
  /** The declarations of the project. */
  readonly members: ReadonlySet<Declaration>
  readonly present: Present | undefined
  /** True: files with edits of their own are replaced. */
  readonly force: boolean
  /** Where editors find the schema of a project of JSON. */
  readonly schema?: string
}

/** Where the schema is in a project that has this package. */
export const schemaInPackage = 'node_modules/@clouddb/as-code/clouddb.schema.json'

export interface Merged {
  readonly files: readonly PulledFile[]
  /** Copies of objects beside the files that kept them, which are no longer needed. */
  readonly removed: readonly string[]
  /** What stays as it is, and what has to be done by hand. */
  readonly kept: readonly string[]
}

/** Returns the file of a project of JSON. */
export function mergeJson({ project, objects, standings, present, force, schema }: Merging): Merged {
  const $schema = schema ?? `./${schemaInPackage}`
  // A file that names another schema keeps it.
  const whole = { $schema, ...(present?.project ?? { project, objects: [] }) }
  const list: Declaration[] = [...whole.objects]
  const kept: string[] = []
  const copies: Declaration[] = []
  for (const object of objects.filter(({ problem }) => problem === undefined)) {
    const standing = standings.get(object)
    const index = standing ? list.indexOf(standing.declaration) : list.length
    const mayReplace = standing?.obstacle === undefined && (force || (standing?.isApplied ?? true))
    if (standing?.isSame) continue
    if (index >= 0 && mayReplace)
      list[index] = standing ? withUnshown(object, standing.declaration).declaration : object.declaration
    else {
      copies.push(object.declaration)
      kept.push(...keptSentences(object, standing as Standing, 'clouddb.json', 'clouddb.pulled.json'))
    }
  }
  const isChanged = list.length > whole.objects.length || list.some((each, index) => each !== whole.objects[index])
  const text = present?.texts.get(present.file)
  const indentation = /^\{\n([ \t]+)/.exec(text ?? '')?.[1]
  const next = text !== undefined && !isChanged ? text : printJson({ ...whole, objects: list }, indentation)
  const files = [{ path: 'clouddb.json', text: next }]
  if (copies.length > 0)
    files.push({ path: 'clouddb.pulled.json', text: printJson({ $schema, project, objects: copies }) })
  return { files, removed: [], kept }
}

/** Says what stays as it is, and where to see what the deployment has. */
export function keptSentences(
  { live: { form } }: Pulled,
  { obstacle, isApplied, differences }: Standing,
  place: string | undefined,
  copy: string,
  isAlone = true,
): string[] {
  const code = isAlone
    ? 'has comments or code that pull does not change'
    : 'has no file of its own that pull can replace'
  const reason = obstacle ?? (isApplied ? code : 'has edits that were not applied')
  const next = obstacle === undefined ? ' Take over what you want to keep of it, and its `pulled`.' : ''
  return [
    `${objectTitle(form)} (${place}) ${reason}. ${copy} shows it as it is on the deployment.${next} Applying would undo there:`,
    ...differences.map((each) => `  ${each}`),
  ]
}
