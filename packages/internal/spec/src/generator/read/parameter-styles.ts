import type { OpenApiDocument, Parameter } from '../../document/openapi.ts'
import { kindsOf, propertiesOf } from './schemas.ts'

/** Why a parameter cannot be sent, and what to write instead. */
interface Obstacle {
  readonly what: string
  readonly cure: string
}

/** What keeps the client from sending a parameter as the document describes it. */
export function unsendable(document: OpenApiDocument, parameter: Parameter): Obstacle[] {
  if (parameter.in === 'cookie') {
    const what = 'is a cookie, which clients outside a browser do not keep'
    return [{ what, cure: 'Send it as a header or in the query.' }]
  }
  if (parameter.content) {
    const what = 'has `content`, which says no way to write it'
    return [{ what, cure: 'Describe it by `schema` and `style`.' }]
  }
  const bound = parameter['x-client-option'] === true
  return [
    bound && parameter.in !== 'path'
      ? { what: 'is marked x-client-option', cure: 'Only path parameters can be bound to the client: take it away.' }
      : undefined,
    parameter.in === 'path' && parameter.required !== true
      ? { what: 'is not required', cure: 'A path cannot leave it out: say `required: true`.' }
      : undefined,
    parameter.in === 'query' ? queryStyleObstacle(document, parameter) : simpleStyleObstacle(document, parameter),
  ].filter((obstacle) => obstacle !== undefined)
}

function simpleStyleObstacle(document: OpenApiDocument, parameter: Parameter): Obstacle | undefined {
  const style = parameter.style ?? 'simple'
  if (style !== 'simple') {
    const cure = `The client writes a ${parameter.in} parameter in the style 'simple' only.`
    return { what: `has the style '${style}'`, cure }
  }
  const kinds = kindsOf(document, parameter.schema)
  return kinds.has('array') || kinds.has('object')
    ? { what: 'is an array or an object', cure: 'Describe it as the string that stands on the wire.' }
    : undefined
}

function queryStyleObstacle(document: OpenApiDocument, parameter: Parameter): Obstacle | undefined {
  const kinds = kindsOf(document, parameter.schema)
  const style = parameter.style ?? 'form'
  if (style === 'deepObject') return deepObjectObstacle(document, parameter, kinds)
  if (style !== 'form') {
    const cure = "Use 'form' with `explode: true`, or 'deepObject' for an object."
    return { what: `has the style '${style}'`, cure }
  }
  if (kinds.has('object')) {
    const cure = 'Use `style: deepObject`, or one parameter for each property.'
    return { what: "is an object in the style 'form'", cure }
  }
  return kinds.has('array') && parameter.explode === false
    ? { what: 'joins an array with commas', cure: 'Use `explode: true`, or describe it as a string.' }
    : undefined
}

function deepObjectObstacle(
  document: OpenApiDocument,
  parameter: Parameter,
  kinds: ReadonlySet<string>,
): Obstacle | undefined {
  if (!kinds.has('object'))
    return { what: "has the style 'deepObject' and is no object", cure: "Use the style 'form'." }
  const nested = [...propertiesOf(document, parameter.schema)].find(([, schema]) => {
    const below = kindsOf(document, schema)
    return below.has('object') || below.has('array')
  })
  if (!nested) return undefined
  const cure = 'Keep the properties of a deepObject to strings, numbers and booleans.'
  return { what: `nests '${nested[0]}' below an object`, cure }
}
