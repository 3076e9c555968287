import type { Answer, Example, Operation } from '../document/document.ts'

/** The targets of a run: a mock that serves the examples; a server on which nothing may change; a server that may be written to. */
export const modes = ['mock', 'read-only', 'writing'] as const

export type Mode = (typeof modes)[number]

/** The properties of a kind of case that the rest of the suite uses. */
interface Kind {
  /** Only a mock answers with a requested status. A mock has no objects and no secrets, and hangs on malformed JSON. */
  readonly only?: 'on mocks' | 'on servers'
  /** The coverage requires such a case of each operation with this. Other kinds are required by what schemas state. */
  readonly promisedWith?: Condition
  /** True: a server decides on it before it looks for any object. */
  readonly needsNoObject?: true
  /** True: the body is a typical one, and can create an object. */
  readonly creates?: true
  /** True: the presence of a part of the body counts, and not its value. */
  readonly isAboutPresence?: true
  /** True: its cases vary no value of a body, so that they are derived without the others. */
  readonly isPlain?: true
  /** The schema keywords that it probes. */
  readonly keywords?: readonly string[]
}

/** Whether the path names an object beyond the ones that a client is bound to. */
export const isOneObject = ({ parameters }: Operation): boolean =>
  parameters.some((parameter) => parameter.in === 'path' && !parameter.bound)

type Condition =
  | 'any operation'
  | 'bound parameters'
  | 'another method'
  | 'an object to read'
  | 'credentials'
  | 'a body'

const conditions: Readonly<Record<Condition, (operation: Operation) => boolean>> = {
  'any operation': () => true,
  'bound parameters': ({ parameters }) => parameters.some(({ bound }) => bound),
  'another method': ({ siblings }) => undeclaredMethod(siblings) !== undefined,
  'an object to read': (operation) =>
    operation.method === 'GET' && isOneObject(operation) && operation.answers.some(({ key }) => key === '404'),
  credentials: ({ security }) => security !== 'none',
  'a body': ({ body }) => body !== undefined,
}

const table = {
  'good call': { promisedWith: 'any operation', creates: true, isPlain: true },
  // A server cannot tell it from the good call.
  'bound per call': { promisedWith: 'bound parameters', only: 'on mocks', isPlain: true },
  example: { creates: true, isAboutPresence: true, isPlain: true },
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
  items: { keywords: ['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'] },
  pattern: { keywords: ['pattern'] },
  format: { keywords: ['format'] },
  rule: {},
  'other constraint': {},
  'no body': { promisedWith: 'a body' },
  'malformed body': { promisedWith: 'a body', only: 'on servers' },
  'media type': { promisedWith: 'a body' },
  'no credentials': { promisedWith: 'credentials', needsNoObject: true, isPlain: true },
  'wrong scheme': { promisedWith: 'credentials', needsNoObject: true, isPlain: true },
  'garbage credentials': { promisedWith: 'credentials', needsNoObject: true, isPlain: true },
  'wrong secret': { promisedWith: 'credentials', only: 'on servers', needsNoObject: true, isPlain: true },
  'undeclared method': { promisedWith: 'another method', needsNoObject: true, isPlain: true },
  'unknown object': { promisedWith: 'an object to read', only: 'on servers', isPlain: true },
  'reserved characters': { isPlain: true },
  unsendable: { needsNoObject: true, isPlain: true },
  'parameter missing': { isPlain: true },
  'parameter set': { isPlain: true },
  status: { promisedWith: 'any operation', only: 'on mocks', needsNoObject: true },
} as const

/** A change to a request after the client has sent it, to see how the server reacts. */
export interface Alteration {
  /** Another `Authorization`, or none. */
  readonly authorization?: string | null
  /** A credential that differs a little from the right one. */
  readonly credential?: NearCredential
  readonly method?: string
  readonly contentType?: string
  /** The body is removed, or cut off before its end. */
  readonly body?: 'absent' | 'broken off'
  /** The answer that a mock is asked for. */
  readonly prefer?: { readonly answer: Answer; readonly example?: Example }
}

/** How a wrong credential is made from the right one. */
export type NearCredential = 'cut short' | 'one character longer' | 'with another end' | 'without its scheme'

/** The kinds of cases, for coverage and reports. */
export type CaseKind = keyof typeof table

/** Every kind of case, in the order of reports. */
export const derivedCaseKinds: Readonly<Record<CaseKind, Kind>> = table

export const caseKinds: readonly CaseKind[] = Object.keys(table) as CaseKind[]

/** The kinds that the coverage requires of an operation, whatever its schemas state. */
export function kindsPromisedBy(operation: Operation): readonly CaseKind[] {
  return caseKinds.filter((kind) => {
    const { promisedWith } = derivedCaseKinds[kind]
    return promisedWith !== undefined && conditions[promisedWith](operation)
  })
}

/** The kind of the cases that probe a schema keyword. */
export const kindOfKeyword = (keyword: string): CaseKind =>
  caseKinds.find((kind) => derivedCaseKinds[kind].keywords?.includes(keyword)) ?? 'other constraint'

/** The modes in which a case can be run. Read-only cases change nothing, even on a server with mistakes. */
export function modesOf(kind: CaseKind, { safe, method, siblings }: Operation): readonly Mode[] {
  // A server may serve an undeclared DELETE. A client with a mistake could send an unsendable path, and delete another object.
  const mayDelete =
    (kind === 'undeclared method' && undeclaredMethod(siblings) === 'DELETE') ||
    (kind === 'unsendable' && method === 'DELETE')
  if (derivedCaseKinds[kind].only === 'on mocks' || mayDelete) return ['mock']
  const onlyReads = safe && kind !== 'undeclared method'
  if (derivedCaseKinds[kind].only === 'on servers') return onlyReads ? ['read-only', 'writing'] : ['writing']
  return onlyReads ? modes : ['mock', 'writing']
}

/** A method that the document does not declare on a path; DELETE is the last choice. */
export function undeclaredMethod(siblings: readonly string[]): string | undefined {
  return ['PUT', 'PATCH', 'POST', 'DELETE'].find((each) => !siblings.includes(each))
}
