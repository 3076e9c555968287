import { describe, expect, test } from 'vitest'
import { createSandbox, createSeed, type SuppliedTelemetry } from '../src/index.ts'
import { errors, minute, noon, started } from './supplied-fixture.ts'

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
})

describe('telemetry is refused', () => {
  const incident = { kind: 'incident', service: 'payments', from: noon, until: noon + 1, errorRate: 1 } as const
  const logs = (...rows: unknown[]) => ({ kind: 'log-rows', rows })
  const wrongTime = 'at is wrong: Expected epoch milliseconds'
  const nothing = 'An incident changes nothing without errorRate and latencyFactor; say one of them, or both.'
  const counts = { TimeUnix: noon, MetricName: 'm', BucketCounts: [1] }
  const bounds = 'rows[0].BucketCounts is wrong: Array must contain exactly 15 element(s).'
  const misspelt = 'There is no field `rows[1].Bdy`. Did you mean `rows[1].Body`?'
  const endless = { TimeUnix: noon, MetricName: 'm', Value: Number.POSITIVE_INFINITY }
  test.each([
    [null, 'it must be an object.'],
    [{ ...errors, kind: 'log' }, 'kind must be one of logs, incident, log-rows, '],
    [{ ...errors, service: undefined, servce: 'a' }, 'There is no field `servce`. Did you mean `service`?'],
    [{ ...incident, count: 1 }, 'There is no field `count`. Say one of kind, service, from, until, errorRate, '],
    [{ ...errors, count: 0 }, 'count must be at least 1.'],
    [{ ...errors, count: 1e6 }, 'count must be at most 100000.'],
    [{ ...errors, at: '12:05' }, `${wrongTime}, or ISO 8601 with its zone, such as 2026-01-12T12:05:00Z.`],
    [{ ...errors, at: '2026-01-12T12:05:00' }, wrongTime],
    [{ ...errors, at: '2026-02-31' }, wrongTime],
    [{ ...errors, at: -1 }, wrongTime],
    [{ ...errors, at: undefined }, wrongTime],
    [{ ...errors, attributes: { a: 1 } }, 'attributes.a must be a string.'],
    [{ ...incident, until: noon }, 'until must be later than from.'],
    [{ ...incident, errorRate: undefined }, nothing],
    [logs({ Timestamp: noon }, { Timestamp: noon, Bdy: '' }), misspelt],
    [{ kind: 'histogram-rows', rows: [counts] }, bounds],
    [{ kind: 'gauge-rows', rows: [endless] }, 'rows[0].Value is wrong: Number must be finite.'],
    [Object.create(errors), 'kind must be one of logs, '],
    [logs({ Timestamp: noon, Body: 'a'.repeat(9e6) }), 'There can be 8388608 characters of JSON altogether'],
  ])('%#, as a whole', (given, says) => {
    const { sandbox } = started({})
    const add = () => sandbox.addTelemetry(errors, given as SuppliedTelemetry)
    expect(add).toThrow(`The telemetry cannot be added: ${says}`)
    expect(sandbox.snapshot().telemetry?.supplied).toEqual([])
  })

  test('above 100,000 rows, those of a count and those that are given one by one', () => {
    const { sandbox } = started({})
    sandbox.addTelemetry(
      { ...errors, count: 99_998 },
      logs({ Timestamp: noon }, { Timestamp: noon }) as SuppliedTelemetry,
    )
    const says = 'There can be 100000 rows altogether, and there would be 100001.'
    for (const one of [{ ...errors, count: 1 }, logs({ Timestamp: noon }) as SuppliedTelemetry])
      expect(() => sandbox.addTelemetry(one)).toThrow(says)
  })

  test('above 100 incidents, and where an incident has nothing to change', () => {
    const { sandbox } = started({})
    for (let count = 0; count < 100; count++) sandbox.addTelemetry(incident)
    expect(() => sandbox.addTelemetry(incident)).toThrow('There can be 100 incidents altogether')
    expect(() => started().sandbox.addTelemetry(incident)).toThrow('which is switched off; supply logs or rows')
  })

  test('in a seed and in a snapshot', () => {
    const wrong = { builtIn: true, supplied: [errors, { ...errors, count: -1 }] }
    const says = 'supplied[1]: count must be at least 1'
    expect(() => createSeed({ telemetry: wrong })).toThrow(`seed.telemetry is wrong: ${says}.`)
    const misspelt = { bultIn: false } as never
    expect(() => createSeed({ telemetry: misspelt })).toThrow('Did you mean `seed.telemetry.builtIn`?')
    const seed = { ...createSeed(), telemetry: wrong }
    expect(() => createSandbox({ seed })).toThrow(`"telemetry" is wrong: ${says}`)
    expect(() => createSandbox({ seed: { ...seed, telemetry: misspelt } })).toThrow(
      'Did you mean `builtIn`? Make it with',
    )
  })
})
