import { expect, test } from 'vitest'
import { withPage } from '../../src/command/page/page.ts'
import { createServedSandbox } from '../../src/sandbox.ts'
import { showcase } from '../page/fixture.ts'

type Path = readonly string[]

/** The paths of all parts of a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))]
}

/** A copy of a value with another part at a path; without the part if it is undefined. */
function changed<Value>(value: Value, path: Path, part: unknown): Value {
  const copy = structuredClone(value)
  // biome-ignore lint/suspicious/noExplicitAny: a path leads to any part.
  const holder = path.slice(0, -1).reduce((at: any, name) => at[name], copy)
  const last = path.at(-1) ?? ''
  if (part === undefined) delete holder[last]
  else holder[last] = part
  return copy
}

/** A state with every kind of part, few of each. */
async function smallState() {
  const state = (await showcase()).sandbox.snapshot()
  for (const memory of Object.values(state.openSource.evaluations)) memory.history.splice(1)
  state.openSource.notifications.splice(2)
  const [from, until] = [state.time, state.time + 60_000]
  state.telemetry?.supplied.push(
    { kind: 'logs', service: 'checkout', severity: 'error', count: 2, at: from, attributes: { id: '1' } },
    { kind: 'incident', service: 'checkout', from, until, errorRate: 1 },
    { kind: 'span-rows', rows: [{ Timestamp: from, SpanName: 'GET /', Duration: 1 }] },
    { kind: 'gauge-rows', rows: [{ TimeUnix: from, MetricName: 'system.cpu.utilization', Value: 1 }] },
  )
  return state
}

test.each([null, 7, 'constructor', [null], { constructor: null }, undefined])(
  'a state with a part that is %j is refused, or does no harm',
  async (part) => {
    const state = await smallState()
    const served = createServedSandbox({ clock: state.time })
    const { sandbox, log } = served
    const ask = withPage(served, served.answer)
    const { keyId, keySecret, organizationId } = sandbox.management
    const bearer = new Headers({ authorization: `Bearer ${sandbox.observabilityOss.apiKey}` })
    const basic = new Headers({ authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` })
    const common = { method: 'GET', body: new Uint8Array(), signal: new AbortController().signal }
    const usage = 'usageCost?from_date=2026-08-20&to_date=2026-08-31'
    const organization = ['services', 'keys', 'members', 'invitations', 'activities', 'prometheus', usage]
    const paths = [
      ...['/api/v2/dashboards', '/api/v2/alerts', '/api/v2/sources', '/api/v2/webhooks', '/_sandbox/view'],
      ...organization.map((part) => `/v1/organizations/${organizationId}/${part}`),
      `/v1/organizations/${organizationId}/services/${sandbox.observabilityCloud.serviceId}/backups`,
    ]
    let refused = 0
    for (const path of pathsIn(state).slice(1)) {
      try {
        sandbox.restore(changed(state, path, part))
      } catch (error) {
        expect(String(error)).toMatch(/^TypeError: The seed or snapshot is no state/)
        refused++
        continue
      }
      sandbox.advance(16 * 60_000)
      for (const asked of paths) {
        const headers = asked.startsWith('/v1/') ? basic : bearer
        await ask({ ...common, headers, url: new URL(`https://any.invalid${asked}`) })
      }
      expect([path, log.withoutBodies().flatMap(({ error }) => error ?? [])]).toEqual([path, []])
    }
    expect(refused).toBeGreaterThan(200)
  },
)
