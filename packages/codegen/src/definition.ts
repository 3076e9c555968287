import type { ApiModel, OperationModel } from './operations.ts'

/** Writes the table that the runtime works on. */
export function writeDefinition(api: ApiModel): string {
  const definition = {
    ...(api.baseUrl === undefined ? {} : { baseUrl: api.baseUrl }),
    security: api.security,
    bound: api.bound,
    ...(api.errorHints === undefined ? {} : { errorHints: api.errorHints }),
    operations: Object.fromEntries(api.operations.map((operation) => [operation.id, define(operation, api)])),
  }
  return [
    `import type { ApiDefinition } from '@clouddb/client-core'`,
    '',
    '/** What the runtime must know of the API. */',
    `export const definition: ApiDefinition = ${JSON.stringify(definition, undefined, 2)}`,
    '',
  ].join('\n')
}

function define(operation: OperationModel, api: ApiModel): object {
  const { method, path, body, answers, security, retryStatuses } = operation
  return {
    method: method.toUpperCase(),
    path,
    ...(body ? { body: body.mediaType } : {}),
    ...(body?.optional ? { bodyOptional: true } : {}),
    ...(answers.payload === undefined ? {} : { payload: answers.payload }),
    ...(answers.payloadOptional ? { payloadOptional: true } : {}),
    ...(answers.reads === undefined ? {} : { reads: answers.reads }),
    ...(answers.accept === undefined ? {} : { accept: answers.accept }),
    ...(security === 'none' && api.security !== 'none' ? { anonymous: true } : {}),
    ...(retryStatuses ? { retryStatuses } : {}),
  }
}
