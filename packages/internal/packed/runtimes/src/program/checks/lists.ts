import type { Check } from '../check.ts'
import { cloudClient, ossClient } from '../clients.ts'
import { same } from '../expectations.ts'

export const lists: readonly Check[] = [
  [
    '`for await` walks all pages of a list, each asked for when it is reached',
    async (context) => {
      const endpoint = context.open('pages')
      const found: [string, number][] = []
      for await (const { id } of ossClient(context, endpoint.url).listAlerts())
        found.push([id, (await endpoint.seen()).requests.length])
      const requestsBefore = [
        ['alert-1', 1],
        ['alert-2', 1],
        ['alert-3', 2],
      ]
      same(found, requestsBefore, 'The alerts, and the requests before each')
      const paths = (await endpoint.seen()).requests.map(({ path }) => path)
      same(paths, ['/api/v2/alerts', '/api/v2/alerts?offset=2'], 'The paths that the server saw')
    },
  ],
  [
    '`await` brings the first page of a list, and `withResponse` the number of items on all',
    async (context) => {
      const client = ossClient(context, context.open('pages').url)
      same((await client.listAlerts()).length, 2, 'The number of alerts on the first page')
      const { data, page } = await client.listAlerts({ query: { offset: 2 } }).withResponse()
      same([data.length, page.total, page.offset], [1, 3, 2], 'What the second page says')
    },
  ],
  [
    '`for await` walks a list that comes whole, and it is asked for once',
    async (context) => {
      const endpoint = context.open('answers')
      const states: unknown[] = []
      for await (const { state } of cloudClient(context, endpoint.url).listAlerts()) states.push(state)
      same(states, ['OK', 'ALERT'], 'The states of the alerts')
      same((await endpoint.seen()).requests.length, 1, 'The number of requests')
    },
  ],
]
