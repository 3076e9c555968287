import { beforeAll, describe, expect, test } from 'vitest'
import type { RunReport } from '../../src/report/run-report.ts'
import { failuresOf, runAgainst } from './run-against.ts'
import { startDeployment } from './servers/deployment.ts'
import type { Drift } from './servers/drift.ts'
import { changed, each } from './servers/drifts.ts'

const isFor = (id: string, operation: { readonly id: string }): boolean => operation.id === id

/** Faults of one server at the same time, each with the only failures that it may cause. */
const drifts: readonly (Drift & { readonly name: string; readonly failures: readonly RegExp[] })[] = [
  {
    name: 'sends a number as text',
    failures: [
      /^listAlerts: 200, body matches the schema: .*\/data\/0\/threshold must be number/,
      /^listAlerts: accepts .*threshold must be number/,
    ],
    reply: changed(
      'listAlerts',
      each((item) => ({ ...item, threshold: String(item.threshold) })),
    ),
  },
  {
    name: 'accepts a number beyond its bound',
    failures: [/^listAlerts: refuses .*limit just outside its minimum 1: the server accepted it with 200/],
    decide: ({ operation, query }, complaint) => {
      if (!isFor('listAlerts', operation) || query.get('limit') !== '0') return complaint
      query.delete('limit')
      return undefined
    },
  },
  {
    name: 'asks for no credentials',
    failures: [/^listWebhooks: refuses .*: the server accepted it with 200/],
    decide: ({ operation }, complaint) =>
      isFor('listWebhooks', operation) && complaint === 401 ? undefined : complaint,
  },
]

describe('a deployment with several faults', () => {
  let report: RunReport
  let url: string
  beforeAll(async () => {
    const deployment = await startDeployment({ drifts })
    url = deployment.url
    const only = 'listSources/good-call,listAlerts/good-call,listAlerts/bound,listWebhooks'
    report = await runAgainst(url, ['--only', only])
    await deployment.close()
  })

  test.for(drifts)('is found to be one that $name', ({ failures: [first] }) => {
    expect(failuresOf(report)).toContainEqual(expect.stringMatching(first as RegExp))
  })

  test('fails nowhere else', () => {
    const expected = drifts.flatMap(({ failures }) => failures)
    expect(failuresOf(report).filter((failure) => !expected.some((each) => each.test(failure)))).toEqual([])
    expect(report).toMatchObject({ outcome: 'failed', exitCode: 1 })
  })

  test('is shown with the request, the expectation, the answer and the pointer', () => {
    expect(report.cases.find(({ complaints }) => complaints.join().includes('accepted it with 200'))).toMatchObject({
      operation: 'listAlerts',
      verdict: 'failed',
      expected: 'a refusal with 400',
      pointer: '#/components/parameters/Limit/schema/minimum',
      request: { method: 'GET', url: `${url}/api/v2/alerts?limit=0`, headers: { authorization: 'Bearer ***' } },
      answer: { status: 200 },
    })
  })
})
