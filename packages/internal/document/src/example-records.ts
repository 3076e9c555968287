import type { Document } from '@redocly/openapi-core'
import { type Complaint, complaintAt } from './complaint.ts'
import type { LocalFiles } from './files.ts'
import { valueAt } from './located.ts'
import { isRecord } from './openapi.ts'
import { nodeBelow, pointerBelow, pointerTokens } from './pointer.ts'

/**
 * Puts in the values of examples what they refer to, so that several answers and documents can show one record. OpenAPI and
 * the bundler take a value as it is. Returns complaints about references to nothing, and about values that contain themselves.
 */
export async function insertExampleRecords(files: LocalFiles): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  for (const file of (await files.read()).files.values()) {
    for (const { example, pointer } of examplesIn(file.parsed, '#'))
      example.value = await complete(file, example.value, pointerBelow(pointer, 'value'), [])
  }
  return complaints

  async function complete(file: Document, node: unknown, pointer: string, outer: readonly unknown[]): Promise<unknown> {
    if (typeof node !== 'object' || node === null) return node
    const reference = valueAt(node, '$ref')
    if (typeof reference === 'string') {
      const [path = ''] = reference.split('#')
      const target = path === '' ? file : await files.resolveDocument(file.source.absoluteRef, path, true)
      const record = 'parsed' in target ? nodeBelow(target.parsed, pointerTokens(reference)) : undefined
      if ('parsed' in target && record !== undefined && !outer.includes(record))
        return complete(target, record, reference.slice(path.length), [...outer, record])
      const wrong = record === undefined ? 'is not there' : 'contains it'
      const message = `The example refers to ${reference}, which ${wrong}.`
      complaints.push(
        complaintAt(
          { source: file.source, pointer },
          message,
          'name the value of another example.',
          'no-unresolved-refs',
        ),
      )
      return node
    }
    for (const [key, child] of Object.entries(node)) {
      const below = await complete(file, child, pointerBelow(pointer, key), [...outer, node])
      Object.assign(node, { [key]: below })
    }
    return node
  }
}

/** The examples with a value, wherever they stand. */
function* examplesIn(node: unknown, pointer: string): Generator<{ example: Record<string, unknown>; pointer: string }> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node)) {
    const below = pointerBelow(pointer, key)
    for (const [name, example] of Object.entries(key === 'examples' && isRecord(child) ? child : {}))
      if (isRecord(example) && 'value' in example) yield { example, pointer: pointerBelow(below, name) }
    yield* examplesIn(child, below)
  }
}
