import type { Reason } from './compare.ts'

/** Why the sandbox may answer otherwise than the real server did. A reason that nothing needs any more is a failure. */
export const reasons: Reason[] = [
  {
    exchanges: /\/api\/v2\/(saved-searches|connections|search|team)\b|\/dashboards\/validate\b/,
    reason: 'The documents have no such operation, and the sandbox serves what they have.',
  },
  {
    exchanges: /(POST|PUT|PATCH|DELETE) \/api\/v2\/(webhooks|sources)\b|GET \/api\/v2\/(sources|webhooks)\//,
    reason: 'The documents only list them, and so does the sandbox.',
  },
  {
    exchanges: /\/v1\/organizations/,
    reason: 'The sandbox serves the managed deployment at the same address; the open-source server has no such path.',
  },
]
