import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, onTestFinished, test } from 'vitest'
import { main } from '../src/command/main.ts'
import { createSandbox } from '../src/index.ts'

interface Run {
  /** The output so far. */
  readonly printed: { out: string; err: string }
  /** Settles when the command is ready, or has ended. */
  readonly address: Promise<string>
  stop(): Promise<number>
}

/** Runs the command on a free port until the test is finished. */
function run(...args: string[]): Run {
  const printed = { out: '', err: '' }
  const [ready, stop] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const stdout = {
    write: (text: string) => {
      printed.out += text
      const found = /CLOUDDB_OSS_BASE_URL=(\S+)/.exec(printed.out)?.[1]
      if (found) ready.resolve(found)
    },
  }
  const stderr = {
    write: (text: string) => {
      printed.err += text
    },
  }
  const ended = main(['--port', '0', ...args], { stdout, stderr, stop: stop.promise })
  ended.then(() => ready.resolve(''), ready.reject)
  const end = () => {
    stop.resolve()
    return ended
  }
  onTestFinished(async () => void (await end()))
  return { printed, address: ready.promise, stop: end }
}

const clientAt = (baseUrl: string) => createObservabilityOssClient({ baseUrl, apiKey: 'sandbox-api-key' })
const fresh = () => mkdtemp(join(tmpdir(), 'sandbox-'))

test('prints the lines to export, and serves what they lead to', async () => {
  const { printed, address, stop } = run('--no-log')
  expect(await clientAt(await address).listSources()).toHaveLength(4)
  expect(printed.out).toContain('export CLOUDDB_KEY_ID=sandbox-key-id\nexport CLOUDDB_KEY_SECRET=sandbox-key-secret\n')
  expect(await stop()).toBe(0)
  await expect(fetch(await address)).rejects.toThrow()
})

test('logs each request in one line, whatever its path holds', async () => {
  const { printed, address } = run()
  await fetch(`${await address}/api/v2/alerts?a=%0A%1b::error::`)
  const [line, ...more] = printed.out.split('\n\n').at(-1)?.trimEnd().split('\n') ?? []
  expect(line).toMatch(/^[\d:.]{12} 401 GET \/api\/v2\/alerts\?a=%0A%1b::error:: \(listAlerts\)$/)
  expect(more).toEqual([])
})

describe('with --data', () => {
  test('goes on where it was stopped', async () => {
    const data = join(await fresh(), 'state.json')
    const first = run('--data', data)
    await clientAt(await first.address).createDashboard({ name: 'Checkout', tiles: [] })
    await first.stop()
    const second = run('--data', data)
    expect(await clientAt(await second.address).listDashboards()).toMatchObject([{ name: 'Checkout' }])
  })

  test('has written a change when it answers, whole, and leaves nothing beside the file', async () => {
    const folder = await fresh()
    const { address } = run('--data', join(folder, 'state.json'))
    await clientAt(await address).createDashboard({ name: 'Checkout', tiles: [] })
    const state = JSON.parse(await readFile(join(folder, 'state.json'), 'utf8'))
    expect(state.openSource.dashboards).toMatchObject([{ name: 'Checkout' }])
    expect(await readdir(folder)).toEqual(['state.json'])
  })
})

test('begins with a snapshot that it is given', async () => {
  const sandbox = createSandbox()
  await createObservabilityOssClient(sandbox.observabilityOss).createDashboard({ name: 'Checkout', tiles: [] })
  const seed = join(await fresh(), 'seed.json')
  await writeFile(seed, JSON.stringify(sandbox.snapshot()))
  const { address } = run('--seed', seed)
  expect(await clientAt(await address).listDashboards()).toMatchObject([{ name: 'Checkout' }])
})

test('lets go wrong what a file says', async () => {
  const faults = join(await fresh(), 'faults.json')
  await writeFile(faults, '[{ "kind": "status", "status": 503, "operation": "listAlerts" }, { "kind": "reset" }]')
  const { printed, address } = run('--faults', faults)
  const client = clientAt(await address)
  await expect(client.listAlerts({ maxRetries: 0 })).rejects.toMatchObject({ status: 503 })
  await expect(client.listAlerts({ maxRetries: 0 })).rejects.toMatchObject({ name: 'ConnectionError' })
  expect(printed.out).toContain('--- GET /api/v2/alerts (listAlerts) fault: reset\n')
})

test('limits requests as the deployment does, when told to', async () => {
  const { address } = run('--rate-limits', 'real')
  const answer = await fetch(`${await address}/api/v2/alerts`)
  expect(answer.headers.get('ratelimit-remaining')).toBe('99')
})

describe('wrong use', () => {
  const cases: [string[], string][] = [
    [['--port', 'x'], '--port is "x". Give a whole number from 0 to 65535.'],
    [['--latency', '-1'], "Option '--latency' argument is ambiguous."],
    [['--rate-limits', 'on'], '--rate-limits is "on". Say real or off.'],
    [['--since', 'today'], '--since is "today". Give a day, such as 2026-02-27.'],
    [['state.json'], 'It takes options only, and "state.json" is none. Put a -- option before it.'],
    [['--nothing'], "Unknown option '--nothing'. See npx @clouddb/sandbox --help."],
    [['--seed', '/nowhere'], '--seed /nowhere cannot be read: ENOENT. Name a file that is there.'],
    [['--data', '/nowhere/state.json'], '--data /nowhere/state.json cannot be written: ENOENT.'],
  ]
  test.each(cases)('%j ends with 2 and the cure', async (args, says) => {
    const { printed, address, stop } = run(...args)
    await address
    expect(printed).toEqual({ out: '', err: expect.stringContaining(`sandbox: ${says}`) })
    expect(await stop()).toBe(2)
  })

  test.each([
    ['--data', 'nonsense', 'is not JSON. It was left as it is; name another file, or mend it.'],
    ['--data', '{}', 'holds no state of a sandbox: "version" is not 1.'],
    ['--seed', '{"version":1,"openSource":{}}', 'holds no state of a sandbox: "managed.organizations" is no list.'],
    ['--faults', '{}', 'is no list. Write the faults as a JSON list.'],
    ['--faults', '[{"kind":"sleep"}]', 'is of no known kind: say one of status,'],
  ])('%s with a file of %s is refused, and the file stays', async (option, content, says) => {
    const file = join(await fresh(), 'file.json')
    await writeFile(file, content)
    const { printed, stop } = run(option, file)
    expect(await stop()).toBe(2)
    expect(printed.err).toContain(says)
    expect(await readFile(file, 'utf8')).toBe(content)
  })

  test('a port that is taken is named', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    const { printed, stop } = run('--port', String(port))
    expect(await stop()).toBe(2)
    expect(printed.err).toBe(
      `sandbox: Port ${port} cannot be listened on: EADDRINUSE. Give another --port, or 0 for any that is free.\n`,
    )
  })
})
