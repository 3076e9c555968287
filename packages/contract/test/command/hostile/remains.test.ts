import { describe, expect, test } from 'vitest'
import { isFrom } from '../../../src/command/objects/ownership.ts'
import type { Json } from '../../../src/index.ts'
import { usually } from '../../usually.ts'
import { failuresOf } from '../run-against.ts'
import {
  type Asked,
  after,
  answering,
  type Drift,
  deciding,
  type Fields,
  failing,
  isFor,
  listing,
  showing,
} from '../servers/drift.ts'
import { page } from '../servers/served.ts'
import { ALL, DASHBOARD, useHostile } from './hostile.ts'

const { current, state, created, attack } = useHostile()
const ONE = ['--write', '--only', 'createDashboard/good-call']
const CREATIONS = ['--write', '--only', 'createDashboard']
const SEARCH = '66a1f0c2d4e8b7a9c3f50601'

/** Creates objects and answers that it did not. */
const refusing = answering('createDashboard', (reply) => (reply.status === 200 ? page(400, 'No') : reply))

describe('the command finds that a server answers a deletion and', () => {
  const forgets = (id: string): Drift => ({ forgets: (asked) => isFor(asked, id) })

  test('keeps the object: it names the object and creates no other one', async () => {
    const { report } = await attack([forgets('deleteDashboard')], CREATIONS)
    const left = report.objects.filter(({ fate }) => fate === 'left behind')
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 2 })
    expect(failuresOf(report).join()).toMatch(/deleteDashboard: .*was answered 200, but dashboardId \w+ is still there/)
    expect(created().map(({ id }) => String(id))).toEqual(left.map(({ id }) => id))
    expect(left).toHaveLength(1)
  })

  test('keeps objects of two kinds: it leaves few of each', async () => {
    const { report } = await attack([forgets('deleteDashboard'), forgets('deleteAlert')], ALL)
    const left = report.objects.filter(({ fate }) => fate === 'left behind').map(({ id }) => id)
    expect(report.exitCode).toBe(2)
    expect(left).toEqual(expect.arrayContaining(created().map(({ id }) => String(id))))
    expect(left.length).toBeLessThan(9)
  })

  test('keeps only a later object: it sends a second deletion', async () => {
    const deleted = new Set<unknown>()
    const late: Drift = {
      forgets: (asked) => {
        const { dashboardId } = asked.path
        const isFirst = isFor(asked, 'deleteDashboard') && !deleted.has(dashboardId)
        if (isFirst) deleted.add(dashboardId)
        return isFirst && deleted.size === 4
      },
    }
    const { report } = await attack([late], CREATIONS)
    expect(failuresOf(report).join()).toContain('is still there')
    expect(created()).toEqual([])
  })

  test('hides the object but still lists it', async () => {
    const drifts = [
      forgets('deleteDashboard'),
      ...['getDashboard', 'deleteDashboard'].map((id) => deciding(id, () => 404)),
    ]
    const { report } = await attack(drifts, ['--write', '--only', 'updateDashboard/good-call'])
    expect(report.exitCode).toBe(2)
    expect(report.objects).toMatchObject([{ fate: 'left behind', reason: 'the list still shows it' }])
    expect(created()).toHaveLength(1)
  })
})

describe('the command finds and deletes objects that no answer has named, if a server', () => {
  const duplicate = ({ body }: Asked) => {
    const id = Math.random().toString(16).slice(2).padEnd(24, '0').slice(0, 24)
    current().change(({ openSource }) => openSource.dashboards.push({ ...(body as object), tiles: [], id } as never))
  }

  test('creates a copy for an update: the update fails', async () => {
    const { before, report } = await attack(
      [after('updateDashboard', duplicate)],
      ['--write', '--only', 'updateDashboard'],
    )
    expect(failuresOf(report).join()).toMatch(
      /an update added objects that the run did not create: \/api\/v2\/dashboards\/\w{24}/,
    )
    expect(state().dashboards).toEqual(before.dashboards)
  })

  test.for<[string, Drift, RegExp]>([
    [
      'creates two objects',
      after('createDashboard', duplicate),
      /appeared in the list, and no answer had said that it was created/,
    ],
    ['creates an object and answers with 400', refusing, /appeared in the list/],
  ])('%s: the command exits with 2', async ([, drift, words]) => {
    const { before, report } = await attack([drift], ONE)
    expect(report.exitCode).toBe(2)
    expect(report.interruptions.join()).toMatch(words)
    expect(state().dashboards).toEqual(before.dashboards)
  })

  test('shows neither the id nor the name of an alert: what the alert watches identifies it', async () => {
    const drifts = [showing('createAlert', () => ({})), listing('listAlerts', ({ name: _, ...alert }) => alert)]
    const only = 'createAlert/good-call,createAlert/example'
    const { before, report } = await attack(drifts, ['--write', '--only', only, '--ids', `savedSearchId=${SEARCH}`])
    expect(report.objects.filter(({ kind }) => kind === 'alertId').length).toBeGreaterThan(2)
    expect(state().alerts).toEqual(before.alerts)
  })
})

describe('the command leaves at most four objects of a kind, and names them', () => {
  /** Changes the dashboards in all answers. */
  const dashboards = (change: (dashboard: Fields) => Fields, only = /Dashboard/): Drift => ({
    reply: (asked, reply) => {
      const { data } = Object(reply.body) as { data?: Fields | Fields[] }
      if (!only.test(asked.operation.id) || reply.status !== 200 || !data) return reply
      return { ...reply, body: { data: Array.isArray(data) ? data.map(change) : change(data) } as Json }
    },
  })
  const underOtherName = ({ id, ...rest }: Fields) => ({ ...rest, _id: id })
  const anyId = () => Math.random().toString(16).slice(2).padEnd(24, '0').slice(0, 24)
  const hidden = showing<readonly Fields[]>('listDashboards', (all) =>
    all.filter(({ name }) => !String(name).startsWith('clouddb-contract')),
  )
  const withoutBody = answering('createDashboard', (reply) =>
    reply.status === 200 ? { status: 204, type: '', body: '' } : reply,
  )
  const kept: Drift = { forgets: (asked) => isFor(asked, 'deleteDashboard') }

  test.for(
    usually<[string, Drift[]]>(
      [
        ['a server has `_id` in place of `id`', [dashboards(underOtherName)]],
        ['a server nests its objects', [dashboards((dashboard) => ({ dashboard }))]],
        [
          'a server shows numbers that are not its ids',
          [dashboards((all) => ({ ...all, id: Number(`0x${all.id}`) % 997 }))],
        ],
        [
          'a server shows another id each time',
          [dashboards((all) => ({ ...all, id: anyId() }), /^(create|get|list)Dashboard/)],
        ],
        [
          'creations are answered with made-up ids, and no answer shows the objects',
          [
            dashboards((all) => ({ ...all, id: anyId() }), /createDashboard/),
            hidden,
            ...['getDashboard', 'deleteDashboard'].map((id) => deciding(id, () => 404)),
          ],
        ],
        ['creations have no body, and the list hides the objects', [withoutBody, hidden]],
        ['creations have no body, and deletions do nothing', [withoutBody, kept]],
        ['creations show no id, and deletions do nothing', [dashboards(underOtherName, /createDashboard/), kept]],
        ['creations are answered with 400, and deletions do nothing', [refusing, kept]],
      ],
      4,
    ),
  )('if %s', async ([, drifts]) => {
    const { report } = await attack(drifts, ALL)
    expect(created().length).toBeGreaterThan(0)
    expect(created().length).toBeLessThan(5)
    expect(report.exitCode).toBe(2)
    expect(report.interruptions.join('\n')).toContain(`"${created()[0]?.name}"`)
  })

  let most = 0
  const counting: Drift = after('createDashboard', () => {
    most = Math.max(most, created().length)
  })
  test.for(
    usually<[string, Drift[], exitCode: number]>(
      [
        ['no body', [withoutBody], 1],
        ['no id', [dashboards(underOtherName, /createDashboard/)], 1],
        ['400', [refusing], 2],
        ['one id for all', [showing('createDashboard', (made: Fields) => ({ ...made, id: 'd'.repeat(24) }))], 1],
        ['500', [failing((asked) => isFor(asked, 'createDashboard'))], 2],
      ],
      4,
    ),
  )('and none if creations are answered with %s and the list shows the objects', async ([, drifts, exitCode]) => {
    most = 0
    const { report } = await attack([counting, ...drifts], ALL)
    expect(created()).toEqual([])
    expect(most).toBeLessThan(6)
    expect(report.exitCode).toBe(exitCode)
  })

  test('if an update adds copies that are not deleted', async () => {
    const copying = after('updateDashboard', ({ body }) => {
      current().change(({ openSource }) =>
        openSource.dashboards.push({ ...(body as Fields), id: anyId(), tiles: [] } as never),
      )
    })
    const keptCopies: Drift = { forgets: (asked) => isFor(asked, 'deleteDashboard') }
    const { report } = await attack([copying, keptCopies], ['--write', '--only', 'updateDashboard'])
    expect(created().length).toBeLessThan(7)
    expect(report.interruptions.join()).toContain('The run ended early: no more of it is created')
  })
})

test('a creation fails that is answered with the id of an earlier object', async () => {
  const made: string[] = []
  const first = showing('createDashboard', (data: Fields) => {
    made.push(String(data.id))
    return { ...data, id: made[0] }
  })
  const { report } = await attack([first], ['--write', '--only', 'listDashboards/sequence'])
  expect(failuresOf(report).join()).toMatch(/^createDashboard: .* which an earlier creation was answered with/)
  expect(created()).toEqual([])
})

test.for([
  ['unknown ids', [404]],
  ['all ids', [200, 404]],
])('the command reports no objects that are gone if a server answers 500 to deletions of %s', async ([, statuses]) => {
  const drift: Drift = {
    reply: ({ operation }, reply) =>
      operation.method === 'DELETE' && (statuses as number[]).includes(reply.status)
        ? { ...reply, status: 500, body: { message: 'x' } }
        : reply,
  }
  const { before, report } = await attack([drift], ['--write', '--only', '*Dashboard/sequence,createDashboard'])
  expect(new Set(report.objects.map(({ fate }) => fate))).toEqual(new Set(['deleted']))
  expect(report.interruptions).toEqual([])
  expect(report.exitCode).toBeLessThan(2)
  expect(state()).toEqual(before)
})

test('an object without a name is recognized by a reference and by every value that was sent', () => {
  const sent = { savedSearchId: SEARCH, threshold: 50, from: '2026-03-01T12:30:00Z' }
  expect(isFrom(sent, { ...sent, id: 'a', from: '2026-03-01T12:30:00.000Z', note: null })).toBe(true)
  expect(isFrom(sent, { ...sent, threshold: 51 })).toBe(false)
  expect(isFrom({ threshold: 50 }, { threshold: 50 })).toBe(false)
})

test('the command does not delete an existing alert on the same saved search', async () => {
  const other = { id: 'c'.repeat(24), savedSearchId: SEARCH, source: 'saved_search', threshold: 4711 }
  const { before } = await attack(
    [showing('createAlert', () => ({}))],
    ['--write', '--only', 'createAlert/example', '--ids', `savedSearchId=${SEARCH}`],
    ({ openSource }) => openSource.alerts.push({ ...openSource.alerts[0], ...other } as never),
  )
  expect(state().alerts).toEqual(before.alerts)
})

describe('the command reports that it cannot look for objects, and exits with 2, if a server', () => {
  test('answers creations and lists with 500', async () => {
    const drift = failing((asked) => isFor(asked, 'listDashboards') || isFor(asked, 'createDashboard'))
    const { report } = await attack([drift], CREATIONS)
    expect(created().length).toBeGreaterThan(0)
    expect(report.exitCode).toBe(2)
    expect(report.interruptions.join()).toContain(
      'createDashboard was answered 500, and may have created something; no list can be read.',
    )
  })

  test('answers the last list with 500', async () => {
    let isOver = false
    const drift = failing((asked) => {
      isOver ||= isFor(asked, 'deleteDashboard')
      return isOver && isFor(asked, 'listDashboards')
    })
    const { report } = await attack([drift], ONE)
    expect(report.exitCode).toBe(2)
    expect(report.objects.map(({ fate }) => fate)).toEqual(['deleted'])
    expect(report.interruptions.join()).toContain('listDashboards could be read before the run but not after it')
  })
})

test('the command exits with 1 if creations fail and the list shows that nothing was created', async () => {
  const drifts = [failing((asked) => isFor(asked, 'createDashboard')), deciding('createDashboard', () => 400)]
  const { report } = await attack(drifts, CREATIONS)
  expect(created()).toEqual([])
  expect(report).toMatchObject({ outcome: 'failed', exitCode: 1, interruptions: [] })
})

test('the command fails an update that is answered with another object, and does not touch that object', async () => {
  const drift = showing('updateDashboard', (data: Fields) => ({ ...data, id: DASHBOARD }))
  const only = 'updateDashboard/good-call,updateDashboard/example'
  const { before, report } = await attack([drift], ['--write', '--only', only])
  expect(failuresOf(report).join()).toContain(`it is answered with ${DASHBOARD}, and `)
  expect(state()).toEqual(before)
})
