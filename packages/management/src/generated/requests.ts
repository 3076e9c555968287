// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type LeftOut,
  type PartialRequest,
  type RequestOptions,
  type RequestShape,
  toRequest,
} from '@clouddb/client-core/requests'
import type { ApiKey, CreateKeyRequest, UpdateKeyRequest } from './schema.ts'

export type { LeftOut, PartialRequest, RequestOptions }
// What a function returns can be named where this alone is imported.
export type * from './schema.ts'

/** The kinds of objects whose ids a request holds, as `mapId` is told them. */
export type IdKind = never

/**
 * Makes the body of `createKey` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * An API key to create.
 *
 * Not sent, for the server sets it: `id`, `keySuffix`, `createdAt`, `usedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateKey(
  apiKey: ApiKey,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateKeyRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateKey(
  apiKey: ApiKey,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateKeyRequest>
export function toCreateKey(
  apiKey: ApiKey,
  options?: RequestOptions<IdKind>,
): CreateKeyRequest | PartialRequest<CreateKeyRequest> {
  return toRequest<CreateKeyRequest>('toCreateKey', 'CreateKeyRequest', createKeyRequestShape, apiKey, options)
}

/**
 * Makes the body of `updateKey` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * Settings of an API key to change.
 * No field is required.
 *
 * Not sent, for the server sets it: `id`, `keySuffix`, `createdAt`, `usedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateKey(
  apiKey: ApiKey,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateKeyRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateKey(
  apiKey: ApiKey,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateKeyRequest>
export function toUpdateKey(
  apiKey: ApiKey,
  options?: RequestOptions<IdKind>,
): UpdateKeyRequest | PartialRequest<UpdateKeyRequest> {
  return toRequest<UpdateKeyRequest>('toUpdateKey', 'UpdateKeyRequest', updateKeyRequestShape, apiKey, options)
}

const ipAccessListEntryRequestShape: RequestShape = {
  required: { source: 'string' },
  optional: { description: 'string' },
}

const createKeyRequestShape: RequestShape = {
  required: { name: 'string' },
  optional: {
    expireAt: ['string', 'null'],
    state: { values: ['enabled', 'disabled'] },
    roles: { items: { values: ['admin', 'developer', 'query_endpoints'] }, least: 1 },
    ipAccessList: { items: ipAccessListEntryRequestShape },
  },
  drops: ['id', 'keySuffix', 'createdAt', 'usedAt'],
}

const updateKeyRequestShape: RequestShape = {
  optional: {
    name: 'string',
    roles: { items: { values: ['admin', 'developer', 'query_endpoints'] } },
    expireAt: ['string', 'null'],
    state: { values: ['enabled', 'disabled'] },
    ipAccessList: { items: ipAccessListEntryRequestShape },
  },
  drops: ['id', 'keySuffix', 'createdAt', 'usedAt'],
}
