import { childOf, type LocatedNode } from '@clouddb/spec/document/located'
import { isRecord, type OpenApiDocument, type Schema } from '@clouddb/spec/document/openapi'
import { pointerBelow } from '@clouddb/spec/document/pointer'
import { follow } from '@clouddb/spec/document/references'
import { isCondition, subschemasOf } from '@clouddb/spec/document/schemas'
import type { Content } from './body-schemas.ts'
import { SchemaCompiler } from './compiler.ts'
import { examplesOf } from './examples.ts'

/** What the examples of answers show: each schema with each value that it describes there, in the variants that take it. */
export function eachShown(
  document: OpenApiDocument,
  contents: readonly Content[],
  meet: (schema: LocatedNode<Schema>, instance: unknown) => void,
): void {
  const compiler = new SchemaCompiler(document, 'strict')
  function show(at: LocatedNode<Schema>, instance: unknown): void {
    meet(at, instance)
    const target = follow<Schema>(document, at)
    if (target.pointer !== at.pointer) show(target, instance)
    for (const { keyword, keys, schema } of subschemasOf(at.node)) {
      const inner = { node: schema, pointer: pointerBelow(at.pointer, ...keys) }
      const [, name = ''] = keys
      if (keyword === 'properties') {
        if (isRecord(instance) && Object.hasOwn(instance, name)) show(inner, instance[name])
      } else if (keyword === 'allOf') show(inner, instance)
      else if (keyword === 'oneOf' || keyword === 'anyOf') {
        if (compiler.compile(inner.pointer)(instance)) show(inner, instance)
      } else if (keyword === 'items' || keyword === 'prefixItems') {
        if (Array.isArray(instance)) for (const item of instance) show(inner, item)
      } else if (!isCondition(keyword) && isRecord(instance)) {
        // What has a name of its own is described there.
        const own = isRecord(at.node) ? (at.node.properties ?? {}) : {}
        for (const [key, value] of Object.entries(instance)) if (!Object.hasOwn(own, key)) show(inner, value)
      }
    }
  }
  for (const content of contents) {
    const schema = childOf<Schema>(content, 'schema')
    if (schema) for (const { node } of examplesOf(document, content)) show(schema, node)
  }
}
