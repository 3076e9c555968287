import type { OpenApiDocument, Parameter } from '../../document/openapi.ts'
import type { LocatedOperation } from '../../document/operations.ts'
import type { Problems } from '../../document/problems.ts'
import { argumentNames } from '../names.ts'
import { unsendable } from './parameter-styles.ts'

/** A parameter of one operation, and its pointer. */
export interface LocatedParameter extends Parameter {
  readonly pointer: string
}

/** A path parameter that a method takes as an argument of its own. */
export interface PathArgument {
  readonly parameter: LocatedParameter
  /** The name in the method's signature. */
  readonly argument: string
}

export interface OperationParameters {
  readonly path: readonly PathArgument[]
  /** Path parameters that are bound to the client. */
  readonly bound: readonly LocatedParameter[]
  readonly query: readonly LocatedParameter[]
  readonly headers: readonly LocatedParameter[]
}

// OpenAPI says of these that a parameter of the name is ignored: media types and security schemes describe them.
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

export function isIgnoredHeader(parameter: Parameter): boolean {
  return parameter.in === 'header' && ignoredHeaders.has(String(parameter.name).toLowerCase())
}

/** Reads the parameters of an operation, those of its path included, and refuses what the client cannot send. */
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

/** Marks on one name must agree: a name is bound to the client everywhere, or nowhere. */
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
