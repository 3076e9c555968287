import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, refuse } from '../problem.ts'
import { end, run, start } from '../processes.ts'
import type { Manager } from './package-managers.ts'
import { write } from './projects.ts'

/** Whether the commands of packages that are not installed answer. */
export async function commandsAnswer(parent: string, manager: Manager): Promise<void> {
  const folder = join(parent, `empty ${manager.name}`.replace(/\W+/g, '-'))
  await mkdir(folder, { recursive: true })
  await write({ folder, manager }, manager.files)
  const where = { cwd: folder, env: manager.environment }
  const help = await run(manager.once('@clouddb/contract', '--help'), where)
  refuse(
    help.includes('npx @clouddb/contract') ? [] : [`contract --help says: ${help}`],
    'its help',
    'look at the `bin` of the package.',
  )
  const child = start(manager.once('@clouddb/sandbox', '--port', '0'), where)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
  try {
    const { address, key } = await listening(() => printed, child.stdout ?? process.stdin, once(child, 'close'))
    const answer = await fetch(`${address}/api/v2/sources`, { headers: { authorization: `Bearer ${key}` } })
    if (answer.status !== 200) throw notAnswering(`GET /api/v2/sources was answered by ${answer.status}`)
  } finally {
    end(child)
  }
}

/** Waits until the sandbox has said where it listens, and by which key. */
async function listening(printed: () => string, output: NodeJS.ReadableStream, ended: Promise<unknown>) {
  const late = AbortSignal.timeout(60_000)
  let isOver = false
  ended.then(
    () => {
      isOver = true
    },
    () => {},
  )
  for (;;) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed()) ?? []
    const [, key] = /CLOUDDB_OSS_API_KEY=(\S+)\n/.exec(printed()) ?? []
    if (address && key) return { address, key }
    if (isOver || late.aborted) throw notAnswering(`it has printed ${JSON.stringify(printed())}`)
    await Promise.race([once(output, 'data', { signal: late }), ended]).catch(() => {})
  }
}

function notAnswering(wrong: string): Problem {
  return new Problem(
    `The command of the sandbox does not answer: ${wrong}.`,
    'an address, a key, and 200',
    'start it by hand: `npx @clouddb/sandbox`.',
  )
}
