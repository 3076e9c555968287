import { childOf, type LocatedNode } from '@clouddb/document/located'
import { isRecord, type MediaType, type OpenApiDocument, type Response, type Schema } from '@clouddb/document/openapi'
import { operationsOf } from '@clouddb/document/operations'
import { pointerBelow } from '@clouddb/document/pointer'
import { follow } from '@clouddb/document/references'
import { isCondition, subschemasOf } from '@clouddb/document/schemas'
import { schemasOfBody } from './body-schemas.ts'
import { SchemaCompiler } from './compiler.ts'
import { examplesOf } from './examples.ts'
import type { Finding, JudgedBundle } from './finding.ts'

/** An example is what the mock serves and the tests expect: what no example shows, nobody has ever seen read. */
export function judgeShownProperties({ document }: JudgedBundle): Finding[] {
  const contents = operationsOf(document).flatMap((operation) =>
    Object.keys(operation.node.responses ?? {}).flatMap((status) => {
      const response = childOf<Response>(operation, 'responses', status)
      return response ? contentsOf(follow<Response>(document, response)) : []
    }),
  )
  const shown = shownBy(document)
  for (const content of contents) {
    const schema = childOf<Schema>(content, 'schema')
    for (const { node } of schema ? examplesOf(document, content) : []) shown.add(schema as LocatedNode<Schema>, node)
  }
  const described = contents.flatMap((content) => {
    const schema = childOf<Schema>(content, 'schema')
    return schema ? schemasOfBody(document, schema) : []
  })
  const unseen = described.filter(
    ({ pointer, property }) =>
      property !== undefined && pointer.endsWith(pointerBelow('/properties', property)) && !shown.pointers.has(pointer),
  )
  return unseen.map(({ pointer, property }) => ({
    pointer,
    message: `No answer's example in "${document.info.title}" has ${property}, so no test would see it.`,
  }))
}

function contentsOf(response: LocatedNode<Response>): LocatedNode<Required<MediaType>>[] {
  return Object.keys(response.node.content ?? {}).flatMap(
    (mediaType) => childOf<Required<MediaType>>(response, 'content', mediaType) ?? [],
  )
}

/** Notes the pointers of the properties that instances have, in the variants that take them. */
function shownBy(document: OpenApiDocument) {
  const compiler = new SchemaCompiler(document, 'strict')
  const pointers = new Set<string>()
  function add(at: LocatedNode<Schema>, instance: unknown): void {
    const target = follow<Schema>(document, at)
    if (target.pointer !== at.pointer) add(target, instance)
    for (const { keyword, keys, schema } of subschemasOf(at.node)) {
      const inner = { node: schema, pointer: pointerBelow(at.pointer, ...keys) }
      const [, name = ''] = keys
      if (keyword === 'properties') {
        if (!isRecord(instance) || !Object.hasOwn(instance, name)) continue
        pointers.add(inner.pointer)
        add(inner, instance[name])
      } else if (keyword === 'allOf') add(inner, instance)
      else if (keyword === 'oneOf' || keyword === 'anyOf') {
        if (compiler.compile(inner.pointer)(instance)) add(inner, instance)
      } else if (keyword === 'items' || keyword === 'prefixItems') {
        if (Array.isArray(instance)) for (const item of instance) add(inner, item)
      } else if (!isCondition(keyword) && isRecord(instance)) {
        // What has a name of its own is described there.
        const own = isRecord(at.node) ? (at.node.properties ?? {}) : {}
        for (const [key, value] of Object.entries(instance)) if (!Object.hasOwn(own, key)) add(inner, value)
      }
    }
  }
  return { pointers, add }
}
