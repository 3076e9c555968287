import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import type { Json } from './node.ts'

const root = ['openapi', 'info', 'jsonSchemaDialect', 'servers', 'tags', 'security', 'x-*', 'paths', 'components']
const components = ['securitySchemes', 'schemas', 'examples', 'parameters', 'requestBodies', 'headers', 'responses']

/** Every document has its sections in the same order, so that a newcomer finds any of them. */
export const sectionOrder: Oas3Rule = () => ({
  Root: (node, ctx) => check(node as unknown as Json, root, ctx),
  Components: (node, ctx) => check(node as unknown as Json, components, ctx),
})

function check(node: Json, order: readonly string[], ctx: UserContext): void {
  let last = 0
  for (const key of Object.keys(node)) {
    const rank = order.indexOf(key.startsWith('x-') ? 'x-*' : key)
    if (rank === -1) continue
    if (rank < last) {
      ctx.report({
        message: `The section ${key} stands after ${order[last]}; expected the order ${order.join(', ')}.`,
        location: ctx.location.child(key).key(),
      })
      return
    }
    last = rank
  }
}
