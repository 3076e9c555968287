/** Gzipped bytes that one client with one call may add to a program. */
export const budget = 9_500

/** What they should become. */
export const goal = 7_000

/** One client with one call, by what is imported. */
export const programs = {
  '@clouddb/management': `
    import { createManagementClient } from '@clouddb/management'
    const client = createManagementClient()
    console.log(await client.updateServiceScaling('id', { idleScaling: true }))`,
  '@clouddb/observability-cloud': `
    import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
    const client = createObservabilityCloudClient()
    console.log(await client.listDashboards())`,
  '@clouddb/observability-oss': `
    import { createObservabilityOssClient } from '@clouddb/observability-oss'
    const client = createObservabilityOssClient()
    console.log(await client.listDashboards())`,
  '@clouddb/management/fetch': `
    import { createFetchClient } from '@clouddb/management/fetch'
    const client = createFetchClient()
    const params = { path: { organizationId: 'id', keyId: 'id' } }
    console.log(await client.DELETE('/v1/organizations/{organizationId}/keys/{keyId}', { params }))`,
  'openapi-fetch': `
    import createClient from 'openapi-fetch'
    const client = createClient()
    console.log(await client.GET('/path'))`,
  ky: `
    import ky from 'ky'
    console.log(await ky.get('/path').json())`,
  ofetch: `
    import { ofetch } from 'ofetch'
    console.log(await ofetch('/path'))`,
  axios: `
    import axios from 'axios'
    console.log(await axios.get('/path'))`,
  'groq-sdk': `
    import { Groq } from 'groq-sdk'
    const client = new Groq()
    console.log(await client.get('/path'))`,
}
