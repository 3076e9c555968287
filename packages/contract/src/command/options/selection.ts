import { suggestion, UsageError } from '@clouddb/command'
import { derivedCaseKinds } from '../../derivation/kinds.ts'
import { type Case, type ContractDocument, caseKinds, type Operation } from '../../index.ts'

/** The operations and cases that `--only` asks for. */
export type Selection = ReturnType<typeof selectCases>

/** The kind of the cases that span several requests. */
export const SEQUENCE = 'sequence'
/** The kind of the cases of a strict run about a described property that no answer shows. */
export const NEVER_SEEN = 'never-seen'

/**
 * Reads operations, kinds of case and single cases (`listAlerts`, `listAlerts/bound`, `listAlerts/bound/1f3c9a2b`), with
 * `*` for any letters. No pattern selects everything.
 */
export function selectCases(document: ContractDocument, patterns: readonly string[]) {
  for (const pattern of patterns) refuseUnknown(document, pattern)
  const parsed = patterns.map((pattern) => {
    const [name = '', kind] = pattern.split('/')
    // No single answer shows that a property is never seen, so all cases of the operation are run.
    return {
      operation: matcherOf(name),
      item: matcherOf(kind === NEVER_SEEN ? name : pattern),
      derives: derivedFor(kind),
    } as const
  })
  return {
    /** The operations of which any case is wanted, in the order of the document. */
    operations: document.operations.filter(
      ({ id }) => parsed.length === 0 || parsed.some(({ operation }) => operation.test(id)),
    ),
    has: ({ id }: Pick<Case, 'id'>): boolean => parsed.length === 0 || parsed.some(({ item }) => item.test(id)),
    /** The cases of an operation that have to be derived: deriving all takes seconds. */
    toDerive: ({ id }: Operation): Derived => {
      const wanted = parsed.filter(({ operation }) => operation.test(id)).map(({ derives }) => derives)
      if (parsed.length === 0) return 'all'
      return derivedParts.findLast((part) => wanted.includes(part)) ?? 'none'
    },
  }
}

/** The parts of the cases of an operation that can be derived; each includes those before it. */
const derivedParts = ['none', 'good call', 'plain', 'all'] as const
type Derived = (typeof derivedParts)[number]

/** What a pattern with this kind can select; with `*` it can be of any kind. */
function derivedFor(pattern: string | undefined): Derived {
  if (pattern === SEQUENCE) return 'none'
  if (pattern === 'good-call') return 'good call'
  const named = caseKinds.find((kind) => kind.replaceAll(' ', '-') === pattern?.replaceAll(' ', '-'))
  return named && derivedCaseKinds[named].isPlain ? 'plain' : 'all'
}

/** How the cases of an operation are derived. */
export interface CaseSource {
  cases(of: Operation): readonly Case[]
  plainCases(of: Operation): readonly Case[]
  goodCall(of: Operation): Case
}

/** Derives the cases that can be wanted of an operation, and selects among them. */
export function selectedCases(operation: Operation, source: CaseSource, selection: Selection): readonly Case[] {
  const derived = {
    none: () => [],
    'good call': () => [source.goodCall(operation)],
    plain: () => source.plainCases(operation),
    all: () => source.cases(operation),
  }
  return derived[selection.toDerive(operation)]().filter(selection.has)
}

/** Matches the start of a case id, up to a slash; the blanks of a kind may be typed as they are. */
function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll(' ', '-')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
  return new RegExp(`^${source}(?:/|$)`)
}

function refuseUnknown({ operations }: ContractDocument, pattern: string): void {
  const [name = '', kind] = pattern.split('/')
  const known = operations.map(({ id }) => id)
  if (!known.some((id) => matcherOf(name).test(id))) {
    throw new UsageError(
      `\`--only ${pattern}\` names no operation of the document; expected one of ${known.join(', ')}.${suggestion(name, known)}`,
    )
  }
  const kinds = [...caseKinds, SEQUENCE, NEVER_SEEN].map((each) => each.replaceAll(' ', '-'))
  if (kind !== undefined && !kinds.some((each) => matcherOf(kind).test(each))) {
    throw new UsageError(
      `\`--only ${pattern}\` names no kind of case; expected one of ${kinds.join(', ')}.${suggestion(kind, kinds)}`,
    )
  }
}

/** Refuses values of `--ids` whose name the document does not have, or whose form it does not allow. */
export function checkIds(document: ContractDocument, ids: Readonly<Record<string, string>>): void {
  if (Object.keys(ids).length === 0) return
  const parameters = document.operations.flatMap((operation) => operation.parameters)
  const inPaths = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
  const known = [...new Set([...inPaths, ...idProperties(document.raw.components).toSorted()])]
  for (const [name, value] of Object.entries(ids)) {
    if (!known.includes(name)) {
      throw new UsageError(
        `\`--ids ${name}=...\` names nothing in the document; expected one of ${known.join(', ')}.${suggestion(name, known)}`,
      )
    }
    const refusing = parameters.find((each) => each.name === name && !document.reader.accepts(each.node, value, true))
    if (refusing) {
      throw new UsageError(
        `The ${name} ${JSON.stringify(value)} is not of the form that the document asks for (${refusing.pointer}); expected an existing object's id.`,
      )
    }
  }
}

/** The names of properties by which bodies refer to other objects: `sourceId`, and that of the items of `sourceIds`. */
function idProperties(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const isNames = key === 'properties' && typeof inner === 'object' && inner !== null
    const names = isNames ? Object.keys(inner).filter((name) => /[a-z]Ids?$/.test(name)) : []
    return [...names.map((name) => name.replace(/s$/, '')), ...idProperties(inner)]
  })
}
