import { describe, expect, test } from 'vitest'
import { withPage } from '../../src/command/page/page.ts'
import { createSandbox, createSeed, type SuppliedTelemetry } from '../../src/index.ts'
import { errors, minute, noon, sourceIds, started } from './supplied-fixture.ts'

describe('supplied telemetry is part of the state', () => {
  test('which a snapshot has, a restored one brings back, and a reset forgets', async () => {
    const { sandbox, valuesOf } = started({ builtIn: false, supplied: [{ ...errors, count: 3 }] })
    sandbox.addTelemetry(errors)
    const snapshot = JSON.parse(JSON.stringify(sandbox.snapshot()))
    expect(snapshot.telemetry).toEqual({ builtIn: false, supplied: [{ ...errors, count: 3 }, errors] })
    const count = () => {
      sandbox.advance(30 * minute)
      return valuesOf('log', {})
    }
    expect(await count()).toEqual(['53'])
    sandbox.reset()
    expect(await count()).toEqual(['3'])
    sandbox.restore(snapshot)
    expect(await count()).toEqual(['53'])
  })

  test('and does not change with the objects that were given', async () => {
    const { sandbox } = started()
    const given = { ...errors }
    sandbox.addTelemetry(given)
    given.count = 1
    expect(sandbox.snapshot().telemetry?.supplied).toEqual([errors])
  })

  test('and the page shows it at once', async () => {
    const config = {
      displayType: 'number',
      sourceId: String(sourceIds.get('log')),
      select: [{ aggFn: 'count' }],
    } as never
    const dashboards = [{ name: 'Logs', tiles: [{ name: 'All', x: 0, y: 0, w: 6, h: 4, config }] }]
    const served = started({ builtIn: false }, { dashboards })
    const page = withPage(served, served.answer)
    const view = async () => {
      const common = {
        method: 'GET',
        headers: new Headers(),
        body: new Uint8Array(),
        signal: new AbortController().signal,
      }
      const answer = await page({ ...common, url: new URL('http://any.invalid/_sandbox/view') })
      return (await answer.json()).dashboard.parts[0].tiles[0].chart
    }
    served.sandbox.advance(30 * minute)
    expect(await view()).toMatchObject({ value: 0 })
    served.sandbox.addTelemetry(errors)
    expect(await view()).toMatchObject({ value: 50 })
  })
})

describe('telemetry is refused', () => {
  const incident = { kind: 'incident', service: 'payments', from: noon, until: noon + 1, errorRate: 1 }
  const row = (table: string, ...rows: unknown[]) => ({ kind: 'rows', table, rows })
  test.each([
    [null, 'an object with kind was expected, and null was given'],
    [{}, '"kind" must be one of logs, incident, rows, and is absent'],
    [{ ...errors, kind: 'log' }, '"kind" must be one of logs, incident, rows, and is "log"'],
    [{ ...errors, servce: 'a' }, '"servce" is unknown: use kind, service, severity, count, at, body, attributes'],
    [{ ...errors, service: '' }, '"service" must be a name, and is ""'],
    [{ ...errors, severity: 'err' }, '"severity" must be one of trace, debug, info, warn, error, fatal, and is "err"'],
    [{ ...errors, count: 0.5 }, '"count" must be a whole number from 1 to 100000, and is 0.5'],
    [{ ...errors, at: '12:05' }, '"at" must be a time from 1970 to 2262: epoch milliseconds, or ISO 8601'],
    [{ ...errors, at: '2026-01-12T12:05:00' }, '"at" must be a time'],
    [{ ...errors, at: -1 }, '"at" must be a time'],
    [{ ...errors, attributes: { a: 1 } }, '"attributes" must be an object with texts, and is an object'],
    [{ ...incident, service: 'shop' }, '"service" must be one of gateway, catalog, checkout, payments,'],
    [{ ...incident, until: noon }, '"until" must be later than "from"'],
    [{ ...incident, errorRate: 30 }, '"errorRate" must be a number from 0 to 1, and is 30'],
    [{ ...incident, errorRate: undefined }, 'an incident without "errorRate" and "latencyFactor" changes nothing'],
    [row('log'), '"table" must be one of logs, traces, sessions, gauge, sum, histogram, and is "log"'],
    [row('logs', { Body: 'a' }), 'rows.0: "Timestamp" must be a time'],
    [
      row('logs', { Timestamp: noon }, { Timestamp: noon, Bdy: '' }),
      'rows.1: "Bdy" is unknown: use Timestamp, TraceId,',
    ],
    [
      row('logs', { Timestamp: noon, SeverityNumber: 256 }),
      'rows.0: "SeverityNumber" must be a whole number from 0 to 255',
    ],
    [
      row('traces', { Timestamp: noon, 'Events.Name': [1] }),
      '"Events.Name" must be a list of values, each of them a text',
    ],
    [row('gauge', { TimeUnix: noon, MetricName: 'm' }), '"Value" must be a number'],
    [row('histogram', { TimeUnix: noon, MetricName: 'm', BucketCounts: [1] }), 'must be a list of 15 values'],
    [row('logs', ...new Array(100_001).fill({ Timestamp: noon })), 'there can be 100000 rows altogether'],
    [row('logs', { Timestamp: noon, Body: 'a'.repeat(9e6) }), 'there can be 8388608 characters of JSON altogether'],
  ])('%#', (given, says) => {
    const { sandbox } = started({})
    const add = () => sandbox.addTelemetry(errors, given as SuppliedTelemetry)
    expect(add).toThrow(says)
    expect(add).toThrow(/^The telemetry cannot be added: .{10,400}\.$/)
    expect(sandbox.snapshot().telemetry?.supplied).toEqual([])
  })

  test('above 100 incidents, and where an incident has nothing to change', () => {
    const { sandbox } = started({})
    const add = () => sandbox.addTelemetry(incident as SuppliedTelemetry)
    for (let count = 0; count < 100; count++) add()
    expect(add).toThrow('there can be 100 incidents altogether')
    expect(() => started().sandbox.addTelemetry(incident as SuppliedTelemetry)).toThrow(
      'is switched off: supply logs or rows',
    )
  })

  test('in a seed and in a snapshot', () => {
    const wrong = { builtIn: true, supplied: [errors, { ...errors, count: -1 }] }
    expect(() => createSeed({ telemetry: wrong })).toThrow(
      'The telemetry of the seed is wrong: supplied.1: "count" must be',
    )
    expect(() => createSeed({ telemetry: { bultIn: false } as never })).toThrow(
      '"bultIn" is unknown: use builtIn, supplied',
    )
    const seed = { ...createSeed(), telemetry: wrong }
    expect(() => createSandbox({ seed })).toThrow('"telemetry" is wrong: supplied.1: "count" must be')
    expect(() => createSandbox({ seed: { ...seed, telemetry: {} as never } })).toThrow(
      '"builtIn" must be true or false, and is absent',
    )
  })
})
