import type { Place } from '../facts/table.ts'
import { type Form, formsIn, type Value } from './facts-forms.ts'
import { entriesOf, type Json, listOf, type Spot, type Spots, spotsOf } from './facts-spots.ts'

export interface Operation extends Spot {
  /** `GET /v1/things` */
  readonly request: string
  readonly path: string
  readonly method: string
  readonly id: string
  readonly parameters: readonly Spot[]
}

/** A bundled document, read by meaning, and what the facts have spoken of so far. */
export interface Reading extends Spots {
  readonly document: Json
  readonly operations: readonly Operation[]
  /** An operation by its request or its id. */
  operation(key: string): Operation | undefined
  /** What an operation answers with a status, references followed. */
  answer(operation: Operation, status: number | string): Spot | undefined
  /** The forms of a value: one for each member of a union. */
  formsOf(value: Value | Form): readonly Form[]
  /** The values at a place, a list for each operation that the place names. */
  valuesAt(place: Place): readonly (readonly (Value | Form)[])[]
  /** Notes that a fact speaks of what stands at a pointer. */
  back(pointer: string, statement: string): void
  isBacked(pointer: string, statement: string): boolean
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export function createReading(document: object): Reading {
  const spots = spotsOf(document)
  const { root, child, follow } = spots
  const forms = formsIn(spots)
  const operations = operationsIn(spots)
  const backed = new Set<string>()
  // Many facts are about one place.
  const known = new Map<string, readonly (readonly (Value | Form)[])[]>()

  function answer(operation: Operation, status: number | string): Spot | undefined {
    const holder = child(operation, 'responses', String(status))
    return holder && follow(holder)
  }

  function schemaOf(operation: Operation, part: Place['part']): Spot | undefined {
    if (part.startsWith('parameter ')) {
      const parameter = operation.parameters.find(({ node }) => `parameter ${node.name}` === part)
      return parameter && child(parameter, 'schema')
    }
    const body = child(operation, 'requestBody')
    const holder = part === 'body' ? body && follow(body) : answer(operation, part)
    return holder && child(holder, 'content', 'application/json', 'schema')
  }

  function valuesOf(operation: Operation, { part, path }: Place): readonly (Value | Form)[] {
    const start = schemaOf(operation, part)
    const payload = String(root.node['x-payload'])
    return path.reduce<readonly (Value | Form)[]>(
      (values, step) => forms.step(values, step === '(payload)' ? payload : step),
      start ? [{ parts: [start], via: [] }] : [],
    )
  }

  function valuesAt(place: Place): readonly (readonly (Value | Form)[])[] {
    const { operation: key } = place
    const where = JSON.stringify(place)
    const before = known.get(where)
    if (before) return before
    const meant = operations.filter(({ request, id }) => key === '*' || key === request || key === id)
    const found = meant.map((operation) => valuesOf(operation, place))
    known.set(where, found)
    return found
  }

  return {
    ...spots,
    document: root.node,
    operations,
    operation: (key) => operations.find(({ request, id }) => request === key || id === key),
    answer,
    formsOf: forms.of,
    valuesAt,
    back: (pointer, statement) => backed.add(`${pointer} ${statement}`),
    isBacked: (pointer, statement) => backed.has(`${pointer} ${statement}`),
  }
}

function operationsIn({ root, child, follow }: Spots): Operation[] {
  const parametersOf = (holder: Spot): Spot[] =>
    [...listOf(holder.node.parameters).keys()].flatMap((index) => {
      const parameter = child(holder, 'parameters', String(index))
      return parameter ? [follow(parameter)] : []
    })

  return entriesOf(root.node.paths).flatMap(([path]) => {
    const item = child(root, 'paths', path)
    if (!item) return []
    return METHODS.flatMap((each): Operation[] => {
      const operation = child(item, each)
      if (!operation) return []
      const method = each.toUpperCase()
      const parameters = [...parametersOf(item), ...parametersOf(operation)]
      const id = String(operation.node.operationId)
      return [{ ...operation, request: `${method} ${path}`, path, method, id, parameters }]
    })
  })
}
