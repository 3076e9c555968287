import { dirname, relative, resolve, sep } from 'node:path'
import { isAbsoluteUrl, type Oas3Rule } from '@redocly/openapi-core'

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
