import { memberPath } from '@clouddb/document/mistakes'
import { isRecord } from '@clouddb/document/openapi'
import type { RequestSchema } from '@clouddb/document/request-schema'
import { type Declaration, dataOf, type Project, placeOf } from '../code/declarations.ts'
import { isReference, isSecret, type Reference, toPortable, type WebhookReference } from '../code/references.ts'
import type { WebhookDeclaration } from '../code/types.ts'
import { bodyOf, type Data } from '../document/api-documents.ts'
import { isKind, kinds, type ObjectKind } from '../kinds.ts'
import { type Form, identityOfForm, omit, type Part } from './form.ts'
import { longestProject } from './marks.ts'
import { formOfAlert, formOfRequest, hiddenFieldsOf, plainPart, secretFields } from './plain-forms.ts'
import { Problems } from './sentences.ts'

/** An object of a project. */
export interface Declared {
  readonly kind: ObjectKind
  readonly form: Form
  readonly was: readonly string[]
  /** Earlier names of the tiles, in the order of the parts. */
  readonly partsWere: readonly (readonly string[])[]
  /** The state that `pull` has read. */
  readonly pulled: string | undefined
  /** The requests as they are declared, with tokens in place of ids: the object without its tiles, and each tile. */
  readonly request: Data
  readonly partRequests: readonly Data[]
  readonly alertRequests: readonly (readonly Data[])[]
  /** What no answer shows, so that only its digest can be compared. */
  readonly hidden: Data
  /** Fields of a webhook whose values are not known, by the environment variables that are not set. */
  readonly unknown: ReadonlyMap<string, string>
  /** The environment variables whose values stand in a webhook, by their paths: `headers["X-Key"]`. */
  readonly variables: ReadonlyMap<string, string>
  /** `checkout.ts:12` */
  readonly place: string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads what a project declares. Throws one error that names every mistake. */
export function declaredObjects(project: Project, environment: Environment): Declared[] {
  const problems = new Problems()
  const { project: name } = checkProject(project, problems)
  const found = withWebhooks(project, problems).flatMap((declaration): Declared[] => {
    const [kind] = Object.keys(declaration) as [ObjectKind]
    const place = placeOf(declaration)
    const read = problems.within(place, () => declaredObject(kind, dataOf(declaration), environment, place))
    return read ? [read] : []
  })
  for (const { kind, form, place } of duplicatesIn(found))
    problems.add(
      place,
      `Two ${kinds[kind].title} declarations of project ${name} are named ${JSON.stringify(form.name)}. The name identifies an object: rename one.`,
    )
  for (const each of found.filter(({ was }) => was.length > 0)) {
    const others = found.filter(({ kind, form }) => kind === each.kind && each.was.includes(form.name))
    // An exchange is said once, of the later one.
    const said = others.filter(
      (other) => !other.was.includes(each.form.name) || found.indexOf(other) < found.indexOf(each),
    )
    for (const other of said) problems.add(each.place, handedOn(each, other))
  }
  problems.throwIfAny()
  return found
}

/** Says how a name gets from one object to another: after one run nobody could tell whether it was done already. */
function handedOn({ form: { name } }: Declared, { form, was }: Declared): string {
  const [next, old] = [JSON.stringify(name), JSON.stringify(form.name)]
  if (was.includes(name))
    return `${next} was ${old}, and ${old} was ${next}. Two objects exchange names in three runs of apply: over a third name, with one \`was\` in each.`
  return `${next} was ${old}, which the project declares, too. Remove it from \`was\`. If that is another object, which gets the name ${old}, declare it in the next run: leave it out until ${next} is applied.`
}

function checkProject(project: Project, problems: Problems): Project {
  const { project: name, objects } = Object(project) as Partial<Project>
  const place = isRecord(project) ? placeOf(project) : undefined
  if (typeof name !== 'string' || !/^[\w.-]+$/.test(name) || name.length > longestProject)
    problems.add(
      place,
      `The name of a project has 1 to ${longestProject} letters, digits, "-", "_" and "."; got ${JSON.stringify(name)}.`,
    )
  if (!Array.isArray(objects))
    problems.add(place, `A project has a list of objects: project('name', [...]); got ${shapeOf(objects)}.`)
  problems.throwIfAny()
  return project
}

/** Adds the webhooks that alerts name, each once. */
function withWebhooks(project: Project, problems: Problems): Declaration[] {
  const known = new Set<Declaration>()
  for (const [index, declaration] of project.objects.entries()) {
    const keys = Object.keys(Object(declaration))
    const isKnown = keys.length === 1 && isKind(keys[0] as string) && isRecord(dataOf(declaration))
    if (!isKnown) {
      const place = isRecord(declaration) ? placeOf(declaration) : undefined
      problems.add(
        place ?? [placeOf(project), `objects[${index}]`].filter(Boolean).join(': '),
        `An object of a project is what dashboard(), savedSearch() or webhook() returns; got ${shapeOf(declaration)}.`,
      )
      continue
    }
    known.add(declaration)
    for (const inner of declarationsIn(dataOf(declaration))) if (isWebhook(inner)) known.add(inner)
  }
  return [...known]
}

/** Returns what data declares: objects, and the webhooks that stand in alerts. */
export function declarationsIn(value: unknown, found: Set<Declaration> = new Set()): Set<Declaration> {
  if (typeof value !== 'object' || value === null) return found
  const [kind = '', ...others] = Object.keys(value)
  if (others.length === 0 && isKind(kind) && isRecord(dataOf(value as Declaration))) found.add(value as Declaration)
  for (const member of Object.values(value)) declarationsIn(member, found)
  return found
}

/** Says what a value is without its contents, which may be secrets. */
function shapeOf(value: unknown): string {
  if (isRecord(value)) return `an object with the fields ${Object.keys(value).join(', ') || '(none)'}`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

function isWebhook(value: unknown): value is WebhookDeclaration {
  return isRecord(value) && Object.keys(value).length === 1 && isRecord(value.webhook)
}

function declaredObject(kind: ObjectKind, data: Data, environment: Environment, place: string | undefined): Declared {
  const unknown = new Map<string, string>()
  const variables = new Map<string, string>()
  const found = { environment, unknown, variables }
  const { was = [], pulled, ...code } = withSecrets(withReferences(data) as Data, found)
  if (pulled !== undefined && !/^[0-9a-f]{7}\.[0-9a-f]{8}$/.test(`${pulled}`))
    throw new Error(
      `\`pulled\` is what \`pull\` writes, and no file changes it; got ${JSON.stringify(pulled)}. Remove it.`,
    )
  const { name } = code
  if (typeof name !== 'string' || name.trim() !== name || name === '')
    throw new Error(`A ${kinds[kind].title} needs a name without blanks at its ends; got ${JSON.stringify(name)}.`)
  const { tags, ...rest } = code
  const { contents: inside } = kinds[kind]
  const contents = inside && rest[inside]
  const own = inside ? omit(rest, [inside]) : rest
  if (kind === 'dashboard' && 'alerts' in own)
    throw new Error('The alerts of a dashboard stand in its tiles. Move `alerts` into the tile that they watch.')
  const parts = kind === 'dashboard' ? listOf(contents, 'tiles') : kind === 'savedSearch' ? [{ alerts: contents }] : []
  for (const { alerts = [], ...part } of parts) for (const alert of listOf(alerts, 'alerts')) checkAlert(alert, part)
  const split = parts.map(({ alerts: inner = [], was: earlier = [], ...part }) => ({
    part: toPortable(part),
    alerts: listOf(inner, 'alerts').map((alert) => ({ ...toPortable(alert), ...parentsOf(kind) })),
    was: listOfTexts(earlier, 'was'),
  }))
  const request = toPortable({ ...own, ...(tags === undefined ? {} : { tags: checkTags(tags) }) })
  const hiddenFields = kind === 'webhook' ? hiddenFieldsOf(request) : []
  const form: Form = {
    kind,
    name,
    body: formOfRequest('plain', kind, omit(request, ['name', ...hiddenFields])),
    parts: split.map(
      ({ part, alerts: inner }): Part => ({
        name: `${part.name ?? ''}`,
        body: plainPart(part),
        alerts: inner.map((alert) => formOfAlert('plain', alert)),
      }),
    ),
  }
  return {
    kind,
    form,
    was: listOfTexts(was, 'was'),
    partsWere: split.map((each) => each.was),
    pulled: pulled as string | undefined,
    request,
    partRequests: split.map(({ part }) => part),
    alertRequests: split.map((each) => each.alerts),
    hidden: Object.fromEntries(hiddenFields.flatMap((field) => (field in request ? [[field, request[field]]] : []))),
    unknown,
    variables,
    place,
  }
}

/** The parents of an alert are known when it is sent. Until then, tokens stand in their place. */
function parentsOf(kind: ObjectKind): Data {
  return kind === 'dashboard'
    ? { source: 'tile', dashboardId: 'parent', tileId: 'parent' }
    : { source: 'saved_search', savedSearchId: 'parent' }
}

/** Replaces declared webhooks by references to them, and leaves out null, which means the same as nothing. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences)
  if (isWebhook(value)) {
    const { service, name } = value.webhook as unknown as WebhookReference
    return { ref: 'webhook', service, name } satisfies Reference
  }
  if (!isRecord(value)) return value
  const members = Object.entries(value).filter(([, member]) => member !== null)
  return Object.fromEntries(members.map(([key, member]) => [key, withReferences(member)]))
}

interface FoundSecrets {
  readonly environment: Environment
  /** The variables that are not set, by the fields that need them. */
  readonly unknown: Map<string, string>
  /** The others, by their paths. */
  readonly variables: Map<string, string>
}

/** Replaces the secrets of a webhook by their values. A field with the secret of an unset variable is left out. */
function withSecrets(data: Data, { environment, unknown, variables }: FoundSecrets): Data {
  const resolved = (value: unknown, field: string, path: string): unknown => {
    if (isSecret(value)) {
      const text = environment[value.secret]
      if (text) variables.set(path, value.secret)
      else unknown.set(field, [unknown.get(field), value.secret].filter(Boolean).join(', '))
      return text
    }
    if (!isRecord(value) || isReference(value)) return value
    const members = Object.entries(value)
    return Object.fromEntries(members.map(([name, member]) => [name, resolved(member, field, memberPath(path, name))]))
  }
  const fields = Object.entries(data).map(
    ([field, value]) => [field, secretFields.test(field) ? resolved(value, field, field) : value] as const,
  )
  return Object.fromEntries(fields.filter(([field]) => !unknown.has(field)))
}

function checkTags(tags: unknown): readonly string[] {
  const texts = listOfTexts(tags, 'tags')
  const own = texts.find((tag) => /^(code|rev|unfinished):/.test(tag))
  if (own) throw new Error(`The tag ${JSON.stringify(own)} belongs to this tool. Remove it.`)
  return [...new Set(texts)]
}

function listOf(value: unknown, name: string): Data[] {
  if (!Array.isArray(value) || !value.every(isRecord)) throw new Error(`\`${name}\` must be a list of objects.`)
  return value
}

function listOfTexts(value: unknown, name: string): string[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw new Error(`\`${name}\` must be a list of texts.`)
  return value
}

function duplicatesIn(declared: readonly Declared[]): Declared[] {
  const first = new Map(declared.toReversed().map((each) => [identityOfForm(each.form), each]))
  return declared.filter((each) => first.get(identityOfForm(each.form)) !== each)
}

/** Refuses an alert that servers take after the tile that it watches is written, or lose with the next update of the tile. */
function checkAlert({ channels, tags = [] }: Data, { name, config }: Data): void {
  checkTags(tags)
  if (!Array.isArray(channels) || channels.length === 0)
    throw new Error('An alert needs `channels`, a list of webhooks.')
  const displayType = isRecord(config) ? config.displayType : undefined
  if (typeof displayType === 'string' && !watchable.has(displayType))
    throw new Error(
      `Tile ${JSON.stringify(name)} is a ${displayType}, which no alert can watch: servers delete it later. Use one of ${[...watchable].join(', ')}.`,
    )
  const { configType, sqlTemplate } = isRecord(config) ? config : {}
  // A number needs none. Servers do not look into some macros.
  if (configType === 'sql' && displayType !== 'number' && !/interval|\$__/.test(`${sqlTemplate}`))
    throw new Error(
      `Tile ${JSON.stringify(name)} has SQL without an interval, which an alert needs. Use a macro such as $__timeInterval.`,
    )
}

/** The kinds of charts that an alert can watch: those that an alert with a chart of its own can have. */
const watchable: ReadonlySet<string> = displayTypes()

function displayTypes(): Set<string> {
  const body = bodyOf('alert')
  const membersNamed = (name: string, schema: RequestSchema): RequestSchema[] =>
    body.branchesOf(schema).flatMap(({ properties }) => properties?.[name] ?? [])
  const charts = membersNamed('chartConfig', body.schema)
  const types = charts
    .flatMap((chart) => membersNamed('displayType', chart))
    .flatMap((each) => body.valuesOf(each) ?? [])
  return new Set(types.filter((type) => typeof type === 'string'))
}
