import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { API_KEY, argumentsFor, BIN, callCommand, fakeProcess, useDeployment } from './run-against.ts'

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
    expect(stdout).toMatch(/2 objects created or changed by this run, and deleted or restored\./)
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
  const leftover = { id: 'dddddddddddddddddddddddd', name: 'clouddb-contract 0a1b2c3d', tiles: [] }
  const similar = { id: 'eeeeeeeeeeeeeeeeeeeeeeee', name: 'clouddb-contract of ours', tiles: [] }
  const add = () => current().change(({ openSource }) => openSource.dashboards.push(leftover, similar))

  test('deletes objects with the name of a run and those that refer to them, and nothing else', async () => {
    await start()
    add()
    const before = state()
    const { name: _, ...model } = before.alerts[0] as (typeof before.alerts)[number]
    const alert = { ...model, id: 'ffffffffffffffffffffffff', dashboardId: leftover.id }
    current().change(({ openSource }) => openSource.alerts.push(alert))
    const left = state()
    const rehearsal = await call('--clean', '--list')
    expect(rehearsal).toMatchObject({ exitCode: 0, stderr: '' })
    expect(rehearsal.stdout).toMatch(
      /^2 objects of earlier runs at .*:\n {2}found .*\/dashboards\/d{24}, clouddb-contract 0a1b2c3d\n/,
    )
    expect(state()).toEqual(left)

    const { exitCode, stdout } = await call('--clean')
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/ {2}deleted +\/api\/v2\/alerts\/f{24}, on d{24}\n/)
    expect(stdout).toContain(`deleted      /api/v2/dashboards/${leftover.id}, clouddb-contract 0a1b2c3d\n`)
    expect(state()).toEqual({ ...before, dashboards: before.dashboards.filter(({ id }) => id !== leftover.id) })
    expect((await call('--clean')).stdout).toMatch(/^0 objects of earlier runs at /)
  })

  test('does not delete an object that `--ids` names', async () => {
    await start()
    add()
    const before = state()
    const { exitCode } = await call('--clean', '--ids', `dashboardId=${leftover.id}`)
    expect([exitCode, state()]).toEqual([0, before])
  })

  test('names the objects that it could not delete, and exits with 2', async () => {
    await start({ drifts: [{ forgets: ({ operation }) => operation.id === 'deleteDashboard' }] })
    add()
    const { exitCode, stdout } = await call('--clean')
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
