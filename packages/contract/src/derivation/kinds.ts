import type { Operation } from '../document/document.ts'
import type { CaseKind } from './case.ts'

/**
 * Where cases are run: against a mock that serves the document's examples; against a server without changing anything on
 * it; against a server that may be written to.
 */
export const modes = ['mock', 'read-only', 'writing'] as const

export type Mode = (typeof modes)[number]

/** What a mock cannot judge: it knows no objects and no secrets, and hangs for ever on JSON that breaks off. */
const BEYOND_A_MOCK: ReadonlySet<CaseKind> = new Set(['malformed body', 'wrong secret', 'unknown object'])

/** What only a mock can be asked for: a server answers with the status that it means. */
const FOR_A_MOCK: ReadonlySet<CaseKind> = new Set(['status'])

/** Where a case can be run. Read-only is what no server, right or wrong, can take for an order to change something. */
export function modesOf(kind: CaseKind, { safe, method, siblings }: Operation): readonly Mode[] {
  if (FOR_A_MOCK.has(kind)) return ['mock']
  if (BEYOND_A_MOCK.has(kind)) return safe ? ['read-only', 'writing'] : ['writing']
  if (kind === 'undeclared method') return undeclaredMethod(siblings) === 'DELETE' ? ['mock'] : ['mock', 'writing']
  // An unsendable DELETE is never sent; but were the client wrong, it would delete something else.
  if (kind === 'unsendable' && method === 'DELETE') return ['mock']
  return safe ? modes : ['mock', 'writing']
}

/** A method that the document does not serve on a path; one that deletes comes last. */
export function undeclaredMethod(siblings: readonly string[]): string | undefined {
  return ['PUT', 'PATCH', 'POST', 'DELETE'].find((each) => !siblings.includes(each))
}
