import type { Objection } from '../complaint.ts'
import type { DocumentModel } from '../model/model.ts'
import { isPublic } from '../model/sources.ts'
import { unstated, unstatedForAll, unstatedForGood } from '../unstated.ts'
import { unstatedInOperation, unstatedInPart } from './operations.ts'
import { isOpen, unstatedInSchema } from './schemas.ts'

/**
 * What a document says beyond the facts without marking it, once the facts have been judged: whatever is not marked
 * `x-provenance: public`, or named in `x-public`, must be a fact, or be left open.
 */
export function unstatedIn(model: DocumentModel): Objection[] {
  return [
    ...unstatedAtRoot(model),
    ...model.operations.flatMap((each) => unstatedInOperation(model, each)),
    ...inComponents(model),
  ]
}

// Facts judge all that these say, or they speak of the document and not of the API.
const judgedKeys = ['openapi', 'info', 'jsonSchemaDialect', 'paths', 'components', 'security', 'servers', 'tags']

function unstatedAtRoot({ document, root, child, children, isBacked }: DocumentModel): Objection[] {
  const components = child(root, 'components')
  const listings = [
    ...['servers', 'tags'].map((key) => ({ pointer: `#/${key}`, items: children(root, key) })),
    { pointer: '#/components/securitySchemes', items: components ? children(components, 'securitySchemes') : [] },
  ]
  const foreign = listings.flatMap(({ pointer, items }) =>
    items.flatMap(([key, { node }]) => {
      const unlisted = pointer === '#/servers' ? unstatedForGood : unstatedForAll
      const name = String(node.url ?? node.name ?? key)
      return isBacked(pointer, name) || isBacked(pointer, key) ? [] : [unlisted(`${pointer}/${key}`, name)]
    }),
  )
  const keys = Object.keys(document).filter((key) => !judgedKeys.includes(key) && !key.startsWith('x-'))
  return [...foreign, ...keys.map((key) => unstatedForGood(`#/${key}`, key))]
}

const kinds = ['parameters', 'headers', 'requestBodies', 'responses', 'schemas']

function inComponents(model: DocumentModel): Objection[] {
  const components = model.child(model.root, 'components')
  if (!components) return []
  return kinds.flatMap((kind) =>
    model.children(components, kind).flatMap(([, component]): Objection[] => {
      const { node, pointer, provenance } = component
      const isSchema = kind === 'schemas'
      if (isSchema && isOpen(node)) return []
      if (!['interface', 'public'].includes(String(provenance?.source))) return [unmarked(pointer)]
      // Of what no fact speaks at all, one word is enough.
      if (isSchema && !isPublic(component) && !model.isSpokenOf(pointer)) return [unstated(pointer, nameOf(pointer))]
      return isSchema ? unstatedInSchema(model, component) : unstatedInPart(model, component)
    }),
  )
}

const nameOf = (pointer: string): string => `a schema ${pointer.split('/').at(-1)}`

const unmarked = (pointer: string): Objection => ({
  ...unstated(pointer, 'something', 'Mark it `x-provenance: interface` or `x-provenance: public`.'),
  says: 'does not say where it comes from',
})
