import { parseArgs } from 'node:util'
import { WrongUse } from './progress.ts'

/** The flags of the command line. */
export type Flags = ReturnType<typeof readSampleArguments>

export const sampleHelp = `Reads two observability deployments, applies a dashboard with an alert to both, and writes report.html.

  pnpm start [--apply] [--retired-key <id>]

Without settings it talks to a sandbox on this machine. It talks to real deployments as soon as one of these is set:

  CLOUDDB_BASE_URL         address of the management API and the managed deployment
  CLOUDDB_KEY_ID           API key of the cloud console
  CLOUDDB_KEY_SECRET       its secret
  CLOUDDB_ORGANIZATION_ID  the organization that owns the service and the keys
  CLOUDDB_SERVICE_ID       the service to watch and to let sleep
  CLOUDDB_OSS_API_KEY      personal access key of the open-source deployment
  CLOUDDB_OSS_BASE_URL     its address, unless it is http://localhost:8000

This one sets whom the alert notifies:

  SAMPLE_WEBHOOK_URL       address of a Slack webhook

Options:

  --apply                  change real deployments; without it, the changes are shown and not made
  --retired-key <id>       delete this key; without it, no key of a real deployment is deleted
  -h, --help               show this text
`

/** Reads the command line and refuses unknown arguments. */
export function readSampleArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        apply: { type: 'boolean', default: false },
        'retired-key': { type: 'string' },
      },
    })
    for (const [flag, value] of Object.entries(values))
      if (value === '') throw new Error(`Option '--${flag}' is empty. `)
    return { help: values.help, apply: values.apply, retiredKey: values['retired-key'] }
  } catch (error) {
    const [problem] = (error as Error).message.split('. ')
    throw new WrongUse(`${problem}; --help lists what the sample understands.`, { cause: error })
  }
}
