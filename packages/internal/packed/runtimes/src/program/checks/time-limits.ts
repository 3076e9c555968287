import type { Check, Seen } from '../check.ts'
import { ossClient } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'

const isAbandoned = ({ requests }: Seen) => requests.length > 0 && requests.every(({ abandoned }) => abandoned)

const limited = (name: string, scenario: string): Check => [
  name,
  async (context) => {
    const endpoint = context.open(scenario)
    const call = () => ossClient(context, endpoint.url).listSources({ timeout: 200, maxRetries: 0 })
    const error = await thrownBy(call)
    kind(error, context.packages.oss.errors.TimeoutError, 'TimeoutError')
    same([error.limit, error.milliseconds], ['timeout', 200], 'The limit')
    must(isAbandoned(await endpoint.seen(isAbandoned)), 'The connection must be closed.')
  },
]

export const timeLimits: readonly Check[] = [
  limited('`timeout` ends a wait for the answer, and closes the connection', 'silent'),
  limited('`timeout` ends a wait inside the body, and closes the connection', 'stalls'),
  [
    'an attempt that ran out of time is sent again',
    async (context) => {
      const endpoint = context.open('silent-once')
      const { attempts } = await ossClient(context, endpoint.url).listSources({ timeout: 500 }).withResponse()
      same(
        attempts.map(({ reason }) => reason),
        ['timeout', 'answered 200'],
        'The attempts',
      )
    },
  ],
  [
    '`totalTimeout` ends a call with all its attempts',
    async (context) => {
      const endpoint = context.open('stalls')
      const client = ossClient(context, endpoint.url, { totalTimeout: 300 })
      const error = await thrownBy(() => client.listSources())
      kind(error, context.packages.oss.errors.TimeoutError, 'TimeoutError')
      same([error.limit, error.milliseconds], ['totalTimeout', 300], 'The limit')
      same((await endpoint.seen()).requests.length, 1, 'The number of requests')
    },
  ],
  [
    'a wait that `totalTimeout` does not allow is not begun',
    async (context) => {
      const endpoint = context.open('fails-for-long')
      const error = await thrownBy(() => ossClient(context, endpoint.url).listSources({ totalTimeout: 10_000 }))
      kind(error, context.packages.oss.errors.ServerError, 'ServerError')
      same(error.retryAfter, 30, 'The seconds after which the server is to be asked')
    },
  ],
]
