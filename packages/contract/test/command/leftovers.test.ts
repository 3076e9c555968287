import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { API_KEY, PATIENT } from './run-against.ts'
import { type Deployment, type DeploymentOptions, startDeployment } from './servers/deployment.ts'

const bin = fileURLToPath(new URL('../../src/bin.ts', import.meta.url))
const WRITING = ['--write', '--only', 'updateAlert/good-call,updateAlert/example,updateAlert/member']

let deployment: Deployment
const children: ReturnType<typeof spawn>[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await deployment.close()
})

async function serve(options: DeploymentOptions = {}): Promise<void> {
  deployment = await startDeployment(options)
}

/** The command as a process of its own. */
function start(...args: string[]) {
  const common = ['--document', 'observability-oss', '--target', deployment.url, '--rate', 'none', ...PATIENT]
  const env = { CLOUDDB_OSS_API_KEY: API_KEY }
  const child = spawn(process.execPath, [bin, ...common, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.stderr += text
  })
  return { child, ended: once(child, 'close').then(([exitCode, signal]) => ({ exitCode, signal, ...said })) }
}

const state = () => deployment.state().openSource

/** Holds an answer back until something was done in the middle of the run, at its so many-th change. */
function inTheMiddle(act: () => Promise<unknown> | undefined, at = 4) {
  let changes = 0
  return async ({ method }: IncomingMessage): Promise<undefined> => {
    if (method === 'PUT' && ++changes === at) await act()
    return undefined
  }
}

describe('a run that writes', () => {
  test('leaves nothing behind after Ctrl-C, and ends with 2', async () => {
    let run: ReturnType<typeof start> | undefined
    await serve({
      before: inTheMiddle(() => {
        const heard = run && once(run.child.stderr, 'data')
        run?.child.kill('SIGINT')
        return heard
      }),
    })
    const before = state()
    run = start(...WRITING)
    const { exitCode, stdout, stderr } = await run.ended
    expect(exitCode).toBe(2)
    expect(stderr).toContain('contract: interrupted; cleaning up.')
    expect(stdout).toMatch(/2 objects created or changed by this run, and deleted or restored\./)
    expect(state()).toEqual(before)
  })

  test('leaves nothing behind when its terminal is closed, and nobody hears it any more', async () => {
    let run: ReturnType<typeof start> | undefined
    await serve({
      before: inTheMiddle(async () => {
        run?.child.stdout.destroy()
        run?.child.stderr.destroy()
        run?.child.kill('SIGHUP')
      }),
    })
    const before = state()
    run = start(...WRITING)
    await once(run.child, 'exit')
    expect(state()).toEqual(before)
  })

  test('ends at once after a second signal', async () => {
    let run: ReturnType<typeof start> | undefined
    let isHeld = false
    await serve({
      before: inTheMiddle(async () => {
        isHeld = true
        run?.child.kill('SIGINT')
        await new Promise((resolve) => setTimeout(resolve, 400))
        run?.child.kill('SIGTERM')
        await new Promise(() => {})
      }),
    })
    run = start(...WRITING)
    const { exitCode, stdout, stderr } = await run.ended
    expect(isHeld).toBe(true)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain('--clean')
  })

  test('may be killed: what it left behind is found by its name, and what hangs on it, and nothing else', async () => {
    let run: ReturnType<typeof start> | undefined
    await serve({
      before: inTheMiddle(async () => {
        run?.child.kill('SIGKILL')
        // Its last request changes nothing, or what is left would not stay as it is looked at.
        await new Promise(() => {})
      }),
    })
    const before = state()
    run = start(...WRITING)
    expect(await run.ended).toMatchObject({ signal: 'SIGKILL' })
    expect(state().dashboards).toHaveLength(before.dashboards.length + 1)
    expect(state().alerts).toHaveLength(before.alerts.length + 1)
    deployment.change(({ openSource }) => delete openSource.alerts.at(-1)?.name)

    const left = state()
    const rehearsal = await start('--clean', '--list').ended
    expect(rehearsal).toMatchObject({ exitCode: 0, stderr: '' })
    expect(rehearsal.stdout).toMatch(
      /^2 objects of earlier runs at .*:\n {2}found .*\/dashboards\/.*, clouddb-contract .{8}\n/,
    )
    expect(state()).toEqual(left)

    const { exitCode, stdout } = await start('--clean').ended
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/ {2}deleted +\/api\/v2\/alerts\/\w{24}, on \w{24}\n/)
    expect(state()).toEqual(before)
    expect((await start('--clean').ended).stdout).toMatch(/^0 objects of earlier runs at /)
  })
})

describe('what is to clean up', () => {
  const leftover = { id: 'dddddddddddddddddddddddd', name: 'clouddb-contract 0a1b2c3d', tiles: [] }
  const similar = { id: 'eeeeeeeeeeeeeeeeeeeeeeee', name: 'clouddb-contract of ours', tiles: [] }
  const add = () => {
    deployment.change(({ openSource }) => openSource.dashboards.push(leftover, similar))
  }

  test('deletes no name that is only similar, and nothing that is given by its id', async () => {
    await serve()
    add()
    const before = state()
    const spared = await start('--clean', '--ids', `dashboardId=${leftover.id}`).ended
    expect([spared.exitCode, state()]).toEqual([0, before])
    const { stdout } = await start('--clean').ended
    expect(stdout).toContain(`deleted      /api/v2/dashboards/${leftover.id}, clouddb-contract 0a1b2c3d\n`)
    expect(state().dashboards).toContainEqual(similar)
  })

  test('says what stays, and ends with 2', async () => {
    await serve({ drifts: [{ forgets: ({ operation }) => operation.id === 'deleteDashboard' }] })
    add()
    const { exitCode, stdout } = await start('--clean').ended
    expect(exitCode).toBe(2)
    expect(stdout).toMatch(/left behind {2}\/api\/v2\/dashboards\/d{24}, clouddb-contract 0a1b2c3d: .* is still there/)
  })

  test('says which list it could not read, and ends with 2', async () => {
    await serve({
      before: ({ url }) =>
        url?.includes('alerts') ? { status: 500, type: 'text/plain', body: '::error::\nno' } : undefined,
    })
    const { exitCode, stdout } = await start('--clean').ended
    expect(exitCode).toBe(2)
    expect(stdout).toContain('not looked at: /api/v2/alerts')
  })

  test.for([
    [['--clean', '--write'], /`--clean` and `--write` are given together/],
    [['--clean', '--only', 'listAlerts'], /`--clean` and `--only` are given together/],
    [['--clean', '--report', 'json'], /`--clean` and `--report` are given together/],
    [['--clean', '--target', 'https://api.example.com'], /would delete objects at api.example.com.*--yes-write-to/],
  ] as const)('refuses %j', async ([args, message]) => {
    await serve()
    const target = args.includes('--target' as never) ? [] : ['--target', deployment.url]
    const child = spawn(process.execPath, [bin, '--document', 'observability-oss', ...target, ...args], {
      env: { CLOUDDB_OSS_API_KEY: API_KEY },
    })
    let stderr = ''
    child.stderr.on('data', (text) => {
      stderr += text
    })
    const [exitCode] = await once(child, 'close')
    expect([exitCode, deployment.requests]).toEqual([2, []])
    expect(stderr).toMatch(message)
  })
})
