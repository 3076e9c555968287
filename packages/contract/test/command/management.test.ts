import { createManagementClient } from '@clouddb/management'
import type { Organization } from '@clouddb/sandbox'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parsedJsonText } from '../../src/schema/schema.ts'
import {
  BASIC,
  callCommand,
  caseOf,
  ENVIRONMENT,
  failuresOf,
  PATIENT,
  type RunOptions,
  runManagement,
  useDeployment,
} from './run-against.ts'
import { type Drift, type Fields, failing } from './servers/drift.ts'
import { directFetch } from './servers/served.ts'

const SERVICE = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
const KEY = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'
/** The key that the run uses. */
const OWN = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b80'

const ONLY_OWN = 'a run deletes only what it has created, in its end'

const { start, current } = useDeployment()

const organization = () => current().state().managed.organizations[0] as Organization
const keys = () => organization().keys.map(({ id }) => id)

// The document cannot create anything, so the user names the objects that a run may change.
describe('a run against the management API', () => {
  test('that only reads sends nothing, and says why', async () => {
    const report = await runManagement(await start(), ['--only', 'deleteKey,updateServiceScaling'])
    expect(report).toMatchObject({ outcome: 'incomplete', exitCode: 2, counts: { passed: 0, requests: 0 } })
    expect(report.verdict).toBe('Nothing could be tested.')
    expect(report.interruptions.join()).toMatch(/None of these operations of management only reads; add `--write`/)
  })
})

describe('a run that may have effects', () => {
  /** Runs cases, and returns the report with the bodies that were sent. */
  async function runAllowed(...args: string[]) {
    const url = await start()
    const kept = current().state()
    const bodies: Fields[] = []
    const watching: typeof fetch = (input, init) => {
      bodies.push(parsedJsonText(String(init?.body)) as Fields)
      return directFetch(input, init)
    }
    const report = await runManagement(url, ['--write', ...args], { fetch: watching })
    expect(failuresOf(report)).toEqual([])
    expect(report.objects.filter(({ fate }) => fate === 'left behind')).toEqual([])
    const { organizations } = current().state().managed
    expect(organizations[0]?.keys).toEqual(kept.managed.organizations[0]?.keys)
    return { report, bodies, organizations, before: kept.managed.organizations }
  }

  test('restores the organization, and never gives it the name of a run, by which `--clean` deletes', async () => {
    const { report, bodies, organizations, before } = await runAllowed('--only', 'updateOrganization')
    expect(organizations).toEqual(before)
    expect(report.objects).toMatchObject([{ kind: 'organizationId', fate: 'restored' }])
    expect(bodies.filter((body) => String(body?.name).startsWith('clouddb-contract'))).toEqual([])
  })

  test('creates and deletes keys, and leaves the others as they were', async () => {
    const only = 'createKey,updateKey/good-call,*Key/sequence,deleteKey'
    const { report } = await runAllowed('--allow', 'access', '--only', only)
    expect(report.objects.length).toBeGreaterThan(20)
    expect(caseOf(report, 'deleteKey/good-call').verdict).toBe('passed')
  })

  test('invites only addresses that nobody has, each once, and deletes the invitations', async () => {
    const { report, bodies } = await runAllowed('--allow', 'person', '--only', '*Invitation,deleteMember')
    const addresses = bodies.flatMap((body) => (typeof body?.email === 'string' ? [body.email] : []))
    const own = addresses.filter((each) => /^clouddb-contract\.[0-9a-f]{8}\.[0-9a-f]{8}@example\.com$/.test(each))
    expect(new Set(own).size).toBe(own.length)
    expect(addresses.filter((each) => each.includes('@') && !own.includes(each))).toEqual([
      'new.colleague@example.com ',
    ])
    expect(report.objects.length).toBeGreaterThan(10)
    expect(caseOf(report, 'deleteMember/good-call').reason).toBe(ONLY_OWN)
  })
})

describe('a run that may cost money', () => {
  /** The services, without their states: they become idle as time passes. */
  const services = () => organization().services.map(({ record }) => ({ ...record, state: undefined }))
  const OF_PARTS = '*ScalingSchedule,*QueryEndpoint,*UpgradeWindow,*BackupConfiguration,updateService*'
  const GOOD = OF_PARTS.split(',').map((each) => `${each}/good-call`)

  /** Runs cases while time passes: a service needs minutes to start and to stop. */
  async function runBuying(only: string, options: RunOptions = {}, drifts: readonly Drift[] = []) {
    const url = await start({ drifts })
    const before = services()
    const passing: typeof fetch = (input, init) => {
      current().sandbox.advance(60_000)
      return (options.fetch ?? directFetch)(input, init)
    }
    const args = ['--write', '--allow', 'cost,access', '--only', only, '--ids', `serviceId=${SERVICE}`]
    const report = await runManagement(url, args, { ...options, fetch: passing })
    const [made] = report.objects
    return { report, before, made }
  }

  test('creates one service, changes all that belongs to it, and stops and deletes it in the end', async () => {
    const { report, before, made } = await runBuying(
      `createService/good-call,createService/example,deleteService/good-call,${GOOD}`,
    )
    expect(failuresOf(report)).toEqual([])
    expect(report.objects).toEqual([{ ...made, kind: 'serviceId', fate: 'deleted' }])
    expect(services()).toEqual(before)
    expect(report.cases.filter(({ id, verdict }) => id.includes('/good-call') && verdict !== 'passed')).toEqual([])
    expect(caseOf(report, 'createService/example').reason).toBe('a run creates only one, because each costs money')
    // The named service is there, and only the run's own is changed.
    expect(current().requests.filter((each) => !each.startsWith('GET ') && each.includes(SERVICE))).toEqual([])
  })

  test('creates pipelines and queries in its own service, never in one that is there, and deletes them with it', async () => {
    const PARTS = '*DataPipeline*/good-call,*SavedQuery/good-call,*SavedQuery/sequence,listSavedQueries,deleteService'
    for (const only of [PARTS, 'createDataPipeline/good-call']) {
      const { report, before } = await runBuying(only)
      expect(failuresOf(report)).toEqual([])
      expect(report).toMatchObject({ outcome: 'passed', interruptions: [] })
      expect(services()).toEqual(before)
      expect(new Set(report.objects.map(({ fate }) => fate))).toEqual(new Set(['deleted']))
      expect(report.objects.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['serviceId', 'dataPipelineId']))
      const changed = current().requests.filter((each) => !each.startsWith('GET ') && each.includes(SERVICE))
      expect(changed).toEqual([])
    }
  })

  test('creates nothing below a service that the user has not named, where it may not buy one', async () => {
    const url = await start()
    const only = 'createSavedQuery/good-call'
    const unnamed = await runManagement(url, ['--write', '--only', only])
    expect(caseOf(unnamed, only).reason).toBe('needs `--ids serviceId=...`')
    const named = await runManagement(url, ['--write', '--only', only, '--ids', `serviceId=${SERVICE}`])
    expect(caseOf(named, only).verdict).toBe('passed')
    expect(named.objects).toMatchObject([{ kind: 'queryId', fate: 'deleted' }])
  })

  test('finds settings that are not stored, or are still there after their deletion', async () => {
    const forgotten = ['updateServiceReplicaScaling', 'updateUpgradeWindow', 'deleteQueryEndpoint']
    const forgetful: Drift = { forgets: ({ operation }) => forgotten.includes(operation.id) }
    const { report } = await runBuying(GOOD.join(), {}, [forgetful])
    expect(failuresOf(report)).toEqual([
      expect.stringMatching(/^updateServiceReplicaScaling: .* getService shows that /),
      'deleteQueryEndpoint: 200, body matches the schema: getQueryEndpoint shows it after its deletion',
      expect.stringMatching(/^updateUpgradeWindow: .* getUpgradeWindow is answered 404 after it$/),
      expect.stringMatching(/^deleteUpgradeWindow: .* 404/),
    ])
  })

  test('starts its service again where it was stopped, and wakes it where it became idle', async () => {
    const states = 'updateServiceState,updateServiceReplicaScaling/good-call,updateServiceReplicaScaling/rule'
    const only = `createService/good-call,createService/rule,${states}`
    const { report, before } = await runBuying(only)
    expect(failuresOf(report)).toEqual([])
    const ofState = report.cases.filter(({ operation }) => operation === 'updateServiceState')
    expect(new Set(ofState.map(({ verdict }) => verdict))).toEqual(new Set(['passed']))
    expect(services()).toEqual(before)
  })

  test.for<[string, string]>([
    ['start', 'createService'],
    ['stop', 'updateServiceState'],
  ])('waits once for a service that does not %s, and leaves out what needs it', async ([, last]) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let [isStuck, looks] = [false, 0]
    const stuck: Drift = {
      reply: (asked, reply) => {
        const isChanged = isStuck
        isStuck ||= last.startsWith(asked.operation.id)
        if (!isChanged || [SERVICE, undefined].includes(asked.path.serviceId) || reply.status >= 300) return reply
        if (asked.operation.id !== 'getService')
          return asked.operation.safe || asked.operation.method === 'DELETE' ? reply : { ...reply, status: 409 }
        looks += 1
        vi.setSystemTime(Date.now() + 21 * 60_000)
        const shown = JSON.stringify(reply.body).replace(/"state":"\w+"/, '"state":"stopping"')
        return { ...reply, body: JSON.parse(shown) }
      },
    }
    const only = `${last}/good-call,updateService*/good-call,listKeys/good-call`
    const { report, made } = await runBuying(only, {}, [stuck])
    const reason = expect.stringMatching(/serviceId \S+ was still in the state stopping after 20 minutes$/)
    expect(caseOf(report, 'updateServicePassword')).toMatchObject({ verdict: 'not reached', reason })
    expect(caseOf(report, 'listKeys').verdict).toBe('passed')
    expect(made?.fate).toBe('deleted')
    expect(failuresOf(report)).toEqual([])
    expect(looks).toBeLessThan(6)
  })

  test('deletes its service if it is interrupted, and names it where that is impossible', async () => {
    const isDeletion: NonNullable<Drift['forgets']> = ({ operation }) => operation.id === 'deleteService'
    for (const [fate, drifts] of [
      ['deleted', []],
      ['left behind', [{ ...failing(isDeletion), forgets: isDeletion }]],
    ] as const) {
      const controller = new AbortController()
      const interrupt: typeof fetch = (input, init) => {
        if (String(input).endsWith('/upgradeWindow')) controller.abort()
        return directFetch(input, init)
      }
      const options = { fetch: interrupt, stop: controller.signal }
      const { report, before, made } = await runBuying('updateUpgradeWindow/good-call', options, drifts)
      expect(report.exitCode).toBe(2)
      expect(made).toMatchObject({ kind: 'serviceId', fate })
      expect(services().length).toBe(before.length + (fate === 'deleted' ? 0 : 1))
    }
  })
})

test('--clean deletes the keys, invitations and saved queries of earlier runs, and no others', async () => {
  const baseUrl = await start()
  const organizationId = organization().id
  const management = createManagementClient({ baseUrl, ...BASIC, organizationId })
  await management.createKey({ name: 'clouddb-contract 0a1b2c3d' })
  const query = { name: 'clouddb-contract 0a1b2c3d', sql: 'SELECT 1', database: 'default' }
  await management.createSavedQuery(SERVICE, query)
  await management.createSavedQuery(SERVICE, { ...query, name: 'mine' })
  await management.createInvitation({ email: 'clouddb-contract.0a1b2c3d.4e5f6a7b@example.com' })
  await management.createInvitation({ email: 'clouddb-contract.0a1b2c3d@example.com' })
  const args = ['--document', 'management', '--target', baseUrl, '--rate', 'none', ...PATIENT]
  const { exitCode, stdout } = await callCommand([...args, '--clean', '--yes'], ENVIRONMENT)
  expect(stdout).toMatch(/^3 objects of earlier runs at /)
  expect(exitCode).toBe(0)
  expect((await management.listSavedQueries(SERVICE)).map(({ name }) => name)).toEqual(['mine'])
  expect(keys()).toEqual([OWN, KEY])
  expect(organization().invitations?.map(({ email }) => email)).toEqual(['clouddb-contract.0a1b2c3d@example.com'])
})
