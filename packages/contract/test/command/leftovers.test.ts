import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { referencesOfDeletion } from '../../src/command/bodies/references.ts'
import { read } from '../documents.ts'
import { API_KEY, argumentsFor, BIN, callCommand, fakeProcess, useDeployment } from './run-against.ts'
import { after, type Drift, listing } from './servers/drift.ts'
import { smallDocument } from './servers/small-document.ts'

const WRITING = ['--write', '--only', 'updateAlert/good-call,deleteAlert/good-call']

const { start, current } = useDeployment()
const commonArguments = () => argumentsFor(current().url)
const env = { CLOUDDB_OSS_API_KEY: API_KEY }

const call = (...args: string[]) => callCommand([...commonArguments(), ...args], env)
const state = () => current().state().openSource

/** Calls a function before the server answers the first change. */
function duringFirstChange(act: () => unknown) {
  let changes = 0
  return async ({ method }: IncomingMessage): Promise<undefined> => {
    if (method === 'PUT' && ++changes === 1) await act()
    return undefined
  }
}

describe('an interrupted run that writes', () => {
  test('leaves nothing behind after one signal, and exits with 2', async () => {
    const process = fakeProcess()
    await start({ before: duringFirstChange(() => process.emit('SIGINT')) })
    const before = state()
    const { exitCode, stdout, stderr } = await callCommand([...commonArguments(), ...WRITING], env, process)
    expect(exitCode).toBe(2)
    expect(stderr).toContain('contract: interrupted; cleaning up.')
    expect(stdout).toMatch(/3 objects created or changed by this run, and deleted or restored\./)
    expect(state()).toEqual(before)
  })

  test('leaves nothing behind if its terminal is closed', async () => {
    let child: ReturnType<typeof spawn> | undefined
    await start({
      before: duringFirstChange(() => {
        child?.stdout?.destroy()
        child?.stderr?.destroy()
        child?.kill('SIGHUP')
      }),
    })
    const before = state()
    child = spawn(process.execPath, [BIN, ...commonArguments(), ...WRITING], { env })
    await once(child, 'exit')
    expect(current().requests.join()).toContain('DELETE')
    expect(state()).toEqual(before)
  })

  test('ends immediately after a second signal', async () => {
    const process = fakeProcess()
    let exit: unknown
    await start({
      before: duringFirstChange(async () => {
        process.emit('SIGINT')
        // Two signals at once count as one.
        process.emit('SIGTERM')
        await new Promise((resolve) => setTimeout(resolve, 200))
        try {
          process.emit('SIGTERM')
        } catch (error) {
          exit = error
        }
      }),
    })
    await callCommand([...commonArguments(), ...WRITING], env, process)
    expect(exit).toEqual(new Error('exit 2'))
    expect(process.texts.stderr.join('')).toContain('--clean')
  })
})

describe('--clean', () => {
  test('needs nothing that Node 20 lacks', async () => {
    const groupBy = Object.getOwnPropertyDescriptor(Map, 'groupBy')
    await start()
    Reflect.deleteProperty(Map, 'groupBy')
    try {
      expect((await call('--clean', '--list')).stdout).toMatch(/^0 objects of earlier runs at /)
    } finally {
      if (groupBy) Object.defineProperty(Map, 'groupBy', groupBy)
    }
  })

  const leftover = { id: 'dddddddddddddddddddddddd', name: 'clouddb-contract 0a1b2c3d', tiles: [] }
  const named = (id: string, name: string) => ({ id: id.repeat(24), name, tiles: [] })
  const add = (...others: ReturnType<typeof named>[]) =>
    current().change(({ openSource }) => openSource.dashboards.push(leftover, ...others))
  const addAlert = (id: string, values: object) =>
    current().change(({ openSource }) => {
      const { name: _, ...model } = openSource.alerts[0] as (typeof openSource.alerts)[number]
      openSource.alerts.push({ ...model, id: id.repeat(24), ...values })
    })
  const idsOf = () => [...state().dashboards, ...state().alerts].map(({ id }) => String(id))

  test('deletes objects with the name of a run and those that refer to them, and nothing else', async () => {
    await start()
    add()
    const before = state()
    addAlert('f', { dashboardId: leftover.id })
    const left = state()
    const rehearsal = await call('--clean', '--list')
    expect(rehearsal).toMatchObject({ exitCode: 0, stderr: '' })
    expect(rehearsal.stdout).toMatch(
      /^2 objects of earlier runs at .*:\n {2}found .*\/dashboards\/d{24}, clouddb-contract 0a1b2c3d\n/,
    )
    expect(state()).toEqual(left)

    const { exitCode, stdout } = await call('--clean', '--yes')
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/ {2}deleted +\/api\/v2\/alerts\/f{24}, on d{24}\n/)
    expect(stdout).toContain(`deleted      /api/v2/dashboards/${leftover.id}, clouddb-contract 0a1b2c3d\n`)
    expect(state()).toEqual({ ...before, dashboards: before.dashboards.filter(({ id }) => id !== leftover.id) })
    expect((await call('--clean')).stdout).toMatch(/^0 objects of earlier runs at /)
  })

  test('deletes by whole names and declared references only', async () => {
    await start()
    const ofRuns = [
      named('1', 'clouddb-contract 0a1b2c3d changed'),
      named('2', `clouddb-contract 0a1b2c3d${'x'.repeat(999)}`),
    ]
    const ofPeople = [
      named('3', 'clouddb-contract 2026112245 - quarterly numbers, do not delete'),
      named('4', 'clouddb-contract 20261122 copy'),
      named('5', 'clouddb-contract 0a1b2c3d changed again'),
      named('6', 'our clouddb-contract 0a1b2c3d'),
      named('7', 'clouddb-contract 0A1B2C3D'),
      named('8', 'clouddb-contract 0a1b2c3d\n'),
      { ...named('9', 'Beside it'), teamId: leftover.id, dashboardId: leftover.id },
    ]
    add(...ofRuns, ...ofPeople)
    addAlert('a', { dashboardId: '3'.repeat(24) })
    addAlert('b', { teamId: leftover.id, tileId: leftover.id })
    addAlert('c', { dashboardId: '1'.repeat(24) })
    const before = idsOf()
    const { exitCode } = await call('--clean', '--yes')
    expect(exitCode).toBe(0)
    const gone = [leftover, ...ofRuns].map(({ id }) => id)
    expect(idsOf()).toEqual(before.filter((id) => ![...gone, 'c'.repeat(24)].includes(id)))
  })

  test('follows only the references with which the document says that an object is deleted', () => {
    const { reader, operations } = read(smallDocument())
    const [node = []] = operations.flatMap(({ id, body }) => (id === 'createAlert' && body ? [body.node] : []))
    const kinds = { dashboardId: 'dashboardId', savedSearchId: 'savedSearchId', tileId: 'tileId' }
    expect(Object.fromEntries(referencesOfDeletion(reader, node))).toEqual(kinds)
  })

  test('lists what it would delete, and asks for `--yes` where it is not CI', async () => {
    await start()
    add()
    const before = idsOf()
    const { exitCode, stdout, stderr } = await call('--clean')
    expect([exitCode, idsOf()]).toEqual([2, before])
    expect(stdout).toContain(`found        /api/v2/dashboards/${leftover.id}, clouddb-contract 0a1b2c3d\n`)
    expect(stderr).toMatch(/would delete 1 object for good, and has deleted nothing; .* add `--yes`.*CI/)
    expect((await callCommand([...commonArguments(), '--clean'], { ...env, CI: 'false' })).exitCode).toBe(2)
    const inCi = await callCommand([...commonArguments(), '--clean'], { ...env, CI: 'true' })
    expect(inCi.exitCode).toBe(0)
    expect(inCi.stdout).toMatch(/found .*\n.*deleted /)
    expect(idsOf()).toEqual(before.filter((id) => id !== leftover.id))
  })

  const withoutId = listing('listDashboards', ({ id, ...rest }) => ({ _id: id, ...rest }))
  const underName = listing('listDashboards', (item) => ({ ...item, name: leftover.name }))
  test.for<[string, Drift, RegExp]>([
    [
      'shows no ids',
      withoutId,
      /left behind {2}clouddb-contract 0a1b2c3d in \/api\/v2\/dashboards: no usable id is shown/,
    ],
    ['lists objects of people under the name of a run', underName, /50201, .* it is another object when it is read/],
    [
      'deletes another object as well',
      after('deleteDashboard', () => current().change(({ openSource }) => openSource.dashboards.shift())),
      /50201 \(Checkout\) can no longer be found/,
    ],
  ])('names what it cannot delete, and exits with 2, if a server %s', async ([, drift, words]) => {
    await start({ drifts: [drift] })
    add(named('1', 'clouddb-contract 0a1b2c3e'))
    const { exitCode, stdout } = await call('--clean', '--yes')
    expect(exitCode).toBe(2)
    expect(stdout).toMatch(words)
    expect(current().requests.filter((each) => /DELETE .*66a1f0c2/.test(each))).toEqual([])
    expect(state().dashboards.length).toBeGreaterThan(1)
  })

  test('does not delete an object that `--ids` names', async () => {
    await start()
    add()
    const before = state()
    const { exitCode } = await call('--clean', '--yes', '--ids', `dashboardId=${leftover.id}`)
    expect([exitCode, state()]).toEqual([0, before])
  })

  test('names the objects that it could not delete, and exits with 2', async () => {
    await start({ drifts: [{ forgets: ({ operation }) => operation.id === 'deleteDashboard' }] })
    add()
    const { exitCode, stdout } = await call('--clean', '--yes')
    expect(exitCode).toBe(2)
    expect(stdout).toMatch(/left behind {2}\/api\/v2\/dashboards\/d{24}, clouddb-contract 0a1b2c3d: .* is still there/)
  })

  test('names the lists that it could not read, and exits with 2', async () => {
    await start({
      before: ({ url }) =>
        url?.includes('alerts') ? { status: 500, type: 'text/plain', body: '::error::\nno' } : undefined,
    })
    const { exitCode, stdout } = await call('--clean')
    expect(exitCode).toBe(2)
    expect(stdout).toContain('not looked at: /api/v2/alerts')
  })
})
