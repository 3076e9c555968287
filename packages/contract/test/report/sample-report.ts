import { type CaseReport, countVerdicts, type RunReport } from '../../src/report/run-report.ts'

/** Text of a hostile server: markup, ends of sections, control characters, unpaired surrogates. */
const HOSTILE = `</pre></script><script>alert('x')</script>]]>&"'<img src=x onerror=alert(1)> | \`\`\` *_[a](b)\n# head \u0000\u001b[31m\u0007 \ud800 \uffff end`

/** A word that cannot be wrapped. */
const ENDLESS = 'endless'.repeat(60)

const failure = (index: number): CaseReport => ({
  id: `listAlerts/bound/0000000${index}`,
  operation: 'listAlerts',
  kind: 'bound',
  name: `refuses the query parameter limit just outside its bound ${index}`,
  title: `GET /api/v2/alerts: refuses the query parameter limit just outside its bound ${index}`,
  milliseconds: 12.4,
  verdict: 'failed',
  complaints: ['the server accepted it with 200', `it said ${HOSTILE} ${ENDLESS}`],
  remarks: [],
  expected: 'a refusal with 400',
  pointer: '#/components/parameters/Limit/schema/minimum',
  request: {
    method: 'GET',
    url: 'http://localhost:8000/api/v2/alerts?limit=0',
    headers: { accept: 'application/json', authorization: 'Bearer ***' },
  },
  answer: { status: 200, headers: { 'content-type': 'application/json' }, text: JSON.stringify({ data: [HOSTILE] }) },
  curl: `curl -i 'http://localhost:8000/api/v2/alerts?limit=0' -H "authorization: Bearer $CLOUDDB_OSS_API_KEY"`,
  again: `npx @clouddb/contract --api oss --target http://localhost:8000 --only listAlerts/bound/0000000${index}`,
})

const other = (operation: string, index: number, rest: Partial<CaseReport>): CaseReport => ({
  id: `${operation}/member/1000000${index}`,
  operation,
  kind: 'member',
  name: `accepts /interval set to "${index}m" | <b>`,
  title: `POST /api/v2/alerts: accepts /interval set to "${index}m" | <b>`,
  verdict: 'passed',
  complaints: [],
  remarks: [],
  expected: '200 with a body that keeps to its schema',
  pointer: '#/paths/~1api~1v2~1alerts/post',
  ...rest,
})

const cases: readonly CaseReport[] = [
  other('listAlerts', 1, {}),
  failure(1),
  failure(2),
  other('createAlert', 1, { remarks: ['the answer shows /data/extra, which the document does not know'] }),
  other('createAlert', 2, { verdict: 'not reached', reason: 'needs `--ids savedSearchId=...`' }),
  other('createAlert', 3, {
    verdict: 'failed',
    complaints: ['it failed: BadRequestError'],
    request: {
      method: 'POST',
      url: 'http://localhost:8000/api/v2/alerts',
      headers: {},
      body: `{"name":"${'long '.repeat(200)}"}`,
    },
    answer: { status: 400, headers: {}, text: '' },
  }),
  other('listWebhooks', 1, { verdict: 'unsupported', reason: 'the deployment does not serve the route' }),
  other('listWebhooks', 2, { verdict: 'unsupported', reason: 'the deployment does not serve the route' }),
]

const operation = (id: string, method: string, path: string, reached: number): RunReport['operations'][number] => ({
  id,
  method,
  path,
  ...countVerdicts(cases.filter((each) => each.operation === id)),
  coverage: { keys: 40, reachable: 30, reached },
})

/** A report with every verdict, an interruption and an object that was left behind. */
export const sample: RunReport = {
  version: 1,
  tool: { name: '@clouddb/contract', version: '1.2.3' },
  document: { name: 'observability-oss', title: 'Observability API, open-source deployment', version: '2.0' },
  target: 'http://localhost:8000',
  mode: 'writing',
  rate: 'at most 100 requests in 60 s',
  startedAt: '2026-11-20T16:00:00.000Z',
  seconds: 83.4,
  outcome: 'failed',
  exitCode: 1,
  verdict: '3 cases failed.',
  interruptions: ['The run ended early: the server stopped answering.'],
  counts: { ...countVerdicts(cases), requests: 1204 },
  coverage: { keys: 120, reachable: 90, reached: 31 },
  operations: [
    operation('listAlerts', 'GET', '/api/v2/alerts', 20),
    operation('createAlert', 'POST', '/api/v2/alerts', 11),
    operation('listWebhooks', 'GET', '/api/v2/webhooks', 0),
  ],
  cases,
  objects: [
    { kind: 'alertId', id: '1', path: '/api/v2/alerts/1', fate: 'deleted' },
    { kind: 'alertId', id: '2', path: '/api/v2/alerts/2', fate: 'left behind', reason: 'deleteAlert was answered 500' },
  ],
}

/** A report in which every case passed. */
export const clean: RunReport = {
  ...sample,
  mode: 'read-only',
  outcome: 'passed',
  exitCode: 0,
  verdict: 'Nothing failed: 2 cases passed.',
  interruptions: [],
  objects: [],
  cases: cases.filter(({ verdict }) => verdict === 'passed'),
  counts: { passed: 2, failed: 0, unsupported: 0, notReached: 0, requests: 2 },
}
