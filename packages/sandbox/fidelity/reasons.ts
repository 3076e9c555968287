import type { Reason } from './compare.ts'

const onlyListed = 'The documents only list them, and so does the sandbox.'
const notDocumented = 'The documents have no such operation, and the sandbox serves what they have.'
const needsMore = 'It needs what an operation made that the documents do not have.'

/** Why the sandbox may answer otherwise than the real server did. A reason that nothing needs any more is a failure. */
export const reasons: Reason[] = [
  {
    calls: /^\S+ \/api\/v2\/(saved-searches|connections|dashboards\/validate)\b/,
    since: 'today',
    reason: notDocumented,
  },
  { calls: /^(POST|PUT|DELETE) \/api\/v2\/(sources|webhooks)\b/, since: 'today', reason: onlyListed },
  { calls: /^GET \/api\/v2\/(sources|webhooks)\//, since: 'today', reason: onlyListed },
  { exchanges: 'beyond-the-document: ', since: 'today', reason: needsMore },
  { exchanges: 'dashboard-sequences: an alert goes with its saved search', since: 'today', reason: needsMore },
  { exchanges: 'lists: a webhook among others', since: 'today', reason: needsMore },
  {
    calls: /^GET \/v1\/organizations$/,
    reason: 'The sandbox serves the managed deployment at the same address; the open-source server has no such path.',
  },
  { calls: /^GET \/health$/, reason: 'It says how a process is, and the sandbox has none of its own.' },
  { exchanges: 'expressions: logs where SeverityText IN (SELECT', reason: 'The sandbox runs no query within another.' },
  {
    exchanges: 'expressions: by arrayJoin',
    reason: 'The sandbox makes no several rows of one.',
  },
  {
    exchanges: 'queryChartSeries: queryChartSeries everyField /series/0/groupBy has its first twice',
    since: '2026-02-27',
    reason: 'February mistakes one group for the value of a ratio, and the sandbox never does.',
  },
]
