import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/index.ts'
import type { RunReport } from '../../src/report/run-report.ts'
import { caseOf, failuresOf, runOnDescribed } from './run-against.ts'
import type { Asked, Drift } from './servers/drift.ts'
import { seedOfExamples } from './servers/seed.ts'
import { read } from './servers/served.ts'
import { tiledDocument } from './servers/tiled-document.ts'

const raw = tiledDocument()
const TRACES = '66a1f0c2d4e8b7a9c3f50102'

/** Runs cases of the document against a deployment that has rules beyond its schemas. */
const runOn = (drifts: readonly Drift[], args: readonly string[] = ['--only', 'createDashboard']) =>
  runOnDescribed(raw, drifts, args)

/** Selects kinds of cases of one operation. */
const only = (...kinds: readonly string[]): string[] => [
  '--only',
  kinds.map((kind) => `createDashboard/${kind}`).join(),
]

interface Sent {
  readonly tiles?: readonly Record<string, unknown>[]
  readonly containers?: readonly { readonly id?: unknown; readonly tabs?: readonly { readonly id?: unknown }[] }[]
  readonly appliesToSourceIds?: readonly string[]
  readonly mood?: string
  readonly pace?: number
  readonly code?: unknown
}

const isDashboard = ({ operation, body }: Asked): boolean =>
  operation.id === 'createDashboard' && typeof body === 'object' && body !== null

/** Refuses with 400 what breaks a rule. */
const refusing = (isBroken: (body: Sent, asked: Asked) => boolean): Drift => ({
  decide: (asked, complaint) =>
    complaint ?? (isDashboard(asked) && isBroken(asked.body as Sent, asked) ? 400 : undefined),
})

const tilesOf = ({ tiles }: Sent) =>
  Array.isArray(tiles) ? tiles.filter((tile) => typeof tile === 'object' && tile !== null) : []
const sources = new Map(seedOfExamples().openSource.sources.map((source) => [source.id, source]))
const hasTwice = (ids: readonly unknown[]) => new Set(ids).size < ids.length

const knowsItsSources = refusing((body) =>
  [
    ...tilesOf(body).map(({ sourceId }) => sourceId),
    ...tilesOf(body).flatMap(({ opens }) => (opens as { target: { id: string } } | undefined)?.target.id ?? []),
    ...(body.appliesToSourceIds ?? []),
  ].some((id) => !sources.has(String(id))),
)
const wantsTraces = refusing((body) =>
  tilesOf(body).some(({ kind, sourceId }) => kind === 'heat' && sourceId !== TRACES),
)
const readsFormulas = refusing((body) =>
  tilesOf(body).some(({ formula }) => formula !== undefined && !/^\s*A\s*$/.test(String(formula))),
)
const holdsTilesInContainers = refusing((body) => {
  const containers = body.containers ?? []
  return (
    hasTwice(containers.map(({ id }) => id)) ||
    containers.some(({ tabs = [] }) => hasTwice(tabs.map(({ id }) => id))) ||
    tilesOf(body).some(({ containerId, tabId }) => {
      const container = containers.find(({ id }) => id === containerId)
      const isTabKnown = tabId === undefined || container?.tabs?.some(({ id }) => id === tabId)
      return containerId !== undefined && !(container && isTabKnown)
    })
  )
})

describe('a deployment with rules that schemas do not state', () => {
  test('passes, for the parts of a body agree with each other and with what is there', async () => {
    const kinds = only(
      'good-call',
      'example',
      'full-body',
      'branch',
      'optional-absent',
      'items',
      'length',
      'bound',
      'member',
      'rule',
    )
    const report = await runOn([knowsItsSources, wantsTraces, readsFormulas, holdsTilesInContainers], kinds)
    expect(failuresOf(report)).toEqual([])
    expect(report.outcome).toBe('passed')
    const reasons = report.cases.filter(({ verdict }) => verdict !== 'passed').map(({ reason }) => reason)
    expect(reasons).toEqual([])
  })

  test('gets an object of another sort where it refuses the first', async () => {
    const report = await runOn([knowsItsSources, wantsTraces], only('branch', 'wrong-type', 'required-absent'))
    const heat = report.cases.filter(({ name }) => name.includes('kind=heat'))
    expect(heat.length).toBeGreaterThan(3)
    expect(new Set(heat.map(({ verdict }) => verdict))).toEqual(new Set(['passed']))
    expect(caseOf(report, 'createDashboard/wrong-type')).toMatchObject({ verdict: 'passed' })
  })

  test('is still found to take a value that it must refuse', async () => {
    const lax: Drift = {
      decide: (asked, complaint) =>
        isDashboard(asked) && tilesOf(asked.body as Sent).some(({ limit }) => limit === 5.5) ? undefined : complaint,
    }
    const report = await runOn([lax, knowsItsSources, wantsTraces], only('bound'))
    expect(failuresOf(report)).toEqual([
      expect.stringMatching(/refuses \/tiles\/0\/limit .*just outside its maximum 5: the server accepted it with 200/),
    ])
  })

  test('is still found to refuse a value that it must take', async () => {
    const isRefused = refusing((body) => tilesOf(body).some(({ limit }) => limit === 5))
    const report = await runOn([knowsItsSources, isRefused], only('bound'))
    expect(failuresOf(report)).toEqual([expect.stringMatching(/accepts \/tiles\/0\/limit .*just inside its maximum 5/)])
  })
})

describe('a refusal', () => {
  test('counts only after the same body was taken before it was made wrong', async () => {
    const isRefused = refusing((body) => tilesOf(body).some(({ limit }) => limit !== undefined))
    const report = await runOn([knowsItsSources, isRefused], only('bound', 'wrong-type'))
    const wrong = report.cases.filter(({ name }) => /refuses \/tiles\/0\/limit/.test(name))
    expect(wrong.length).toBeGreaterThan(2)
    for (const { verdict, reason } of wrong) {
      expect([verdict, reason]).toEqual(['not reached', 'its body is refused before anything in it is wrong (400)'])
    }
    expect(failuresOf(report).length).toBeGreaterThan(0)
  })

  test('needs that only once for each body', async () => {
    const taken = new Map<string, number>()
    const counting: Drift = {
      decide: (asked, complaint) => {
        const { name: _, ...body } = Object(asked.body)
        const key = JSON.stringify(body)
        if (isDashboard(asked) && complaint === undefined) taken.set(key, (taken.get(key) ?? 0) + 1)
        return complaint
      },
    }
    await runOn([knowsItsSources, counting], only('wrong-type', 'null'))
    expect(taken.size).toBeGreaterThan(5)
    // The plainest body comes under several names.
    const repeated = [...taken].filter(([body, count]) => count > 1 && body !== '{"tiles":[]}')
    expect(repeated).toEqual([])
  })
})

describe('what the document says to be newer', () => {
  const older = refusing(({ mood }) => mood !== undefined)

  test('is unsupported where it is refused', async () => {
    const report = await runOn([knowsItsSources, older], only('full-body', 'member'))
    expect(failuresOf(report)).toEqual([])
    expect(caseOf(report, 'createDashboard/full-body')).toMatchObject({
      verdict: 'unsupported',
      reason: 'newer than this server (2026-05-01)',
    })
    const members = report.cases.filter(({ kind, name }) => kind === 'member' && name.includes('mood'))
    expect(members.map(({ name, reason }) => [name, reason])).toContainEqual([
      'accepts /mood set to "glad"',
      'newer than this server (2026-06-01)',
    ])
  })

  test('is unsupported where it is ignored, and so not looked at', async () => {
    const ignoring: Drift = {
      decide: (asked, complaint) =>
        isDashboard(asked) && 'mood' in Object(asked.body) && complaint === 400 ? undefined : complaint,
      reply: ({ operation }, reply) => {
        if (operation.id !== 'createDashboard') return reply
        const { mood: _, ...data } = (reply.body as { data?: Record<string, Json> }).data ?? {}
        return { ...reply, body: { data } as Json }
      },
    }
    const report = await runOn([ignoring], only('member', 'null', 'wrong-type'))
    expect(failuresOf(report)).toEqual([])
    const wrong = report.cases.filter(({ name }) => name.startsWith('refuses /mood'))
    expect(new Set(wrong.map(({ reason }) => reason))).toEqual(new Set(['newer than this server (2026-05-01)']))
  })

  test('fails where the server is as new, as something else shows', async () => {
    const isRefused = refusing(({ pace }) => pace !== undefined)
    const report = await runOn([knowsItsSources, isRefused], only('bound', 'member'))
    // It answers with the mood that it was sent, which came later.
    expect(failuresOf(report)).toContainEqual(expect.stringMatching(/accepts \/pace just inside its maximum 9/))
    expect(report.counts.unsupported).toBe(0)
  })
})

describe('a constraint that older servers do not check', () => {
  const isMalformed = ({ code }: Sent) => typeof code === 'string' && !/^[a-f]{2}$/.test(code)
  const unchecked: Drift = {
    decide: (asked, complaint) =>
      isDashboard(asked) && complaint === 400 && isMalformed(asked.body as Sent) ? undefined : complaint,
  }
  const stumbling: Drift = {
    reply: (asked, reply) =>
      isDashboard(asked) && isMalformed(asked.body as Sent)
        ? { ...reply, status: 500, body: { message: 'Oops' } }
        : reply,
  }
  const withoutMood = refusing(({ mood }) => mood !== undefined)
  const selected = only('pattern', 'bound', 'member')
  const verdictsOf = (report: RunReport) =>
    new Set(
      report.cases
        .filter(({ name }) => name.startsWith('refuses /code'))
        .map(({ verdict, reason }) => `${verdict}: ${reason}`),
    )

  const beyond = 'unsupported: newer than this server (2026-04-15)'
  test.for<[string, readonly Drift[], string]>([
    ['is unsupported where such a value is taken', [unchecked, withoutMood], beyond],
    ['is unsupported where a server stumbles over such a value', [stumbling, withoutMood], beyond],
    ['fails where the server is as new and takes it', [unchecked], 'failed: undefined'],
    ['fails where the server is as new and stumbles', [stumbling], 'failed: undefined'],
  ])('%s', async ([, drifts, verdict]) => {
    const report = await runOn(drifts, selected)
    expect(verdictsOf(report)).toEqual(new Set([verdict]))
    expect(failuresOf(report).length > 0).toBe(verdict !== beyond)
  })
})

describe('a server that gives back what nobody knows', () => {
  const blind: Drift = {
    decide: (asked, complaint) => {
      const { unexpectedProperty, mood } = Object(asked.body)
      return isDashboard(asked) && complaint === 400 && (unexpectedProperty ?? mood) !== undefined
        ? undefined
        : complaint
    },
  }

  test('is not as new as what it gives back', async () => {
    const report = await runOn([blind], only('member', 'wrong-type', 'unknown-property'))
    expect(failuresOf(report)).toEqual([])
    const wrong = report.cases.filter(({ name }) => name.startsWith('refuses /mood'))
    expect(new Set(wrong.map(({ reason }) => reason))).toEqual(new Set(['newer than this server (2026-05-01)']))
  })
})

describe('a deletion of what is not there', () => {
  const forgiving: Drift = {
    reply: ({ operation }, reply) =>
      operation.id === 'deleteAlert' && reply.status === 404 ? { ...reply, status: 200, body: {} } : reply,
  }
  const step = 'deleteAlert/sequence/knows-no-object-that-was-deleted'

  test('is unsupported where older servers answered it well', async () => {
    const report = await runOn([forgiving], ['--only', 'deleteAlert/sequence'])
    expect(caseOf(report, step)).toMatchObject({
      verdict: 'unsupported',
      reason: 'newer than this server (2026-07-09)',
    })
  })
})

describe('a query whose texts are expressions', () => {
  const columns = ['SeverityText:error', 'ServiceName:checkout', "ServiceName = 'checkout'", '']
  const sorts: Record<string, string[]> = {
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
    const held = sorts[String(sources.get(sourceId)?.kind)] ?? []
    const named = [...groupBy, where.split(/[: ]/)[0] ?? '', aggFn === 'count' ? '' : field]
    return columns.includes(where) && (aggFn === 'count' || field !== '') && named.every((each) => held.includes(each))
  }
  const reading: Drift = {
    reply: ({ operation, body }, reply) =>
      operation.id === 'queryChartSeries' && reply.status === 200 && !Object(body).series.every(isAnswerable)
        ? { ...reply, status: 500, body: { error: 'Unknown expression' } }
        : reply,
  }
  const queries = [
    '--only',
    'queryChartSeries/member,queryChartSeries/optional-absent,queryChartSeries/minimal-body,queryChartSeries/good-call,queryChartSeries/example,queryChartSeries/full-body,queryChartSeries/wrong-type',
  ]

  test('is asked with those of an example that has an answer, from a source of its sort', async () => {
    const report = await runOn([reading], queries)
    expect(failuresOf(report)).toEqual([])
    expect(report.cases.filter(({ verdict }) => verdict !== 'passed').map(({ name }) => name)).toEqual([])
  })

  test('is still found to take a value that it must refuse', async () => {
    const lax: Drift = {
      reply: ({ operation, body }, reply) =>
        operation.id === 'queryChartSeries' && Object(body).granularity === '3h'
          ? { ...reply, status: 200, body: { data: [] } }
          : reply,
    }
    const report = await runOn([lax, reading], queries)
    expect(failuresOf(report)).toEqual([
      expect.stringMatching(/refuses \/granularity set to "3h".*the server accepted it with 200/),
    ])
  })
})

describe('a server that drops what it does not know', () => {
  const dropping: Drift = {
    decide: (asked, complaint) => {
      if (complaint !== 400 || !isDashboard(asked) || asked.headers['content-type'] !== 'application/json')
        return complaint
      const { tiles, ...rest } = Object(asked.body) as Sent
      if (!Array.isArray(tiles)) return complaint
      const names = ['kind', 'sourceId', 'containerId', 'tabId', 'formula', 'limit', 'opens']
      const keptOf = (tile: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(tile).filter(([name]) => (tile.kind === 'heat' ? names.slice(0, 4) : names).includes(name)),
        )
      const { unexpectedProperty: _, ...others } = rest as Record<string, unknown>
      const body = {
        ...others,
        tiles: tiles.map((tile) => (typeof tile === 'object' && tile !== null ? keptOf(tile) : tile)),
      }
      const described = asked.operation.body
      return described && read(raw).reader.accepts(described.node, body) ? undefined : complaint
    },
  }

  test('is remarked on in every kind of case', async () => {
    const report = await runOn([dropping], only('unknown-property', 'rule', 'other-constraint'))
    expect(failuresOf(report)).toEqual([])
    const remarked = report.cases.filter(({ remarks }) =>
      remarks.some((each) => /property that it does not know/.test(each)),
    )
    expect(remarked.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'refuses the body with the unknown property unexpectedProperty',
        expect.stringMatching(/^refuses \/tiles\/0 \(kind=heat\) with .*limit/),
      ]),
    )
  })
})
