import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { createManagementClient, type ManagementClientOptions } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSandbox } from '../src/index.ts'
import { attributesIn, elementsIn, textsIn } from './page/fixture.ts'
import { clientAt, fileWith, run } from './run-command.ts'

test('prints the lines to export, and serves at the printed address', async () => {
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

test('with --data it stores each change before it answers, and continues with the stored state', async () => {
  const data = await fileWith()
  const first = run('--data', data)
  await clientAt(await first.address).createDashboard({ name: 'Checkout', tiles: [] })
  expect(JSON.parse(await readFile(data, 'utf8')).openSource.dashboards).toMatchObject([{ name: 'Checkout' }])
  expect(await readdir(dirname(data))).toEqual(['file.json', 'file.json.lock'])
  await first.stop()
  expect(await readdir(dirname(data))).toEqual(['file.json'])
  const second = run('--data', data)
  expect(await clientAt(await second.address).listDashboards()).toMatchObject([{ name: 'Checkout' }])
})

describe('the file of --data', () => {
  test.each([true, false])('keeps being the target of a symbolic link (there: %s)', async (isThere) => {
    const target = await fileWith(isThere ? JSON.stringify(createSandbox().snapshot()) : undefined)
    const link = join(dirname(target), 'link.json')
    await symlink('file.json', link)
    const { address, stop } = run('--data', link)
    await clientAt(await address).createDashboard({ name: 'Checkout', tiles: [] })
    await stop()
    expect(await readlink(link)).toBe('file.json')
    expect(JSON.parse(await readFile(target, 'utf8')).openSource.dashboards).toHaveLength(1)
  })

  test('is used by one process at a time, by whatever name', async () => {
    const data = await fileWith()
    const link = join(dirname(data), 'link.json')
    await symlink(data, link)
    const first = run('--data', data)
    await first.address
    const second = run('--data', link)
    expect(await second.stop()).toBe(2)
    expect(second.printed.err).toContain(`is used by the process ${process.pid}. Stop it, or name another file.`)
    await first.stop()
    expect(await run('--data', link).address).not.toBe('')
  })

  test.each([
    ['', 0],
    ['999999999\n', 0],
    [`${process.pid}\n`, 0],
    [`${process.ppid}\n`, 2],
    ['notes', 2],
  ])('with a lock of %j ends with %i', async (content, code) => {
    const data = await fileWith()
    await writeFile(`${data}.lock`, content)
    const { address, stop } = run('--data', data)
    await address
    expect(await stop()).toBe(code)
    expect(await readFile(`${data}.lock`, 'utf8').catch(() => 'gone')).toBe(code === 0 ? 'gone' : content)
  })

  test('is freed of what a killed process left, and nothing else is removed', async () => {
    const data = await fileWith()
    const left = ['file.json.4711.new', 'file.json.4711.0123456789abcdef.new']
    const files = ['file.json.new', 'file.json.old.new', 'xfile.json.1.new', 'o.1.new', 'file.json.1.0123.new']
    const others = [...files, 'file.json.1.new', 'file.json.2.new']
    for (const name of [...left, ...files]) await writeFile(join(dirname(data), name), '{')
    await symlink('o.1.new', join(dirname(data), 'file.json.1.new'))
    await mkdir(join(dirname(data), 'file.json.2.new'))
    const { address, stop } = run('--data', data)
    await address
    await stop()
    expect((await readdir(dirname(data))).toSorted()).toEqual(['file.json', ...others].toSorted())
  })

  test('is written through no link that somebody puts beside it', async () => {
    const data = await fileWith()
    const victim = join(dirname(data), 'victim')
    await writeFile(victim, 'mine')
    const { address } = run('--data', data)
    const client = clientAt(await address)
    await symlink('victim', `${data}.${process.pid}.new`)
    await client.createDashboard({ name: 'Checkout', tiles: [] })
    expect(await readFile(victim, 'utf8')).toBe('mine')
    expect(JSON.parse(await readFile(data, 'utf8')).openSource.dashboards).toHaveLength(1)
  })
})

const lengths = ['0', 'starting=0,partially_running=0,stopping=0']
test.each(lengths)('with --durations %s services change their states at once', async (durations) => {
  const { address, printed } = run('--durations', durations)
  const baseUrl = await address
  const of = (name: string) => new RegExp(`CLOUDDB_${name}=(.+)`).exec(printed.out)?.[1] ?? ''
  const [keyId, keySecret, organizationId] = ['KEY_ID', 'KEY_SECRET', 'ORGANIZATION_ID'].map(of)
  const client = createManagementClient({ baseUrl, keyId, keySecret, organizationId } as ManagementClientOptions)
  for (const [command, state] of [['stop', 'stopped'] as const, ['start', 'running'] as const]) {
    await client.updateServiceState(of('SERVICE_ID'), { command })
    expect((await client.getService(of('SERVICE_ID'))).state).toBe(state)
  }
})

test('a state that can no longer be written stays in memory, and the command says so', async () => {
  const data = join(dirname(await fileWith()), 'folder', 'state.json')
  await mkdir(dirname(data))
  const { printed, address } = run('--data', data)
  const client = clientAt(await address)
  await rm(dirname(data), { recursive: true })
  await client.createDashboard({ name: 'Checkout', tiles: [] })
  expect(printed.err).toBe(`sandbox: the state could not be written to ${data}: ENOENT. It is in memory only.\n`)
  expect(await client.listDashboards()).toHaveLength(1)
})

test('with --data that is ahead of the present time, services go on from the present', async () => {
  const sandbox = createSandbox({ clock: Date.now(), durations: { stopping: 0 } })
  sandbox.advance(3_600_000)
  const management = createManagementClient(sandbox.management)
  const id = String(sandbox.observabilityCloud.serviceId)
  await management.updateServiceState(id, { command: 'stop' })
  const { address } = run('--data', await fileWith(JSON.stringify(sandbox.snapshot())))
  const served = createManagementClient({ ...sandbox.management, baseUrl: await address, fetch: globalThis.fetch })
  expect((await served.getService(id)).state).toBe('stopped')
})

test('with --seed it starts with a snapshot', async () => {
  const sandbox = createSandbox()
  await createObservabilityOssClient(sandbox.observabilityOss).createDashboard({ name: 'Checkout', tiles: [] })
  const { address } = run('--seed', await fileWith(JSON.stringify(sandbox.snapshot())))
  expect(await clientAt(await address).listDashboards()).toMatchObject([{ name: 'Checkout' }])
})

describe('--demo', () => {
  test('starts with charts that have data, and with an alert that fires', async () => {
    const { address } = run('--demo')
    const view = await (await fetch(`${await address}/_sandbox/view`)).json()
    expect(textsIn(view['dashboards tools'], 'option')).toEqual(['Shop', 'Accounts', 'Platform', 'Mails'])
    expect(attributesIn(view.dashboards, 'article', 'class')).toEqual(['tile time', 'tile time', 'tile time'])
    expect(elementsIn(view.dashboards, 'svg')).toHaveLength(3)
    expect(textsIn(view.alerts, 'h3')).toEqual(['Payments fail', 'Gateway is slow'])
    expect(textsIn(view.alerts, 'span')).toEqual(['alert', 'ok'])
  })

  test('keeps its state in a new file of --data, and leaves an old one as it is', async () => {
    const data = await fileWith()
    const { address, stop } = run('--demo', '--data', data)
    await address
    await stop()
    const stored = await readFile(data, 'utf8')
    expect(JSON.parse(stored).openSource.dashboards).toHaveLength(2)
    const second = run('--demo', '--data', data)
    expect(await second.stop()).toBe(2)
    const says = `--demo cannot replace the state in --data ${data}. Leave --demo out, or name a new file.`
    expect(second.printed).toEqual({ out: '', err: `sandbox: ${says}\n` })
    expect(await readFile(data, 'utf8')).toBe(stored)
  })
})

test('with --faults it fails as the file says', async () => {
  const faults = '[{ "kind": "status", "status": 503, "operation": "listAlerts" }, { "kind": "reset" }]'
  const { printed, address } = run('--faults', await fileWith(faults))
  const client = clientAt(await address)
  await expect(client.listAlerts()).rejects.toMatchObject({ status: 503 })
  await expect(client.listAlerts()).rejects.toMatchObject({ name: 'ConnectionError' })
  expect(printed.out).toContain('--- GET /api/v2/alerts (listAlerts) fault: reset\n')
})

test('with --rate-limits real it limits requests as the deployment does', async () => {
  const { address } = run('--rate-limits', 'real')
  const answer = await fetch(`${await address}/api/v2/alerts`)
  expect(answer.headers.get('ratelimit-remaining')).toBe('99')
})

describe('wrong use', () => {
  const cases: [string[], string][] = [
    [['--port', 'x'], '--port is "x". Give a whole number from 0 to 65535.'],
    [['--latency', '-5'], '--latency is "-5". Give a whole number from 0 to 600000.\n'],
    ...['-1', '1e3', 'stopped=0', 'starting', 'starting=0;stopping=0'].map((wrong): [string[], string] => [
      ['--durations', wrong],
      `--durations is "${wrong}". Give milliseconds, up to 9 digits, for all states or for some of provisioning,`,
    ]),
    [['--latency'], '--latency needs a value. See npx @clouddb/sandbox --help.\n'],
    [['--seed', '--no-log'], '--seed needs a value. See npx @clouddb/sandbox --help.\n'],
    [['--no-log=yes'], '--no-log takes no value. Write --no-log.\n'],
    [['--demo', '--seed', 'x.json'], '--demo and --seed both name the initial state. Leave one of them out.\n'],
    [['--rate-limits', 'on'], '--rate-limits is "on". Say real or off.'],
    [['--since', 'today'], '--since is "today". Give a day, such as 2026-02-27.'],
    [['state.json'], 'It takes options only, and "state.json" is none. Put a -- option before it.'],
    [['--latncy', '5'], '--latncy is not an option. Do you mean --latency? See npx @clouddb/sandbox --help.\n'],
    [['--nothing'], '--nothing is not an option. See npx @clouddb/sandbox --help.'],
    [['--seed', '/nowhere'], '--seed /nowhere cannot be read: ENOENT. Name a file that is there.'],
    [['--data', '/nowhere/state.json'], '--data /nowhere/state.json cannot be used. It cannot be written: ENOENT.'],
  ]
  test.each(cases)('%j ends with 2 and a message that says what to do', async (args, says) => {
    const { printed, address, stop } = run(...args)
    await address
    expect(printed).toEqual({ out: '', err: expect.stringContaining(`sandbox: ${says}`) })
    expect(await stop()).toBe(2)
  })

  test.each([
    ['--data', 'nonsense', 'is not JSON. It was left as it is; name another file, or mend it.'],
    ['--data', '{}', 'holds no state of a sandbox: its "version" is wrong: Expected 1, received undefined.'],
    ['--data', 'null', 'holds no state of a sandbox: its content is wrong: Expected object, received null.'],
    ['--seed', '{"version":1,"openSource":{}}', 'holds no state of a sandbox: its "time" is wrong: Required.'],
    ['--faults', '{}', 'is no list. Write the faults as a JSON list.'],
    ['--faults', '[{"kind":"sleep"}]', 'kind must be one of status,'],
  ])('%s with a file of %s is refused, and the file stays', async (option, content, says) => {
    const file = await fileWith(content)
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
    expect(printed.err).toMatch(`sandbox: Port ${port} cannot be listened on: EADDRINUSE. Give another --port,`)
  })
})
