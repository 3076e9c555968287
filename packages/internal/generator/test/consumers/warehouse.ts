// Compiled against the generated types; never run.
import type { ApiPages, ApiPromise, CallOptions } from '@clouddb/client-core'
import type { Methods } from './src/generated/methods.ts'
import type {
  Article,
  Gone,
  OrderLine,
  OrderRequest,
  Parcel,
  PickListPatch,
  Van,
  Zone,
} from './src/generated/schema.ts'

declare const client: Methods

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function holds<Truth extends true>(): Truth

// The payload is the property under the payload key, or undefined without that property
holds<Same<ReturnType<Methods['listArticles']>, ApiPromise<Article[]>>>()
holds<Same<ReturnType<Methods['getArticle']>, ApiPromise<Article>>>()
holds<Same<ReturnType<Methods['deleteArticle']>, ApiPromise<undefined>>>()
holds<Same<ReturnType<Methods['queryStock']>, ApiPromise<{ [key: string]: number }>>>()
holds<Same<ReturnType<Methods['importManifest']>, ApiPromise<{ job?: string } | null>>>()
holds<Same<ReturnType<Methods['downloadManifest']>, ApiPromise<Uint8Array>>>()
holds<Same<Parameters<Methods['readHealth']>, [options?: CallOptions | undefined]>>()
holds<Same<keyof Gone, 'at'>>()

// Lists can be iterated: by pages if the query has a limit and an offset, or as one whole list
holds<Same<ReturnType<Methods['listVans']>, ApiPages<Van>>>()
holds<Same<ReturnType<Methods['listZones']>, ApiPages<Zone>>>()
client.listVans({ query: { limit: 10, offset: 20 } })

// The hall is a client option; other path parameters are arguments
client.getPickList('p1')
client.getPickList('p1', { hallId: 'north' })
client.updatePickList('p1', { done: true }, { headers: { 'If-Match': '"7"' } })
client.listForklifts({ query: { limit: 10, cursor: 'x' }, hallId: 'north' })
client.queryStock({ query: { articleIds: ['a'], filter: { fragile: true } } })
const order: OrderRequest = { customerId: 'c', lines: [{ articleId: 'a', quantity: 2 }] }
client.createOrder(order)
const state: Parcel['state'] = 'lost at sea'
holds<Same<PickListPatch['lines'], OrderLine[] | undefined>>()
export const used: unknown[] = [state]
