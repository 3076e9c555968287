import { type Asked, type Drift, deciding, type Fields } from './drift.ts'
import { seedOfExamples } from './seed.ts'

export const TRACES = '66a1f0c2d4e8b7a9c3f50102'

export interface Sent {
  readonly tiles?: readonly Fields[]
  readonly containers?: readonly { readonly id?: unknown; readonly tabs?: readonly { readonly id?: unknown }[] }[]
  readonly appliesToSourceIds?: readonly string[]
  readonly mood?: string
  readonly pace?: number
  readonly code?: unknown
}

export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Decides about the objects that are sent as dashboards. */
export const decidingBodies = (
  decide: (body: Sent, complaint: 400 | 401 | 404 | undefined, asked: Asked) => 400 | 401 | 404 | undefined,
): Drift =>
  deciding('createDashboard', (asked, complaint) =>
    isObject(asked.body) ? decide(asked.body as Sent, complaint, asked) : complaint,
  )

/** Refuses with 400 a body that breaks a rule. */
export const refusing = (isBroken: (body: Sent) => boolean): Drift =>
  decidingBodies((body, complaint) => complaint ?? (isBroken(body) ? 400 : undefined))

/** Accepts a body that the document forbids. */
export const accepting = (isAccepted: (body: Sent, asked: Asked) => boolean): Drift =>
  decidingBodies((body, complaint, asked) => (complaint === 400 && isAccepted(body, asked) ? undefined : complaint))

export const tilesOf = ({ tiles }: Sent): readonly Fields[] => (Array.isArray(tiles) ? tiles.filter(isObject) : [])
export const sources = new Map(seedOfExamples().openSource.sources.map((source) => [source.id, source]))
const hasDuplicates = (objects: readonly { readonly id?: unknown }[]): boolean =>
  new Set(objects.map(({ id }) => id)).size < objects.length

/** Rules that the schemas of the document do not state. */
export const knownSources = refusing((body) =>
  [
    ...tilesOf(body).map(({ sourceId }) => sourceId),
    ...tilesOf(body).flatMap(({ opens }) => (opens as { target: { id: string } } | undefined)?.target.id ?? []),
    ...(body.appliesToSourceIds ?? []),
  ].some((id) => !sources.has(String(id))),
)
export const kindOf = (id: unknown) => String(sources.get(String(id))?.kind)
export const tracesInHeatmaps = refusing((body) =>
  tilesOf(body).some(
    ({ kind, sourceId, formula }) =>
      (kind === 'heat' && sourceId !== TRACES) ||
      (formula !== undefined && !['metric', 'trace'].includes(kindOf(sourceId))),
  ),
)
export const validFormulas = refusing((body) =>
  tilesOf(body).some(({ formula }) => formula !== undefined && !/^\s*A\s*$/.test(String(formula))),
)
export const knownContainers = refusing((body) => {
  const { containers = [] } = body
  return (
    hasDuplicates(containers) ||
    containers.some(({ tabs = [] }) => hasDuplicates(tabs)) ||
    tilesOf(body).some(({ containerId, tabId }) => {
      const container = containers.find(({ id }) => id === containerId)
      const isTabKnown = tabId === undefined || container?.tabs?.some(({ id }) => id === tabId)
      return containerId !== undefined && !(container && isTabKnown)
    })
  )
})
