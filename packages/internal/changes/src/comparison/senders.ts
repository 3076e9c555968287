import { valueAt } from '../../../spec/src/document/located.ts'
import { httpMethods } from '../../../spec/src/document/openapi.ts'
import { componentName, follow, targetOf } from '../../../spec/src/document/references.ts'
import { listed, plain } from './spelling.ts'

/** Where a component is sent: the operations, and the names of the fields and parameters that it stands at. */
interface Sent {
  readonly operations: Set<string>
  readonly fields: Set<string>
}

export type Senders = ReadonlyMap<string, Sent>

/**
 * What users call a component that is a text or a number: compilers show it by what it is, so its name says nothing to
 * them. `AlertInterval, the interval of createAlert and updateAlert,`; the name alone where it has several fields.
 */
export function calledBySenders(senders: Senders, name: string): string {
  const component = plain(name)
  const { operations, fields } = senders.get(name) ?? {}
  const [field, ...others] = fields ?? []
  if (!operations || field === undefined || others.length > 0) return component
  const few = [...operations].slice(0, 3)
  const rest = operations.size > few.length ? [`${operations.size - few.length} more`] : []
  return `${component}, the ${plain(field)} of ${listed([...few, ...rest])},`
}

/** Where each component of a document is sent. */
export function sendersOf(document: unknown): Senders {
  const found = new Map<string, Sent>()
  for (const [path, written] of Object.entries((valueAt(document, 'paths') as object | undefined) ?? {})) {
    const item = follow(document, { node: written, pointer: path }).node
    for (const method of httpMethods) {
      const operation = valueAt(item, method)
      const id = valueAt(operation, 'operationId')
      if (typeof id !== 'string') continue
      const sent = [valueAt(item, 'parameters'), valueAt(operation, 'parameters'), valueAt(operation, 'requestBody')]
      walk(document, sent, (name, field) => note(found, name, id, field))
    }
  }
  return found
}

const unsent = ['example', 'examples', 'not', 'if']

/** Meets the components that what is sent leads to, each with the field or the parameter that refers to it. */
function walk(document: unknown, start: unknown, meet: (name: string, field: string) => void): void {
  const seen = new Set<unknown>()
  const visit = (node: unknown, field?: string): void => {
    if (typeof node !== 'object' || node === null) return
    const name = componentName('schemas', node)
    if (name !== undefined && field !== undefined) meet(name, field)
    const target = targetOf(document, { node, pointer: '' })?.node
    if (!seen.has(target)) {
      seen.add(target)
      visit(target, name === undefined ? field : undefined)
    }
    for (const [key, child] of Object.entries(node)) visitBelow(node, key, child)
  }
  const visitBelow = (node: object, key: string, child: unknown): void => {
    if (unsent.includes(key)) return
    const name = valueAt(node, 'name')
    if (key === 'schema') visit(child, typeof name === 'string' ? name : undefined)
    else if (key !== 'properties') visit(child)
    else for (const [property, schema] of Object.entries(child ?? {})) visit(schema, property)
  }
  visit(start)
}

function note(found: Map<string, Sent>, name: string, operation: string, field: string): void {
  const sent = found.get(name) ?? { operations: new Set(), fields: new Set() }
  sent.operations.add(operation)
  sent.fields.add(field)
  found.set(name, sent)
}
