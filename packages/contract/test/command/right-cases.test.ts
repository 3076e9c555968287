import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/index.ts'
import type { RunReport } from '../../src/report/run-report.ts'
import { read } from '../documents.ts'
import { caseOf, failuresOf, runOnDescribed } from './run-against.ts'
import { answering, type Drift, deciding, type Fields, showing } from './servers/drift.ts'
import { newerDocument, tiledDocument } from './servers/tiled-document.ts'
import {
  accepting,
  decidingBodies,
  isObject,
  kindOf,
  knownContainers,
  knownSources,
  refusing,
  type Sent,
  sources,
  TRACES,
  tilesOf,
  tracesInHeatmaps,
  validFormulas,
} from './servers/tiled-rules.ts'

const raw = tiledDocument()
const rawWithNewer = newerDocument()
/** Runs some kinds of cases of one operation against a deployment with these drifts. */
const runOn = (drifts: readonly Drift[], kinds: readonly string[], operation = 'createDashboard'): Promise<RunReport> =>
  runOnDescribed(raw, drifts, ['--only', kinds.map((kind) => `${operation}/${kind}`).join()])

/** The same with the document that has newer fields. */
const runOnNewer = (drifts: readonly Drift[], kinds: readonly string[]): Promise<RunReport> =>
  runOnDescribed(rawWithNewer, drifts, ['--only', kinds.map((kind) => `createDashboard/${kind}`).join()])

const unpassedIn = ({ cases }: RunReport) => cases.filter(({ verdict }) => verdict !== 'passed')
const namedIn = ({ cases }: RunReport, name: RegExp) => cases.filter((each) => name.test(each.name))
const newer = (date: string): string => `newer than this server (${date})`

describe('for a server with rules that its schemas do not state, the command', () => {
  test('sends bodies whose parts agree with each other and with existing objects', async () => {
    const kinds = 'good-call example full-body branch optional-absent items length bound member rule'.split(' ')
    const report = await runOn([knownSources, tracesInHeatmaps, validFormulas, knownContainers], kinds)
    expect(failuresOf(report)).toEqual([])
    expect(report.outcome).toBe('passed')
    expect(unpassedIn(report).map(({ reason }) => reason)).toEqual([])
  })

  test('sends objects of the kind that the document states, and tries no others', async () => {
    const [named, plain] = [new Set<unknown>(), new Set<string>()]
    const noting = decidingBodies((body, complaint) => {
      for (const { kind, sourceId, formula } of tilesOf(body).filter((tile) => sources.has(String(tile.sourceId))))
        if (kind === 'heat') named.add(sourceId)
        else if (formula === undefined) plain.add(kindOf(sourceId))
      return complaint
    })
    const report = await runOn([noting, knownSources, tracesInHeatmaps], ['branch', 'wrong-type', 'required-absent'])
    expect([...named]).toEqual([TRACES])
    // Without a formula the document states no kind.
    expect([...plain]).toContain('log')
    const heat = namedIn(report, /kind=heat/)
    expect(heat.length).toBeGreaterThan(3)
    expect(new Set(heat.map(({ verdict }) => verdict))).toEqual(new Set(['passed']))
    expect(caseOf(report, 'createDashboard/wrong-type')).toMatchObject({ verdict: 'passed' })
  })

  test('does not reach a case for which no object of the stated kind is there', async () => {
    const without = showing<readonly Fields[]>('listSources', (data) =>
      data.filter(({ kind }) => kind !== 'trace' && kind !== 'metric'),
    )
    const report = await runOn([without, knownSources, tracesInHeatmaps], ['branch', 'optional-absent', 'length'])
    expect(failuresOf(report)).toEqual([])
    const reasons = new Set(unpassedIn(report).map(({ verdict, reason }) => `${verdict}: ${reason}`))
    expect([...reasons].toSorted()).toEqual([
      'not reached: no source of the kind metric or trace is there',
      'not reached: no source of the kind trace is there',
    ])
  })

  const wrongLimit = accepting((body) => tilesOf(body).some(({ limit }) => limit === 5.5))
  const refusedLimit = refusing((body) => tilesOf(body).some(({ limit }) => limit === 5))
  test.for<[string, Drift, RegExp]>([
    [
      'finds that it accepts an invalid value',
      wrongLimit,
      /refuses \/tiles\/0\/limit .*just outside its maximum 5: the server accepted it with 200/,
    ],
    ['finds that it refuses a valid value', refusedLimit, /accepts \/tiles\/0\/limit .*just inside its maximum 5/],
  ])('%s', async ([, drift, complaint]) => {
    const report = await runOn([drift, knownSources, tracesInHeatmaps], ['bound'])
    expect(failuresOf(report)).toEqual([expect.stringMatching(complaint)])
  })

  test('counts a refusal only if the valid body was accepted before', async () => {
    const noLimits = refusing((body) => tilesOf(body).some(({ limit }) => limit !== undefined))
    const report = await runOn([knownSources, noLimits], ['bound', 'wrong-type'])
    const wrong = namedIn(report, /refuses \/tiles\/0\/limit/)
    expect(wrong.length).toBeGreaterThan(2)
    for (const { verdict, reason } of wrong) {
      expect([verdict, reason]).toEqual(['not reached', 'its body is refused before anything in it is wrong (400)'])
    }
    expect(failuresOf(report).length).toBeGreaterThan(0)
  })

  test('sends each valid body only once', async () => {
    const accepted = new Map<string, number>()
    const counting = deciding('createDashboard', ({ body }, complaint) => {
      const { name: _, ...rest } = Object(body)
      const key = JSON.stringify(rest)
      if (complaint === undefined) accepted.set(key, (accepted.get(key) ?? 0) + 1)
      return complaint
    })
    await runOn([knownSources, counting], ['wrong-type', 'null'])
    expect(accepted.size).toBeGreaterThan(5)
    // The smallest body is sent with several names.
    const repeated = [...accepted].filter(([body, count]) => count > 1 && body !== '{"tiles":[]}')
    expect(repeated).toEqual([])
  })
})

describe('a field that the document marks as newer', () => {
  test('is unsupported if the server refuses it', async () => {
    const report = await runOnNewer([refusing(({ mood }) => mood !== undefined)], ['full-body', 'member'])
    expect(failuresOf(report)).toEqual([])
    const full = caseOf(report, 'createDashboard/full-body')
    expect(full).toMatchObject({ verdict: 'unsupported', reason: newer('2026-05-01') })
    const members = namedIn(report, /^accepts \/mood set to "glad"$/)
    expect(members.map(({ reason }) => reason)).toEqual([newer('2026-06-01')])
  })

  test.for<[string, readonly Drift[]]>([
    ['ignores it', [accepting((body) => 'mood' in body), showing('createDashboard', ({ mood: _, ...data }) => data)]],
    [
      'returns it together with unknown fields',
      [accepting((body) => (Object(body).unexpectedProperty ?? body.mood) !== undefined)],
    ],
  ])('is unsupported if the server %s', async ([, drifts]) => {
    const report = await runOnNewer(drifts, ['member', 'null', 'wrong-type', 'unknown-property'])
    expect(failuresOf(report)).toEqual([])
    const reasons = namedIn(report, /^refuses \/mood/).map(({ reason }) => reason)
    expect(new Set(reasons)).toEqual(new Set([newer('2026-05-01')]))
  })
})

describe('a constraint that the document marks as newer', () => {
  const isMalformed = ({ code }: Sent) => typeof code === 'string' && !/^[a-f]{2}$/.test(code)
  const unchecked = accepting(isMalformed)
  const broken = answering('createDashboard', (reply, { body }) =>
    isMalformed(Object(body)) ? { ...reply, status: 500, body: { message: 'Oops' } } : reply,
  )
  const withoutMood = refusing(({ mood }) => mood !== undefined)
  const unsupported = `unsupported: ${newer('2026-04-15')}`

  test.for<[string, readonly Drift[], string]>([
    ['is unsupported if an older server accepts an invalid value', [unchecked, withoutMood], unsupported],
    ['is unsupported if an older server answers an invalid value with 500', [broken, withoutMood], unsupported],
    ['fails if a newer server answers an invalid value with 500', [broken], 'failed: undefined'],
  ])('%s', async ([, drifts, expected]) => {
    const report = await runOn(drifts, ['pattern', 'bound', 'member'])
    const verdicts = namedIn(report, /^refuses \/code/).map(({ verdict, reason }) => `${verdict}: ${reason}`)
    expect(new Set(verdicts)).toEqual(new Set([expected]))
    expect(failuresOf(report).length > 0).toBe(expected !== unsupported)
  })
})

test('a deletion of an unknown object is unsupported if the server answers it with 200, as older servers do', async () => {
  const forgiving = answering('deleteAlert', (reply) =>
    reply.status === 404 ? { ...reply, status: 200, body: {} } : reply,
  )
  const report = await runOn([forgiving], ['sequence'], 'deleteAlert')
  expect(caseOf(report, 'deleteAlert/sequence/knows-no-object-that-was-deleted')).toMatchObject({
    verdict: 'unsupported',
    reason: newer('2026-07-09'),
  })
})

describe('for a query that contains expressions, the command', () => {
  const filters = ['SeverityText:error', 'ServiceName:checkout', "ServiceName = 'checkout'", '']
  const columns: Record<string, string[]> = {
    log: ['', 'SeverityText', 'ServiceName', 'uniq(ServiceName)'],
    trace: ['', 'ServiceName', 'Duration / 1e6'],
    metric: ['', 'ServiceName', 'Value'],
  }
  interface Series {
    readonly sourceId: string
    readonly aggFn: string
    readonly field?: string
    readonly where: string
    readonly groupBy: readonly string[]
  }
  const isAnswerable = ({ sourceId, aggFn, field = '', where, groupBy }: Series) => {
    const known = columns[String(sources.get(sourceId)?.kind)] ?? []
    const used = [...groupBy, where.split(/[: ]/)[0] ?? '', aggFn === 'count' ? '' : field]
    return filters.includes(where) && (aggFn === 'count' || field !== '') && used.every((each) => known.includes(each))
  }
  const knownExpressions = answering('queryChartSeries', (reply, { body }) =>
    reply.status === 200 && !Object(body).series.every(isAnswerable)
      ? { ...reply, status: 500, body: { error: 'Unknown expression' } }
      : reply,
  )
  const kinds = 'member optional-absent minimal-body good-call example full-body wrong-type'.split(' ')

  test.each([
    ['', []],
    [', also where --ids names one of another kind', ['--ids', `sourceId=${TRACES}`]],
  ])('sends the expressions of an example to a source of the same kind%s', async (_, words) => {
    const only = kinds.map((kind) => `queryChartSeries/${kind}`).join()
    const report = await runOnDescribed(raw, [knownExpressions], ['--only', only, ...words])
    expect(failuresOf(report)).toEqual([])
    expect(unpassedIn(report).map(({ name }) => name)).toEqual([])
  })

  test('finds that the server accepts an invalid value', async () => {
    const lax = answering('queryChartSeries', (reply, { body }) =>
      Object(body).granularity === '3h' ? { ...reply, status: 200, body: { data: [] } as Json } : reply,
    )
    const report = await runOn([lax, knownExpressions], kinds, 'queryChartSeries')
    expect(failuresOf(report)).toEqual([
      expect.stringMatching(/refuses \/granularity set to "3h".*the server accepted it with 200/),
    ])
  })
})

test('a null is put only into an example with a value there: in another branch it may be as good as nothing', async () => {
  const heat = { name: 'Errors', tiles: [{ kind: 'heat', sourceId: TRACES }] }
  const drift = answering('validateDashboard', (reply, { body }) => {
    const [tile = {}] = tilesOf(Object(body))
    if (tile.kind === 'heat' && tile.formula === null) return { ...reply, status: 200, body: { valid: true } }
    return tile.kind === 'line' && tile.formula ? { ...reply, status: 500, body: { message: 'x' } } : reply
  })
  const report = await runOnDescribed(tiledDocument({ heat }), [drift], ['--only', 'validateDashboard/null'])
  expect(failuresOf(report)).toEqual([])
})

/** A server that accepts unknown properties, and drops them or stores them. */
const lenient = (isDropping: boolean): Drift => {
  const names = ['kind', 'sourceId', 'containerId', 'tabId', 'formula', 'limit', 'opens']
  const known = (tile: Fields): Fields => {
    const own = tile.kind === 'heat' ? names.slice(0, 4) : names
    return Object.fromEntries(Object.entries(tile).filter(([name]) => own.includes(name)))
  }
  return accepting((sent, asked) => {
    const { unexpectedProperty: _, tiles, ...others } = sent as Fields
    if (!Array.isArray(tiles) || asked.headers['content-type'] !== 'application/json' || !asked.operation.body)
      return false
    const body = { ...others, tiles: tiles.map((tile) => (isObject(tile) ? known(tile) : tile)) }
    if (isDropping) asked.body = body as Json
    return read(raw).reader.accepts(asked.operation.body.node, body as Json)
  })
}

test('the command remarks on a server that drops unknown properties', async () => {
  const report = await runOn([lenient(true)], ['unknown-property', 'rule', 'other-constraint'])
  expect(failuresOf(report)).toEqual([])
  const remarked = report.cases.filter(({ remarks }) => /property that it does not know/.test(remarks.join()))
  expect(remarked.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'refuses the body with the unknown property unexpectedProperty',
      expect.stringMatching(/^refuses \/tiles\/0 \(kind=heat\) with .*limit/),
    ]),
  )
})

test('the command finds a server that stores unknown properties', async () => {
  const report = await runOn([lenient(false)], ['unknown-property'])
  expect(failuresOf(report)).toContainEqual(
    expect.stringMatching(
      /\(kind=heat\) with the unknown property.*: the answer shows .*, which servers drop from this body$/,
    ),
  )
})
