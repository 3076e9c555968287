import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { asObject, type Location } from './node.ts'

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
