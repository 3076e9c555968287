import type { Reason } from './compare-corpus.ts'

/** Why answers of the sandbox may differ from those of the real server. A test fails if a reason is no longer needed. */
export const reasons: Reason[] = [
  {
    calls: /^GET \/v1\/organizations$/,
    reason: 'The sandbox serves the managed deployment at the same address; the open-source server has no such path.',
  },
  { calls: /^GET \/health$/, reason: 'The answer describes the server process, and the sandbox has no process.' },
  { sequences: 'expressions: logs where SeverityText IN (SELECT', reason: 'The sandbox does not run subqueries.' },
  {
    sequences: 'searchEvents: order {"orderBy":"(SELECT',
    server: 'today',
    reason: 'The sandbox does not run subqueries.',
  },
  {
    sequences: 'searchEvents: select {"select":"Body --',
    server: 'today',
    reason: 'The sandbox does not build a query as text, in which the text of a field changes what follows.',
  },
  { sequences: 'expressions: by arrayJoin', reason: 'The sandbox does not turn one row into several.' },
]
