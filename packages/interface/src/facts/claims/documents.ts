import type { DocumentClaim } from '../../../facts/claim.ts'
import { different, missing, type Objection, unstatedForGood } from '../complaint.ts'
import { textOfDocument } from '../model/descriptions.ts'
import { type DocumentModel, isObjection, noJson, type Operation } from '../model/model.ts'
import { deniesKnowing, knowsPublicly, wordsOf } from '../model/sentences.ts'
import { isPublic, listOf } from '../model/sources.ts'
import { idsOf } from '../named.ts'
import { unstatedOperation } from './operations.ts'

/** Judges what a claim says of the document as a whole. */
export function objectionsToDocument(model: DocumentModel, claim: DocumentClaim): Objection[] {
  const { document, root, child, operations } = model
  switch (claim.kind) {
    case 'is addressed by the user':
      return judgeServer(model, (url) => {
        const [, variable] = /^\{(\w+)\}$/.exec(url) ?? []
        return (
          variable !== undefined &&
          model.children(root, 'servers').some(([, each]) => child(each, 'variables', variable))
        )
      })
    case 'listens on':
      return judgeServer(model, (url) => url === `http://localhost:${claim.port}`)
    case 'has the version': {
      const version = child(root, 'info')?.node.version
      return version === claim.version ? [] : [different('#/info/version', `has the version ${version}`)]
    }
    case 'has the prefix':
      return servesOnly(model, ({ path }) => path.startsWith(`${claim.prefix}/`))
    case 'has paths like':
      return servesOnly(model, ({ path }) => isLike(path, claim.pattern, claim.resources))
    case 'serves only':
    case 'shows only':
      return [
        ...claim.operations.map(model.operation).filter(isObjection),
        ...operations
          .filter((operation) => !claim.operations.includes(operation.request) && !isPublic(operation))
          .map(unstatedOperation),
      ]
    case 'groups by':
      return judgeTags(model, claim.tags)
    case 'supports':
      return judgeSupport(model, claim.resource, claim.actions)
    case 'supports by method': {
      const there = operationsOn(operations, claim.resource)
      const others = there.filter((operation) => !claim.methods.includes(operation.method) && !isPublic(operation))
      return [...claim.shown.map(model.operation).filter(isObjection), ...others.map(unstatedOperation)]
    }
    case 'authenticates by':
      return judgeSecurity(model, claim.scheme)
    case 'answers in JSON':
      return ofEach(model, (operation) => judgeAnswer(model, operation))
    case 'has its payload under': {
      const key = document['x-payload']
      return key === claim.key ? [] : [missing('#/x-payload', `has its payload under ${key}`)]
    }
    case 'does not know':
      return deniesKnowing(textOfDocument(model), claim.topic)
        ? []
        : [different('#/info/description', 'does not say so')]
    case 'knows only as a public fact':
      return knowsPublicly(textOfDocument(model), claim.topic)
        ? []
        : [different('#/info/description', `speaks of it (${claim.topic}) without calling it a public fact`)]
  }
}

/** What is said of all operations, of each that the interface names. */
const ofEach = (model: DocumentModel, judge: (operation: Operation) => Objection[]): Objection[] =>
  model.operationsMeant('*').flatMap((operation) => (isObjection(operation) ? [operation] : judge(operation)))

const servesOnly = (model: DocumentModel, accepts: (operation: Operation) => boolean): Objection[] =>
  ofEach(model, (operation) => (accepts(operation) ? [] : [missing(operation.pointer, `serves ${operation.request}`)]))

function judgeServer({ root, children, back }: DocumentModel, accepts: (url: string) => boolean): Objection[] {
  const urls = children(root, 'servers').map(([, { node }]) => String(node.url))
  const right = urls.filter(accepts)
  for (const url of right) back('#/servers', url)
  return right.length > 0 ? [] : [missing('#/servers', `has the servers ${urls.join(', ') || 'of nobody'}`)]
}

function isLike(path: string, pattern: string, resources: readonly string[]): boolean {
  const [base = ''] = pattern.split('<resource>')
  const [resource = ''] = path.slice(base.length).split('/')
  return path.startsWith(base) && resources.includes(resource)
}

/** What only operations beyond the interface use is as public as they are. */
function isOnlyUsedBeyond({ operations, named }: DocumentModel, isUsedBy: (operation: Operation) => boolean): boolean {
  const users = operations.filter(isUsedBy)
  return users.length > 0 && users.every((operation) => isPublic(operation) && !named.includes(operation))
}

function judgeTags(model: DocumentModel, groups: readonly string[]): Objection[] {
  const { root, children, back } = model
  const known = groups.map((group) => wordsOf(group))
  const isKnown = (name: string): boolean => known.some((words) => wordsOf(name).every((word) => words.includes(word)))
  const isBeyond = (name: string): boolean => isOnlyUsedBeyond(model, ({ node }) => listOf(node.tags).includes(name))
  const names = children(root, 'tags').map(([, { node }]) => String(node.name))
  const isRight = (name: string): boolean => isKnown(name) || isBeyond(name)
  for (const name of names.filter(isRight)) back('#/tags', name)
  const foreign = [...names.entries()].filter(([, name]) => !isRight(name))
  return [
    ...foreign.map(([index, name]) => unstatedForGood(`#/tags/${index}`, name)),
    ...ofEach(model, ({ node, pointer }) => {
      const own = listOf(node.tags).map(String)
      if (own.length === 0) return [missing(pointer, 'groups the operation under no tag')]
      return own.filter((tag) => !names.includes(tag)).map((tag) => missing('#/tags', `does not list the tag ${tag}`))
    }),
  ]
}

const operationsOn = (operations: readonly Operation[], resource: string): Operation[] =>
  operations.filter(({ path }) => path.split('/').includes(resource))

function judgeSupport(model: DocumentModel, resource: string, actions: readonly string[]): Objection[] {
  const supported = idsOf(resource, actions).map(model.operation)
  const there = operationsOn(model.operations, resource)
  const beyond = there.filter((operation) => !supported.includes(operation) && !isPublic(operation))
  return [...supported.filter(isObjection), ...beyond.map(unstatedOperation)]
}

function judgeSecurity(model: DocumentModel, scheme: string): Objection[] {
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

const json = 'application/json'

function judgeAnswer({ answer, back }: DocumentModel, operation: Operation): Objection[] {
  const [success, error] = [answer(operation, 200), answer(operation, 400)]
  for (const each of [success, error]) if (each) back(each.pointer, `content ${json}`)
  if (!success) return [missing(operation.pointer, 'does not answer 200')]
  const types = Object.keys(success.node.content ?? {})
  return types.length > 0 && types.every((type) => type === json) ? [] : [noJson(success)]
}
