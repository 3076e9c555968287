import { parseArgs } from 'node:util'
import { servers } from './corpus.ts'

const usage = `Usage: --target URL --key KEY --ids NAME=ID,… [--server ${servers.join('|')}] [--limited URL] [--only TEXT]
Names of ids: source.log source.trace source.metric source.session connection webhook webhook.slack savedSearch,
and of existing telemetry: service metric.gauge metric.sum metric.histogram metric.summary.`

/** Reads the command line of the commands that need a real server. */
export function readFidelityArguments() {
  const names = ['target', 'key', 'ids', 'server', 'limited', 'only'] as const
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  const { target, key, ids, server = 'today', limited, only = '' } = parseArgs({ options }).values
  const known = servers.find((one) => one === server)
  if (!target || !key || !ids || !known) throw new Error(usage)
  const named = Object.fromEntries(ids.split(',').map((pair) => pair.split('=') as [string, string]))
  return {
    target: { fetch, baseUrl: target, apiKey: key, ids: named },
    server: known,
    // The same deployment at an address where it limits requests.
    limited: limited ? { fetch, baseUrl: limited } : undefined,
    // A part of the names of the wanted sequences; all if empty.
    only,
  }
}
