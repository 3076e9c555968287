import { type Declaration, dataOf } from '../code/declarations.ts'
import { isSecret } from '../code/references.ts'
import { type Data, isObject } from '../document/walk.ts'
import { type Declared, declaredObjects, type Environment } from '../form/declared.ts'
import { type Form, kindTitles, type ObjectKind, revisionOf } from '../form/form.ts'
import type { Live } from '../form/live.ts'
import { hiddenFieldsOf } from '../form/plain-forms.ts'
import { difference, isEmpty } from '../plan/work.ts'
import { idsIn, type Pulled, pulledOf } from './pulled-object.ts'

/** How a declaration of a project stands to the object of the deployment that was pulled. */
export interface Standing {
  readonly declaration: Declaration
  readonly isSame: boolean
  /** True where the declaration is what was last applied or pulled. */
  readonly isApplied: boolean
  /** Why the declaration stays in any case. */
  readonly obstacle: string | undefined
  /** What applying the declaration would do. */
  readonly differences: readonly string[]
}

/** Returns the declarations of a project, with the webhooks that stand in alerts. */
export function declarationsIn(value: unknown, found: Set<Declaration> = new Set()): Set<Declaration> {
  if (typeof value !== 'object' || value === null) return found
  const [kind = '', ...others] = Object.keys(value)
  const isDeclaration = others.length === 0 && Object.hasOwn(kindTitles, kind) && isObject(dataOf(value as Declaration))
  if (isDeclaration) found.add(value as Declaration)
  for (const member of Object.values(value)) declarationsIn(member, found)
  return found
}

interface Candidate {
  readonly declaration: Declaration
  readonly kind: ObjectKind
  readonly data: Data
  readonly declared: Declared | string
}

/** Finds the declarations of what was pulled. `live` are all objects of the deployment, and lists may be incomplete. */
export async function standingsOf(
  objects: readonly Pulled[],
  declarations: Iterable<Declaration>,
  { live, incomplete }: { readonly live: readonly Live[]; readonly incomplete: readonly string[] },
  environment: Environment,
): Promise<Map<Pulled, Standing>> {
  const candidates = [...declarations].map((declaration) => candidateOf(declaration, environment))
  const standings = new Map<Pulled, Standing>()
  for (const object of objects.filter(({ isDeclared }) => isDeclared)) {
    const isNamed = ({ kind, data }: Candidate, { form }: Pick<Live, 'form'>, names = [data.name]) =>
      kind === form.kind && names.includes(form.name) && (kind !== 'webhook' || data.service === form.body.service)
    const earlier = ({ data }: Candidate) => (Array.isArray(data.was) ? data.was : [])
    const free = candidates.filter(
      (each) =>
        ![...standings.values()].some(({ declaration }) => declaration === each.declaration) &&
        !live.some((other) => isNamed(each, other)),
    )
    const candidate =
      candidates.find((each) => isNamed(each, object.live)) ??
      free.find((each) => isNamed(each, object.live, earlier(each))) ??
      (await firstApplied(free, object))
    if (candidate) standings.set(object, await standingOf(candidate, object, incomplete))
  }
  return standings
}

function candidateOf(declaration: Declaration, environment: Environment): Candidate {
  const [kind] = Object.keys(declaration) as [ObjectKind]
  const made = { declaration, kind, data: dataOf(declaration) }
  try {
    const [declared] = declaredObjects({ project: 'project', objects: [declaration] }, environment)
    return { ...made, declared: declared as Declared }
  } catch (error) {
    return { ...made, declared: (error as Error).message }
  }
}

/** Finds the declaration that was last applied to an object, whose name somebody has changed since. */
async function firstApplied(candidates: readonly Candidate[], { live }: Pulled): Promise<Candidate | undefined> {
  for (const each of candidates)
    if (typeof each.declared === 'object' && each.kind === live.kind)
      if ((await revisionOf(formOf(each.declared, live))) === live.mark?.revision) return each
  return undefined
}

/** The form of a declaration, with what it leaves open as the live object has it. */
function formOf({ form, unknown }: Declared, live: Live): Form {
  const open = Object.entries(live.form.body).filter(([field]) => unknown.has(field))
  return { ...form, body: { ...form.body, ...Object.fromEntries(open) } }
}

async function standingOf(
  { declaration, declared }: Candidate,
  object: Pulled,
  incomplete: readonly string[],
): Promise<Standing> {
  const { live, form } = object
  if (typeof declared === 'string')
    return { declaration, isSame: false, isApplied: false, obstacle: undefined, differences: [declared] }
  const work = difference({ ...live, form }, declared, true)
  const own = formOf(declared, live)
  const isApplied =
    (await revisionOf(own)) === live.mark?.revision || (await pulledOf({ ...live, form: own })) === declared.pulled
  const missing = idsIn(dataOf(object.declaration)).filter((text) => !idsIn(dataOf(declaration)).includes(text))
  const hasOtherAddress = isSecret(dataOf(declaration).url) && own.body.url !== live.form.body.url
  const obstacle = [
    incomplete.includes('alerts') &&
      live.kind !== 'webhook' &&
      'cannot be compared, because the server did not send its whole list of alerts',
    live.mark?.unfinished !== undefined && 'was not applied to the end, which apply does',
    missing.length > 0 && `names ${missing.join(' and ')}, which is missing on the deployment`,
    hasOtherAddress && 'has another address, which stands in a variable',
  ].find((text) => text !== false)
  return { declaration, isSame: isEmpty(work), isApplied, obstacle, differences: work.sentences }
}

/** Adds what a declaration says and no answer shows: earlier names, the variable of an address, headers. */
export function withUnshown({ declaration, live, ...pulled }: Pulled, old: Declaration): Pulled {
  const [kind] = Object.keys(declaration) as [ObjectKind]
  const [before, data] = [dataOf(old), dataOf(declaration)]
  const hidden = kind === 'webhook' ? hiddenFieldsOf(data) : []
  const fields = ['was', ...hidden].flatMap((field) => (before[field] === undefined ? [] : [[field, before[field]]]))
  const isAddress = kind === 'webhook' && (isSecret(before.url) || before.url === live.form.body.url)
  const tilesBefore = Array.isArray(before.tiles) ? before.tiles.filter(isObject) : []
  const tiles = ((data.tiles ?? []) as Data[]).map((tile) => {
    const { was } = tilesBefore.find(({ name }) => name === tile.name) ?? {}
    return was === undefined ? tile : { ...tile, was }
  })
  const whole = {
    ...data,
    ...(isAddress ? { url: before.url } : {}),
    ...Object.fromEntries(fields),
    ...(kind === 'dashboard' ? { tiles } : {}),
  }
  return { ...pulled, live, declaration: { [kind]: whole } as unknown as Declaration }
}

/** Names the declarations of which a pull of a whole project has found no object. */
export function missingNotes(
  declarations: Iterable<Declaration>,
  standings: ReadonlyMap<Pulled, Standing>,
  isListed: (kind: ObjectKind) => boolean,
): string[] {
  const found = new Set([...standings.values()].map(({ declaration }) => declaration))
  return [...declarations].flatMap((declaration) => {
    const [kind] = Object.keys(declaration) as [ObjectKind]
    if (found.has(declaration) || !isListed(kind)) return []
    return `${kindTitles[kind]} ${JSON.stringify(dataOf(declaration).name)} stays in the files, but this pull did not find it. If it was deleted on the deployment, remove it from the files: applying creates it again.`
  })
}
