import type { Check } from '../check.ts'
import { ids, managementClient, ossClient } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'

const byStatus = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  409: 'ConflictError',
  422: 'UnprocessableContentError',
  500: 'ServerError',
} as const

export const errors: readonly Check[] = [
  [
    'an answer outside 2xx is an error of the class of its status',
    async (context) => {
      const { errors } = context.packages.oss
      for (const [status, name] of Object.entries(byStatus)) {
        const client = ossClient(context, context.open(`status-${status}`).url)
        const error = await thrownBy(() => client.listSources({ maxRetries: 0 }))
        kind(error, errors[name], name)
        must(errors.ApiError.is(error) && error.status === Number(status), `It must be an ApiError of ${status}.`)
      }
    },
  ],
  [
    'an error says what was called, what the server said, and the id of the request',
    async (context) => {
      const client = managementClient(context, context.open('status-404').url)
      const error = await thrownBy(() => client.deleteKey(ids.key))
      same(
        error.message,
        `DELETE /v1/organizations/{organizationId}/keys/{keyId} answered 404: Nothing there.`,
        'The text',
      )
      same(
        [error.detail, error.requestId, error.operationId],
        ['Nothing there.', 'request-1', 'deleteKey'],
        'The facts',
      )
      same((error.headers as Headers).get('x-request-id'), 'request-1', 'The header')
      same(error.body, { status: 404, error: 'Nothing there.', requestId: 'request-1' }, 'The body')
    },
  ],
  [
    'a 401 in plain text is one, and says which key is meant',
    async (context) => {
      const client = ossClient(context, context.open('unauthorized').url)
      const error = await thrownBy(() => client.listSources())
      kind(error, context.packages.oss.errors.AuthenticationError, 'AuthenticationError')
      same([error.detail, error.body], ['Unauthorized', 'Unauthorized'], 'The words of the server')
      must(error.message.includes('Ingestion API Key'), `It must say which key is meant: ${error.message}`)
    },
  ],
  [
    'a 404 in HTML says that the route is not served there',
    async (context) => {
      const client = ossClient(context, context.open('no-such-route').url)
      const error = await thrownBy(() => client.listSources())
      kind(error, context.packages.oss.errors.NotFoundError, 'NotFoundError')
      must(error.message.includes('route is not served'), `It must say so: ${error.message}`)
    },
  ],
  [
    'a 2xx in HTML, or in broken JSON, is a ResponseParseError',
    async (context) => {
      for (const [scenario, start] of [
        ['page', '<!doctype html>'],
        ['truncated', '{"data":[{"id":'],
      ] as const) {
        const client = ossClient(context, context.open(scenario).url)
        const error = await thrownBy(() => client.listSources())
        kind(error, context.packages.oss.errors.ResponseParseError, 'ResponseParseError')
        same(error.status, 200, 'The status')
        must(String(error.text).startsWith(start), `It must have the start of the body, and has ${error.text}`)
      }
    },
  ],
  [
    'a 2xx larger than `maxResponseSize` is refused with its status, and not asked for again',
    async (context) => {
      for (const scenario of ['long', 'long-compressed']) {
        const endpoint = context.open(scenario)
        const client = ossClient(context, endpoint.url, { maxResponseSize: 100_000 })
        const error = await thrownBy(() => client.listSources())
        kind(error, context.packages.oss.errors.ResponseParseError, 'ResponseParseError')
        same([error.status, (error.attempts as unknown[]).length], [200, 1], `The status and the attempts: ${scenario}`)
        must(error.message.includes('`maxResponseSize`, 100000 bytes'), `It must name the option: ${error.message}`)
        same((await endpoint.seen()).requests.length, 1, 'The number of requests')
      }
    },
  ],
  [
    'a server that is not there, and a connection that breaks, are a ConnectionError with a cause',
    async (context) => {
      for (const url of [context.nobody, context.open('breaks').url]) {
        const error = await thrownBy(() => ossClient(context, url).listSources({ maxRetries: 0 }))
        kind(error, context.packages.oss.errors.ConnectionError, 'ConnectionError')
        must(error.cause instanceof Error, 'It must have a cause.')
      }
    },
  ],
  [
    'a path parameter that leads elsewhere is refused, and nothing is sent',
    async (context) => {
      const endpoint = context.open('answers')
      const client = ossClient(context, endpoint.url)
      for (const id of ['..', '%2e%2e', '']) {
        const error = await thrownBy(() => client.getAlert(id))
        kind(error, context.packages.oss.errors.InvalidArgumentError, 'InvalidArgumentError')
      }
      await client.getAlert('a/../b?c#d%2f')
      const paths = (await endpoint.seen()).requests.map(({ path }) => path)
      same(paths, ['/api/v2/alerts/a%2F..%2Fb%3Fc%23d%252f'], 'The paths that the server saw')
    },
  ],
]
