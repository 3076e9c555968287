import type { LocatedNode } from '@clouddb/document/located'
import type { Client, OpenApiDocument, ServerChange } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import type { Problems } from '@clouddb/document/problems'
import { type OperationModel, readOperation, type SecurityKind } from './operation.ts'
import { optionNames } from './parameters.ts'
import { readServerDays } from './server-days.ts'

/** The model of a document. */
export interface ApiModel {
  readonly baseUrl?: string
  readonly security: SecurityKind
  readonly bound: readonly string[]
  readonly payloadKey?: string
  /** Absent for a document whose client is written by hand. */
  readonly client?: Client
  readonly operations: readonly OperationModel[]
  /** The operations by tag, in the order of the document's tags; first those without one. */
  readonly groups: readonly OperationGroup[]
  /** Parts of the API that older servers do not have, except operations, by the first day of newer servers. */
  readonly serverDays: ReadonlyMap<string, readonly string[]>
  /** What servers have come to do differently with the same request, latest first. */
  readonly serverChanges: readonly ServerChange[]
}

export interface OperationGroup {
  /** Absent for operations without a tag. */
  readonly title?: string
  readonly description?: string
  readonly operations: readonly OperationModel[]
}

/** Reads a bundled document. Adds a problem for everything that cannot become a method. */
export function readApi(document: OpenApiDocument, problems: Problems): ApiModel {
  // The linter checks the values of extensions.
  const { 'x-payload': payloadKey, 'x-client': client } = document
  const baseUrl = readBaseUrl(document)
  const located = locatedOperations(document)
  for (const owner of located.flatMap((operation) => [operation.item, operation])) checkServers(owner, problems)
  const operations = located.map((operation) => readOperation(document, operation, payloadKey, problems))
  const bound = [...new Set(operations.flatMap(({ parameters }) => parameters.bound.map(({ name }) => name)))]
  if (client) checkClient(client, bound, problems)
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    security: commonSecurity(operations, problems),
    bound,
    ...(payloadKey === undefined ? {} : { payloadKey }),
    ...(client === undefined ? {} : { client }),
    operations,
    groups: operationGroups(document, operations),
    // A document without a day of its own only uses the schemas of one that has it.
    serverDays: document['x-deployment']?.asOf === undefined ? new Map() : readServerDays(document, located),
    serverChanges: Object.values(document['x-deployment']?.changes ?? {}).toSorted((one, other) =>
      other.since.localeCompare(one.since),
    ),
  }
}

function operationGroups({ tags = [] }: OpenApiDocument, operations: readonly OperationModel[]): OperationGroup[] {
  const tagOf = ({ documentation }: OperationModel) => tags.find(({ name }) => documentation.tags?.includes(name))
  const groups = [undefined, ...tags].map((tag): OperationGroup => {
    const own = operations.filter((operation) => tagOf(operation) === tag)
    return { ...(tag && { ...tag, title: tag['x-displayName'] ?? tag.name }), operations: own }
  })
  return groups.filter((group) => group.operations.length > 0)
}

/** Messages name the variable of an option, and hovers explain the options that the document adds. */
function checkClient({ environment, bound = {} }: Client, options: readonly string[], problems: Problems): void {
  for (const option of Object.keys(bound)) {
    const complain = (message: string, cure: string) => problems.add(`#/x-client/bound/${option}`, message, cure)
    if (!Object.hasOwn(environment, option))
      complain(`The client option '${option}' has no variable`, 'Write its variable below `environment`.')
    if (!options.includes(option))
      complain(`No path has a parameter '${option}'`, 'Name a path parameter, or remove it.')
    if (optionNames.has(option))
      complain(`Every client already has the option '${option}'`, 'Give the path parameter another name.')
  }
}

function checkServers({ node, pointer }: LocatedNode<{ servers?: unknown[] }>, problems: Problems): void {
  if (!node.servers || node.servers.length === 0) return
  problems.add(
    `${pointer}/servers`,
    'The server applies to a part of the document only',
    'A client has one address: write it in the `servers` of the document, or split the document.',
  )
}

function readBaseUrl(document: OpenApiDocument): string | undefined {
  const url = document.servers?.[0]?.url
  return url !== undefined && /^https?:\/\//i.test(url) && !url.includes('{') ? url : undefined
}

/** Returns the credential of the client, which all operations with a credential must share. */
export function commonSecurity(
  operations: readonly { security: SecurityKind; pointer: string }[],
  problems: Problems,
): SecurityKind {
  const asking = operations.filter(({ security }) => security !== 'none')
  const first = asking[0]
  if (!first) return 'none'
  for (const { security, pointer } of asking) {
    if (security === first.security) continue
    problems.add(
      `${pointer}/security`,
      `This operation requires ${security} credentials, but another one requires ${first.security}`,
      'A client has one kind of credential: require the same kind everywhere, or split the document.',
    )
  }
  return first.security
}
