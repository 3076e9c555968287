import type { Data } from '../document/api-documents.ts'
import type {
  DashboardCode,
  DashboardDeclaration,
  SavedSearchCode,
  SavedSearchDeclaration,
  WebhookCode,
  WebhookDeclaration,
} from '../generated/declarations.ts'

/** An object that a project manages. JSON files write it as it is here. */
export type Declaration = DashboardDeclaration | SavedSearchDeclaration | WebhookDeclaration

/** The objects of a team, under a name that marks them on every deployment. */
export interface Project {
  readonly project: string
  readonly objects: readonly Declaration[]
}

/** Declares a dashboard with its tiles and their alerts. */
export function dashboard(code: DashboardCode): DashboardDeclaration {
  return located({ dashboard: code })
}

/** Declares a saved search with its alerts. */
export function savedSearch(code: SavedSearchCode): SavedSearchDeclaration {
  return located({ savedSearch: code })
}

/** Declares a webhook. A project manages those that its alerts name, and those that stand among its objects. */
export function webhook(code: WebhookCode): WebhookDeclaration {
  return located({ webhook: code })
}

/**
 * Collects objects under the name of a project.
 *
 * @param name - At most 27 letters, digits and `-`, `_`, `.`: objects carry it in a tag.
 * @param objects - What `dashboard`, `savedSearch` and `webhook` return, also in nested lists.
 */
export function project(name: string, objects: Nested<Declaration>): Project {
  return located({ project: name, objects: flatten(objects) })
}

export type Nested<Item> = readonly (Item | Nested<Item>)[]

/** Keeps what is no list and what is missing in one, so that a plan can name it. */
function flatten<Item>(nested: Nested<Item>): readonly Item[] {
  if (!Array.isArray(nested)) return nested as unknown as readonly Item[]
  return [...(nested as Nested<Item>)].flatMap((item) => (Array.isArray(item) ? flatten(item) : [item as Item]))
}

const places = new WeakMap<object, string>()

/** Remembers the file and line of the call two levels up, which messages name. */
function located<Declared extends object>(declared: Declared): Declared {
  const frames = new Error().stack?.split('\n') ?? []
  const place = /(?:\(|at )((?:file:\/\/|\/|[A-Z]:\\).*:\d+):\d+\)?$/.exec(frames[3] ?? '')?.[1]
  if (place !== undefined) places.set(declared, place.replace(/^file:\/\//, ''))
  return declared
}

/** Returns the file and line where an object was declared, where the runtime tells them. */
export function declarationPlace(declared: object): string | undefined {
  return places.get(declared)
}

/** Notes where an object stands that was read from a file of data. */
export function setPlace(declared: object, place: string): void {
  if (!places.has(declared)) places.set(declared, place)
}

/** Returns the data of a declaration, whatever its kind. */
export function dataOf(declaration: Declaration): Data {
  return Object.values(declaration)[0] as Data
}
