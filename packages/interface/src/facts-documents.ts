import type { DocumentClaim } from '../facts/claim.ts'
import type { Operation, Reading } from './facts-reading.ts'
import { entriesOf, isObject, type Json, listOf } from './facts-spots.ts'
import { textOfDocument } from './facts-texts.ts'
import type { Objection } from './facts-values.ts'
import { deniesKnowing, knowsPublicly, wordsOf } from './facts-words.ts'

/** Judges what a claim says of the document as a whole. */
export function objectionToDocument(reading: Reading, claim: DocumentClaim): Objection {
  const { document, operations } = reading
  switch (claim.kind) {
    case 'is addressed by the user':
      return judgeServer(reading, ({ url, variables }) => {
        const [, variable] = /^\{(\w+)\}$/.exec(String(url)) ?? []
        return variable !== undefined && isObject(variables) && variables[variable] !== undefined
      })
    case 'listens on':
      return judgeServer(reading, ({ url }) => String(url) === `http://localhost:${claim.port}`)
    case 'has the version': {
      const version = isObject(document.info) ? document.info.version : undefined
      return version === claim.version ? undefined : `has the version ${version}, at #/info/version`
    }
    case 'has the prefix':
      return onlyOperations(operations, ({ path }) => path.startsWith(`${claim.prefix}/`), 'serves')
    case 'serves only':
    case 'shows only': {
      const missing = claim.operations.filter((request) => !reading.operation(request))
      if (missing.length > 0) return `has no operation ${missing.join(', ')}`
      const isStated = ({ request, mark }: Operation): boolean =>
        claim.operations.includes(request) || mark === 'public'
      return onlyOperations(operations, isStated, 'does not mark as a public fact')
    }
    case 'has paths like':
      return onlyOperations(operations, ({ path }) => isLike(path, claim.pattern, claim.resources), 'serves')
    case 'groups by':
      return judgeTags(reading, claim.tags)
    case 'supports':
      return judgeSupport(operations, claim.resource, claim.actions)
    case 'supports by method': {
      const there = operationsOn(operations, claim.resource)
      return onlyOperations(there, ({ method }) => claim.methods.includes(method), 'serves')
    }
    case 'authenticates by':
      return judgeSecurity(reading, claim.scheme)
    case 'answers in JSON':
      return onlyOperations(operations, (operation) => answersInJson(reading, operation), 'answers in another type at')
    case 'has its payload under':
      return document['x-payload'] === claim.key ? undefined : `has its payload under ${document['x-payload']}`
    case 'does not know':
      return deniesKnowing(textOfDocument(document), claim.topic) ? undefined : 'does not say so, at #/info/description'
    case 'knows only as a public fact':
      return knowsPublicly(textOfDocument(document), claim.topic)
        ? undefined
        : `speaks of it (${claim.topic}) without calling it a public fact, at #/info/description`
  }
}

function onlyOperations(
  operations: readonly Operation[],
  accepts: (operation: Operation) => boolean,
  verb: string,
): Objection {
  if (operations.length === 0) return 'has no such operation'
  const others = operations.filter((operation) => !accepts(operation))
  const named = others.map(({ request, pointer }) => `${request} (${pointer})`)
  return named.length === 0 ? undefined : `${verb} ${named.join(', ')}`
}

function judgeServer(reading: Reading, accepts: (server: Json) => boolean): Objection {
  const servers = listOf(reading.document.servers).filter(isObject)
  const right = servers.filter(accepts)
  for (const { url } of right) reading.back('#/servers', String(url))
  if (right.length === 1 && servers.length === 1) return undefined
  return `has the servers ${servers.map(({ url }) => url).join(', ')}, at #/servers`
}

function isLike(path: string, pattern: string, resources: readonly string[]): boolean {
  const [base = ''] = pattern.split('<resource>')
  const [resource = ''] = path.slice(base.length).split('/')
  return path.startsWith(base) && resources.includes(resource)
}

function judgeTags(reading: Reading, groups: readonly string[]): Objection {
  const known = groups.map((group) => wordsOf(group))
  const names = listOf(reading.document.tags).map((tag) => String((tag as Json | null)?.name))
  const foreign = names.filter((name) => !known.some((words) => wordsOf(name).every((word) => words.includes(word))))
  for (const name of names.filter((each) => !foreign.includes(each))) reading.back('#/tags', name)
  if (foreign.length > 0) return `has the tags ${foreign.join(', ')}, at #/tags`
  const isGrouped = ({ node }: Operation): boolean => {
    const tags = listOf(node.tags).map(String)
    return tags.length > 0 && tags.every((tag) => names.includes(tag))
  }
  return onlyOperations(reading.operations, isGrouped, 'has no tag of its own for')
}

const operationsOn = (operations: readonly Operation[], resource: string): Operation[] =>
  operations.filter(({ path }) => path.split('/').includes(resource))

/** `list` of dashboards is the operation listDashboards, the others are of one dashboard. */
function judgeSupport(operations: readonly Operation[], resource: string, actions: readonly string[]): Objection {
  const plural = resource.replace(/^./, (letter) => letter.toUpperCase())
  const wanted = actions.map((action) => action + (action === 'list' ? plural : plural.replace(/s$/, '')))
  const found = operationsOn(operations, resource).map(({ id }) => id)
  const missing = wanted.filter((id) => !found.includes(id))
  const foreign = found.filter((id) => !wanted.includes(id))
  if (missing.length > 0) return `has no operation ${missing.join(', ')}`
  return foreign.length === 0 ? undefined : `has the operations ${foreign.join(', ')}`
}

function judgeSecurity(reading: Reading, scheme: string): Objection {
  const { document, operations } = reading
  const schemes = isObject(document.components) ? entriesOf(document.components.securitySchemes) : []
  const right = schemes.filter(([, each]) => isObject(each) && each.type === 'http' && each.scheme === scheme)
  const [name] = right.map(([each]) => each)
  for (const [each] of right) reading.back('#/components/securitySchemes', each)
  if (name === undefined) return `has no credential of the scheme ${scheme}, at #/components/securitySchemes`
  const demands = [
    document.security,
    ...operations.flatMap(({ node }) => (node.security === undefined ? [] : [node.security])),
  ]
  const other = demands.map(namesOfSecurity).find((names) => names.length !== 1 || names[0] !== name)
  return other && `demands ${other.join(' or ') || 'nothing'}, at #/security`
}

/** The alternatives of a requirement, each by the names of the credentials that it wants together. */
function namesOfSecurity(requirement: unknown): string[] {
  const namesOf = (each: unknown): string[] => entriesOf(each).map(([name]) => name)
  return listOf(requirement).map((each) => namesOf(each).join(' and ') || 'nothing')
}

const json = 'application/json'

function answersInJson(reading: Reading, operation: Operation): boolean {
  const [success, error] = [200, 400].map((status) => reading.answer(operation, status))
  for (const answer of [success, error]) if (answer) reading.back(answer.pointer, `content ${json}`)
  return entriesOf(success?.node.content).every(([type]) => type === json) && success?.node.content !== undefined
}
