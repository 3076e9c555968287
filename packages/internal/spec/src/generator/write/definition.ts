import type { ApiModel } from '../read/api.ts'
import type { ListPages, OperationModel } from '../read/operation.ts'
import type { OperationAnswers } from '../read/responses.ts'

/** Writes the table that the runtime works on. It imports the functions that it names, and so carries no others. */
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

// No text of a document begins so: what stands in the table are names, paths and media types.
const calledFunction = /"=> (\w+)"/g

const call = (name: string) => `=> ${name}`

function define(operation: OperationModel, api: ApiModel): object {
  const { method, path, parameters, body, answers, pages, security, retryStatuses } = operation
  return {
    method: method.toUpperCase(),
    path,
    // A form with files names its own boundary.
    ...(body ? { body: body.kind === 'multipart' ? '' : body.mediaType } : {}),
    ...(body && body.kind !== 'json' ? { encode: call(body.kind === 'form' ? 'serializeForm' : 'passBody') } : {}),
    ...(body?.optional ? { bodyOptional: true } : {}),
    ...(parameters.query.length > 0 ? { query: call('serializeQuery') } : {}),
    ...(answers.payload === undefined ? {} : { payload: answers.payload }),
    ...defineAlternatives(answers),
    ...(pages ? { pages: definePages(pages) } : {}),
    ...(answers.reads === undefined ? {} : { read: call(answers.reads === 'bytes' ? 'readBytes' : 'readText') }),
    ...(answers.accept === undefined ? {} : { accept: answers.accept }),
    ...(security === 'none' && api.security !== 'none' ? { anonymous: true } : {}),
    // 0 stands for a try that no complete answer came of.
    ...(retryStatuses ? { retryStatuses: [0, ...retryStatuses] } : {}),
  }
}

/** What may come in place of the payload, where anything may. */
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
  return { walk: call(paged ? 'walkPages' : 'walkList'), ...pages }
}
