import type { Subject } from '../../../facts/table.ts'
import { isObjection, missing, type Objection } from '../complaint.ts'
import { type Alternative, alternativesIn, type Value } from './alternatives.ts'
import { noJson, type Operation, type Operations } from './operations.ts'
import type { SourcedNode, SourcedNodes } from './sources.ts'

export type Values = readonly (Value | Alternative)[]

/** The values of a document. */
export interface DocumentValues {
  /** What a value can be: an alternative for each member of a union. */
  alternativesOf(value: Value | Alternative): readonly Alternative[]
  /** The values that are meant, for each operation that is meant; or what is missing on the way to them. */
  valuesOf(subject: Subject): readonly (Values | Objection)[]
}

export function valuesIn(nodes: SourcedNodes, operations: Operations): DocumentValues {
  const alternatives = alternativesIn(nodes)
  // Many facts are about one subject.
  const known = new Map<string, readonly (Values | Objection)[]>()

  function valuesFrom(from: Operation, { part, path }: Subject): Values | Objection {
    const start = schemaOf(nodes, operations, from, part)
    if (isObjection(start)) return start
    const payload = String(nodes.root.node['x-payload'])
    let values: Values = [{ parts: [start], via: [] }]
    for (const step of path.map((each) => (each === '(payload)' ? payload : each))) {
      const next = alternatives.step(values, step)
      if (next.length === 0) return missing(ownerOf(values, step), `has no ${titleOf(step)}`)
      values = next
    }
    return values
  }

  /** Where a person would write what is missing: the schema that has its siblings. */
  function ownerOf(values: Values, step: string): string {
    const parts = values.flatMap(alternatives.of).flatMap((each) => each.parts)
    const keyword = step === '[]' ? 'type' : 'properties'
    return (parts.find(({ node }) => node[keyword] !== undefined) ?? parts[0] ?? nodes.root).pointer
  }

  function valuesOf(subject: Subject): readonly (Values | Objection)[] {
    const key = JSON.stringify(subject)
    const before = known.get(key)
    if (before) return before
    const meant = operations.operationsMeant(subject.operation)
    const found = meant.map((each) => (isObjection(each) ? each : valuesFrom(each, subject)))
    known.set(key, found)
    return found
  }

  return { alternativesOf: alternatives.of, valuesOf }
}

const json = 'application/json'

/** The schema of a part of an operation: a parameter, its body or an answer. */
function schemaOf(
  { child }: SourcedNodes,
  { parameter, body, answer }: Operations,
  from: Operation,
  part: Subject['part'],
): SourcedNode | Objection {
  const [, name] = /^parameter (.*)/.exec(part) ?? []
  if (name !== undefined) {
    const found = parameter(from, name)
    return isObjection(found) ? found : (child(found, 'schema') ?? missing(found.pointer, 'has no schema here'))
  }
  const message = part === 'body' ? body(from) : answer(from, part)
  if (!message) return missing(from.pointer, part === 'body' ? 'takes no body' : `does not answer ${part}`)
  return child(message, 'content', json, 'schema') ?? noJson(message)
}

function titleOf(step: string): string {
  if (step === '[]') return 'items here'
  return step.startsWith('(') ? `member ${step.slice(1, -1)}` : `field ${step}`
}
