import type { ApiModel } from '../read/api.ts'
import type { ListPages, OperationModel } from '../read/operation.ts'
import type { OperationAnswers } from '../read/responses.ts'
import { comment } from './comments.ts'

/** Writes the definition for the runtime. It imports only the functions of the runtime that it uses. */
export function writeDefinition(api: ApiModel): string {
  const payload = api.payloadKey ?? true
  const functions = new Set(['defineOperations'])
  const write = (value: unknown): string =>
    JSON.stringify(value, undefined, 2).replaceAll(markedCode, (_, name: string) => {
      if (name === 'operations')
        return `/* @__PURE__ */ defineOperations(${write(pathsOf(api, payload))}, ${write(payload)})`
      if (name !== 'undefined') functions.add(name)
      return name
    })
  const table = write({
    ...(api.baseUrl === undefined ? {} : { baseUrl: api.baseUrl }),
    ...(api.security === 'none' ? {} : { security: code(`${api.security}Authentication`) }),
    bound: api.bound,
    ...(api.client?.hints && { errorHints: api.client.hints }),
    operations: code('operations'),
  })
  return [
    `import { ${['type ApiDefinition', ...[...functions].toSorted()].join(', ')} } from '@clouddb/client-core'`,
    '',
    '/** What the runtime must know of the API. */',
    `export const definition: ApiDefinition = ${table}`,
    '',
  ].join('\n')
}

// The definition contains only names, paths and media types, which do not begin like that.
const markedCode = /"=> (\w+)"/g

const code = (name: string) => `=> ${name}`

type Payload = OperationAnswers['payload']

/** The operations by path, and by method and name. */
function pathsOf({ operations, security }: ApiModel, usual: Payload): object {
  const paths: Record<string, object> = {}
  for (const operation of operations) {
    const { id, path, method } = operation
    paths[path] = { ...paths[path], [`${method.toUpperCase()} ${id}`]: defineOperation(operation, usual, security) }
  }
  return paths
}

/** What the runtime must know of an operation, except for what `defineOperations` supplies. */
function defineOperation(
  { method, parameters, body, answers, pages, security, retryStatuses, secrets }: OperationModel,
  usual: Payload,
  commonSecurity: ApiModel['security'],
): object {
  // `fetch` writes the media type of a multipart form, which names its boundary.
  const mediaType = body?.kind === 'multipart' ? '' : body?.mediaType
  const usualMediaType = method.startsWith('p') ? 'application/json' : undefined
  return {
    ...(mediaType === usualMediaType ? {} : { body: mediaType ?? code('undefined') }),
    ...(body && body.kind !== 'json' ? { encode: code(body.kind === 'form' ? 'serializeForm' : 'passBody') } : {}),
    ...(body?.optional ? { bodyOptional: true } : {}),
    ...(parameters.query.length > 0
      ? { query: code('serializeQuery'), queryNames: parameters.query.map(({ name }) => name) }
      : {}),
    ...(answers.payload === (method === 'delete' ? undefined : usual)
      ? {}
      : { payload: answers.payload ?? code('undefined') }),
    ...defineAlternatives(answers),
    ...(pages ? { pages: definePages(pages) } : {}),
    ...(answers.reads === undefined ? {} : { read: code(answers.reads === 'bytes' ? 'readBytes' : 'readText') }),
    ...(answers.accept === undefined ? {} : { accept: answers.accept }),
    ...(secrets.length > 0 ? { secrets: [code('findSecrets'), secrets] } : {}),
    ...(security === 'none' && commonSecurity !== 'none' ? { anonymous: true } : {}),
    // 0 stands for an attempt without a complete response.
    ...(retryStatuses ? { retryStatuses: [0, ...retryStatuses] } : {}),
  }
}

/** The values that a response can contain instead of its payload. */
function defineAlternatives({ payloadOptional, payloadNullable, text }: OperationAnswers): object {
  if (!payloadOptional && !payloadNullable && text === undefined) return {}
  return {
    alternatives: {
      unwrap: code('unwrapAlternatives'),
      ...(payloadOptional && { nothing: true }),
      ...(payloadNullable && { null: true }),
      ...(text !== undefined && { text }),
    },
  }
}

function definePages({ paged, cursor, ...pages }: ListPages): object {
  const read = cursor && { read: code('readCursorFacts') }
  if (cursor && !pages.body) return { walk: code('walkCursors'), ...read }
  return { walk: code(pages.body ? 'walkBody' : paged ? 'walkPages' : 'walkList'), ...pages, ...read }
}

/** Writes the states in which servers accept an operation, where the document says so of one. */
export function writeStates({ operations }: ApiModel): string | undefined {
  const states = operations.flatMap(({ id, states: own }) => (own ? [[id, own]] : []))
  if (states.length === 0) return undefined
  const says = comment(['The states of its object in which servers accept an operation. In others they answer 409.'])
  const names = states.map(([id]) => JSON.stringify(id)).join(' | ')
  const table = JSON.stringify(Object.fromEntries(states))
  return `${says}\nexport const acceptedStates: Readonly<Record<${names}, readonly string[]>> = ${table}\n`
}
