import { describe, expect, test } from 'vitest'
import { createSandbox, createSeed } from '../src/index.ts'

const meaning = (name: string, meant: string) => `There is no option \`${name}\`. Did you mean \`${meant}\`?`
const clock = 'The option `clock` must be epoch milliseconds'

describe('an option of a sandbox', () => {
  test.each<[options: unknown, says: string]>([
    [{ sed: createSeed() }, meaning('sed', 'seed')],
    [createSeed(), 'The options are a state. Pass it as their seed: createSandbox({ seed }).'],
    [{ telephone: 1 }, 'There is no option `telephone`. Say one of seed, clock, since,'],
    [{ durations: { provisoning: 5 } }, meaning('durations.provisoning', 'durations.provisioning')],
    [{ durations: 5 }, 'The option `durations` must be an object.'],
    [{ durations: { stopping: '5' } }, 'The option `durations.stopping` must be a number of milliseconds from 0 up.'],
    [{ latency: -5 }, 'The option `latency` must be a number of milliseconds from 0 up.'],
    [{ clock: new Date(0) }, `${clock} of the years 1970 to 9998, such as Date.UTC(`],
    [{ address: 'localhst' }, 'The option `address` must be an IP address, such as 127.0.0.1, or localhost.'],
    [{ since: 'today' }, 'The option `since` must be a day, such as 2026-02-27.'],
    [{ managedSince: 'today' }, 'The option `managedSince` must be a day, such as 2026-02-27.'],
    [{ rateLimits: 'on' }, 'The option `rateLimits` must be one of real, off.'],
    [null, 'The options must be an object.'],
  ])('as in %j is refused with its cure', (options, says) => {
    expect(() => createSandbox(options as object)).toThrow(says)
  })

  test('is absent where it is undefined', () => {
    expect(() => createSandbox({ clock: undefined, sed: undefined } as object)).not.toThrow()
    const openSource = { sources: undefined, team: { name: undefined } }
    const organization = { tier: undefined, services: [{ webhooks: undefined }], keys: undefined }
    const durations = { stopping: undefined }
    const seed = { openSource, organization, durations, telemetry: { builtIn: undefined } }
    const usual = createSandbox({ clock: 0, seed: { organization: { services: [{}] } } }).snapshot()
    expect(createSandbox({ clock: 0, seed, durations } as object).snapshot()).toEqual(usual)
  })
})

describe('an option of a seed', () => {
  test.each<[options: unknown, says: string]>([
    [{ opensource: {} }, meaning('seed.opensource', 'seed.openSource')],
    [{ openSource: { apikeys: [] } }, meaning('seed.openSource.apikeys', 'seed.openSource.apiKeys')],
    [{ openSource: { team: { nme: 'x' } } }, 'There is no option `seed.openSource.team.nme`.'],
    [{ openSource: { dashboards: {} } }, 'The option `seed.openSource.dashboards` must be a list.'],
    [{ organization: { services: {} } }, 'The option `seed.organization.services` must be a list.'],
    [{ organization: { services: [{}, { alert: [] }] } }, 'There is no option `seed.organization.services[1].alert`.'],
    [{ organization: { teir: 'BASIC' } }, 'There is no option `seed.organization.teir`.'],
  ])('as in %j is refused with its cure', (options, says) => {
    expect(() => createSeed(options as object)).toThrow(says)
  })
})
