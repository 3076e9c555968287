import { describe, expect, test } from 'vitest'
import { API_KEY, caseOf, failuresOf, runAgainst, useDeployment } from './run-against.ts'
import { LOST } from './servers/deployment.ts'
import type { Asked, Drift } from './servers/drift.ts'
import { page } from './servers/served.ts'

const { start, runOn, current } = useDeployment()

const names = (): unknown[] =>
  current()
    .state()
    .openSource.dashboards.map(({ name }) => name)
const isFor = (asked: Asked, id: string) => asked.operation.id === id
const ONLY = ['--write', '--only', 'createDashboard']

describe('a run that writes', () => {
  test('gives what it creates a name that people recognize', async () => {
    const created: unknown[] = []
    const url = await start({
      drifts: [
        {
          reply: (asked, reply) => {
            if (isFor(asked, 'createDashboard') && reply.status === 200)
              created.push((asked.body as { name: string }).name)
            return reply
          },
        },
      ],
    })
    const report = await runAgainst(url, ONLY)
    const odd = created.filter((name) => !/^clouddb-contract [0-9a-f]{8}/.test(String(name)))
    expect(failuresOf(report)).toEqual([])
    expect(created.length).toBeGreaterThan(5)
    expect(odd).toEqual([])
  })

  test('deletes also what should never have been created', async () => {
    let last = ''
    const takesAll: Drift = {
      decide: (asked, known) => {
        if (!isFor(asked, 'createDashboard')) return known
        const { name } = Object(asked.body)
        if (typeof name === 'string' && name !== '') last = name.slice(0, 1024)
        if (known) asked.body = { name: last, tiles: [] }
        return undefined
      },
    }
    const url = await start({ drifts: [takesAll] })
    const before = names()
    const report = await runAgainst(url, ONLY)
    expect(report.counts.failed).toBeGreaterThan(5)
    expect(names()).toEqual(before)
  })

  test('names what it could not delete, and creates no more of it', async () => {
    const report = await runOn(ONLY, { before: ({ method }) => (method === 'DELETE' ? page(500, 'no') : undefined) })
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { failed: 0 } })
    expect(report.objects).toEqual([
      {
        kind: 'dashboardId',
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        path: expect.stringMatching(/^\/api\/v2\/dashboards\/[0-9a-f]{24}$/),
        fate: 'left behind',
        reason: 'deleteDashboard was answered 500',
      },
    ])
    expect(names().filter((name) => String(name).startsWith('clouddb-contract'))).toHaveLength(1)
    expect(report.interruptions.join()).toContain('1 object could not be deleted or restored; do it by hand.')
  })

  test('names what it left behind when the server died', async () => {
    let isDead = false
    const url = await start({
      before: () => (isDead ? LOST : undefined),
      drifts: [
        {
          reply: (asked, reply) => {
            isDead ||= isFor(asked, 'updateDashboard')
            return reply
          },
        },
      ],
    })
    const report = await runAgainst(url, ['--write', '--only', 'updateDashboard'])
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2 })
    expect(report.objects.map(({ fate }) => fate)).toEqual(['left behind'])
  })

  test.for([
    ['2 when it is interrupted', [], 'incomplete', 2],
    ['1 when it is interrupted after something failed', ['updateDashboard'], 'failed', 1],
  ] as const)('deletes what it created, and ends with %s', async ([, refused, outcome, exitCode]) => {
    const stop = new AbortController()
    const url = await start({
      before: (_request, count) => {
        if (count === 12) stop.abort()
        return undefined
      },
      drifts: refused.map((id) => ({ decide: (asked, complaint) => (isFor(asked, id) ? 400 : complaint) })),
    })
    const before = names()
    const report = await runAgainst(url, ['--write', '--only', 'updateDashboard,deleteDashboard'], {
      stop: stop.signal,
    })
    expect(report).toMatchObject({ outcome, exitCode })
    expect(report.interruptions).toEqual(['The run ended early: the run was interrupted.'])
    expect(report.objects.map(({ fate }) => fate)).toEqual(['deleted'])
    expect(names()).toEqual(before)
  })

  test('sends to another machine no method that the document does not know', async () => {
    const url = await start()
    const methods: string[] = []
    const redirect: typeof fetch = (input, init) => {
      methods.push(`${init?.method} ${new URL(String(input)).pathname}`)
      return fetch(String(input).replace('https://api.example.com', url), init)
    }
    const args = ['--write', '--yes-write-to', 'api.example.com', '--only', 'listDashboards,getDashboard']
    const report = await runAgainst('https://api.example.com', args, { fetch: redirect })
    expect(failuresOf(report)).toEqual([])
    expect(methods.filter((each) => /^PUT .*dashboards$|^PATCH|^POST .*\/\w{24}/.test(each))).toEqual([])
    expect(caseOf(report, 'listDashboards/undeclared-method').reason).toMatch(/only this machine is asked/)
  })

  test('uses objects that are named to refer to them, and changes none of them', async () => {
    const url = await start()
    const ids = 'dashboardId=66a1f0c2d4e8b7a9c3f50201,savedSearchId=66a1f0c2d4e8b7a9c3f50601'
    const report = await runAgainst(url, [
      '--write',
      '--only',
      'createAlert/example,updateDashboard/good-call',
      '--ids',
      ids,
    ])
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'createAlert/example').verdict).toBe('passed')
    const changes = current().requests.filter((request) => /^(PUT|DELETE) .*66a1f0c2d4e8b7a9c3f50201/.test(request))
    expect(changes).toEqual([])
    expect(JSON.stringify(report)).not.toContain(API_KEY)
  })
})
