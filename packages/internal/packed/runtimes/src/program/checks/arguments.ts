import type { Check } from '../check.ts'
import { ossClient } from '../clients.ts'
import { kind, must, thrownBy } from '../expectations.ts'
import { alert } from './retries.ts'

export const callArguments: readonly Check[] = [
  [
    'a misspelt option, of a client or of a call, is refused with the one that was meant',
    async (context) => {
      const { url } = context.open('answers')
      const { ConfigurationError, InvalidArgumentError } = context.packages.oss.errors
      const made = await thrownBy(() => ossClient(context, url, { maxResponsSize: 9 } as object))
      kind(made, ConfigurationError, 'ConfigurationError')
      must(made.message.includes('Did you mean `maxResponseSize`?'), `It must say so: ${made.message}`)
      const called = await thrownBy(() => ossClient(context, url).listSources({ timeOut: 9 } as object))
      kind(called, InvalidArgumentError, 'InvalidArgumentError')
      must(called.message.includes('Did you mean `timeout`?'), `It must say so: ${called.message}`)
    },
  ],
  [
    'a body that JSON would change is refused with the name of the property, and nothing is sent',
    async (context) => {
      const endpoint = context.open('answers')
      const client = ossClient(context, endpoint.url)
      for (const [change, complaint] of [
        [{ threshold: Number.NaN }, 'body.threshold is NaN'],
        [{ channel: new Map() }, 'body.channel is a Map'],
        [{ channel: new Blob(['x']) }, 'body.channel is a Blob'],
        [{ channels: [alert.channel, new ReadableStream()] }, 'body.channels[1] is a ReadableStream'],
      ] as const) {
        const error = await thrownBy(() => client.createAlert({ ...alert, ...(change as object) }))
        kind(error, context.packages.oss.errors.InvalidArgumentError, 'InvalidArgumentError')
        must(error.message.includes(complaint), `It must say where: ${error.message}`)
      }
      must((await endpoint.seen()).requests.length === 0, 'Nothing must be sent.')
    },
  ],
]
