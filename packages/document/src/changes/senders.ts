import { httpMethods } from '../openapi.ts'
import { componentName, followed, targetOf, valueAt } from './located.ts'
import { listed, plain } from './spelling.ts'

/** Where a component is sent: the operations, and the names of the fields and parameters that it stands at. */
interface Sent {
  readonly operations: Set<string>
  readonly fields: Set<string>
}

/**
 * What users call a component that is a text or a number: compilers show it by what it is, so its name says nothing to
 * them. `AlertInterval, the interval of createAlert and updateAlert,`; the name alone where it has several fields.
 */
export function calledBySenders(document: unknown, name: string): string {
  const component = plain(name)
  const { operations, fields } = sentBy(document).get(name) ?? {}
  const [field, ...others] = fields ?? []
  if (!operations || field === undefined || others.length > 0) return component
  const few = [...operations].slice(0, 3)
  const rest = operations.size > few.length ? [`${operations.size - few.length} more`] : []
  return `${component}, the ${plain(field)} of ${listed([...few, ...rest])},`
}

function sentBy(document: unknown): Map<string, Sent> {
  const found = new Map<string, Sent>()
  for (const [path, written] of Object.entries((valueAt(document, 'paths') as object | undefined) ?? {})) {
    const item = followed(document, { node: written, pointer: path })?.node
    for (const method of httpMethods) {
      const operation = valueAt(item, method)
      const id = valueAt(operation, 'operationId')
      if (typeof id !== 'string') continue
      const seen = new Set<unknown>()
      const walk = (node: unknown, field?: string): void => {
        if (typeof node !== 'object' || node === null) return
        const name = componentName('schemas', node)
        if (name !== undefined && field !== undefined) note(found, name, id, field)
        if (Object.hasOwn(node, '$ref')) {
          const target = targetOf(document, { node, pointer: '' })?.node
          if (!seen.has(target)) walk(target, name === undefined ? field : undefined)
          seen.add(target)
        }
        for (const [key, child] of Object.entries(node))
          if (key === 'properties') for (const [property, schema] of Object.entries(child ?? {})) walk(schema, property)
          else if (key === 'schema') walk(child, String(valueAt(node, 'name') ?? '') || undefined)
          else if (!['example', 'examples', 'not', 'if'].includes(key)) walk(child)
      }
      for (const part of [valueAt(item, 'parameters'), valueAt(operation, 'parameters')]) walk(part)
      walk(valueAt(operation, 'requestBody'))
    }
  }
  return found
}

function note(found: Map<string, Sent>, name: string, operation: string, field: string): void {
  const sent = found.get(name) ?? { operations: new Set(), fields: new Set() }
  sent.operations.add(operation)
  sent.fields.add(field)
  found.set(name, sent)
}
