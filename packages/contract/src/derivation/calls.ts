import type { Operation, Parameter } from '../document/document.ts'
import type { Json, Node } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import type { InstanceGenerator } from './instances/generator.ts'
import { scalarsOf } from './instances/scalars.ts'

/** The arguments of one call of a method. */
export interface Call {
  /** Path parameters, the bound ones included: all with different values, so that a swap is noticed. */
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, Json>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Json
}

/** A call that the document allows: distinct path parameters, the first example or a minimal body. */
export function validCall({ parameters, body }: Operation, instances: InstanceGenerator): Call {
  const valued = <Value>(where: Parameter['in'], value: (parameter: Parameter, index: number) => Value) => {
    const needed = parameters.filter((each) => each.in === where && (each.required || where === 'path'))
    return Object.fromEntries(needed.map((each, index) => [each.name, value(each, index)]))
  }
  const sample = body?.examples[0]?.value ?? (body && instances.sample(body.node, 'minimal'))
  return {
    path: valued('path', (parameter, index) => pathValue(parameter, index, instances)),
    query: valued('query', (parameter) => firstValue(parameter.node, instances)),
    headers: valued('header', (parameter) => String(firstValue(parameter.node, instances))),
    ...(sample !== undefined && { body: sample }),
  }
}

/** A value that names its parameter, as far as the schema allows that. */
function pathValue({ name, node }: Parameter, index: number, instances: InstanceGenerator): string {
  const hex = String(index + 1)
  const candidates = [
    `${name}-${hex}`,
    `${hex.repeat(8)}-${hex.repeat(4)}-4${hex.repeat(3)}-8${hex.repeat(3)}-${hex.repeat(12)}`,
    hex.repeat(24),
    String(index + 7),
  ]
  const fitting = candidates.find((value) => instances.reader.accepts(node, value, true))
  return fitting ?? String(firstValue(node, instances, (value) => value !== ''))
}

/** The first value that a parameter accepts. */
export function firstValue(node: Node, instances: InstanceGenerator, isUsable = (_: Json): boolean => true): Json {
  const { reader } = instances
  const values = [...reader.variants(node).flatMap(scalarsOf), instances.sample(node, 'full')]
  const fitting = values.find((value) => value !== undefined && isUsable(value) && reader.accepts(node, value, true))
  if (fitting === undefined) throw new Error(`No value was found for the parameter ${node[0]?.pointer}`)
  return fitting
}

/** A value that the schema allows and no object has. */
export function unknownValue({ node }: Parameter, reader: SchemaReader): string | undefined {
  const candidates = ['f'.repeat(24), 'ffffffff-ffff-4fff-8fff-ffffffffffff', 'no-such-object', '999999999']
  return candidates.find((value) => reader.accepts(node, value, true))
}
