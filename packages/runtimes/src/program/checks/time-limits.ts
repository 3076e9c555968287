import { ossClient } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'
import type { Check, Seen } from '../setting.ts'

const isAbandoned = ({ requests }: Seen) => requests.length > 0 && requests.every(({ abandoned }) => abandoned)

const limited = (name: string, scenario: string): Check => [
  name,
  async (setting) => {
    const corner = setting.open(scenario)
    const call = () => ossClient(setting, corner.url).listSources({ timeout: 200, maxRetries: 0 })
    const error = await thrownBy(call)
    kind(error, setting.packages.oss.errors.TimeoutError, 'TimeoutError')
    same([error.limit, error.milliseconds], ['timeout', 200], 'The limit')
    must(isAbandoned(await corner.seen(isAbandoned)), 'The connection must be closed.')
  },
]

export const timeLimits: readonly Check[] = [
  limited('`timeout` ends a wait for the answer, and closes the connection', 'silent'),
  limited('`timeout` ends a wait inside the body, and closes the connection', 'stalls'),
  [
    'an attempt that ran out of time is sent again',
    async (setting) => {
      const corner = setting.open('silent-once')
      const { attempts } = await ossClient(setting, corner.url).listSources({ timeout: 500 }).withResponse()
      same(
        attempts.map(({ reason }) => reason),
        ['timeout', 'answered 200'],
        'The attempts',
      )
    },
  ],
  [
    '`totalTimeout` ends a call with all its attempts',
    async (setting) => {
      const corner = setting.open('stalls')
      const client = ossClient(setting, corner.url, { totalTimeout: 300 })
      const error = await thrownBy(() => client.listSources())
      kind(error, setting.packages.oss.errors.TimeoutError, 'TimeoutError')
      same([error.limit, error.milliseconds], ['totalTimeout', 300], 'The limit')
      same((await corner.seen()).requests.length, 1, 'The number of requests')
    },
  ],
  [
    'a wait that `totalTimeout` does not allow is not begun',
    async (setting) => {
      const corner = setting.open('fails-for-long')
      const error = await thrownBy(() => ossClient(setting, corner.url).listSources({ totalTimeout: 10_000 }))
      kind(error, setting.packages.oss.errors.ServerError, 'ServerError')
      same(error.retryAfter, 30, 'The seconds after which the server wishes to be asked')
    },
  ],
]
