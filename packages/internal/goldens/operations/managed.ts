import type { RefusedCall } from '../src/goldens/golden.ts'

/** The options of a client of the managed APIs. The two ids differ in every group, so that a swap shows. */
export const managedClient = {
  organizationId: 'a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37',
  serviceId: '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658',
  keyId: 'Qm7tXv2LkP9sWd4R',
  keySecret: '4b1dHn8cZ0yTfJ3uGq6oEx5iAa',
}

export const organization = '/v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37'
export const service = `${organization}/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658`

/** `Qm7tXv2LkP9sWd4R:4b1dHn8cZ0yTfJ3uGq6oEx5iAa`, as HTTP Basic carries it. */
const basic = 'authorization: Basic UW03dFh2MkxrUDlzV2Q0Ujo0YjFkSG44Y1oweVRmSjN1R3E2b0V4NWlBYQ=='

/** The headers of a request without a body, and of one with a body. */
export const plain = [basic, 'accept: application/json']
export const json = [...plain, 'content-type: application/json']

/** The id of the request, in the goldens whose server gives one. */
export const requestId = '0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58'

/** The address stands in the console alone. */
export const withoutAddress: RefusedCall = {
  name: 'makes no client without an address',
  client: { baseUrl: undefined },
  error: 'ConfigurationError',
  says: 'baseUrl',
}
