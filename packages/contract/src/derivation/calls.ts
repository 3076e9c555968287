import type { Operation, Parameter } from '../document.ts'
import type { Json, Node, SchemaReader } from '../schema.ts'
import { typesOf } from './constraints.ts'
import { proposalsOf } from './proposals.ts'
import { scalarsOf } from './scalars.ts'
import type { ValueMaker } from './values.ts'

/** What one call of a method is given. */
export interface Call {
  /** Path parameters, the bound ones included: all with different values, so that a swap shows. */
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, Json>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Json
}

/** A call in which one parameter has a value of note. */
export interface ParameterCase {
  readonly call: Call
  readonly valid: boolean
  readonly about: string
  readonly says: string
  /** True where no request can carry the value: the client has to refuse it. */
  readonly unsendable?: true
}

/** A call that the document allows: distinct parameters, the first example or a minimal body. */
export function goodCall(operation: Operation, maker: ValueMaker): Call {
  const { reader } = maker
  const required = (place: Parameter['in']) =>
    operation.parameters.filter((each) => each.in === place && (each.required || place === 'path'))
  const valued = <Value>(place: Parameter['in'], value: (parameter: Parameter, index: number) => Value) =>
    Object.fromEntries(required(place).map((each, index) => [each.name, value(each, index)]))
  const body = operation.body
  const sample = body?.examples[0]?.value ?? (body && maker.sample(body.node, 'minimal'))
  return {
    path: valued('path', (parameter, index) => pathValue(parameter, index, reader)),
    query: valued('query', (parameter) => firstValue(parameter.node, reader)),
    headers: valued('header', (parameter) => String(firstValue(parameter.node, reader))),
    ...(sample !== undefined && { body: sample }),
  }
}

/** A value that says which parameter it is for, as far as the schema lets it. */
function pathValue(parameter: Parameter, index: number, reader: SchemaReader): string {
  const hex = String(index + 1)
  const candidates = [
    `${parameter.name}-${hex}`,
    `${hex.repeat(8)}-${hex.repeat(4)}-4${hex.repeat(3)}-8${hex.repeat(3)}-${hex.repeat(12)}`,
    hex.repeat(24),
    String(index + 7),
    ...reader.shapes(parameter.node).flatMap(scalarsOf).map(String),
  ]
  const fitting = candidates.find((value) => value !== '' && reader.accepts(parameter.node, value, true))
  if (fitting === undefined) throw new Error(`No value was found for the path parameter ${parameter.pointer}`)
  return fitting
}

function firstValue(node: Node, reader: SchemaReader): Json {
  const fitting = reader
    .shapes(node)
    .flatMap(scalarsOf)
    .find((value) => reader.accepts(node, value, true))
  if (fitting === undefined) throw new Error(`No value was found for the parameter ${node[0]?.pointer}`)
  return fitting
}

/** Everything that a URL gives a meaning of its own, and what is not ASCII. */
const RESERVED = 'a/b?c#d%25 e&f=ü'

/** Calls with a value of note in one parameter: both sides of what its schema demands, and what a URL finds hard. */
export function deriveParameters(operation: Operation, good: Call, maker: ValueMaker): ParameterCase[] {
  const { reader } = maker
  return operation.parameters.flatMap((parameter): ParameterCase[] => {
    const where = `${parameter.in} parameter ${parameter.name}`
    const withValue = (value: Json): Call => place(good, parameter, value)
    const judged = (value: Json, about: string, says: string): ParameterCase => {
      const valid = reader.accepts(parameter.node, value, true)
      return { call: withValue(value), valid, about, says: `the ${where} ${says}` }
    }
    const proposals = reader
      .shapes(parameter.node)
      .flatMap((shape) => proposalsOf(parameter.node, shape, maker))
      .filter(({ value, about }) => isSendable(parameter, value) && isHonest(about, value, parameter, reader))
    return [
      ...proposals.map(({ value, about, says }) => judged(value, about, says)),
      ...(parameter.in === 'path' ? pathCases(parameter, withValue, judged) : []),
      ...(parameter.in !== 'path' && parameter.required ? [missing(good, parameter, where)] : []),
      ...(parameter.in !== 'path' && !parameter.required
        ? [judged(firstValue(parameter.node, reader), parameter.pointer, 'set')]
        : []),
    ]
  })
}

function pathCases(
  parameter: Parameter,
  withValue: (value: Json) => Call,
  judged: (value: Json, about: string, says: string) => ParameterCase,
): ParameterCase[] {
  const unsendable = ['', '.', '..', '%2e%2E'].map((value) => ({
    call: withValue(value),
    valid: false,
    about: `${parameter.pointer}/unsendable`,
    says: `the path parameter ${parameter.name} set to ${JSON.stringify(value)}`,
    unsendable: true as const,
  }))
  return [...unsendable, judged(RESERVED, `${parameter.pointer}/reserved`, 'holding reserved characters')]
}

function missing(good: Call, parameter: Parameter, where: string): ParameterCase {
  const { [parameter.name]: _query, ...query } = good.query
  const { [parameter.name]: _header, ...headers } = good.headers
  return {
    call: { ...good, query, headers },
    valid: false,
    about: `${parameter.pointer}/required`,
    says: `no ${where}`,
  }
}

function place(good: Call, parameter: Parameter, value: Json): Call {
  if (parameter.in === 'path') return { ...good, path: { ...good.path, [parameter.name]: String(value) } }
  if (parameter.in === 'query') return { ...good, query: { ...good.query, [parameter.name]: value } }
  return { ...good, headers: { ...good.headers, [parameter.name]: String(value) } }
}

/** A parameter carries text: nothing and containers have no place in it, and an empty path segment is another path. */
function isSendable(parameter: Parameter, value: Json): boolean {
  if (typeof value === 'object') return false
  return parameter.in === 'query' || (value !== '' && !/[\r\n\0]/.test(String(value)))
}

/** As text the number 1 is a fine string: a proposal of a wrong type must still be wrong when it is written down. */
function isHonest(about: string, value: Json, parameter: Parameter, reader: SchemaReader): boolean {
  const isText = reader.shapes(parameter.node).some((shape) => typesOf(shape)?.includes('string'))
  return !(about.endsWith('/type') && (isText || reader.accepts(parameter.node, value, true)))
}
