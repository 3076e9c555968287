import { textsWith } from '../code/plain-data.ts'
import { type NamedReference, type Reference, referenceOf, textOfReference, tokenOf } from '../code/references.ts'
import type { IdReference } from '../generated/declarations.ts'
import type { Deployment } from './client.ts'
import { type Records, readDeploymentState, type State } from './state.ts'

/** A deployment, what it holds, and the names of that. */
export interface Site {
  readonly deployment: Deployment
  readonly state: State
  readonly names: Names
}

/** Reads everything of a deployment that a plan looks at. */
export async function readSite(deployment: Deployment): Promise<Site> {
  const state = await readDeploymentState(deployment)
  return { deployment, state, names: new Names(deployment, state.records) }
}

/** Translates between the ids of a deployment and the names in files. */
export class Names {
  readonly #title: string
  readonly #inFiles: ReadonlyMap<string, string>
  readonly #inDeployment: ReadonlyMap<string, string>
  readonly #ids = new Map<string, string[]>()
  readonly #references = new Map<string, NamedReference | undefined>()
  readonly #tokens = new Map<string, string>()

  constructor({ options, title }: Deployment, records: Records) {
    const aliases = Object.entries(options.names ?? {})
    this.#title = title
    this.#inFiles = new Map(aliases.map(([own, there]) => [there, own]))
    this.#inDeployment = new Map(aliases)
    for (const { kind = '', name = '', id = '' } of records.source) this.add({ ref: 'source', kind, name }, id)
    for (const { name = '', id } of records.connection) this.add({ ref: 'connection', name }, id)
    for (const { service = '', name = '', id } of records.webhook) this.add({ ref: 'webhook', service, name }, id)
    for (const { name = '', id } of records.dashboard) this.add({ ref: 'dashboard', name }, id)
  }

  /** Adds an object that was read or created. */
  add(given: NamedReference, id: string): void {
    // A record may have anything in place of a text.
    const texts = Object.entries(given).map(([field, value]) => [field, typeof value === 'string' ? value : ''])
    const reference = Object.fromEntries(texts) as NamedReference
    const key = textOfReference(reference)
    this.#tokens.clear()
    this.#ids.set(key, [...(this.#ids.get(key) ?? []).filter((other) => other !== id), id])
    // In the files, this name may be the alias of another object. Then it cannot stand for this one.
    const inFiles = renamed(reference, this.#inFiles)
    const isOwn = textOfReference(this.onDeployment(inFiles)) === key
    this.#references.set(`${reference.ref} ${id}`, isOwn ? inFiles : undefined)
  }

  /** Returns a reference with the name that the object has on the deployment. */
  onDeployment(reference: NamedReference): NamedReference {
    return renamed(reference, this.#inDeployment)
  }

  /** True where the deployment has the object of an id, whatever its name. */
  has({ ref, id }: IdReference): boolean {
    return this.#references.has(`${ref} ${id}`)
  }

  /** Returns the name of the object of an id, also where others have the same. */
  nameOf({ ref, id }: IdReference): NamedReference | undefined {
    return this.#references.get(`${ref} ${id}`)
  }

  /** Returns the id of a referenced object, or why there is none. */
  idOf(reference: NamedReference): { readonly id: string } | { readonly problem: string } {
    const [id, ...others] = this.#idsOf(reference)
    const text = textOfReference(this.onDeployment(reference))
    if (id === undefined) return { problem: `${this.#title} has no ${text}${this.#alternatives(reference)}.` }
    if (others.length === 0) return { id }
    return { problem: `${this.#title} has ${others.length + 1} objects that are the ${text}. Rename all but one.` }
  }

  /** Returns the token of an object: of its name, or of its id where no name stands for it alone. */
  tokenOf(kind: string, id: string): string {
    const key = `${kind} ${id}`
    const token = this.#tokens.get(key) ?? tokenOf(this.referenceTo(kind, id) ?? ({ ref: kind, id } as Reference))
    this.#tokens.set(key, token)
    return token
  }

  /** Returns the reference to an object, or `undefined` where no name stands for it alone. */
  referenceTo(kind: string, id: string): NamedReference | undefined {
    const reference = this.#references.get(`${kind} ${id}`)
    return reference && this.#idsOf(reference).length === 1 ? reference : undefined
  }

  #idsOf(reference: NamedReference): readonly string[] {
    return this.#ids.get(textOfReference(this.onDeployment(reference))) ?? []
  }

  #alternatives({ ref }: NamedReference): string {
    const known = [...this.#ids.keys()].filter((key) => key.startsWith(`${ref} `)).sort()
    return known.length > 0 ? `, only ${known.slice(0, 5).join(', ')}${known.length > 5 ? ', …' : ''}` : ''
  }
}

/** Returns data in which each object has the name that records show: files may have its id, or its name on the deployment. */
export function withNames<Value>(value: Value, names: Names): Value {
  return textsWith(value, (text) => {
    const reference = referenceOf(text)
    if (!reference) return text
    const target = 'id' in reference ? reference : names.idOf(reference)
    return 'id' in target ? tokenOf(names.referenceTo(reference.ref, target.id) ?? reference) : text
  }) as Value
}

/** Dashboards have the same name everywhere. */
function renamed(reference: NamedReference, names: ReadonlyMap<string, string>): NamedReference {
  const name = reference.ref === 'dashboard' ? undefined : names.get(reference.name)
  return { ...reference, name: name ?? reference.name }
}
