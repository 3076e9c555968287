import {
  apiKey,
  type Check,
  type CheckContext,
  type Endpoint,
  failureOf,
  ids,
  managementClient,
  must,
  ossClient,
  type SeenRequest,
  same,
  thrownBy,
} from '../context.ts'

const areAbandoned = (requests: readonly SeenRequest[]) =>
  requests.length > 0 && requests.every(({ abandoned }) => abandoned)

async function mustCloseConnection(endpoint: Endpoint): Promise<void> {
  must(areAbandoned(await endpoint.seen(areAbandoned)), 'The connection must be closed.')
}

/** Expects that `timeout` ends a call on this scenario. */
const timesOut = (name: string, scenario: string): Check => [
  `\`timeout\` ends a call that waits for ${name}, and closes the connection`,
  async (context) => {
    const endpoint = context.open(scenario)
    const call = () => ossClient(context, endpoint.url).listSources({ timeout: 200, maxRetries: 0 })
    const error = await failureOf(context, 'TimeoutError', call)
    same([error.limit, error.milliseconds], ['timeout', 200], 'The limit')
    await mustCloseConnection(endpoint)
  },
]

/** Aborts a call after its first request has arrived, and expects that it ends with the reason. */
async function abortAfterArrival(context: CheckContext, endpoint: Endpoint): Promise<void> {
  const controller = new AbortController()
  const reason = { because: 'the page was closed' }
  const ending = thrownBy(() => ossClient(context, endpoint.url).listSources({ signal: controller.signal }))
  await endpoint.seen((requests) => requests.length > 0)
  // The start of the response needs a moment to arrive.
  await new Promise((resolve) => setTimeout(resolve, 100))
  controller.abort(reason)
  must((await ending) === (reason as unknown), "The call must end with the signal's reason.")
}

const aborts = (name: string, scenario: string): Check => [
  `aborting ends a call that waits for ${name} with the reason, and closes the connection`,
  async (context) => {
    const endpoint = context.open(scenario)
    await abortAfterArrival(context, endpoint)
    await mustCloseConnection(endpoint)
  },
]

/** Expects an error about a redirect, with its status where the runtime shows it. */
async function mustRefuse(context: CheckContext, call: () => unknown, status: number): Promise<void> {
  const error = await thrownBy(call)
  must(context.packages.oss.errors.CallError.is(error), `It must be an error of the package, and is ${error.name}.`)
  same((error.attempts as unknown[]).length, 1, 'The number of attempts')
  if (context.traits.hidesRedirects)
    must(/redirect/i.test(error.message), `It must name the redirect: ${error.message}`)
  else same([error.name, error.status], ['ApiError', status], 'The error')
}

const lastSegments = async (endpoint: Endpoint) =>
  (await endpoint.seen()).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)

/** Time limits, signals and redirects: how a call ends before its response is complete. */
export const ends: readonly Check[] = [
  timesOut('a response', 'silent'),
  timesOut('the rest of a body', 'stalls'),
  [
    'an attempt that ran out of time is sent again',
    async (context) => {
      const client = ossClient(context, context.open('silent-once').url)
      const { attempts } = await client.listSources({ timeout: 500 }).withResponse()
      const reasons = attempts.map(({ reason }) => reason)
      same(reasons, ['timeout', 'answered 200'], 'The attempts')
    },
  ],
  [
    '`totalTimeout` ends a call with all its attempts',
    async (context) => {
      const endpoint = context.open('stalls')
      const client = ossClient(context, endpoint.url, { totalTimeout: 300 })
      const error = await failureOf(context, 'TimeoutError', () => client.listSources())
      same([error.limit, error.milliseconds], ['totalTimeout', 300], 'The limit')
      same((await endpoint.seen()).length, 1, 'The number of requests')
    },
  ],
  [
    'a call with an aborted signal sends nothing',
    async (context) => {
      const endpoint = context.open('answers')
      const reason = new Error('too late')
      const call = () => ossClient(context, endpoint.url).listSources({ signal: AbortSignal.abort(reason) })
      must((await thrownBy(call)) === reason, "The call must end with the signal's reason.")
      same((await endpoint.seen()).length, 0, 'The number of requests')
    },
  ],
  aborts('a response', 'silent'),
  aborts('the rest of a body', 'stalls'),
  [
    'aborting ends a wait between two attempts with the reason',
    async (context) => {
      const endpoint = context.open('fails-for-long')
      await abortAfterArrival(context, endpoint)
      same((await endpoint.seen()).length, 1, 'The number of requests')
    },
  ],
  [
    'a signal without a reason, and `AbortSignal.timeout`, reject as `fetch` does',
    async (context) => {
      const client = ossClient(context, context.open('silent').url)
      const controller = new AbortController()
      const call = client.listSources({ signal: controller.signal })
      controller.abort()
      same((await thrownBy(() => call)).name, 'AbortError', 'The name of the error')
      const late = await thrownBy(() => client.listSources({ signal: AbortSignal.timeout(100) }))
      same(late.name, 'TimeoutError', 'The name of the error of AbortSignal.timeout')
      must(!context.packages.oss.errors.TimeoutError.is(late), 'It must be the error of the signal.')
    },
  ],
  [
    '`./fetch` ends by a time limit, and by its signal with the reason',
    async (context) => {
      const client = context.packages.oss.fetch.createFetchClient({ baseUrl: context.open('stalls').url, apiKey })
      await failureOf(context, 'TimeoutError', () => client.GET('/api/v2/sources', { timeout: 200, maxRetries: 0 }))
      const controller = new AbortController()
      const reason = new Error('not needed')
      setTimeout(() => controller.abort(reason), 100)
      const aborted = await thrownBy(() => client.GET('/api/v2/sources', { signal: controller.signal }))
      must(aborted === reason, "It must end with the signal's reason.")
    },
  ],
  [
    'a GET follows a redirect within its origin; where redirects are hidden, it fails and names the redirect',
    async (context) => {
      const endpoint = context.open('redirects')
      const call = () => ossClient(context, endpoint.url).listSources()
      if (context.traits.hidesRedirects) {
        await mustRefuse(context, call, 302)
        return same(await lastSegments(endpoint), ['GET sources'], 'The requests that the server saw')
      }
      same((await call()).length, 1, 'The number of sources')
      same(await lastSegments(endpoint), ['GET sources', 'GET moved'], 'The requests that the server saw')
      same((await endpoint.seen())[1]?.headers.authorization, `Bearer ${apiKey}`, 'The credential')
    },
  ],
  [
    'a redirect to another origin is refused, and nothing arrives there',
    async (context) => {
      const endpoint = context.open('redirects-elsewhere')
      await mustRefuse(context, () => ossClient(context, endpoint.url).listSources(), 302)
      const client = context.packages.oss.fetch.createFetchClient({ baseUrl: endpoint.url, apiKey })
      if (context.traits.hidesRedirects) await mustRefuse(context, () => client.GET('/api/v2/sources'), 302)
      else same((await client.GET('/api/v2/sources')).response.status, 302, 'The status that `./fetch` returns')
      const places = (await endpoint.seen()).map(({ elsewhere }) => elsewhere)
      same(places, [false, false], 'Whether the requests arrived at the other origin')
    },
  ],
  [
    'a write is never redirected, not even within its origin',
    async (context) => {
      const endpoint = context.open('redirects')
      const client = managementClient(context, endpoint.url)
      await mustRefuse(context, () => client.updateServiceScaling(ids.service, { idleScaling: true }), 307)
      await mustRefuse(context, () => client.deleteKey(ids.key), 307)
      const expected = ['PATCH scaling', `DELETE ${ids.key}`]
      same(await lastSegments(endpoint), expected, 'The requests that the server saw')
    },
  ],
]
