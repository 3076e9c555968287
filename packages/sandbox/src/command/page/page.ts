import type { Handler } from '../../http/request.ts'
import type { ServedSandbox } from '../../sandbox.ts'
import { isOfOtherOrigin } from '../control/strangers.ts'
import { guarded } from '../guarded.ts'
import { createCharts } from './charts/create-charts.ts'
import { pageDocument, policy } from './document.ts'
import { viewOf } from './view.ts'

/** Serves a page that shows the state of a sandbox at `/`, and passes all other requests on. */
export function withPage(served: ServedSandbox, next: Handler, hasControl = true): Handler {
  const { sandbox, log, telemetry } = served
  const charts = createCharts(telemetry)
  const operations = hasControl ? served.operations.toSorted() : undefined
  return async (request) => {
    const { pathname, searchParams } = request.url
    // The control API refuses what pages of other origins ask for below its path.
    const isOurs = pathname === '/' || (pathname === '/_sandbox/view' && !isOfOtherOrigin(request.headers))
    if (!isOurs || (request.method !== 'GET' && request.method !== 'HEAD')) return next(request)
    if (pathname === '/') return answer('text/html', pageDocument, { 'content-security-policy': policy })
    // Evaluates the alerts that are due, as every other request does.
    sandbox.advance(0)
    const view = viewOf(sandbox.snapshot(), { log, faults: sandbox.faults(), operations, query: searchParams }, charts)
    return answer('application/json', JSON.stringify(view))
  }
}

function answer(type: string, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { ...guarded, ...headers, 'content-type': `${type}; charset=utf-8` } })
}
