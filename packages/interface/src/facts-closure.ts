import { judgeHolder, judgeOperation } from './facts-closure-operations.ts'
import { isOpen, judgeSchema } from './facts-closure-schemas.ts'
import type { Reading } from './facts-reading.ts'
import { entriesOf, isObject, listOf, type Spot } from './facts-spots.ts'

/** Where what a document says beyond the facts is gathered. */
export interface Closure {
  readonly reading: Reading
  /** Notes a statement that stands at a pointer and is neither a fact nor marked. */
  unbacked(pointer: string, statement: string): void
}

/**
 * The statements of a document that no fact backs and that are not marked as public facts, once the facts have been
 * judged: whatever is not marked `x-provenance: public`, or named in `x-public`, must be a fact, or be left open.
 */
export function unbackedStatements(reading: Reading): string[] {
  const complaints = new Set<string>()
  const closure: Closure = {
    reading,
    unbacked: (pointer, statement) =>
      complaints.add(
        `${pointer} says "${statement}", which the interface document does not: ` +
          'mark it as a public fact, or leave it open.',
      ),
  }
  judgeFrame(closure)
  for (const operation of reading.operations) judgeOperation(closure, operation)
  for (const component of componentsOf(reading)) {
    const { spot, kind } = component
    const isMarked = ['interface', 'public'].includes(String(spot.node['x-provenance']))
    if (!isMarked && !(kind === 'schemas' && isOpen(spot.node))) {
      complaints.add(`${spot.pointer} does not say where it comes from: mark it x-provenance: interface or public.`)
    }
    if (kind === 'schemas') judgeSchema(closure, spot)
    else judgeHolder(closure, spot)
  }
  return [...complaints]
}

// Facts judge all that these say, or they speak of the document and not of the API.
const frame = ['openapi', 'info', 'jsonSchemaDialect', 'paths', 'components', 'security', 'servers', 'tags']

function judgeFrame({ reading, unbacked }: Closure): void {
  const { document } = reading
  for (const key of Object.keys(document)) if (!frame.includes(key) && !key.startsWith('x-')) unbacked(`#/${key}`, key)
  const { servers, tags, components } = document
  const named: [string, string[]][] = [
    ['#/servers', valuesOf(servers, 'url')],
    ['#/tags', valuesOf(tags, 'name')],
    ['#/components/securitySchemes', Object.keys(schemesIn(components))],
  ]
  for (const [pointer, names] of named) {
    for (const name of names) if (!reading.isBacked(pointer, name)) unbacked(pointer, name)
  }
}

const valuesOf = (list: unknown, key: string): string[] =>
  listOf(list).map((item) => String(isObject(item) ? item[key] : item))

const schemesIn = (components: unknown): object =>
  isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {}

const kinds = ['parameters', 'headers', 'requestBodies', 'responses', 'schemas']

function componentsOf({ root, child }: Reading): { kind: string; spot: Spot }[] {
  const components = child(root, 'components')
  if (!components) return []
  return kinds.flatMap((kind) =>
    entriesOf(components.node[kind]).flatMap(([name]) => {
      const spot = child(components, kind, name)
      return spot ? [{ kind, spot }] : []
    }),
  )
}
