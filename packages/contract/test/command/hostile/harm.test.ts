import { describe, expect, test } from 'vitest'
import { protectObjects } from '../../../src/command/objects/protected-objects.ts'
import { resourcesOf } from '../../../src/command/objects/resources.ts'
import { type Case, deriveCases } from '../../../src/index.ts'
import type { RunReport } from '../../../src/report/run-report.ts'
import { failuresOf, runAgainst } from '../run-against.ts'
import type { Reply } from '../servers/drift.ts'
import { read } from '../servers/served.ts'
import { smallDocument } from '../servers/small-document.ts'
import { ALL, answering, DASHBOARD, type Fields, isFor, useHostile } from './hostile.ts'

const { start, current, state, marked } = useHostile()

/** Others of its user's. */
const ALERT = '66a1f0c2d4e8b7a9c3f50401'
const SOURCE = '66a1f0c2d4e8b7a9c3f50101'

const changesOf = (id: string) =>
  current().requests.filter((each) => /^(PUT|PATCH|DELETE|POST) /.test(each) && each.toLowerCase().includes(id))

/**
 * Expects that earlier objects are unchanged and that the run names the objects that it refused to change and ends with
 * 2.
 */
function expectUntouched(report: RunReport, before: ReturnType<typeof state>, path: string) {
  const after = state()
  for (const name of ['dashboards', 'alerts'] as const)
    expect(after[name]).toEqual(expect.arrayContaining(before[name]))
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
    // Objects that it really made are found by their names, except alerts on objects that existed before.
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
    current().change(({ openSource }) => openSource.dashboards.push({ id: hidden, name: 'Of somebody', tiles: [] }))
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
    current().change(({ openSource }) => openSource.dashboards.push({ id: hidden, name: 'Of somebody', tiles: [] }))
    const report = await runAgainst(url, ['--write', '--only', 'createDashboard'])
    expect(report).toMatchObject({ exitCode: 2 })
    expect(report.interruptions.join()).toContain('which may have been there before')
    expect(changesOf(hidden)).toEqual([])
  })

  test('is not asked to change by a method that nobody knows what is not the run’s', async () => {
    const url = await start()
    await runAgainst(url, ['--write', '--only', 'getDashboard,getAlert', '--ids', `dashboardId=${DASHBOARD}`])
    expect(current().requests.filter((each) => each.startsWith('PATCH'))).not.toEqual([])
    expect(changesOf(DASHBOARD)).toEqual([])
  })
})

test('a request for an object that the run did not create is never sent, whatever asks for it', () => {
  const document = read(smallDocument())
  const { forbids } = protectObjects({ dashboardId: DASHBOARD }, resourcesOf(document))
  const callOf = (id: string) => deriveCases(document, { operations: [id] })[0] as Case
  for (const id of ['updateDashboard', 'deleteDashboard']) {
    expect(forbids(callOf(id), { dashboardId: DASHBOARD.toUpperCase() })).toContain('which the run did not create')
    expect(forbids(callOf(id), { dashboardId: 'a'.repeat(24) })).toBeUndefined()
  }
  const reading = callOf('getDashboard')
  expect(forbids(reading, { dashboardId: DASHBOARD })).toBeUndefined()
  expect(forbids({ ...reading, alteration: { method: 'PATCH' } }, { dashboardId: DASHBOARD })).toMatch(/send PATCH/)
})
