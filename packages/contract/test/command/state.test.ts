import { describe, expect, test } from 'vitest'
import { API_KEY, caseOf, failuresOf, runAgainst, useDeployment } from './run-against.ts'
import type { Drift } from './servers/drift.ts'
import { changed, each, lenientTo, readingDrifts, writingDrifts } from './servers/drifts.ts'

const { start, runOn } = useDeployment()

describe('one drift alone', () => {
  const alone = [
    ...writingDrifts.map((drift) => ({ ...drift, args: ['--write'] })),
    ...readingDrifts.map((drift) => ({ ...drift, args: [] })),
  ]
  test.for(alone)('$name is found', async ({ only, shows, args, ...drift }) => {
    const report = await runOn([...args, '--only', only], { drifts: [drift] })
    expect(failuresOf(report)).toContainEqual(expect.stringMatching(shows))
  })

  test.for(lenientTo(API_KEY))('$name is found where it is taken', async ({ only, shows, ...drift }) => {
    const report = await runOn(['--only', only], { drifts: [drift] })
    expect(failuresOf(report)).toEqual([expect.stringMatching(shows)])
    expect(JSON.stringify(report)).not.toContain(API_KEY.slice(0, -1))
  })
})

test('a failure is shown with the request, the expectation, the answer and the pointer', async () => {
  const taking: Drift = {
    decide: ({ operation, query }, complaint) => {
      if (operation.id !== 'listAlerts' || query.get('limit') !== '0') return complaint
      query.delete('limit')
      return undefined
    },
  }
  const url = await start({ drifts: [taking] })
  const report = await runAgainst(url, ['--only', 'listAlerts/good-call,listAlerts/bound'])
  expect(failuresOf(report)).toEqual([
    expect.stringMatching(/^listAlerts: refuses .*limit just outside its minimum 1: the server accepted it with 200/),
  ])
  expect(report).toMatchObject({ outcome: 'failed', exitCode: 1 })
  expect(report.cases.find(({ verdict }) => verdict === 'failed')).toMatchObject({
    operation: 'listAlerts',
    expected: 'a refusal with 400',
    pointer: '#/components/parameters/Limit/schema/minimum',
    request: { method: 'GET', url: `${url}/api/v2/alerts?limit=0`, headers: { authorization: 'Bearer ***' } },
    answer: { status: 200 },
  })
})

describe('what a server shows beyond the document, or leaves out', () => {
  const renamed: Drift = {
    reply: changed(
      'listWebhooks',
      each(({ updatedAt, ...rest }) => ({ ...rest, changed: updatedAt })),
    ),
  }
  const ONLY = ['--only', 'listWebhooks']

  test('is remarked, once for all cases, and counted; a failure of a strict run, of the first case that shows it', async () => {
    const url = await start({ drifts: [renamed] })
    const report = await runAgainst(url, ONLY)
    expect(failuresOf(report)).toEqual([])
    expect(report.remarks?.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'the answer shows /data/0/changed, which the document does not know',
        'the answer lacks /data/0/updatedAt, which live servers always send',
      ]),
    )
    expect(report.remarks?.find(({ text }) => text.includes('changed'))?.cases).toBeGreaterThan(3)
    const strict = await runAgainst(url, ['--strict', ...ONLY])
    expect(failuresOf(strict).filter((failure) => /changed,|updatedAt,/.test(failure))).toHaveLength(2)
    expect(caseOf(strict, 'listWebhooks/good-call')).toMatchObject({ verdict: 'failed', answer: { status: 200 } })
    expect(strict).toMatchObject({ profile: 'strict', exitCode: 1 })
  })

  test('is a value that no list has, too', async () => {
    const plural = changed(
      'listSources',
      each((item) => ({ ...item, kind: `${item.kind}s` })),
    )
    const says = '/data/0/kind is "logs", which the document does not list'
    const url = await start({ drifts: [{ reply: plural }] })
    const report = await runAgainst(url, ['--only', 'listSources'])
    expect(failuresOf(report)).toEqual([])
    expect(report.remarks?.map(({ text }) => text)).toContain(says)
    const strict = await runAgainst(url, ['--strict', '--only', 'listSources'])
    expect(failuresOf(strict).join()).toContain(says)
  })

  test('is found in the headers that the document declares', async () => {
    const report = await runOn(['--strict', '--only', 'listSources/good-call'])
    expect(failuresOf(report).join()).toContain('no header ratelimit-limit, which the document declares')
  })

  test('is described and never there, but for what may be left out beside what is always sent', async () => {
    const bare: Drift = {
      reply: ({ operation }, reply) => {
        const { meta: _, ...rest } = reply.body as Record<string, never>
        return operation.id === 'listAlerts' ? { ...reply, body: rest } : reply
      },
    }
    const report = await runOn(['--strict', '--only', 'listAlerts'], { drifts: [bare] })
    expect(failuresOf(report)).toContainEqual(expect.stringMatching(/none of \d+ answers shows it/))
    expect(failuresOf(report).filter((failure) => /shows Alert\./.test(failure))).toEqual([])
  })
})
