import type { Operation, Parameter } from '../document/document.ts'
import type { Json, Node } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import type { InstanceGenerator } from './instances/generator.ts'
import { scalarsOf } from './instances/scalars.ts'

/** What one call of a method is given. */
export interface Call {
  /** Path parameters, the bound ones included: all with different values, so that a swap shows. */
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, Json>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Json
}

/** A call that the document allows: distinct parameters, the first example or a minimal body. */
export function goodCall(operation: Operation, instances: InstanceGenerator): Call {
  const { reader } = instances
  const valued = <Value>(where: Parameter['in'], value: (parameter: Parameter, index: number) => Value) => {
    const needed = operation.parameters.filter((each) => each.in === where && (each.required || where === 'path'))
    return Object.fromEntries(needed.map((each, index) => [each.name, value(each, index)]))
  }
  const body = operation.body
  const sample = body?.examples[0]?.value ?? (body && instances.sample(body.node, 'minimal'))
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
    ...reader.variants(parameter.node).flatMap(scalarsOf).map(String),
  ]
  const fitting = candidates.find((value) => value !== '' && reader.accepts(parameter.node, value, true))
  if (fitting === undefined) throw new Error(`No value was found for the path parameter ${parameter.pointer}`)
  return fitting
}

/** The first value that comes to mind for a parameter. */
export function firstValue(node: Node, reader: SchemaReader): Json {
  const fitting = reader
    .variants(node)
    .flatMap(scalarsOf)
    .find((value) => reader.accepts(node, value, true))
  if (fitting === undefined) throw new Error(`No value was found for the parameter ${node[0]?.pointer}`)
  return fitting
}

/** A value that the schema allows and nobody has given to anything. */
export function unknownValue({ node }: Parameter, reader: SchemaReader): string | undefined {
  const candidates = ['f'.repeat(24), 'ffffffff-ffff-4fff-8fff-ffffffffffff', 'no-such-object', '999999999']
  return candidates.find((value) => reader.accepts(node, value, true))
}
