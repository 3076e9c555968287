import type { Json } from '../mutant.ts'
import type { Path } from './pointer.ts'

export interface SchemaSite {
  readonly path: Path
  readonly node: Json
}

const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const maps = ['properties', 'patternProperties', 'dependentSchemas', '$defs']
const singles = ['items', 'additionalProperties', 'not', 'if', 'then', 'else']

/** Every schema object of a document, the nested ones included. */
export function schemaSites(document: Json): SchemaSite[] {
  return [...holders(document, [])]

  /** Looks for the places that hold schemas: components, media types, parameters, headers. */
  function* holders(node: Json, path: Path): Generator<SchemaSite> {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries<Json>(node)) {
      const here = [...path, key]
      if (here.length === 2 && here.join('/') === 'components/schemas') {
        for (const name of Object.keys(value)) yield* nested(value[name], [...here, name])
      } else if (key === 'schema') yield* nested(value, here)
      else if (key !== 'examples' && key !== 'example') yield* holders(value, here)
    }
  }
}

function* nested(node: Json, path: Path): Generator<SchemaSite> {
  if (typeof node !== 'object' || node === null) return
  yield { path, node }
  for (const keyword of singles) yield* nested(node[keyword], [...path, keyword])
  for (const keyword of [...lists, ...maps]) {
    for (const [key, inner] of Object.entries(node[keyword] ?? {})) yield* nested(inner, [...path, keyword, key])
  }
}
