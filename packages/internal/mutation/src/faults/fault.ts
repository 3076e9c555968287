import { goldens } from '@clouddb/goldens'
import { resolve } from '@clouddb/spec/document/references'
import { apiOf } from '../api.ts'
import type { Json } from '../document.ts'
import type { ApiName } from '../mutant.ts'

/** One way in which a client, or the wire, does something wrong. */
export interface Fault<Injection> {
  /** A sentence fragment: `swaps two path parameters`. */
  readonly name: string
  readonly category: string
  /** Whether the fault changes anything in an operation. */
  appliesTo(operation: OperationTraits): boolean
  /** Adds the fault. */
  readonly inject: Injection
}

type Uncategorized<Injection> = Omit<Fault<Injection>, 'category'>

/** Faults, by name, that apply to the same operations: to those with a trait, or to those that a function selects. */
export function where<Injection>(
  selected: keyof typeof traits | Selection,
  injections: Readonly<Record<string, Injection>>,
): Uncategorized<Injection>[] {
  const appliesTo = typeof selected === 'function' ? selected : traits[selected]
  return Object.entries(injections).map(([name, inject]) => ({ name, appliesTo, inject }))
}

export function inCategory<Injection>(
  category: string,
  faults: readonly Uncategorized<Injection>[],
): Fault<Injection>[] {
  return faults.map((fault) => ({ ...fault, category }))
}

/** The properties of an operation that decide which faults apply to it. */
export type OperationTraits = ReturnType<typeof traitsOf>[number]

type Selection = (operation: OperationTraits) => boolean

const takesBody: Selection = ({ bodies }) => bodies.length > 0
const hasPayload: Selection = ({ payload }) => payload !== undefined
const bringsList: Selection = ({ payload }) => Array.isArray(payload) && payload.length > 0
/** Lists are iterated when they are read by GET; the result of a query by POST is not. */
const isWalked: Selection = (operation) => operation.method === 'GET' && bringsList(operation)
const hasPages: Selection = ({ queryParameters }) => queryParameters.includes('offset')

/** The properties of operations that decide which faults are possible. */
const traits = {
  always: () => true,
  takesBody,
  takesNoBody: (operation) => !takesBody(operation),
  hasPayload,
  hasNoPayload: (operation) => !hasPayload(operation) && !operation.isText,
  bringsList,
  bringsOne: (operation) => hasPayload(operation) && !bringsList(operation),
  hasPathParameters: ({ pathParameters }) => pathParameters.length > 0,
  hasBoundParameters: ({ boundParameters }) => boundParameters.length > 0,
  isBasic: ({ isBasic }) => isBasic,
  isBearer: ({ isBasic }) => !isBasic,
  hasHints: ({ hasHints }) => hasHints,
  hasQuery: ({ queryParameters }) => queryParameters.length > 0,
  isWalked,
  isWalkedByPages: (operation) => isWalked(operation) && hasPages(operation),
  bringsWholeList: (operation) => isWalked(operation) && !hasPages(operation),
} satisfies Record<string, Selection>

/** The traits of every operation of an API. */
export function traitsOf(api: ApiName) {
  const { document, operations } = apiOf(api).model
  // The goldens of the other operations have no answer of a server that limits requests: they are a few examples.
  const limited = goldens.flatMap((golden) =>
    golden.api === api && golden.kind === 'response' && 'status' in golden.outcome && golden.outcome.status === 429
      ? golden.operation
      : [],
  )
  const payloadKey: string = document['x-payload']
  const [scheme] = Object.values<Json>(document.components.securitySchemes)
  return operations.map(({ id, path, method, node }) => {
    const parameters = [...(document.paths[path].parameters ?? []), ...(node.parameters ?? [])].map((each) =>
      resolve<Json>(document, each),
    )
    return {
      id,
      hasAllGoldens: limited.includes(id),
      method: method.toUpperCase(),
      path,
      /** In the order of the path. */
      pathParameters: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => String(name)),
      boundParameters: parameters.filter((each) => each['x-client-option']).map(({ name }) => String(name)),
      queryParameters: parameters.filter((each) => each.in === 'query').map(({ name }) => String(name)),
      /** The examples of the request body; empty if the operation takes none. */
      bodies: examplesOf(document, resolve(document, node.requestBody)),
      /** Whether the answer is a text, and not JSON. */
      isText: resolve(document, node.responses['200'])?.content?.['application/json'] === undefined,
      /** The payload of the first example, if there is one. */
      payload: examplesOf(document, resolve(document, node.responses['200']))[0]?.[payloadKey],
      isBasic: scheme.scheme === 'basic',
      hasHints: document['x-error-hints'] !== undefined,
      statuses: Object.keys(node.responses).map(Number),
      payloadKey,
    }
  })
}

function examplesOf(document: Json, content: Json): Json[] {
  const examples = Object.values<Json>(content?.content?.['application/json']?.examples ?? {})
  return examples.map((example) => resolve<Json>(document, example).value)
}
