import { isRecord } from '../../document/openapi.ts'
import { pointerBelow } from '../../document/pointer.ts'
import { type Subschema, subschemasOf } from '../../document/schemas.ts'
import type { Objection } from '../complaint.ts'
import type { DocumentModel } from '../model/model.ts'
import { isPublic, listOf, type SourcedNode } from '../model/sources.ts'
import { isPublicWord, listingOf, unstated, unstatedMembers, unstatedWord } from '../unstated.ts'

const words = ['description', 'summary', 'title', 'example', 'examples', '$comment', '$ref']

/** Whether a key holds words for people, examples, a word of this project, or the name of what is judged by itself. */
export const isWord = (key: string): boolean => words.includes(key) || key.startsWith('x-')

/** What is `{}`, or only described, is left open: nothing is said about its values. */
export const isOpen = (schema: unknown): boolean =>
  isRecord(schema) && !('x-extensible-enum' in schema) && !('$ref' in schema) && Object.keys(schema).every(isWord)

// A discriminator says again what the members of its union say.
const structural = ['properties', 'discriminator']

/** What a schema and the schemas in it say beyond the facts; what they refer to is judged as a component. */
export function unstatedInSchema(model: DocumentModel, schema: SourcedNode): Objection[] {
  const inside = subschemasOf(schema.node)
  return [
    ...(isPublic(schema) ? [] : unstatedWords(model, schema, inside)),
    ...misplacedMarks(model, schema),
    ...inside.flatMap((each) => unstatedInside(model, schema, each)),
  ]
}

function unstatedWords(model: DocumentModel, schema: SourcedNode, inside: readonly Subschema[]): Objection[] {
  const { node, pointer } = schema
  const isFree = (keyword: string, member: unknown, said: string): boolean =>
    model.isBacked(pointer, said) || isPublicWord(schema, keyword, member)
  return Object.entries(node).flatMap(([keyword, value]): Objection[] => {
    if (keyword === listingOf(schema).keyword) {
      return unstatedMembers(schema, keyword, (member) => model.isBacked(pointer, `value ${member}`))
    }
    if (keyword === 'required') {
      return unstatedMembers(schema, keyword, (field) => model.isBacked(pointer, `required ${field}`))
    }
    if (keyword === 'type') {
      return [value].flat().flatMap((type) => {
        const says = `type ${type}`
        return isFree(keyword, type, says) ? [] : [unstatedWord(`${pointer}/type`, says, String(type))]
      })
    }
    const isInside = inside.some((each) => each.keyword === keyword && isRecord(each.schema))
    if (structural.includes(keyword) || isInside || isWord(keyword) || isFree(keyword, undefined, keyword)) return []
    return [unstatedWord(pointerBelow(pointer, keyword), `${keyword} ${JSON.stringify(value)}`, keyword)]
  })
}

/** A word in `x-public` must be said by its schema, and by no fact. */
function misplacedMarks(model: DocumentModel, schema: SourcedNode): Objection[] {
  const { node, pointer } = schema
  const said = [...Object.keys(node), ...[node.type].flat(), ...listingOf(schema).values]
  return listOf(node['x-public']).flatMap((word, index): Objection[] => {
    const isStated = [word, `type ${word}`, `value ${word}`].some((each) => model.isBacked(pointer, String(each)))
    const isRight = said.map(String).includes(String(word)) && !isStated
    const cure = 'Take it out of `x-public`: a fact states it, or its schema does not say it.'
    return isRight ? [] : [unstated(`${pointer}/x-public/${index}`, `${word} is a public fact`, cure)]
  })
}

const unions = ['allOf', 'oneOf', 'anyOf']
const conditions = ['if', 'then', 'else']

function unstatedInside(model: DocumentModel, schema: SourcedNode, { keyword, keys }: Subschema): Objection[] {
  const found = model.child(schema, ...keys)
  if (!found) {
    const isFree = keyword !== 'properties' || isPublic(schema)
    return isFree ? [] : unstatedProperty(model, schema, undefined, keys)
  }
  if (keyword === 'properties') {
    const objections = unstatedProperty(model, schema, found, keys)
    if (objections.length > 0) return objections
  }
  if (unions.includes(keyword) && found.node.$ref !== undefined && !isPublic(schema) && !isPublic(found)) {
    if (!model.isBacked(found.pointer, 'stands there'))
      return [unstated(found.pointer, `${keyword} ${found.node.$ref}`)]
  }
  // A condition is a public fact where what it asks for is one.
  const isConditional = conditions.includes(keyword) && found.node['x-provenance'] === undefined
  const inside = isConditional ? { ...found, provenance: model.child(schema, 'if')?.provenance } : found
  return unstatedInSchema(model, inside)
}

/** That a field exists says the schema that holds it, unless the field or what it refers to is marked otherwise. */
function unstatedProperty(
  model: DocumentModel,
  schema: SourcedNode,
  property: SourcedNode | undefined,
  keys: readonly string[],
): Objection[] {
  const pointer = property?.pointer ?? pointerBelow(schema.pointer, ...keys)
  const own = property?.node['x-provenance']
  const isStated = own === undefined ? !isPublic(schema) && !(property && isPublic(property)) : own !== 'public'
  const isFree = !isStated || isOpen(property?.node) || model.isBacked(pointer, 'stands there')
  return isFree ? [] : [unstated(pointer, `field ${keys.at(-1)}`)]
}
