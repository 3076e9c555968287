import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '../../src/index.ts'
import type { RunReport } from '../../src/report/run-report.ts'
import { toText } from '../../src/report/text.ts'
import { failuresOf, runAgainst, useDeployment } from './run-against.ts'
import { page } from './servers/behaviour.ts'
import { read } from './servers/deployment.ts'
import type { Asked, Drift, Reply } from './servers/drift.ts'
import { smallDocument } from './servers/small-document.ts'

const { start, current } = useDeployment()

/** Objects of the deployment's user, in the examples that it starts with. */
const DASHBOARD = '66a1f0c2d4e8b7a9c3f50201'
const ALERT = '66a1f0c2d4e8b7a9c3f50401'
const SOURCE = '66a1f0c2d4e8b7a9c3f50101'
const ALL = ['--write', '--only', 'createDashboard,updateDashboard,deleteDashboard,createAlert/example,deleteAlert']

const isFor = (asked: Asked, id: string) => asked.operation.id === id
const isMade = (asked: Asked, reply: Reply, id: string) => isFor(asked, id) && reply.status === 200
type Fields = Record<string, Json>

/** Changes what a creation is answered with. */
const answering = (id: string, change: (made: Fields) => Json): Drift => ({
  reply: (asked, reply) =>
    isMade(asked, reply, id) ? { ...reply, body: { data: change((reply.body as { data: Fields }).data) } } : reply,
})

/** Everything that the deployment keeps, as it is. */
const state = () =>
  structuredClone(Object.fromEntries([...current().objects].map(([name, kept]) => [name, Object.fromEntries(kept)])))

const kept = (name: string) => [...(current().objects.get(name)?.values() ?? [])]
const marked = () => kept('dashboards').filter(({ name }) => String(name).startsWith('clouddb-contract'))
const changesOf = (id: string) =>
  current().requests.filter((each) => /^(PUT|PATCH|DELETE|POST) /.test(each) && each.toLowerCase().includes(id))

/** What was there before is as it was, and the run says what it refused to touch, and ends with 2. */
function expectUntouched(report: RunReport, before: ReturnType<typeof state>, path: string) {
  const after = state()
  for (const [name, objects] of Object.entries(before)) expect(after[name]).toMatchObject(objects)
  expect(report).toMatchObject({ outcome: 'failed', exitCode: 2 })
  expect(failuresOf(report).join('\n')).toContain(`it is answered with ${path}`)
  expect(report.interruptions.join('\n')).toMatch(/The run ended early: .* what the run did not create/)
  expect(report.interruptions.join('\n')).toContain(path)
}

describe('a deployment that answers a creation with what was there before', () => {
  test.for([
    ['a dashboard', 'createDashboard', DASHBOARD, `/api/v2/dashboards/${DASHBOARD}`],
    ['a dashboard, in other letters', 'createDashboard', DASHBOARD.toUpperCase(), 'F50201'],
    ['an object of another kind', 'createDashboard', ALERT, `/api/v2/dashboards/${ALERT}`],
    ['an object of a kind that is only listed', 'createDashboard', SOURCE, `/api/v2/dashboards/${SOURCE}`],
    ['an alert', 'createAlert', ALERT, `/api/v2/alerts/${ALERT}`],
    ['a way to something else', 'createDashboard', `../alerts/${ALERT}`, `..%2Falerts%2F${ALERT}`],
    ['dots', 'createDashboard', '..', '/api/v2/dashboards/..'],
    ['an id that is not whole', 'createDashboard', `${DASHBOARD}?`, `${DASHBOARD}%3F`],
  ] as const)('loses nothing when it is %s', async ([, operation, id, shown]) => {
    const url = await start({ drifts: [answering(operation, (made) => ({ ...made, id }))] })
    const before = state()
    const report = await runAgainst(url, ALL)
    const { interruptions } = report
    expectUntouched(report, before, interruptions.map((each) => /\/api\S*/.exec(each)?.[0]).find(Boolean) ?? '')
    expect(interruptions.join()).toContain(shown)
    expect(changesOf(id.toLowerCase())).toEqual([])
    // What it really made is found by its name, but for alerts on what was there, of which nobody can tell.
    expect(marked()).toEqual([])
  })

  test('loses nothing when it is one that was named by its user', async () => {
    const id = 'aaaaaaaaaaaaaaaaaaaaaaaa'
    const url = await start({ drifts: [answering('createDashboard', (made) => ({ ...made, id }))] })
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard', '--ids', `dashboardId=${id}`])
    expectUntouched(report, state(), `/api/v2/dashboards/${id}, which was there before`)
    expect(changesOf(id)).toEqual([])
  })

  test('loses nothing when its list does not show it, but its name does', async () => {
    const hidden = 'bbbbbbbbbbbbbbbbbbbbbbbb'
    const url = await start({
      drifts: [
        answering('createDashboard', (made) => ({ ...made, id: hidden })),
        {
          reply: (asked, reply) => {
            const { data } = reply.body as { data?: Fields[] }
            if (!isFor(asked, 'listDashboards') || !data) return reply
            return { ...reply, body: { data: data.filter(({ id }) => id !== hidden) } }
          },
        },
      ],
    })
    current().objects.get('dashboards')?.set(hidden, { id: hidden, name: 'Of somebody', tiles: [] })
    const before = state()
    const report = await runAgainst(url, ALL)
    expectUntouched(report, before, `/api/v2/dashboards/${hidden}, which does not bear the name that was sent`)
    expect(changesOf(hidden)).toEqual([])
  })

  test.for([
    ['cannot be read', { status: 500 }],
    ['shows no ids', { body: { data: [{ name: 'Of somebody' }] } }],
  ] as const)('loses nothing when its list %s, and nobody can tell', async ([, broken]) => {
    const hidden = 'bbbbbbbbbbbbbbbbbbbbbbbb'
    const url = await start({
      drifts: [
        answering('createDashboard', () => ({ id: hidden })),
        { reply: (asked, reply) => (isFor(asked, 'listDashboards') ? ({ ...reply, ...broken } as Reply) : reply) },
        {
          reply: (asked, reply) =>
            isFor(asked, 'getDashboard') ? { ...reply, body: { data: { id: hidden } } } : reply,
        },
      ],
    })
    current().objects.get('dashboards')?.set(hidden, { id: hidden, name: 'Of somebody', tiles: [] })
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard'])
    expect(report).toMatchObject({ exitCode: 2 })
    expect(report.interruptions.join()).toContain('of which nobody can tell whether it was there before')
    expect(changesOf(hidden)).toEqual([])
  })

  test('is not asked to change by a method that nobody knows what is not the run’s', async () => {
    const url = await start()
    await runAgainst(url, ['--write', '--only', 'getDashboard,getAlert', '--ids', `dashboardId=${DASHBOARD}`])
    expect(current().requests.filter((each) => each.startsWith('PATCH'))).not.toEqual([])
    expect(changesOf(DASHBOARD)).toEqual([])
  })
})

describe('a deployment that keeps what it was told to delete', () => {
  const forgets = (id: string): Drift => ({ forgets: (asked) => isFor(asked, id) })

  test('fails, and is left with what is named, and no more of it', async () => {
    const url = await start({ drifts: [forgets('deleteDashboard')] })
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard'])
    const left = report.objects.filter(({ fate }) => fate === 'left behind')
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 2 })
    expect(failuresOf(report).join()).toMatch(/deleteDashboard: .*was answered 200, but dashboardId \w+ is still there/)
    expect(marked().map(({ id }) => String(id))).toEqual(left.map(({ id }) => id))
    expect(left).toHaveLength(1)
  })

  test('is left with few, where several operations need one', async () => {
    const url = await start({ drifts: [forgets('deleteDashboard'), forgets('deleteAlert')] })
    const report = await runAgainst(url, ALL)
    const left = report.objects.filter(({ fate }) => fate === 'left behind').map(({ id }) => id)
    expect(report.exitCode).toBe(2)
    expect(left).toEqual(expect.arrayContaining(marked().map(({ id }) => String(id))))
    expect(left.length).toBeLessThan(9)
  })

  test('is found out also where it deletes at first', async () => {
    let deletions = 0
    const late: Drift = {
      forgets: (asked) => isFor(asked, 'deleteDashboard') && ++deletions > 3 && deletions % 4 === 0,
    }
    const url = await start({ drifts: [late] })
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard'])
    expect(failuresOf(report).join()).toContain('is still there')
    // What it kept it deletes when it is asked once more.
    expect(marked()).toEqual([])
  })

  test('and says that nothing is there, is believed by nobody who looks at the list', async () => {
    const url = await start({
      drifts: [
        forgets('deleteDashboard'),
        { decide: (asked, known) => (isFor(asked, 'getDashboard') || isFor(asked, 'deleteDashboard') ? 404 : known) },
      ],
    })
    const report = await runAgainst(url, ['--write', '--only', 'updateDashboard/good-call'])
    expect(report.exitCode).toBe(2)
    expect(report.objects).toMatchObject([{ fate: 'left behind', reason: 'the list still shows it' }])
    expect(marked()).toHaveLength(1)
  })
})

describe('a deployment that makes more than it says', () => {
  const duplicate = (asked: Asked) => {
    const id = Math.random().toString(16).slice(2).padEnd(24, '0').slice(0, 24)
    current()
      .objects.get('dashboards')
      ?.set(id, { ...(asked.body as Fields), id })
  }

  test('at a change fails, and loses the copies again', async () => {
    const url = await start({
      drifts: [
        {
          reply: (asked, reply) => {
            if (isMade(asked, reply, 'updateDashboard')) duplicate(asked)
            return reply
          },
        },
      ],
    })
    const before = state()
    const report = await runAgainst(url, ['--write', '--only', 'updateDashboard'])
    expect(failuresOf(report).join()).toMatch(/changes have added what nobody created: \/api\/v2\/dashboards\/\w{24}/)
    expect(state().dashboards).toEqual(before.dashboards)
  })

  test('at a creation ends with 2, and loses the copies again', async () => {
    const url = await start({
      drifts: [
        {
          reply: (asked, reply) => {
            if (isMade(asked, reply, 'createDashboard')) duplicate(asked)
            return reply
          },
        },
      ],
    })
    const before = state()
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard/good-call'])
    expect(report.exitCode).toBe(2)
    expect(report.interruptions.join()).toMatch(/appeared in the list, and no answer had said that it was created/)
    expect(state().dashboards).toEqual(before.dashboards)
  })

  test('though it fails, and shows no list, ends with 2 and says what may be there', async () => {
    const isList = (asked: Asked) => isFor(asked, 'listDashboards')
    const drift: Drift = {
      reply: (asked, reply) =>
        isList(asked) || isFor(asked, 'createDashboard') ? { ...reply, status: 500, body: { message: 'x' } } : reply,
    }
    const report = await runAgainst(await start({ drifts: [drift] }), ['--write', '--only', 'createDashboard'])
    expect(marked().length).toBeGreaterThan(0)
    expect(report.exitCode).toBe(2)
    expect(report.interruptions.join()).toContain(
      'createDashboard was answered 500, and may have created something; no list can be read.',
    )
  })

  test('may be: where the list cannot be read in the end the run says so, and ends with 2', async () => {
    let isOver = false
    const drift: Drift = {
      reply: (asked, reply) => {
        isOver ||= isFor(asked, 'deleteDashboard')
        return isOver && isFor(asked, 'listDashboards') ? { ...reply, status: 500, body: { message: 'x' } } : reply
      },
    }
    const only = ['--write', '--only', 'createDashboard/good-call']
    const report = await runAgainst(await start({ drifts: [drift] }), only)
    expect(report.exitCode).toBe(2)
    expect(report.objects.map(({ fate }) => fate)).toEqual(['deleted'])
    expect(report.interruptions.join()).toContain('listDashboards could be read before, and not in the end')
  })

  test('fails in earnest, and ends with 1 where the list shows that nothing is there', async () => {
    const drift: Drift = {
      decide: (asked, complaint) => (isFor(asked, 'createDashboard') ? 400 : complaint),
      reply: (asked, reply) => (isFor(asked, 'createDashboard') ? { ...reply, status: 500 } : reply),
    }
    const report = await runAgainst(await start({ drifts: [drift] }), ['--write', '--only', 'createDashboard'])
    expect(marked()).toEqual([])
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 1, interruptions: [] })
  })

  test('though it refuses it ends with 2, and loses it again', async () => {
    const url = await start({
      drifts: [{ reply: (asked, reply) => (isMade(asked, reply, 'createDashboard') ? page(400, 'No') : reply) }],
    })
    const before = state()
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard/good-call'])
    expect(report.exitCode).toBe(2)
    expect(state().dashboards).toEqual(before.dashboards)
  })

  test('answers a change with another object, and fails', async () => {
    const url = await start({ drifts: [answering('updateDashboard', (made) => ({ ...made, id: DASHBOARD }))] })
    const before = state()
    const report = await runAgainst(url, ['--write', '--only', 'updateDashboard/good-call,updateDashboard/example'])
    expect(failuresOf(report).join()).toContain(`it is answered with ${DASHBOARD}, and `)
    expect(state()).toEqual(before)
  })
})

describe('an alert without a name', () => {
  const nameless = ({ name: _, ...rest }: Fields) => rest

  test('that no answer showed is found by what it watches', async () => {
    const url = await start({
      drifts: [
        answering('createAlert', () => ({})),
        {
          reply: (asked, reply) => {
            const { data } = reply.body as { data?: Fields[] }
            return isFor(asked, 'listAlerts') && data ? { ...reply, body: { data: data.map(nameless) } } : reply
          },
        },
      ],
    })
    const before = state()
    const ids = ['--ids', 'savedSearchId=66a1f0c2d4e8b7a9c3f50601']
    const report = await runAgainst(url, ['--write', '--only', 'createAlert/example,createAlert/minimal-body', ...ids])
    expect(report.objects.filter(({ kind }) => kind === 'alertId').length).toBeGreaterThan(2)
    expect(state().alerts).toEqual(before.alerts)
  })

  test('of somebody else, on the same search, stays', async () => {
    const other = { savedSearchId: '66a1f0c2d4e8b7a9c3f50601', source: 'saved_search', threshold: 4711 }
    const url = await start({ drifts: [answering('createAlert', () => ({}))] })
    current()
      .objects.get('alerts')
      ?.set('cccccccccccccccccccccccc', { ...other, id: 'cccccccccccccccccccccccc' })
    const before = state()
    await runAgainst(url, ['--write', '--only', 'createAlert/example', '--ids', `savedSearchId=${other.savedSearchId}`])
    expect(state().alerts).toEqual(before.alerts)
  })
})

describe('an answer that is more than anybody can read', () => {
  const MEGABYTE = 1024 * 1024
  const READERS = ['--only', 'listSources,listWebhooks/good-call']

  /** Answers the first request for sources itself, in pieces, and the others as it should. */
  async function startSending(send: (response: ServerResponse) => unknown): Promise<string> {
    const inner = await start()
    let sent = false
    const server = createServer(async (request, response) => {
      if (request.url === '/api/v2/sources' && !sent) {
        sent = true
        response.writeHead(200, { 'content-type': 'application/json' })
        return send(response)
      }
      const { authorization = '' } = request.headers
      const answer = await fetch(`${inner}${request.url}`, { headers: { authorization } })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(await answer.text())
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.closeAllConnections()
  })

  /** As fast as it is taken, for so long. */
  function pour(response: ServerResponse, piece: string, pieces: number): void {
    for (let left = pieces; left > 0; left -= 1) {
      if (response.destroyed) return
      if (!response.write(piece)) return void response.once('drain', () => pour(response, piece, left - 1))
    }
    response.end()
  }

  test.for([
    ['200 MB of brackets', '['.repeat(MEGABYTE), 200, /longer than 64 MB/],
    ['text without an end', 'a'.repeat(MEGABYTE), Number.POSITIVE_INFINITY, /longer than 64 MB/],
    ['one megabyte of brackets', '['.repeat(MEGABYTE), 1, /nests deeper than 100 levels/],
  ] as const)('fails its case with words, and the rest goes on: %s', async ([, piece, pieces, words]) => {
    const url = await startSending((response) => pour(response, piece, pieces))
    const report = await runAgainst(url, READERS)
    expect(failuresOf(report)).toEqual([expect.stringMatching(words)])
    expect(report).toMatchObject({ exitCode: 1, interruptions: [], counts: { failed: 1 } })
    expect(report.counts.passed).toBeGreaterThan(3)
  })

  test.for([
    ['that says nothing more', () => {}],
    [
      'that drips',
      (response: ServerResponse) => {
        const drip = setInterval(() => response.write(' '), 50)
        response.once('close', () => clearInterval(drip))
      },
    ],
  ] as const)('is a time-out where it never ends, and no acceptance: one %s', async ([, go]) => {
    const url = await startSending((response) => {
      response.write('{"data":[')
      go(response)
    })
    const report = await runAgainst(url, [...READERS, '--timeout', '1'])
    expect(failuresOf(report)).toEqual([])
    expect(report.interruptions.join()).toMatch(/gave no complete answer within its timeout of 1000 ms/)
    expect(report.exitCode).toBe(2)
  })
})

describe('a mistake of the command itself', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('costs one case, and neither the results of the others nor what is to be deleted', async () => {
    const url = await start()
    const before = state()
    const { reader } = read(smallDocument())
    const faults = reader.faults.bind(reader)
    let calls = 0
    vi.spyOn(reader, 'faults').mockImplementation((node, value) => {
      calls += 1
      // While an answer to a creation is judged.
      if (calls === 8) throw new RangeError('::error::forged\nline')
      return faults(node, value)
    })
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard,listSources'])
    const spoilt = report.cases.filter(({ reason }) => reason === 'the command made a mistake here')
    expect(failuresOf(report)).toEqual([])
    expect(spoilt).toHaveLength(1)
    expect(report.counts.passed).toBeGreaterThan(20)
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2 })
    // What was created meanwhile was found.
    expect(report.interruptions).toEqual([
      expect.stringMatching(/appeared in the list/),
      expect.stringMatching(
        /^A mistake of the command itself at createDashboard\/.*; please report it: RangeError: ::error::forged\nline \(.*\)\.$/,
      ),
    ])
    expect(toText(report)).not.toContain('\nline')
    expect(state()).toEqual(before)
  })

  test('beside the run is said in its report', async () => {
    const url = await start()
    const report = await runAgainst(url, ['--only', 'listSources'], { mistakes: [new Error('beside')] })
    expect(report).toMatchObject({ exitCode: 2, outcome: 'incomplete' })
    expect(report.interruptions.join()).toContain('please report it: Error: beside')
  })
})
