import { type Sandbox, telemetrySeed } from '../../sandbox.ts'
import { createTelemetry } from '../../telemetry/telemetry.ts'
import { createCharts } from './charts/create-charts.ts'
import { html, policy } from './document.ts'
import { viewOf } from './view.ts'

/** Serves a page that shows the state of a sandbox at `/`, and passes all other requests on. */
export function withPage(sandbox: Sandbox, next: typeof globalThis.fetch): typeof globalThis.fetch {
  const charts = createCharts(createTelemetry({ seed: telemetrySeed }))
  return async (input, init) => {
    const { method = 'GET' } = init ?? {}
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const isOurs = pathname === '/' || pathname === '/_sandbox/view'
    if (!isOurs || (method !== 'GET' && method !== 'HEAD')) return next(input, init)
    if (pathname === '/') return answer('text/html', html, { 'content-security-policy': policy })
    // Evaluates the alerts that are due, as every other request does.
    sandbox.advance(0)
    const view = viewOf(sandbox.snapshot(), sandbox.requests(), charts, searchParams.get('dashboard'))
    return answer('application/json', JSON.stringify(view))
  }
}

/** An answer that no other origin can read, and no cache stores. */
function answer(type: string, body: string, headers: Record<string, string> = {}): Response {
  const guarded = {
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
  return new Response(body, { headers: { ...guarded, ...headers, 'content-type': `${type}; charset=utf-8` } })
}
