import type { ApiModel } from '../read/api.ts'
import type { ListPages, OperationModel } from '../read/operation.ts'
import type { OperationAnswers } from '../read/responses.ts'

/** Writes the definition for the runtime. It imports only the functions of the runtime that it uses. */
export function writeDefinition(api: ApiModel): string {
  const definition = {
    ...(api.baseUrl === undefined ? {} : { baseUrl: api.baseUrl }),
    ...(api.security === 'none' ? {} : { security: call(`${api.security}Authentication`) }),
    bound: api.bound,
    ...(api.errorHints === undefined ? {} : { errorHints: api.errorHints }),
    operations: Object.fromEntries(api.operations.map((operation) => [operation.id, define(operation, api)])),
  }
  const functions = new Set<string>()
  const table = JSON.stringify(definition, undefined, 2).replaceAll(calledFunction, (_, name: string) => {
    functions.add(name)
    return name
  })
  return [
    `import { ${['type ApiDefinition', ...[...functions].toSorted()].join(', ')} } from '@clouddb/client-core'`,
    '',
    '/** What the runtime must know of the API. */',
    `export const definition: ApiDefinition = ${table}`,
    '',
  ]
    .join('\n')
    .replace(/^import \{ type ApiDefinition \}/, 'import type { ApiDefinition }')
}

// The definition contains only names, paths and media types, which do not begin like that.
const calledFunction = /"=> (\w+)"/g

const call = (name: string) => `=> ${name}`

function define(operation: OperationModel, api: ApiModel): object {
  const { method, path, parameters, body, answers, pages, security, retryStatuses, secrets } = operation
  return {
    method: method.toUpperCase(),
    path,
    // `fetch` writes the media type of a multipart form, which names its boundary.
    ...(body ? { body: body.kind === 'multipart' ? '' : body.mediaType } : {}),
    ...(body && body.kind !== 'json' ? { encode: call(body.kind === 'form' ? 'serializeForm' : 'passBody') } : {}),
    ...(body?.optional ? { bodyOptional: true } : {}),
    ...(parameters.query.length > 0 ? { query: call('serializeQuery') } : {}),
    ...(answers.payload === undefined ? {} : { payload: answers.payload }),
    ...defineAlternatives(answers),
    ...(pages ? { pages: definePages(pages) } : {}),
    ...(answers.reads === undefined ? {} : { read: call(answers.reads === 'bytes' ? 'readBytes' : 'readText') }),
    ...(answers.accept === undefined ? {} : { accept: answers.accept }),
    ...(secrets.length > 0 ? { secrets: { find: call('findSecrets'), names: secrets } } : {}),
    ...(security === 'none' && api.security !== 'none' ? { anonymous: true } : {}),
    // 0 stands for an attempt without a complete response.
    ...(retryStatuses ? { retryStatuses: [0, ...retryStatuses] } : {}),
  }
}

/** The values that a response can contain instead of its payload. */
function defineAlternatives({ payloadOptional, payloadNullable, text }: OperationAnswers): object {
  if (!payloadOptional && !payloadNullable && text === undefined) return {}
  return {
    alternatives: {
      unwrap: call('unwrapAlternatives'),
      ...(payloadOptional && { nothing: true }),
      ...(payloadNullable && { null: true }),
      ...(text !== undefined && { text }),
    },
  }
}

function definePages({ paged, ...pages }: ListPages): object {
  return { walk: call(pages.body ? 'walkBody' : paged ? 'walkPages' : 'walkList'), ...pages }
}
