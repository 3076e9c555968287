import type { ObservabilityOssClientOptions } from '@clouddb/observability-oss'
import type { Check, CheckContext, Endpoint, Seen } from '../check.ts'
import { ossClient } from '../clients.ts'
import { must, same, thrownBy } from '../expectations.ts'

const hasArrived = ({ requests }: Seen) => requests.length > 0
const isAbandoned = ({ requests }: Seen) => requests.length > 0 && requests.every(({ abandoned }) => abandoned)

/** Aborts a call at a moment, and expects that it ends with the very reason. */
async function abortAt(
  context: CheckContext,
  endpoint: Endpoint,
  moment: () => unknown,
  options: ObservabilityOssClientOptions = {},
): Promise<void> {
  const controller = new AbortController()
  const reason = { because: 'the page was left' }
  const call = ossClient(context, endpoint.url, options).listSources({ signal: controller.signal })
  const ending = call.then(
    () => 'an answer',
    (error) => error,
  )
  await moment()
  controller.abort(reason)
  const ended = await ending
  must(ended === reason, `The call must end with the signal's reason, and ended with ${ended}.`)
}

const afterArrival = (name: string, scenario: string): Check => [
  name,
  async (context) => {
    const endpoint = context.open(scenario)
    await abortAt(context, endpoint, async () => {
      await endpoint.seen(hasArrived)
      // Long enough that the start of the answer is there.
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    must(isAbandoned(await endpoint.seen(isAbandoned)), 'The connection must be closed.')
  },
]

export const aborting: readonly Check[] = [
  [
    'a call whose signal is aborted already sends nothing',
    async (context) => {
      const endpoint = context.open('answers')
      const reason = new Error('too late')
      const call = () => ossClient(context, endpoint.url).listSources({ signal: AbortSignal.abort(reason) })
      must((await thrownBy(call)) === reason, "The call must end with the signal's reason.")
      same((await endpoint.seen()).requests.length, 0, 'The number of requests')
    },
  ],
  afterArrival('aborting ends a wait for the answer with the reason, and closes the connection', 'silent'),
  afterArrival('aborting ends a call inside the body with the reason, and closes the connection', 'stalls'),
  [
    'aborting ends a wait between two attempts with the reason',
    async (context) => {
      const endpoint = context.open('fails-for-long')
      await abortAt(context, endpoint, async () => {
        await endpoint.seen(hasArrived)
        await new Promise((resolve) => setTimeout(resolve, 100))
      })
      same((await endpoint.seen()).requests.length, 1, 'The number of requests')
    },
  ],
  [
    'aborting ends a call whose credential function does not end',
    async (context) => {
      const endpoint = context.open('answers')
      await abortAt(context, endpoint, () => Promise.resolve(), { apiKey: () => new Promise<string>(() => {}) })
      same((await endpoint.seen()).requests.length, 0, 'The number of requests')
    },
  ],
  [
    'aborting ends one call and leaves another of the same client alone, also where it waits for a slot',
    async (context) => {
      const endpoint = context.open('slow')
      const client = ossClient(context, endpoint.url, { maxConcurrency: 1 })
      const controller = new AbortController()
      const [first, second, third] = [
        client.listSources(),
        client.listSources({ signal: controller.signal }),
        client.listSources(),
      ]
      controller.abort('not needed')
      const endings = await Promise.all([first, second.catch((reason) => reason), third])
      same([endings[0].length, endings[1], endings[2].length], [1, 'not needed', 1], 'What the calls end with')
      same((await endpoint.seen()).requests.length, 2, 'The number of requests')
    },
  ],
  [
    'one signal aborts many calls',
    async (context) => {
      const endpoint = context.open('silent')
      const client = ossClient(context, endpoint.url)
      const controller = new AbortController()
      const calls = [1, 2, 3, 4].map(() => client.listSources({ signal: controller.signal }))
      const endings = Promise.all(calls.map((call) => call.then(() => 'an answer', String)))
      await endpoint.seen(({ requests }) => requests.length === 4)
      controller.abort('all of you')
      same(await endings, Array(4).fill('all of you'), 'What the calls end with')
    },
  ],
  [
    'a signal without a reason rejects as `fetch` does',
    async (context) => {
      const controller = new AbortController()
      const call = ossClient(context, context.open('silent').url).listSources({ signal: controller.signal })
      controller.abort()
      same((await thrownBy(() => call)).name, 'AbortError', 'The name of the error')
      const client = ossClient(context, context.open('silent').url)
      const late = await thrownBy(() => client.listSources({ signal: AbortSignal.timeout(100) }))
      same(late.name, 'TimeoutError', 'The name of the error of AbortSignal.timeout')
      must(!context.packages.oss.errors.TimeoutError.is(late), 'It must be the one of the signal.')
    },
  ],
]
