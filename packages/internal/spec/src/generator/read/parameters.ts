import type { OpenApiDocument, Parameter } from '../../document/openapi.ts'
import type { LocatedOperation } from '../../document/operations.ts'
import type { Problems } from '../../document/problems.ts'
import { argumentNames } from '../names.ts'
import { kindsOf, propertiesOf } from './schemas.ts'

/** A parameter of one operation, and its pointer. */
export interface LocatedParameter extends Parameter {
  readonly pointer: string
}

/** A path parameter that is an argument of the method. */
export interface PathArgument {
  readonly parameter: LocatedParameter
  /** The name in the signature of the method. */
  readonly argument: string
}

export interface OperationParameters {
  readonly path: readonly PathArgument[]
  /** Path parameters that are bound to the client. */
  readonly bound: readonly LocatedParameter[]
  readonly query: readonly LocatedParameter[]
  readonly headers: readonly LocatedParameter[]
}

// OpenAPI ignores parameters with these names: media types and security schemes describe them.
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

export function isIgnoredHeader(parameter: Parameter): boolean {
  return parameter.in === 'header' && ignoredHeaders.has(String(parameter.name).toLowerCase())
}

/** Reads the parameters of an operation and of its path. Adds a problem for each that the client cannot send. */
export function readParameters(
  document: OpenApiDocument,
  { path, pointer, parameters: located }: LocatedOperation,
  problems: Problems,
): OperationParameters {
  const all = located.map((parameter) => ({ ...parameter.node, pointer: parameter.pointer }))
  const parameters = all.filter((parameter) => !isIgnoredHeader(parameter))
  for (const parameter of parameters) {
    for (const { what, cure } of unsendable(document, parameter)) {
      problems.add(parameter.pointer, `The ${parameter.in} parameter '${parameter.name}' ${what}`, cure)
    }
  }
  const inPath = readPath(path, parameters, pointer, problems)
  const unbound = inPath.filter((parameter) => parameter['x-client-option'] !== true)
  const names = argumentNames(unbound.map((parameter) => parameter.name))
  return {
    path: unbound.map((parameter, index) => ({ parameter, argument: names[index] as string })),
    bound: inPath.filter((parameter) => parameter['x-client-option'] === true),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    headers: parameters.filter((parameter) => parameter.in === 'header'),
  }
}

function readPath(
  path: string,
  parameters: readonly LocatedParameter[],
  pointer: string,
  problems: Problems,
): LocatedParameter[] {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] as string)
  const declared = parameters.filter((parameter) => parameter.in === 'path')
  for (const parameter of declared.filter(({ name }) => !names.includes(name))) {
    problems.add(
      parameter.pointer,
      `Path parameter '${parameter.name}' does not stand in the path ${path}`,
      `Put {${parameter.name}} into the path, or take the parameter away.`,
    )
  }
  if (new Set(names).size < names.length) {
    problems.add(pointer, `The path ${path} names a parameter twice`, 'Give each parameter of a path its own name.')
  }
  return names.flatMap((name) => {
    const parameter = declared.find((candidate) => candidate.name === name)
    if (parameter) return [parameter]
    problems.add(
      pointer,
      `The path ${path} has no parameter '${name}'`,
      `Declare it: \`{ name: ${name}, in: path, required: true, schema: { type: string } }\`.`,
    )
    return []
  })
}

/** A path parameter is bound to the client on every path or on none. */
export function checkBound(operations: readonly { parameters: OperationParameters }[], problems: Problems): string[] {
  const bound = new Set(operations.flatMap(({ parameters }) => parameters.bound.map(({ name }) => name)))
  for (const { parameters } of operations) {
    for (const { parameter } of parameters.path) {
      if (bound.has(parameter.name)) {
        problems.add(
          parameter.pointer,
          `The path parameter '${parameter.name}' is bound to the client elsewhere and not here`,
          'Mark it with `x-client-option: true` on every path, or on none.',
        )
      }
    }
    for (const parameter of parameters.bound) checkBoundName(parameter, problems)
  }
  return [...bound]
}

const optionNames = new Set(
  `allowInsecureConnection apiKey baseUrl fetch headers keyId keySecret logger logLevel maxConcurrency maxRetries query
  retryUnsafe signal timeout totalTimeout`.split(/\s+/),
)

function checkBoundName(parameter: LocatedParameter, problems: Problems): void {
  if (!optionNames.has(parameter.name)) return
  problems.add(
    parameter.pointer,
    `The bound path parameter '${parameter.name}' has the name of an option that every client has`,
    'Give the parameter another name, or take x-client-option away.',
  )
}

/** The reason why a parameter cannot be sent, and the fix. */
interface Obstacle {
  readonly what: string
  readonly cure: string
}

/** Returns the reasons why the client cannot send a parameter as described. */
export function unsendable(document: OpenApiDocument, parameter: Parameter): Obstacle[] {
  if (parameter.in === 'cookie') {
    const what = 'is a cookie, which clients outside a browser do not keep'
    return [{ what, cure: 'Send it as a header or in the query.' }]
  }
  if (parameter.content) {
    const what = 'has `content`, which says no way to write it'
    return [{ what, cure: 'Describe it by `schema` and `style`.' }]
  }
  const bound = parameter['x-client-option'] === true
  return [
    bound && parameter.in !== 'path'
      ? { what: 'is marked x-client-option', cure: 'Only path parameters can be bound to the client: take it away.' }
      : undefined,
    parameter.in === 'path' && parameter.required !== true
      ? { what: 'is not required', cure: 'A path cannot leave it out: say `required: true`.' }
      : undefined,
    parameter.in === 'query' ? queryStyleObstacle(document, parameter) : simpleStyleObstacle(document, parameter),
  ].filter((obstacle) => obstacle !== undefined)
}

function simpleStyleObstacle(document: OpenApiDocument, parameter: Parameter): Obstacle | undefined {
  const style = parameter.style ?? 'simple'
  if (style !== 'simple') {
    const cure = `The client writes a ${parameter.in} parameter in the style 'simple' only.`
    return { what: `has the style '${style}'`, cure }
  }
  const kinds = kindsOf(document, parameter.schema)
  return kinds.has('array') || kinds.has('object')
    ? { what: 'is an array or an object', cure: 'Describe it as the string that stands on the wire.' }
    : undefined
}

function queryStyleObstacle(document: OpenApiDocument, parameter: Parameter): Obstacle | undefined {
  const kinds = kindsOf(document, parameter.schema)
  const style = parameter.style ?? 'form'
  if (style === 'deepObject') return deepObjectObstacle(document, parameter, kinds)
  if (style !== 'form') {
    const cure = "Use 'form' with `explode: true`, or 'deepObject' for an object."
    return { what: `has the style '${style}'`, cure }
  }
  if (kinds.has('object')) {
    const cure = 'Use `style: deepObject`, or one parameter for each property.'
    return { what: "is an object in the style 'form'", cure }
  }
  return kinds.has('array') && parameter.explode === false
    ? { what: 'joins an array with commas', cure: 'Use `explode: true`, or describe it as a string.' }
    : undefined
}

function deepObjectObstacle(
  document: OpenApiDocument,
  parameter: Parameter,
  kinds: ReadonlySet<string>,
): Obstacle | undefined {
  if (!kinds.has('object'))
    return { what: "has the style 'deepObject' and is no object", cure: "Use the style 'form'." }
  const nested = [...propertiesOf(document, parameter.schema)].find(([, schema]) => {
    const below = kindsOf(document, schema)
    return below.has('object') || below.has('array')
  })
  if (!nested) return undefined
  const cure = 'Keep the properties of a deepObject to strings, numbers and booleans.'
  return { what: `nests '${nested[0]}' below an object`, cure }
}
