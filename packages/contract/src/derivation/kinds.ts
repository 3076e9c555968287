import type { Operation } from '../document/document.ts'

/**
 * Where cases are run: against a mock that serves the document's examples; against a server without changing anything on
 * it; against a server that may be written to.
 */
export const modes = ['mock', 'read-only', 'writing'] as const

export type Mode = (typeof modes)[number]

/** What the rest of the suite goes by; the cases of a kind are made in this folder. */
interface Kind {
  /** Only a mock answers with the status that it is asked for. A mock knows no objects and no secrets, and hangs on JSON that breaks off. */
  readonly only?: 'on mocks' | 'on servers'
  /** Coverage asks for such a case of each operation with this; for other kinds it has conditions of their own. */
  readonly promisedWith?: 'any operation' | 'credentials' | 'a body'
  /** True: a server refuses it before it looks for any object. */
  readonly needsNoObject?: true
  /** True: the body is one as people send it, and an object can be created by it. */
  readonly creates?: true
  /** True: what counts is that a part of the body is there, whatever its value. */
  readonly isAboutPresence?: true
  /** The keywords of a schema that it probes. */
  readonly keywords?: readonly string[]
}

const table = {
  'good call': { promisedWith: 'any operation', creates: true },
  // A server cannot tell it from the good call.
  'bound per call': { only: 'on mocks' },
  example: { creates: true, isAboutPresence: true },
  'full body': { promisedWith: 'a body', isAboutPresence: true },
  'minimal body': { promisedWith: 'a body', creates: true, isAboutPresence: true },
  branch: { isAboutPresence: true },
  'required absent': {},
  'optional absent': {},
  'unknown property': { keywords: ['additionalProperties', 'unevaluatedProperties'] },
  'forbidden property': {},
  'wrong type': { keywords: ['type'] },
  null: {},
  member: { keywords: ['enum', 'const'] },
  bound: { keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] },
  multiple: { keywords: ['multipleOf'] },
  length: { keywords: ['minLength', 'maxLength'] },
  items: { keywords: ['minItems', 'maxItems', 'uniqueItems'] },
  pattern: { keywords: ['pattern'] },
  format: { keywords: ['format'] },
  rule: {},
  'other constraint': {},
  'no body': { promisedWith: 'a body' },
  'malformed body': { promisedWith: 'a body', only: 'on servers' },
  'media type': { promisedWith: 'a body' },
  'no credentials': { promisedWith: 'credentials', needsNoObject: true },
  'wrong scheme': { promisedWith: 'credentials', needsNoObject: true },
  'garbage credentials': { promisedWith: 'credentials', needsNoObject: true },
  'wrong secret': { promisedWith: 'credentials', only: 'on servers', needsNoObject: true },
  'undeclared method': { needsNoObject: true },
  'unknown object': { only: 'on servers' },
  'reserved characters': {},
  unsendable: { needsNoObject: true },
  'parameter missing': {},
  'parameter set': {},
  status: { promisedWith: 'any operation', only: 'on mocks', needsNoObject: true },
} as const

/** What a case can be about, for coverage and for reports. */
export type CaseKind = keyof typeof table

/** Every kind of case, in the order of reports: the one table from which all else follows. */
export const kinds: Readonly<Record<CaseKind, Kind>> = table

export const caseKinds: readonly CaseKind[] = Object.keys(table) as CaseKind[]

/** The kinds that coverage asks for of each operation that has this. */
export const kindsPromisedWith = (what: Kind['promisedWith']): readonly CaseKind[] =>
  caseKinds.filter((kind) => kinds[kind].promisedWith === what)

/** The kind of the cases that probe a keyword. */
export const kindOfKeyword = (keyword: string): CaseKind =>
  caseKinds.find((kind) => kinds[kind].keywords?.includes(keyword)) ?? 'other constraint'

/** Where a case can be run. Read-only is what no server, right or wrong, can take for an order to change something. */
export function modesOf(kind: CaseKind, { safe, method, siblings }: Operation): readonly Mode[] {
  // What is undeclared may delete all the same. What cannot be sent is not; but were the client wrong, it would delete something else.
  const mayDelete =
    (kind === 'undeclared method' && undeclaredMethod(siblings) === 'DELETE') ||
    (kind === 'unsendable' && method === 'DELETE')
  if (kinds[kind].only === 'on mocks' || mayDelete) return ['mock']
  const onlyReads = safe && kind !== 'undeclared method'
  if (kinds[kind].only === 'on servers') return onlyReads ? ['read-only', 'writing'] : ['writing']
  return onlyReads ? modes : ['mock', 'writing']
}

/** A method that the document does not serve on a path; one that deletes comes last. */
export function undeclaredMethod(siblings: readonly string[]): string | undefined {
  return ['PUT', 'PATCH', 'POST', 'DELETE'].find((each) => !siblings.includes(each))
}
