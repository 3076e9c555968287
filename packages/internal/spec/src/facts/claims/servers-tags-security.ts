import { different, isObjection, missing, type Objection } from '../complaint.ts'
import type { DocumentModel } from '../model/model.ts'
import type { Operation } from '../model/operations.ts'
import { wordsOf } from '../model/sentences.ts'
import { isPublic, listOf } from '../model/sources.ts'
import { unstatedForAll } from '../unstated.ts'

/** What is said of all operations, of each that the interface names. */
export const ofEach = (model: DocumentModel, judge: (operation: Operation) => Objection[]): Objection[] =>
  model.operationsMeant('*').flatMap((operation) => (isObjection(operation) ? [operation] : judge(operation)))

/** The addresses of the servers. */
export function judgeServer({ root, children, back }: DocumentModel, accepts: (url: string) => boolean): Objection[] {
  const urls = children(root, 'servers').map(([, { node }]) => String(node.url))
  const right = urls.filter(accepts)
  for (const url of right) back('#/servers', url)
  return right.length > 0 ? [] : [missing('#/servers', `has the servers ${urls.join(', ') || 'of nobody'}`)]
}

/** What only operations beyond the interface use is as public as they are. */
function isOnlyUsedBeyond({ operations, named }: DocumentModel, isUsedBy: (operation: Operation) => boolean): boolean {
  const users = operations.filter(isUsedBy)
  return users.length > 0 && users.every((operation) => isPublic(operation) && !named.includes(operation))
}

/** The tags of the document, and those of its operations. */
export function judgeTags(model: DocumentModel, groups: readonly string[]): Objection[] {
  const { root, children, back } = model
  const known = groups.map((group) => wordsOf(group))
  const isKnown = (name: string): boolean => known.some((words) => wordsOf(name).every((word) => words.includes(word)))
  const isBeyond = (name: string): boolean => isOnlyUsedBeyond(model, ({ node }) => listOf(node.tags).includes(name))
  const names = children(root, 'tags').map(([, { node }]) => String(node.name))
  const isRight = (name: string): boolean => isKnown(name) || isBeyond(name)
  for (const name of names.filter(isRight)) back('#/tags', name)
  const foreign = [...names.entries()].filter(([, name]) => !isRight(name))
  return [
    ...foreign.map(([index, name]) => unstatedForAll(`#/tags/${index}`, name)),
    ...ofEach(model, ({ node, pointer }) => {
      const own = listOf(node.tags).map(String)
      if (own.length === 0) return [missing(pointer, 'groups the operation under no tag')]
      return own.filter((tag) => !names.includes(tag)).map((tag) => missing('#/tags', `does not list the tag ${tag}`))
    }),
  ]
}

/** The credentials that are demanded. */
export function judgeSecurity(model: DocumentModel, scheme: string): Objection[] {
  const { root, child, children, back, named, document } = model
  const components = child(root, 'components')
  const schemes = components ? children(components, 'securitySchemes') : []
  const right = schemes.filter(([, { node }]) => node.type === 'http' && node.scheme === scheme).map(([name]) => name)
  const isBeyond = (name: string): boolean =>
    isOnlyUsedBeyond(model, ({ node }) => credentialsOf(node.security).includes(name))
  for (const [name] of schemes) if (right.includes(name) || isBeyond(name)) back('#/components/securitySchemes', name)
  const [wanted] = right
  if (wanted === undefined)
    return [missing('#/components/securitySchemes', `has no credential of the scheme ${scheme}`)]
  const demands = [{ pointer: '#/security', security: document.security }].concat(
    named.flatMap(({ node, pointer }) =>
      node.security === undefined ? [] : [{ pointer: `${pointer}/security`, security: node.security }],
    ),
  )
  return demands.flatMap(({ pointer, security }) => {
    const credentials = credentialsOf(security)
    const isRight = credentials.length === 1 && credentials[0] === wanted
    return isRight ? [] : [different(pointer, `demands ${credentials.join(' or ') || 'nothing'}`)]
  })
}

/** The alternatives of a requirement, each by the names of the credentials that it wants together. */
const credentialsOf = (requirement: unknown): string[] =>
  listOf(requirement).map((each) => Object.keys(each ?? {}).join(' and ') || 'nothing')
