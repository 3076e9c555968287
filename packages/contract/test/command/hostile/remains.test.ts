import { describe, expect, test } from 'vitest'
import { failuresOf, runAgainst } from '../run-against.ts'
import type { Asked, Drift } from '../servers/drift.ts'
import { page } from '../servers/served.ts'
import { ALL, after, answering, DASHBOARD, type Fields, failing, isFor, isMade, useHostile } from './hostile.ts'

const { start, runOn, current, state, marked } = useHostile()
const ONE = ['--write', '--only', 'createDashboard/good-call']

describe('a deployment that keeps what it was told to delete', () => {
  const forgets = (id: string): Drift => ({ forgets: (asked) => isFor(asked, id) })

  test('fails, and is left with what is named, and no more of it', async () => {
    const report = await runOn(['--write', '--only', 'createDashboard'], { drifts: [forgets('deleteDashboard')] })
    const left = report.objects.filter(({ fate }) => fate === 'left behind')
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 2 })
    expect(failuresOf(report).join()).toMatch(/deleteDashboard: .*was answered 200, but dashboardId \w+ is still there/)
    expect(marked().map(({ id }) => String(id))).toEqual(left.map(({ id }) => id))
    expect(left).toHaveLength(1)
  })

  test('is left with few, where several operations need one', async () => {
    const report = await runOn(ALL, { drifts: [forgets('deleteDashboard'), forgets('deleteAlert')] })
    const left = report.objects.filter(({ fate }) => fate === 'left behind').map(({ id }) => id)
    expect(report.exitCode).toBe(2)
    expect(left).toEqual(expect.arrayContaining(marked().map(({ id }) => String(id))))
    expect(left.length).toBeLessThan(9)
  })

  test('is found out also where it deletes at first', async () => {
    const told = new Set<unknown>()
    const late: Drift = {
      forgets: (asked) => {
        const { dashboardId } = asked.path
        const isFirst = isFor(asked, 'deleteDashboard') && !told.has(dashboardId)
        if (isFirst) told.add(dashboardId)
        return isFirst && told.size === 4
      },
    }
    const report = await runOn(['--write', '--only', 'createDashboard'], { drifts: [late] })
    expect(failuresOf(report).join()).toContain('is still there')
    // A second request deletes the object that it kept.
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
    current().change(({ openSource }) =>
      openSource.dashboards.push({ ...(asked.body as object), tiles: [], id } as never),
    )
  }

  test('at a change fails, and loses the copies again', async () => {
    const url = await start({ drifts: [after('updateDashboard', duplicate)] })
    const before = state()
    const report = await runAgainst(url, ['--write', '--only', 'updateDashboard'])
    expect(failuresOf(report).join()).toMatch(
      /added objects that the run did not create: \/api\/v2\/dashboards\/\w{24}/,
    )
    expect(state().dashboards).toEqual(before.dashboards)
  })

  test('at a creation ends with 2, and loses the copies again', async () => {
    const url = await start({ drifts: [after('createDashboard', duplicate)] })
    const before = state()
    const report = await runAgainst(url, ONE)
    expect(report.exitCode).toBe(2)
    expect(report.interruptions.join()).toMatch(/appeared in the list, and no answer had said that it was created/)
    expect(state().dashboards).toEqual(before.dashboards)
  })

  test('though it fails, and shows no list, ends with 2 and says what may be there', async () => {
    const drift = failing((asked) => isFor(asked, 'listDashboards') || isFor(asked, 'createDashboard'))
    const report = await runAgainst(await start({ drifts: [drift] }), ['--write', '--only', 'createDashboard'])
    expect(marked().length).toBeGreaterThan(0)
    expect(report.exitCode).toBe(2)
    expect(report.interruptions.join()).toContain(
      'createDashboard was answered 500, and may have created something; no list can be read.',
    )
  })

  test('may be: where the list cannot be read in the end the run says so, and ends with 2', async () => {
    let isOver = false
    const drift = failing((asked) => {
      isOver ||= isFor(asked, 'deleteDashboard')
      return isOver && isFor(asked, 'listDashboards')
    })
    const report = await runAgainst(await start({ drifts: [drift] }), ONE)
    expect(report.exitCode).toBe(2)
    expect(report.objects.map(({ fate }) => fate)).toEqual(['deleted'])
    expect(report.interruptions.join()).toContain('listDashboards could be read before the run but not after it')
  })

  test('fails in earnest, and ends with 1 where the list shows that nothing is there', async () => {
    const isCreation = (asked: Asked) => isFor(asked, 'createDashboard')
    const drift: Drift = { ...failing(isCreation), decide: (asked, complaint) => (isCreation(asked) ? 400 : complaint) }
    const report = await runAgainst(await start({ drifts: [drift] }), ['--write', '--only', 'createDashboard'])
    expect(marked()).toEqual([])
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 1, interruptions: [] })
  })

  test('though it refuses it ends with 2, and loses it again', async () => {
    const url = await start({
      drifts: [{ reply: (asked, reply) => (isMade(asked, reply, 'createDashboard') ? page(400, 'No') : reply) }],
    })
    const before = state()
    const report = await runAgainst(url, ONE)
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
    const other = {
      id: 'cccccccccccccccccccccccc',
      savedSearchId: '66a1f0c2d4e8b7a9c3f50601',
      source: 'saved_search',
      threshold: 4711,
    }
    const url = await start({ drifts: [answering('createAlert', () => ({}))] })
    current().change(({ openSource }) => openSource.alerts.push({ ...openSource.alerts[0], ...other } as never))
    const before = state()
    await runAgainst(url, ['--write', '--only', 'createAlert/example', '--ids', `savedSearchId=${other.savedSearchId}`])
    expect(state().alerts).toEqual(before.alerts)
  })
})
