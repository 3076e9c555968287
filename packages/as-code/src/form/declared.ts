import { suggestion } from '@clouddb/command/suggestion'
import { memberPath } from '@clouddb/document/mistakes'
import { isRecord } from '@clouddb/document/openapi'
import { type Declaration, dataOf, declarationPlace, type Project } from '../code/declarations.ts'
import { valuesIn } from '../code/plain-data.ts'
import { isObjectReference, isSecret, type Reference, toPortable } from '../code/references.ts'
import type { ApiName, Data } from '../document/api-documents.ts'
import type { WebhookDeclaration, WebhookReference } from '../generated/declarations.ts'
import { isObjectKind, kindNames, type ObjectKind, objectKinds } from '../kinds.ts'
import { CodeError, placed, refuseAny } from './code-error.ts'
import { type Form, identityOfForm, omit } from './form.ts'
import { FormMistakes, parentsOfAlert } from './form-mistakes.ts'
import { longestProject } from './marks.ts'
import { formOfAlert, hiddenFieldsOf, plainForm, secretFields } from './plain-forms.ts'

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

/** Returns the request of an object with its tiles. */
export const wholeRequest = ({ kind, request, partRequests }: Declared): Data =>
  kind === 'dashboard' ? { ...request, tiles: partRequests } : request

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads what a project declares. Throws one error that names every mistake.
 *
 * @param api - The deployment whose requests say which fields there are. They are looked at where an object cannot be read.
 */
export function declaredObjects(project: Project, environment: Environment, api: ApiName = 'oss'): Declared[] {
  const problems: string[] = []
  const { project: name } = checkProject(project, problems)
  const all = withWebhooks(project, problems).flatMap((declaration) => {
    try {
      return declaredObject(declaration, environment, api)
    } catch (error) {
      const texts = error instanceof CodeError ? error.problems : [(error as Error).message]
      problems.push(...texts.map((text) => placed(declarationPlace(declaration), text)))
      return []
    }
  })
  for (const { kind, form, place } of duplicatesIn(all)) {
    const twice = `Two ${objectKinds[kind].title} declarations of project ${name} are named ${JSON.stringify(form.name)}`
    problems.push(placed(place, `${twice}. The name identifies an object: rename one.`))
  }
  for (const each of all.filter(({ was }) => was.length > 0)) {
    const others = all.filter(({ kind, form }) => kind === each.kind && each.was.includes(form.name))
    // An exchange is said once, of the later one.
    const said = others.filter((other) => !other.was.includes(each.form.name) || all.indexOf(other) < all.indexOf(each))
    for (const other of said) problems.push(placed(each.place, handedOn(each, other)))
  }
  refuseAny(problems)
  return all
}

/** Says how a name gets from one object to another: after one run nobody could tell whether it was done already. */
function handedOn({ form: { name } }: Declared, { form, was }: Declared): string {
  const [next, old] = [JSON.stringify(name), JSON.stringify(form.name)]
  if (was.includes(name))
    return `${next} was ${old}, and ${old} was ${next}. Two objects exchange names in three runs of apply: over a third name, with one \`was\` in each.`
  return `${next} was ${old}, which the project declares, too. Remove it from \`was\`. If that is another object, which gets the name ${old}, declare it in the next run: leave it out until ${next} is applied.`
}

function checkProject(project: Project, problems: string[]): Project {
  const { project: name, objects } = Object(project) as Partial<Project>
  const place = isRecord(project) ? declarationPlace(project) : undefined
  const allowed = `1 to ${longestProject} letters, digits, "-", "_" and "."`
  if (typeof name !== 'string' || !/^[\w.-]+$/.test(name) || name.length > longestProject)
    problems.push(placed(place, `The name of a project has ${allowed}; got ${JSON.stringify(name)}.`))
  if (!Array.isArray(objects))
    problems.push(placed(place, `A project has a list of objects: project('name', [...]); got ${shapeOf(objects)}.`))
  refuseAny(problems)
  return project
}

/** Adds the webhooks that alerts name, each once. */
function withWebhooks(project: Project, problems: string[]): Declaration[] {
  const known = new Set<Declaration>()
  for (const [index, declaration] of project.objects.entries()) {
    if (!isDeclaration(declaration)) {
      const place = isRecord(declaration) ? declarationPlace(declaration) : undefined
      const [key = '', ...more] = Object.keys(Object(declaration))
      const isEmpty = more.length === 0 && isObjectKind(key)
      const got = isEmpty ? `${key}(${shapeOf(dataOf(declaration))})` : shapeOf(declaration)
      const meant = isEmpty || more.length > 0 ? '' : suggestion(key, kindNames)
      const at = place ?? placed(declarationPlace(project), `objects[${index}]`)
      const expected = 'An object of a project is what dashboard(), savedSearch() or webhook() returns'
      problems.push(placed(at, `${expected}; got ${got}.${meant}`))
      continue
    }
    known.add(declaration)
    for (const inner of declarationsIn(dataOf(declaration))) if (isWebhook(inner)) known.add(inner)
  }
  return [...known]
}

/** Returns what data declares: objects, and the webhooks that stand in alerts. */
export const declarationsIn = (data: unknown): Set<Declaration> => new Set(valuesIn(data).filter(isDeclaration))

function isDeclaration(value: unknown): value is Declaration {
  const [kind, ...others] = isRecord(value) ? Object.keys(value) : []
  return others.length === 0 && isObjectKind(kind) && isRecord(dataOf(value as Declaration))
}

/** Says what a value is without its contents, which may be secrets. */
function shapeOf(value: unknown): string {
  if (isRecord(value)) return `an object with the fields ${Object.keys(value).join(', ') || '(none)'}`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

const isWebhook = (value: unknown): value is WebhookDeclaration => isDeclaration(value) && 'webhook' in value

function declaredObject(declaration: Declaration, environment: Environment, api: ApiName): Declared {
  const [kind] = Object.keys(declaration) as [ObjectKind]
  const { code, ...secrets } = withSecrets(withReferences(dataOf(declaration)) as Data, environment)
  const { own, parts, was, tags } = new FormMistakes(kind, api).read(code, secrets.unknown)
  const { name, pulled, ...rest } = own as Data & { readonly name: string }
  const split = parts.map(({ alerts, was: earlier, ...part }) => ({
    part: toPortable(part),
    alerts: alerts.map((alert) => ({ ...toPortable(alert), ...parentsOfAlert(kind) })),
    was: earlier,
  }))
  const request = toPortable({ name, ...rest, ...(tags === undefined ? {} : { tags }) })
  const hiddenFields = kind === 'webhook' ? hiddenFieldsOf(request) : []
  const plain = split.map(({ part, alerts }) => ({ part, alerts: alerts.map((alert) => formOfAlert('plain', alert)) }))
  return {
    kind,
    form: plainForm(kind, omit(request, hiddenFields), plain),
    was,
    partsWere: split.map((each) => each.was),
    pulled: pulled as string | undefined,
    request,
    partRequests: split.map(({ part }) => part),
    alertRequests: split.map((each) => each.alerts),
    hidden: Object.fromEntries(hiddenFields.flatMap((field) => (field in request ? [[field, request[field]]] : []))),
    ...secrets,
    place: declarationPlace(declaration),
  }
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

type Secrets = Pick<Declared, 'unknown' | 'variables'>

/** Replaces the secrets of a webhook by their values. A field with the secret of an unset variable is left out. */
function withSecrets(data: Data, environment: Environment): Secrets & { readonly code: Data } {
  const unknown = new Map<string, string>()
  const variables = new Map<string, string>()
  const resolved = (value: unknown, field: string, path: string): unknown => {
    if (isSecret(value)) {
      const text = environment[value.secret]
      if (text) variables.set(path, value.secret)
      else unknown.set(field, [unknown.get(field), value.secret].filter(Boolean).join(', '))
      return text
    }
    if (!isRecord(value) || isObjectReference(value)) return value
    const members = Object.entries(value)
    return Object.fromEntries(members.map(([name, member]) => [name, resolved(member, field, memberPath(path, name))]))
  }
  const fields = Object.entries(data).map(
    ([field, value]) => [field, secretFields.test(field) ? resolved(value, field, field) : value] as const,
  )
  return { code: Object.fromEntries(fields.filter(([field]) => !unknown.has(field))), unknown, variables }
}

function duplicatesIn(declared: readonly Declared[]): Declared[] {
  const first = new Map(declared.toReversed().map((each) => [identityOfForm(each.form), each]))
  return declared.filter((each) => first.get(identityOfForm(each.form)) !== each)
}
