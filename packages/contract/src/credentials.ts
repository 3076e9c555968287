const keyId = 'key-id'
/** Not ASCII: credentials are UTF-8. */
const keySecret = 'key-secret-\u00fc'
const apiKey = 'personal-api-access-key'

/** What the clients are given. */
export const CREDENTIALS = { basic: { keyId, keySecret }, bearer: { apiKey }, none: {} } as const

/** What they have to make of it. */
export const AUTHORIZATION = {
  basic: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
  bearer: `Bearer ${apiKey}`,
  none: null,
} as const
