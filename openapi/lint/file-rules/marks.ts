import { isCondition, subschemasOf } from '@clouddb/spec/document/schemas'
import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { asObject, componentAt, isOpen, type Json, type Location } from './node.ts'

/** Every fact says where it comes from; what nobody shows (`{}`) says nothing. */
export const provenance: Oas3Rule = () => ({
  Operation: (node, ctx) => mustHave(node, 'operation', ctx),
  Parameter: (node, ctx) => mustHave(node, 'parameter', ctx),
  Response: (node, ctx) => mustHave(node, 'response', ctx),
  Header: (node, ctx) => mustHave(node, 'header', ctx),
  Schema(node, ctx) {
    const schema = asObject(node)
    if (isOpen(schema) && 'x-provenance' in schema) {
      ctx.report({
        message: 'The schema admits every value and yet has a provenance; what neither source shows has none.',
        location: ctx.location.child('x-provenance').key(),
      })
    }
    if (componentAt(ctx.location)?.kind !== 'schemas') return
    if (!isOpen(schema)) mustHave(schema, 'schema', ctx)
    for (const [location, child] of children(schema, ctx.location))
      checkRepeats(child, location, schema['x-provenance'], ctx)
  },
})

function mustHave(node: unknown, kind: string, ctx: UserContext): void {
  if ('x-provenance' in asObject(node)) return
  const name = componentAt(ctx.location)?.name
  ctx.report({
    message: `The ${kind} ${name ? `${name} ` : ''}has no x-provenance; expected interface or public.`,
    location: ctx.location.key(),
  })
}

function checkRepeats(node: unknown, location: Location, inherited: unknown, ctx: UserContext): void {
  const schema = asObject(node)
  const own = schema['x-provenance']
  if (own !== undefined && own === inherited) {
    ctx.report({
      message: `The provenance ${own} repeats the one of the enclosing schema; only a different one is written.`,
      location: location.child('x-provenance').key(),
    })
  }
  for (const [childLocation, child] of children(schema, location))
    checkRepeats(child, childLocation, own ?? inherited, ctx)
}

function children(schema: Json, location: Location): [Location, unknown][] {
  const inside = subschemasOf(schema).filter(({ keyword }) => !isCondition(keyword))
  return inside.map(({ keys, schema: child }) => [location.child([...keys]), child])
}

/** What is deprecated says why, and only what is deprecated does. */
export const deprecation: Oas3Rule = () => {
  const visit = (node: unknown, ctx: UserContext): void => check(node, ctx.location, ctx)
  return {
    Operation: visit,
    Parameter: visit,
    Header: visit,
    Schema: visit,
    ref: (node, ctx) => check(node, ctx.location, ctx),
  }
}

function check(node: unknown, location: Location, ctx: UserContext): void {
  const { deprecated, 'x-deprecation-reason': reason } = asObject(node)
  if (deprecated === true && reason === undefined) {
    ctx.report({
      message: 'It is deprecated and does not say why; expected x-deprecation-reason with one sentence.',
      location: location.child('deprecated').key(),
    })
  }
  if (deprecated !== true && reason !== undefined) {
    ctx.report({
      message: 'It has a deprecation reason and is not deprecated; expected deprecated: true beside it.',
      location: location.child('x-deprecation-reason').key(),
    })
  }
}
