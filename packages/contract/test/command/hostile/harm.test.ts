import { describe, expect, test } from 'vitest'
import { ObjectRegistry } from '../../../src/command/objects/object-registry.ts'
import { createdResources } from '../../../src/command/objects/resources.ts'
import { type Case, deriveCases } from '../../../src/index.ts'
import type { RunReport } from '../../../src/report/run-report.ts'
import { read } from '../../documents.ts'
import { usually } from '../../usually.ts'
import { failuresOf, runAgainst } from '../run-against.ts'
import { after, answering, type Drift, failing, isFor, listing, showing } from '../servers/drift.ts'
import { smallDocument } from '../servers/small-document.ts'
import { ALL, DASHBOARD, useHostile } from './hostile.ts'

const { start, current, state, created, attack } = useHostile()

/** Other objects that exist before the run. */
const ALERT = '66a1f0c2d4e8b7a9c3f50401'
const SOURCE = '66a1f0c2d4e8b7a9c3f50101'

const changesOf = (id: string) =>
  current().requests.filter((each) => /^(PUT|PATCH|DELETE|POST) /.test(each) && each.toLowerCase().includes(id))

/** Expects that existing objects are unchanged, and that the run names the object that it did not create and exits with 2. */
function expectUntouched(report: RunReport, before: ReturnType<typeof state>, path: string) {
  const after = state()
  for (const name of ['dashboards', 'alerts'] as const)
    expect(after[name]).toEqual(expect.arrayContaining(before[name]))
  expect(report).toMatchObject({ outcome: 'failed', exitCode: 2 })
  expect(failuresOf(report).join('\n')).toContain(`it is answered with ${path}`)
  expect(report.interruptions.join('\n')).toMatch(/The run ended early: .* what the run did not create/)
  expect(report.interruptions.join('\n')).toContain(path)
}

const withId = (operation: string, id: string) => showing(operation, (made) => ({ ...made, id }))

describe('the command changes no existing object if the server answers a creation with', () => {
  test.for([
    ['an existing dashboard', 'createDashboard', DASHBOARD, `/api/v2/dashboards/${DASHBOARD}`],
    ['an existing dashboard in capital letters', 'createDashboard', DASHBOARD.toUpperCase(), 'F50201'],
    ['an object of another kind', 'createDashboard', ALERT, `/api/v2/dashboards/${ALERT}`],
    ['an object of a kind that is only listed', 'createDashboard', SOURCE, `/api/v2/dashboards/${SOURCE}`],
    ['an existing alert', 'createAlert', ALERT, `/api/v2/alerts/${ALERT}`],
    ['a relative path to another object', 'createDashboard', `../alerts/${ALERT}`, `..%2Falerts%2F${ALERT}`],
    ['dots', 'createDashboard', '..', '/api/v2/dashboards/..'],
    ['an id and a question mark', 'createDashboard', `${DASHBOARD}?`, `${DASHBOARD}%3F`],
  ] as const)('%s', async ([, operation, id, shown]) => {
    const { before, report } = await attack([withId(operation, id)], ALL)
    const { interruptions } = report
    expectUntouched(report, before, interruptions.map((each) => /\/api\S*/.exec(each)?.[0]).find(Boolean) ?? '')
    expect(interruptions.join()).toContain(shown)
    expect(changesOf(id.toLowerCase())).toEqual([])
    // The run finds the objects that it really created by their names.
    expect(created()).toEqual([])
  })

  test('an object that the user has named', async () => {
    const id = 'aaaaaaaaaaaaaaaaaaaaaaaa'
    const args = ['--write', '--only', 'createDashboard', '--ids', `dashboardId=${id}`]
    const { report } = await attack([withId('createDashboard', id)], args)
    expectUntouched(report, state(), `/api/v2/dashboards/${id}, which was there before`)
    expect(changesOf(id)).toEqual([])
  })

  const hidden = { id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Of somebody', tiles: [] }
  const addHidden: Parameters<typeof attack>[2] = ({ openSource }) => openSource.dashboards.push(hidden)

  test('an object that its list does not show, but that has another name', async () => {
    const hiding = showing<readonly { id: string }[]>('listDashboards', (all) =>
      all.filter(({ id }) => id !== hidden.id),
    )
    const { before, report } = await attack([withId('createDashboard', hidden.id), hiding], ALL, addHidden)
    expectUntouched(report, before, `/api/v2/dashboards/${hidden.id}, which does not bear the name that was sent`)
    expect(changesOf(hidden.id)).toEqual([])
  })

  test.for([
    ['cannot be read', { status: 500 }],
    ['shows no ids', { body: { data: [{ name: 'Of somebody' }] } }],
  ])('an object without a name, and its list %s', async ([, broken]) => {
    const drifts = [
      showing('createDashboard', () => ({ id: hidden.id })),
      answering('listDashboards', (reply) => ({ ...reply, ...(broken as object) })),
      answering('getDashboard', (reply) => ({ ...reply, body: { data: { id: hidden.id } } })),
    ]
    const { report } = await attack(drifts, ['--write', '--only', 'createDashboard'], addHidden)
    expect(report).toMatchObject({ exitCode: 2 })
    expect(report.interruptions.join()).toContain('which may have been there before')
    expect(changesOf(hidden.id)).toEqual([])
  })
})

describe('the command ends the run at once, names what is gone and deletes nothing more, if a deletion', () => {
  type Kind = 'dashboards' | 'alerts' | 'webhooks'
  type Pick = (others: readonly string[]) => readonly (string | undefined)[]
  let known: readonly string[] = []
  /** The number of deletions until an object was lost that the run did not create. */
  let untilLoss: number | undefined
  const deletions = () => current().requests.filter((each) => each.startsWith('DELETE')).length
  const idsNow = () => [state().dashboards, state().alerts, state().webhooks].flat().map(({ id }) => String(id))
  const lost = () => known.filter((id) => !idsNow().includes(id))

  /** Removes other objects than the one that a request is about, whatever the answer is. */
  const removing = (operation: string, kind: Kind, pick: Pick, isMeant = () => true): Drift =>
    answering(operation, (reply, asked) => {
      if (!isMeant()) return reply
      current().change(({ openSource }) => {
        const all: { id?: string }[] = openSource[kind]
        const isOther = ({ id }: { id?: string }) => !Object.values(asked.path).includes(String(id))
        const gone = pick(all.filter(isOther).map(({ id }) => String(id)))
        Object.assign(openSource, { [kind]: all.filter(({ id }) => !gone.includes(id)) })
      })
      if (lost().length > 0) untilLoss ??= deletions()
      return reply
    })
  const first: Pick = (others) => others.slice(0, 1)
  const last: Pick = (others) => others.slice(-1)
  const ofDashboards = (pick: Pick): Drift => removing('deleteDashboard', 'dashboards', pick)
  const keeping: Drift = { forgets: (asked) => isFor(asked, 'deleteDashboard') }
  const answered = (status: number): Drift => answering('deleteDashboard', (reply) => ({ ...reply, status }))
  const blindAfterwards = failing((asked) => untilLoss !== undefined && /^(list|get)Dashboard/.test(asked.operation.id))

  const deviations: [string, Drift[], lost?: number, only?: string][] = [
    ['removes the oldest other dashboard as well', [ofDashboards(first)]],
    ['removes the newest other dashboard as well', [ofDashboards(last)]],
    ['removes another dashboard in its place', [keeping, ofDashboards(first)]],
    ['removes two other dashboards', [ofDashboards((others) => others.slice(0, 2))], 2],
    ['removes everything', [ofDashboards((others) => others)], 2],
    ['removes another dashboard and is answered 404', [ofDashboards(first), answered(404)]],
    ['removes another dashboard and is answered 500', [ofDashboards(first), answered(500)]],
    ['of an id in a wrong form removes a dashboard', [ofDashboards(first)], 1, 'deleteDashboard/pattern'],
    ['without credentials removes a dashboard', [ofDashboards(first)], 1, 'deleteDashboard/no-credentials'],
    ['removes an alert as well', [removing('deleteAlert', 'alerts', first)]],
    ['of a dashboard removes alerts of others', [removing('deleteDashboard', 'alerts', (others) => others)], 2],
    ['removes a webhook', [removing('deleteDashboard', 'webhooks', first)]],
    ['removes another dashboard, and nothing can be read afterwards', [ofDashboards(first), blindAfterwards]],
  ]
  test.for(usually(deviations, 4))('%s', async ([, drifts, most = 1, only]) => {
    untilLoss = undefined
    const { report } = await attack(drifts, only ? ['--write', '--only', only] : ALL, () => {
      known = idsNow()
    })
    expect(lost()).toHaveLength(most)
    expect(deletions()).toBe(untilLoss)
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 2 })
    const named = report.interruptions.join('\n')
    for (const id of lost()) expect(named).toContain(id)
    expect(named).toMatch(/can no longer be (found|read)/)
    expect(report.objects.filter(({ fate }) => fate === 'left behind').length).toBeLessThan(5)
  })

  test('of a dashboard removes another one only later', async () => {
    untilLoss = undefined
    const late = removing('deleteDashboard', 'dashboards', first, () => deletions() > 24)
    const { report } = await attack([late], ALL, ({ openSource }) => {
      for (let number = 100; number < 140; number += 1)
        openSource.dashboards.unshift({
          id: `b${number}`.padEnd(24, '0'),
          name: `\u001b[31mOf\nsomebody ${number}`,
          tiles: [],
        })
      known = openSource.dashboards.map(({ id }) => String(id))
    })
    expect(lost().length).toBeGreaterThan(0)
    expect(lost().length).toBeLessThan(20)
    expect(report.exitCode).toBe(2)
    expect(report.interruptions.join('')).toContain(String(lost()[0]))
    for (const control of ['\n', '\u001b']) expect(report.interruptions.join('')).not.toContain(control)
  })
})

test('the command names the objects of others that changed while it ran, and what of them', async () => {
  let updates = 0
  const touching = [
    after('updateDashboard', () => void updates++),
    listing('listDashboards', (item) => (updates > 0 && item.id === DASHBOARD ? { ...item, tags: ['x'] } : item)),
  ]
  const { report } = await attack(touching, ['--write', '--only', 'updateDashboard/example'])
  expect(report.exitCode).toBe(2)
  expect(report.interruptions.join()).toMatch(
    new RegExp(`Values are other ones than before the run: tags of /api/v2/dashboards/${DASHBOARD} \\(`),
  )
})

test('the command is not misled by a list that hides what can still be read', async () => {
  let isOver = false
  const hiding = [
    answering('deleteDashboard', (reply) => {
      isOver = true
      return reply
    }),
    showing<readonly object[]>('listDashboards', (all) => (isOver ? [] : all)),
  ]
  const { report } = await attack(hiding, ALL)
  expect(report.interruptions.join()).not.toContain('gone')
  expect(created()).toEqual([])
})

test('the command sends no undeclared method to an existing object', async () => {
  await runAgainst(await start(), ['--write', '--only', 'getDashboard,getAlert', '--ids', `dashboardId=${DASHBOARD}`])
  expect(current().requests.filter((each) => each.startsWith('PATCH'))).not.toEqual([])
  expect(changesOf(DASHBOARD)).toEqual([])
})

test('the guard forbids each request that changes an object that the run did not create', () => {
  const document = read(smallDocument())
  const guard = new ObjectRegistry({ dashboardId: DASHBOARD }, createdResources(document))
  const callOf = (id: string) => deriveCases(document, { operations: [id] })[0] as Case
  for (const id of ['updateDashboard', 'deleteDashboard']) {
    expect(guard.forbids(callOf(id), { dashboardId: DASHBOARD.toUpperCase() })).toContain(
      'which the run did not create',
    )
    expect(guard.forbids(callOf(id), { dashboardId: 'a'.repeat(24) })).toBeUndefined()
  }
  const reading = callOf('getDashboard')
  expect(guard.forbids(reading, { dashboardId: DASHBOARD })).toBeUndefined()
  expect(guard.forbids({ ...reading, alteration: { method: 'PATCH' } }, { dashboardId: DASHBOARD })).toMatch(
    /send PATCH/,
  )
})
