import type { ApiName, Golden } from '../src/goldens.ts'

/** An operation that a document has, and the line where it stands. */
export interface Documented {
  readonly api: ApiName
  readonly operation: string
  readonly location: string
}

const least = 6
const kinds = ['request', 'response', 'refused'] as const

/** A complaint for each operation that has too few goldens, and for goldens of an operation that no document has. */
export function missingGoldens(documented: readonly Documented[], goldens: readonly Golden[]): string[] {
  const stated = Map.groupBy(goldens, ({ api, operation }) => `${api} ${operation}`)
  const missing = documented.flatMap(({ api, operation, location }) => {
    const own = stated.get(`${api} ${operation}`) ?? []
    const lacking = kinds.filter((kind) => !own.some((golden) => golden.kind === kind))
    if (own.length >= least && lacking.length === 0) return []
    const without = lacking.length > 0 ? `, none of the kind ${lacking.join(' or ')}` : ''
    return [
      `${location}: ${operation} has ${own.length} goldens${without}. Write at least ${least}, of all three kinds, ` +
        `from the sources and not from the document, and list them in packages/internal/goldens/operations/${api}.ts.`,
    ]
  })
  const known = documented.map(({ api, operation }) => `${api} ${operation}`)
  const strange = [...stated].filter(([key]) => !known.includes(key)).flatMap(([, [golden]]) => golden ?? [])
  return missing.concat(
    strange.map(
      ({ api, operation }) =>
        `packages/internal/goldens/operations/${api}.ts: there are goldens of ${operation}, which openapi/${api}.yaml does not ` +
        'have. Take them away, or correct the name.',
    ),
  )
}
