import { childrenOf, locatedAt, valueAt } from '@clouddb/spec/document/located'
import { componentName, follow } from '@clouddb/spec/document/references'
import { operationsOf } from './operation-list.ts'

/** Whether a method that creates returns a schema component. Its result has what every server sends, as a type of its own. */
export function isCreated(document: unknown, name: string): boolean {
  const payload = valueAt(document, 'x-payload')
  return operationsOf(document).some(({ name: id, at }) => {
    if (!/^create[A-Z]/.test(id)) return false
    const answers = [...childrenOf(locatedAt(at, 'responses'))].filter(([status]) => status.startsWith('2'))
    return answers.some(([, answer]) => {
      const contents = childrenOf(locatedAt(follow(document, answer), 'content'))
      const bodies = [...contents.values()].map((content) => locatedAt(content, 'schema'))
      const payloads = bodies.map((body) =>
        typeof payload === 'string' ? locatedAt(locatedAt(follow(document, body), 'properties'), payload) : body,
      )
      return payloads.some(({ node }) => componentName('schemas', node) === name)
    })
  })
}
