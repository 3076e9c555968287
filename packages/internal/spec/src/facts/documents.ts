import type { Action, DocumentFacts, OperationFacts } from '../../facts/fact-tables.ts'
import type { Comparison, MarkedOperation } from './comparison.ts'
import { isPublic, listOf } from './marked-document.ts'
import { compareResponse, partOf } from './operations.ts'
import { compareValue } from './values.ts'

const removeOrNarrow = 'Remove it, or let only operations use it that are marked as public.'

/** Compares what the interface states about a document, and about all operations that it names. */
export function compareDocument(
  comparison: Comparison,
  facts: DocumentFacts,
  specified: readonly OperationFacts[],
): void {
  const { marked } = comparison
  const named = compareSupport(comparison, facts, specified)
  compareFrame(comparison, facts)
  compareTags(comparison, facts.tags, named)
  compareCredentials(comparison, facts, named)
  for (const operation of named) {
    comparison.expect(facts.paths.test(operation.path), operation, `paths are like ${facts.paths}`, 'The path is not')
    for (const [status, body] of Object.entries(facts.envelopes))
      compareResponse(comparison, operation, status, { body })
    compareSuccess(comparison, operation)
  }
  for (const keys of facts.identifiers) {
    const schema = marked.child(marked.root, 'components', 'schemas', ...keys.split('.'))
    const isStated = comparison.expect(
      schema?.provenance === 'interface',
      { pointer: '#/components/schemas' },
      `${keys} exists`,
      'It is missing or marked as public',
    )
    if (schema && isStated) compareValue(comparison, [schema], { type: 'string' }, keys)
  }
}

/** Returns the operations that the interface names; the name of a supported action follows from its resource. */
function compareSupport(
  comparison: Comparison,
  { supports }: DocumentFacts,
  specified: readonly OperationFacts[],
): MarkedOperation[] {
  const idOf = (action: Action, resource: string): string =>
    action + (action === 'list' ? resource : resource.replace(/s$/, ''))
  const supported = Object.entries(supports).flatMap(([resource, actions]) =>
    actions.map((each) => idOf(each, resource)),
  )
  const ids = new Set([...specified.map(({ id }) => id), ...supported])
  const named = comparison.operations.filter(({ id }) => ids.has(id))
  for (const id of ids) {
    const isServed = named.some((operation) => operation.id === id)
    comparison.expect(isServed, { pointer: '#/paths' }, `${id} is supported`, 'No operation has this name')
  }
  return named
}

/** The texts, the version, the address and the key of payloads. */
function compareFrame(comparison: Comparison, facts: DocumentFacts): void {
  const { marked } = comparison
  const { root } = marked
  const info = marked.child(root, 'info') ?? root
  comparison.expectTexts([info], facts.says, 'the document')
  comparison.expectValue(info, 'version', facts.version)
  comparison.expectValue(root, 'x-payload', facts.payload)
  const [server, ...others] = marked.children(root, 'servers').map(([, each]) => each)
  comparison.expectValue(server ?? root, 'url', facts.server)
  const variable = /^\{(\w+)\}$/.exec(facts.server)?.[1]
  const isDefined = variable === undefined || Object.hasOwn(server?.node.variables ?? {}, variable)
  comparison.expect(isDefined, server ?? root, `the address ${facts.server}`, 'Its variable is not defined')
  for (const { pointer, node } of others) comparison.unstated(pointer, `the server ${node.url}`, 'Remove it.')
  const limits = String(info.node.description).match(/^.*\d+ (requests|MB)\b.*$/gm) ?? []
  const isMarked = limits.every((limit) => limit.includes('(a public fact)'))
  comparison.expect(isMarked, info, 'rate and size limits: not shown', 'A limit is not called "(a public fact)"')
}

function compareTags(comparison: Comparison, groups: readonly string[], named: readonly MarkedOperation[]): void {
  const { marked, operations } = comparison
  const tags = marked.children(marked.root, 'tags').map(([, tag]) => tag)
  for (const { node, pointer } of tags) {
    const users = operations.filter((operation) => listOf(operation.node.tags).includes(node.name))
    const isStated = groups.includes(String(node.name)) || isOnlyPublic(users, named)
    if (!isStated) comparison.unstated(pointer, `the tag ${node.name}`, removeOrNarrow)
  }
  for (const operation of named) {
    const own = listOf(operation.node.tags)
    const isGrouped = own.length > 0 && own.every((tag) => tags.some(({ node }) => node.name === tag))
    comparison.expect(isGrouped, operation, 'operations are grouped by tags', `It has the tags [${own}]`)
  }
}

/** Whether only public operations use something, which makes it public too. */
const isOnlyPublic = (users: readonly MarkedOperation[], named: readonly MarkedOperation[]): boolean =>
  users.length > 0 && users.every((operation) => isPublic(operation) && !named.includes(operation))

function compareCredentials(comparison: Comparison, facts: DocumentFacts, named: readonly MarkedOperation[]): void {
  const { marked, operations } = comparison
  const schemes = marked.children(marked.root, 'components', 'securitySchemes')
  const right = schemes.filter(([, { node }]) => node.type === 'http' && node.scheme === facts.scheme)
  const wanted = JSON.stringify(right.map(([name]) => ({ [name]: [] })))
  const at = { pointer: '#/components/securitySchemes' }
  comparison.expect(right.length === 1, at, `credentials of the scheme ${facts.scheme}`, `Schemes like that: ${wanted}`)
  for (const [name, scheme] of schemes) {
    const users = operations.filter(({ node }) => JSON.stringify(node.security ?? []).includes(`"${name}"`))
    if (right.some(([each]) => each === name)) comparison.expectTexts([scheme], facts.credential, 'the credentials')
    else if (!isOnlyPublic(users, named)) comparison.unstated(scheme.pointer, `the credentials ${name}`, removeOrNarrow)
  }
  for (const { node, pointer } of [marked.root, ...named]) {
    if (node.security === undefined && pointer !== '#') continue
    const found = JSON.stringify(node.security)
    comparison.expect(found === wanted, { pointer: `${pointer}/security` }, `security ${wanted}`, `It is ${found}`)
  }
}

/** Bodies are JSON. Another type may stand beside it in a response that is marked as public. */
function compareSuccess(comparison: Comparison, operation: MarkedOperation): void {
  const success = partOf(comparison, operation, 'responses', '200')
  const [first, ...others] = Object.keys(success?.node.content ?? {})
  const isJson = first === 'application/json' && (others.length === 0 || success?.provenance === 'public')
  comparison.expect(isJson, success ?? operation, `${operation.id} answers 200 with JSON`, `It answers ${first}`)
}
