import type { Subject } from '../../../facts/table.ts'
import { missing, type Objection } from '../complaint.ts'
import type { Named } from '../named.ts'
import { type Alternative, alternativesIn, type Value } from './alternatives.ts'
import { noJson, type Operation, operationsIn } from './operations.ts'
import { type JsonObject, type SourcedNode, type SourcedNodes, sourcedNodesOf } from './sources.ts'

export type Values = readonly (Value | Alternative)[]

/** A bundled document, read by meaning, and what the facts have spoken of so far. */
export interface DocumentModel extends SourcedNodes {
  readonly document: JsonObject
  readonly operations: readonly Operation[]
  /** Those that the interface names: what it says of all operations, it says of these. */
  readonly named: readonly Operation[]
  /** An operation by its request or its id. */
  operation(key: string): Operation | Objection
  /** The same, or with `*` all that the interface names. */
  operationsMeant(key: string): readonly (Operation | Objection)[]
  parameter(operation: Operation, name: string): SourcedNode | Objection
  /** What an operation answers with a status, references followed. */
  answer(operation: Operation, status: number | string): SourcedNode | undefined
  /** What an operation takes, references followed. */
  body(operation: Operation): SourcedNode | undefined
  /** What a value can be: an alternative for each member of a union. */
  alternativesOf(value: Value | Alternative): readonly Alternative[]
  /** The values that are meant, for each operation that is meant; or what is missing on the way to them. */
  valuesOf(subject: Subject): readonly (Values | Objection)[]
  /** Notes that a fact speaks of what stands at a pointer. */
  back(pointer: string, statement: string): void
  isBacked(pointer: string, statement: string): boolean
  /** Whether a fact speaks of anything in a component. */
  isSpokenOf(component: string): boolean
}

export const isObjection = (found: object): found is Objection => 'says' in found

export function createModel(document: object, { isNamed, requestOf }: Named): DocumentModel {
  const nodes = sourcedNodesOf(document)
  const { root, child, follow } = nodes
  const alternatives = alternativesIn(nodes)
  const operations = operationsIn(nodes, document)
  const named = operations.filter(isNamed)
  const backed = new Set<string>()
  // Many facts are about one subject.
  const known = new Map<string, readonly (Values | Objection)[]>()

  function operation(key: string): Operation | Objection {
    const request = requestOf(key) ?? key
    const found = operations.find((each) => each.id === key) ?? operations.find((each) => each.request === request)
    return found ?? missing('#/paths', `has no operation ${request}`)
  }

  function operationsMeant(key: string): readonly (Operation | Objection)[] {
    if (key !== '*') return [operation(key)]
    return named.length > 0 ? named : [missing('#/paths', 'has no operation of the interface')]
  }

  function parameter({ parameters, pointer }: Operation, name: string): SourcedNode | Objection {
    return parameters.find(({ node }) => node.name === name) ?? missing(pointer, `has no parameter ${name} here`)
  }

  function followed(from: Operation, ...keys: string[]): SourcedNode | undefined {
    const found = child(from, ...keys)
    return found && follow(found)
  }

  const answer: DocumentModel['answer'] = (from, status) => followed(from, 'responses', String(status))
  const body: DocumentModel['body'] = (from) => followed(from, 'requestBody')

  function schemaOf(from: Operation, part: Subject['part']): SourcedNode | Objection {
    const [, name] = /^parameter (.*)/.exec(part) ?? []
    if (name !== undefined) {
      const found = parameter(from, name)
      return isObjection(found) ? found : (child(found, 'schema') ?? missing(found.pointer, 'has no schema here'))
    }
    const message = part === 'body' ? body(from) : answer(from, part)
    if (!message) return missing(from.pointer, part === 'body' ? 'takes no body' : `does not answer ${part}`)
    return child(message, 'content', json, 'schema') ?? noJson(message)
  }

  function valuesFrom(from: Operation, { part, path }: Subject): Values | Objection {
    const start = schemaOf(from, part)
    if (isObjection(start)) return start
    let values: Values = [{ parts: [start], via: [] }]
    for (const step of path.map((each) => (each === '(payload)' ? String(root.node['x-payload']) : each))) {
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
    return (parts.find(({ node }) => node[keyword] !== undefined) ?? parts[0] ?? root).pointer
  }

  function valuesOf(subject: Subject): readonly (Values | Objection)[] {
    const key = JSON.stringify(subject)
    const before = known.get(key)
    if (before) return before
    const found = operationsMeant(subject.operation).map((each) =>
      isObjection(each) ? each : valuesFrom(each, subject),
    )
    known.set(key, found)
    return found
  }

  return {
    ...nodes,
    document: root.node,
    operations,
    named,
    operation,
    operationsMeant,
    parameter,
    answer,
    body,
    alternativesOf: alternatives.of,
    valuesOf,
    back: (pointer, statement) => backed.add(`${pointer} ${statement}`),
    isBacked: (pointer, statement) => backed.has(`${pointer} ${statement}`),
    isSpokenOf(component) {
      for (const each of backed)
        if (each.startsWith(component) && /[/ ]/.test(each.charAt(component.length))) return true
      return false
    },
  }
}

const json = 'application/json'

function titleOf(step: string): string {
  if (step === '[]') return 'items here'
  return step.startsWith('(') ? `member ${step.slice(1, -1)}` : `field ${step}`
}
