import { dirname, relative, resolve, sep } from 'node:path'
import { isAbsoluteUrl, type Oas3Rule, type UserContext } from '@redocly/openapi-core'
import { asObject, type Json } from './node.ts'

/** Documents refer to themselves and to `shared/`; a shared file refers to shared files only. */
export const references: Oas3Rule = () => {
  let shared = ''
  return {
    Root(_node, { location }) {
      shared = `${resolve(dirname(location.source.absoluteRef), 'shared')}${sep}`
    },
    ref(node, { report, location }) {
      const [file] = node.$ref.split('#')
      const from = location.source.absoluteRef
      if (!file) return
      const target = isAbsoluteUrl(file) ? file : resolve(dirname(from), file)
      if (target === from || target.startsWith(shared)) return
      const expected = from.startsWith(shared) ? 'a file of shared/' : 'its own file or a file of shared/'
      const wrong = isAbsoluteUrl(file) ? file : relative(dirname(shared), target)
      report({ message: `The reference leads to ${wrong}; expected ${expected}.`, location: location.child('$ref') })
    },
  }
}

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

/** Every body has a schema and named examples: they are what the mock serves and what the tests assert. */
export const namedExamples: Oas3Rule = () => ({
  MediaType(node, { report, location, key }) {
    const { schema, example, examples } = asObject(node)
    if (schema === undefined) {
      report({
        message: `The ${key} body has no schema; expected one, {} where nothing is known.`,
        location: location.key(),
      })
    }
    if (example !== undefined) {
      report({ message: 'The example has no name; expected examples.', location: location.child('example').key() })
    } else if (Object.keys(asObject(examples)).length === 0) {
      report({ message: `The ${key} body has no example; expected a named one at least.`, location: location.key() })
    }
  },
})
