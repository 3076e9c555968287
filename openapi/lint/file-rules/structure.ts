import { dirname, relative, resolve, sep } from 'node:path'
import { isAbsoluteUrl, type Oas3Rule, type UserContext } from '@redocly/openapi-core'

/** Documents refer to themselves and to `shared/`; a shared file refers to shared files only. */
const referencesRule: Oas3Rule = () => {
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

/** Sections have the same order in every document. */
const sectionOrder: Oas3Rule = () => ({
  Root: (node, ctx) => check(node, root, ctx),
  Components: (node, ctx) => check(node, components, ctx),
})

function check(node: object, order: readonly string[], { location, report }: UserContext): void {
  const known = Object.keys(node).filter((key) => key.startsWith('x-') || order.includes(key))
  const ranks = known.map((key) => order.indexOf(key.startsWith('x-') ? 'x-*' : key))
  const index = ranks.findIndex((rank, position) => rank < (ranks[position - 1] ?? 0))
  const key = known[index]
  if (key === undefined) return
  const message = `The section ${key} follows ${known[index - 1]}; expected the order ${order.join(', ')}.`
  report({ message, location: location.child(key).key() })
}

export const structureRules: Readonly<Record<string, Oas3Rule>> = {
  'house/references': referencesRule,
  'house/section-order': sectionOrder,
}
