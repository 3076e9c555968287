import {
  apiKey,
  type CheckContext,
  type Checks,
  type Endpoint,
  ids,
  must,
  mustEqual,
  mustHaveSeen,
  rejectionOf,
  type SeenRequest,
  thrownBy,
} from '../context.ts'

const areAbandoned = (requests: readonly SeenRequest[]) =>
  requests.length > 0 && requests.every(({ abandoned }) => abandoned)

async function mustCloseConnection({ seen }: Endpoint): Promise<void> {
  must(areAbandoned(await seen(areAbandoned)), 'The connection must be closed.')
}

/** Checks that `timeout` ends a call on this scenario. */
const timesOut = (scenario: string) => async (context: CheckContext) => {
  const endpoint = context.open(scenario)
  const call = () => endpoint.oss.listSources({ timeout: 200, maxRetries: 0 })
  const error = await rejectionOf(context, 'TimeoutError', call)
  mustEqual([error.limit, error.milliseconds], ['timeout', 200], 'The limit')
  await mustCloseConnection(endpoint)
}

/** Aborts a call after its first request has arrived, and expects that it ends with the reason. */
async function abortAfterArrival({ oss, seen }: Endpoint): Promise<void> {
  const controller = new AbortController()
  const reason = { because: 'the page was closed' }
  const ending = thrownBy(() => oss.listSources({ signal: controller.signal }))
  await seen((requests) => requests.length > 0)
  // The start of the response needs a moment to arrive.
  await new Promise((resolve) => setTimeout(resolve, 100))
  controller.abort(reason)
  must((await ending) === (reason as unknown), "The call must end with the signal's reason.")
}

/** Checks that aborting ends a call on this scenario. */
const aborts =
  (scenario: string) =>
  async ({ open }: CheckContext) => {
    const endpoint = open(scenario)
    await abortAfterArrival(endpoint)
    await mustCloseConnection(endpoint)
  }

/** Expects an error about a redirect, with its status where the runtime shows it. */
async function mustRefuse(context: CheckContext, call: () => unknown, status: number): Promise<void> {
  const error = await thrownBy(call)
  must(context.packages.oss.errors.CallError.is(error), `It must be an error of the package, and is ${error.name}.`)
  mustEqual((error.attempts as unknown[]).length, 1, 'The number of attempts')
  if (context.traits.hidesRedirects)
    must(/redirect/i.test(error.message), `It must name the redirect: ${error.message}`)
  else mustEqual([error.name, error.status], ['ApiError', status], 'The error')
}

/** Time limits, signals and redirects: how a call ends before its response is complete. */
export const ends: Checks = {
  '`timeout` ends a call that waits for a response, and closes the connection': timesOut('silent'),

  '`timeout` ends a call that waits for the rest of a body, and closes the connection': timesOut('stalls'),

  async 'an attempt that ran out of time is sent again'({ open }) {
    const { attempts } = await open('silent-once').oss.listSources({ timeout: 500 }).withResponse()
    const reasons = attempts.map(({ reason }) => reason)
    mustEqual(reasons, ['timeout', 'answered 200'], 'The attempts')
  },

  async '`totalTimeout` ends a call with all its attempts'(context) {
    const endpoint = context.open('stalls', { totalTimeout: 300 })
    const error = await rejectionOf(context, 'TimeoutError', () => endpoint.oss.listSources())
    mustEqual([error.limit, error.milliseconds], ['totalTimeout', 300], 'The limit')
    await mustHaveSeen(endpoint, ['GET sources'])
  },

  async 'a call with an aborted signal sends nothing'({ open }) {
    const endpoint = open('answers')
    const reason = new Error('too late')
    const thrown = await thrownBy(() => endpoint.oss.listSources({ signal: AbortSignal.abort(reason) }))
    must(thrown === reason, "The call must end with the signal's reason.")
    await mustHaveSeen(endpoint, [])
  },

  'aborting ends a call that waits for a response with the reason, and closes the connection': aborts('silent'),

  'aborting ends a call that waits for the rest of a body with the reason, and closes the connection': aborts('stalls'),

  async 'aborting ends a wait between two attempts with the reason'({ open }) {
    const endpoint = open('fails-for-long')
    await abortAfterArrival(endpoint)
    await mustHaveSeen(endpoint, ['GET sources'])
  },

  async 'a signal without a reason, and `AbortSignal.timeout`, reject as `fetch` does'({ open, packages }) {
    const { oss } = open('silent')
    const controller = new AbortController()
    const call = oss.listSources({ signal: controller.signal })
    controller.abort()
    mustEqual((await thrownBy(() => call)).name, 'AbortError', 'The name of the error')
    const late = await thrownBy(() => oss.listSources({ signal: AbortSignal.timeout(100) }))
    mustEqual(late.name, 'TimeoutError', 'The name of the error of AbortSignal.timeout')
    must(!packages.oss.errors.TimeoutError.is(late), 'It must be the error of the signal.')
  },

  async '`./fetch` ends by a time limit, and by its signal with the reason'(context) {
    const client = context.packages.oss.fetch.createFetchClient({ baseUrl: context.open('stalls').url, apiKey })
    await rejectionOf(context, 'TimeoutError', () => client.GET('/api/v2/sources', { timeout: 200, maxRetries: 0 }))
    const controller = new AbortController()
    const reason = new Error('not needed')
    setTimeout(() => controller.abort(reason), 100)
    const aborted = await thrownBy(() => client.GET('/api/v2/sources', { signal: controller.signal }))
    must(aborted === reason, "It must end with the signal's reason.")
  },

  async 'a GET follows a redirect within its origin; where redirects are hidden, it fails and names the redirect'(
    context,
  ) {
    const endpoint = context.open('redirects')
    const call = () => endpoint.oss.listSources()
    if (context.traits.hidesRedirects) {
      await mustRefuse(context, call, 302)
      return mustHaveSeen(endpoint, ['GET sources'])
    }
    mustEqual((await call()).length, 1, 'The number of sources')
    await mustHaveSeen(endpoint, ['GET sources', 'GET moved'])
    mustEqual((await endpoint.seen())[1]?.headers.authorization, `Bearer ${apiKey}`, 'The credential')
  },

  async 'a redirect to another origin is refused, and nothing arrives there'(context) {
    const { url, oss, seen } = context.open('redirects-elsewhere')
    await mustRefuse(context, () => oss.listSources(), 302)
    const client = context.packages.oss.fetch.createFetchClient({ baseUrl: url, apiKey })
    if (context.traits.hidesRedirects) await mustRefuse(context, () => client.GET('/api/v2/sources'), 302)
    else mustEqual((await client.GET('/api/v2/sources')).response.status, 302, 'The status that `./fetch` returns')
    const places = (await seen()).map(({ elsewhere }) => elsewhere)
    mustEqual(places, [false, false], 'Whether the requests arrived at the other origin')
  },

  async 'a write is never redirected, not even within its origin'(context) {
    const endpoint = context.open('redirects')
    const { management } = endpoint
    await mustRefuse(context, () => management.updateServiceScaling(ids.service, { idleScaling: true }), 307)
    await mustRefuse(context, () => management.deleteKey(ids.key), 307)
    await mustHaveSeen(endpoint, ['PATCH scaling', `DELETE ${ids.key}`])
  },
}
