import { client, fetchClient, list } from './deployment.js'

// Does not import the packages itself.
export const alerts = list
export const sources = async () => (await client.listSources()).filter((source) => source.kind === 'log')
export const charts = async (id: string) => (await client.getDashboard(id)).tiles?.map((tile) => tile.config)
export const create = fetchClient.POST
export const webhooks = { list: () => client.listWebhooks(), result: client.listWebhooks().withResponse }
