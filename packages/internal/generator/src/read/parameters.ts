import { readFileSync } from 'node:fs'
import type { OpenApiDocument, Parameter, Schema } from '@clouddb/document/openapi'
import { isBound, type LocatedOperation } from '@clouddb/document/operations'
import type { Problems } from '@clouddb/document/problems'
import { kindsOf, schemaProperties } from '@clouddb/document/schema-parts'
import { argumentNames } from '../type-names.ts'

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
    for (const [reason, cure] of obstaclesOf(document, parameter)) {
      problems.add(parameter.pointer, `The ${parameter.in} parameter '${parameter.name}' ${reason}`, cure)
    }
  }
  const inPath = readPath(path, parameters, pointer, problems)
  const unbound = inPath.filter((parameter) => !isBound(document, parameter))
  const names = argumentNames(unbound.map((parameter) => parameter.name))
  return {
    path: unbound.map((parameter, index) => ({ parameter, argument: names[index] as string })),
    bound: inPath.filter((parameter) => isBound(document, parameter)),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    headers: parameters.filter((parameter) => parameter.in === 'header'),
  }
}

/** Returns the path parameters in the order of the path. The linter requires a declaration for each. */
function readPath(
  path: string,
  parameters: readonly LocatedParameter[],
  pointer: string,
  problems: Problems,
): LocatedParameter[] {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] as string)
  if (new Set(names).size < names.length) {
    problems.add(pointer, `The path ${path} contains a parameter twice`, 'Give each parameter of a path its own name.')
  }
  return names.flatMap(
    (name) => parameters.find((parameter) => parameter.in === 'path' && parameter.name === name) ?? [],
  )
}

const optionSource = readFileSync(new URL('../../../../client-core/src/options.ts', import.meta.url), 'utf8')

/** The options of clients and calls, read from the source of the runtime so that it need not be built before. */
export const optionNames: ReadonlySet<string> = new Set([
  'query',
  ...[...optionSource.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, name = '']) => name),
])

/** Returns the reasons why the client cannot send a parameter as described, each with its cure. */
function obstaclesOf(document: OpenApiDocument, parameter: Parameter): (readonly [reason: string, cure: string])[] {
  if (parameter.in === 'cookie')
    return [['is a cookie, which only browsers keep', 'Send it as a header or in the query.']]
  if (parameter.content)
    return [['has `content`, which the client cannot write', 'Describe it by `schema` and `style`.']]
  const obstacle = parameter.in === 'query' ? queryObstacle(document, parameter) : simpleObstacle(document, parameter)
  return [
    ...(parameter.in === 'path' && parameter.required !== true
      ? [['is not required', 'Write `required: true`, because a path needs each of its parameters.'] as const]
      : []),
    ...(obstacle ? [obstacle] : []),
  ]
}

type Obstacle = readonly [reason: string, cure: string] | undefined

function simpleObstacle(document: OpenApiDocument, parameter: Parameter): Obstacle {
  const { style = 'simple' } = parameter
  const kinds = kindsOf(document, parameter.schema)
  if (style !== 'simple') return [`has the style '${style}'`, `Use the style 'simple' for a ${parameter.in} parameter.`]
  if (!kinds.has('array') && !kinds.has('object')) return undefined
  return ['is an array or an object', 'Describe it as the string that is sent.']
}

function queryObstacle(document: OpenApiDocument, { schema, style = 'form', explode }: Parameter): Obstacle {
  const kinds = kindsOf(document, schema)
  const isObject = kinds.has('object')
  if (style === 'deepObject') {
    if (!isObject) return ["has the style 'deepObject' but is not an object", "Use the style 'form'."]
    const isNested = (inner: Schema) => ['object', 'array'].some((kind) => kindsOf(document, inner).has(kind))
    const [nested] = [...schemaProperties(document, schema)].find(([, inner]) => isNested(inner)) ?? []
    if (nested === undefined) return undefined
    return [`nests '${nested}' in an object`, 'Use only strings, numbers and booleans as properties of a deepObject.']
  }
  if (style !== 'form')
    return [`has the style '${style}'`, "Use 'form' with `explode: true`, or 'deepObject' for an object."]
  if (isObject)
    return ["is an object in the style 'form'", 'Use `style: deepObject`, or one parameter for each property.']
  if (!kinds.has('array') || explode !== false) return undefined
  return ['joins an array with commas', 'Use `explode: true`, or describe it as a string.']
}
