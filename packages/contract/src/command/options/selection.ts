import type { Case, ContractDocument, Operation } from '../../index.ts'
import { caseKinds } from '../../index.ts'
import { closestOf, UsageError } from './usage-error.ts'

/** What `--only` asks for. */
export interface Selection {
  /** The operations of which any case is wanted, in the order of the document. */
  readonly operations: readonly Operation[]
  has(item: Pick<Case, 'id'>): boolean
}

/** Kinds of case that the command adds to those that are derived. */
export const SEQUENCE = 'sequence'
/** Of a strict run: what is described and never there. All cases of the operation show it together. */
export const NEVER_SEEN = 'never-seen'

/**
 * Understands operations, kinds of case and single cases (`listAlerts`, `listAlerts/bound`, `listAlerts/bound/1f3c9a2b`),
 * with `*` for any letters. No pattern selects everything.
 */
export function selectCases(document: ContractDocument, patterns: readonly string[]): Selection {
  for (const pattern of patterns) refuseUnknown(document, pattern)
  const matchers = patterns.map((pattern) => {
    const [name = '', kind] = partsOf(pattern)
    return matcherOf(kind === NEVER_SEEN ? name : pattern)
  })
  const names = patterns.map((pattern) => matcherOf(partsOf(pattern)[0] ?? ''))
  const isWanted = (id: string) => patterns.length === 0 || matchers.some((matches) => matches.test(id))
  return {
    operations: document.operations.filter(({ id }) => patterns.length === 0 || names.some((name) => name.test(id))),
    has: ({ id }) => isWanted(id),
  }
}

const partsOf = (pattern: string): string[] => pattern.split('/')

/** A case is selected by the start of its id, up to a stroke; blanks in the name of a kind may be typed as they are. */
function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll(' ', '-')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
  return new RegExp(`^${source}(?:/|$)`)
}

function refuseUnknown({ operations }: ContractDocument, pattern: string): void {
  const [name = '', kind] = partsOf(pattern)
  const known = operations.map(({ id }) => id)
  if (!known.some((id) => matcherOf(name).test(id))) {
    const closest = closestOf(name, known)
    throw new UsageError(
      `\`--only ${pattern}\` names no operation of the document; expected one of ${known.join(', ')}${closest ? `: \`${closest}\`, perhaps` : ''}.`,
    )
  }
  const kinds = [...caseKinds, SEQUENCE, NEVER_SEEN].map((each) => each.replaceAll(' ', '-'))
  if (kind !== undefined && !kinds.some((each) => matcherOf(kind).test(each))) {
    const closest = closestOf(kind, kinds)
    throw new UsageError(
      `\`--only ${pattern}\` names no kind of case; expected one of ${kinds.join(', ')}${closest ? `: \`${closest}\`, perhaps` : ''}.`,
    )
  }
}
