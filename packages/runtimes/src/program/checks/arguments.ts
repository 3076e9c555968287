import { ossClient } from '../clients.ts'
import { kind, must, thrownBy } from '../expectations.ts'
import type { Check } from '../setting.ts'
import { alert } from './retries.ts'

export const callArguments: readonly Check[] = [
  [
    'a misspelt option, of a client or of a call, is refused with the one that was meant',
    async (setting) => {
      const { url } = setting.open('answers')
      const { ConfigurationError, InvalidArgumentError } = setting.packages.oss.errors
      const made = await thrownBy(() => ossClient(setting, url, { maxResponsSize: 9 } as object))
      kind(made, ConfigurationError, 'ConfigurationError')
      must(made.message.includes('Did you mean `maxResponseSize`?'), `It must say so: ${made.message}`)
      const called = await thrownBy(() => ossClient(setting, url).listSources({ timeOut: 9 } as object))
      kind(called, InvalidArgumentError, 'InvalidArgumentError')
      must(called.message.includes('Did you mean `timeout`?'), `It must say so: ${called.message}`)
    },
  ],
  [
    'a body that JSON would change is refused by its place, and nothing is sent',
    async (setting) => {
      const corner = setting.open('answers')
      const client = ossClient(setting, corner.url)
      for (const [change, place] of [
        [{ threshold: Number.NaN }, 'body.threshold is NaN'],
        [{ channel: new Map() }, 'body.channel is a Map'],
        [{ channel: new Blob(['x']) }, 'body.channel is a Blob'],
        [{ channels: [alert.channel, new ReadableStream()] }, 'body.channels[1] is a ReadableStream'],
      ] as const) {
        const error = await thrownBy(() => client.createAlert({ ...alert, ...(change as object) }))
        kind(error, setting.packages.oss.errors.InvalidArgumentError, 'InvalidArgumentError')
        must(error.message.includes(place), `It must say where: ${error.message}`)
      }
      must((await corner.seen()).requests.length === 0, 'Nothing must be sent.')
    },
  ],
]
