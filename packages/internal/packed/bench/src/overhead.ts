import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { type CallName, calls } from './calls.ts'
import { type ClientName, clients } from './clients.ts'
import { type Comparison, measure } from './rounds.ts'
import type { EachCall, Transport } from './table.ts'

/** The calls of one client in a round: about a millisecond's worth, so that all run in the same state of the machine. */
const callsPerRound: EachCall<number> = {
  stub: { get: 50, patch: 50, list: 2 },
  loopback: { get: 10, patch: 10, list: 2 },
}

/** Measures clients over each transport, for some seconds a call. The first client is the base of the factors. */
export async function measureOverhead(
  names: readonly ClientName[],
  seconds: Readonly<Record<Transport, number>>,
): Promise<EachCall<Comparison>> {
  const server = fork(new URL('server.ts', import.meta.url))
  try {
    const origin = await originOf(server)
    const over = async (transport: Transport, call: CallName) => {
      const init = { headers: { 'content-type': 'application/json' } }
      const { answer } = calls[call]
      const open = ({ open }: (typeof clients)[ClientName]) =>
        transport === 'loopback'
          ? open(origin, fetch)
          : open('https://api.example.com', async () => new Response(answer, init))
      const runs = new Map(names.map((name) => [name, open(clients[name])[call]]))
      const payload = JSON.parse(answer).result
      for (const [name, run] of runs)
        if (!isDeepStrictEqual(await run(), payload)) throw new Error(`${name} does not return the payload of ${call}.`)
      return measure(runs, callsPerRound[transport][call], seconds[transport])
    }
    const overTransport = async (transport: Transport) => ({
      get: await over(transport, 'get'),
      patch: await over(transport, 'patch'),
      list: await over(transport, 'list'),
    })
    return { stub: await overTransport('stub'), loopback: await overTransport('loopback') }
  } finally {
    server.kill()
  }
}

async function originOf(server: ChildProcess): Promise<string> {
  const failed = once(server, 'exit').then(() => {
    throw new Error('The loopback server ended before it listened.')
  })
  const [{ port }] = (await Promise.race([once(server, 'message'), failed])) as [AddressInfo]
  return `http://127.0.0.1:${port}`
}
