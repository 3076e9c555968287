import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { asObject, type Json, type Place } from './node.ts'

/** A discriminator keeps its word: each member of the union names its own value, and the mapping leads to it. */
export const discriminators: Oas3Rule = () => ({
  Schema(node, ctx) {
    const schema = asObject(node)
    if (!('discriminator' in schema)) return
    const { propertyName, mapping } = asObject(schema.discriminator)
    const place = ctx.location.child('discriminator')
    const keyword = 'oneOf' in schema ? 'oneOf' : 'anyOf'
    const members = schema[keyword]
    if (!Array.isArray(members)) {
      ctx.report({ message: 'The discriminator has no union; expected oneOf beside it.', location: place.key() })
      return
    }
    const values = members.flatMap((member, index) =>
      checkMember(member, ctx.location.child([keyword, index]), String(propertyName), ctx),
    )
    for (const name of Object.keys(asObject(mapping))) {
      if (values.length === 0 || values.includes(name)) continue
      ctx.report({
        message: `The mapping names ${name}, which is no member's ${propertyName}; expected ${values.join(', ')}.`,
        location: place.child(['mapping', name]).key(),
      })
    }
  },
})

function checkMember(member: unknown, place: Place, name: string, ctx: UserContext): unknown[] {
  const values = valuesOf(member, place, name, ctx)
  if (values.length === 0 && asObject(member).type !== 'null') {
    ctx.report({
      message: `The member of the union has no ${name} of its own; expected one with const.`,
      location: place,
    })
  }
  return values
}

/** The values by which a member, which may be a union itself, is told apart. */
function valuesOf(member: unknown, place: Place, name: string, ctx: UserContext): unknown[] {
  const { node, location } = ctx.resolve<Json>(member as Json, place.source.absoluteRef)
  const schema = asObject(node)
  const property = asObject(asObject(schema.properties)[name])
  if ('const' in property) return [property.const]
  if (Array.isArray(property.enum)) return property.enum
  const inner = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => (schema[keyword] as unknown[] | undefined) ?? [])
  return inner.flatMap((part) => valuesOf(part, location ?? place, name, ctx))
}
