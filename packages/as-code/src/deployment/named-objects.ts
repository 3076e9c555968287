import { type IdReference, type NamedReference, referenceOf, textOfReference, tokenOf } from '../code/references.ts'
import type { Deployment } from './client.ts'
import { readState, type State } from './state.ts'

/** A deployment, what it holds, and the names of that. */
export interface Site {
  readonly deployment: Deployment
  readonly state: State
  readonly names: Names
}

/** Reads everything of a deployment that a plan looks at. */
export async function readSite(deployment: Deployment): Promise<Site> {
  const state = await readState(deployment)
  return { deployment, state, names: namesOf(deployment, state) }
}

/** Translates between the ids of a deployment and the names in files. */
export interface Names {
  /** Returns the id of a referenced object, or why there is none. */
  idOf(reference: NamedReference): { readonly id: string } | { readonly problem: string }
  /** Returns a reference with the name that the object has on the deployment. */
  onDeployment(reference: NamedReference): NamedReference
  /** Returns the reference to an object, or `undefined` where no name stands for it alone. */
  referenceTo(kind: string, id: string): NamedReference | undefined
  /** True where the deployment has the object of an id, whatever its name. */
  has(reference: IdReference): boolean
  /** Adds an object that was created. */
  add(reference: NamedReference, id: string): void
}

function namesOf({ options, title }: Deployment, state: State): Names {
  const aliases = Object.entries(options.names ?? {})
  const inFiles = new Map(aliases.map(([own, there]) => [there, own]))
  const inDeployment = new Map(aliases)
  const ids = new Map<string, string[]>()
  const references = new Map<string, NamedReference>()

  const add = (reference: NamedReference, id: string): void => {
    const key = textOfReference(reference)
    ids.set(key, [...(ids.get(key) ?? []).filter((other) => other !== id), id])
    references.set(`${reference.ref} ${id}`, renamed(reference, inFiles))
  }
  for (const { kind = '', name = '', id = '' } of state.sources) add({ ref: 'source', kind, name }, id)
  for (const { name = '', id } of state.connections) add({ ref: 'connection', name }, id)
  for (const { service = '', name = '', id } of state.webhooks) add({ ref: 'webhook', service, name }, id)
  for (const { name = '', id } of state.dashboards) add({ ref: 'dashboard', name }, id)

  const onDeployment = (reference: NamedReference) => renamed(reference, inDeployment)
  const idsOf = (reference: NamedReference): readonly string[] =>
    ids.get(textOfReference(onDeployment(reference))) ?? []
  const alternatives = ({ ref }: NamedReference): string => {
    const known = [...ids.keys()].filter((key) => key.startsWith(`${ref} `)).sort()
    return known.length > 0 ? `, only ${known.slice(0, 5).join(', ')}${known.length > 5 ? ', …' : ''}` : ''
  }
  return {
    add,
    onDeployment,
    has: ({ ref, id }) => references.has(`${ref} ${id}`),
    idOf(reference) {
      const [id, ...others] = idsOf(reference)
      const text = textOfReference(onDeployment(reference))
      if (id === undefined) return { problem: `${title} has no ${text}${alternatives(reference)}.` }
      if (others.length > 0)
        return { problem: `${title} has ${others.length + 1} objects that are the ${text}. Rename all but one.` }
      return { id }
    },
    referenceTo(kind, id) {
      const reference = references.get(`${kind} ${id}`)
      return reference && idsOf(reference).length === 1 ? reference : undefined
    },
  }
}

/** Returns data in which each object has the name that records show: files may have its id, or its name on the deployment. */
export function withNames<Value>(value: Value, { idOf, referenceTo }: Names): Value {
  return JSON.parse(JSON.stringify(value), (_, inner) => {
    const reference = referenceOf(inner)
    if (!reference) return inner
    const found = 'id' in reference ? reference : idOf(reference)
    return 'id' in found ? tokenOf(referenceTo(reference.ref, found.id) ?? reference) : inner
  })
}

/** Dashboards have the same name everywhere. */
function renamed(reference: NamedReference, names: ReadonlyMap<string, string>): NamedReference {
  const name = reference.ref === 'dashboard' ? undefined : names.get(reference.name)
  return { ...reference, name: name ?? reference.name }
}
