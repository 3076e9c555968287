import type { Names } from '@clouddb/management/names'
import { createSandbox } from '@clouddb/sandbox'
import { expect, test } from 'vitest'
import type { DocumentName } from '../../../src/command/options/deployments.ts'
import { run } from '../../../src/command/run.ts'
import type { RunReport } from '../../../src/report/run-report.ts'
import { TIME } from '../../time-of-sandbox.ts'
import { callCommand, common, ENVIRONMENT, failuresOf, PATIENT, settingsFrom } from '../run-against.ts'
import { type Kept, keptIn } from '../servers/deployment.ts'
import { fileWith, renamed } from '../servers/renamed.ts'
import { REPORTS, richSeed } from '../servers/seed.ts'

/** Objects that no list of the document shows. */
const ids: Record<DocumentName, string> = {
  management: `serviceId=${REPORTS}`,
  'observability-cloud':
    'webhookId=66a1f0c2d4e8b7a9c3f30501,savedSearchId=66a1f0c2d4e8b7a9c3f30601,slackChannelId=C0123456789',
  'observability-oss': 'savedSearchId=66a1f0c2d4e8b7a9c3f50601',
}

/** Runs cases of a whole document against its own sandbox, in this process. */
async function runOn(name: DocumentName, args: readonly string[], passing = 0, names?: Required<Names>) {
  const durations = {
    provisioning: passing,
    starting: passing,
    awaking: passing,
    stopping: passing,
    terminating: passing,
  }
  const rateLimits = passing > 0 ? 'real' : 'off'
  const sandbox = createSandbox({ seed: richSeed(), clock: TIME, rateLimits, durations: passing > 0 ? durations : {} })
  const fetch: typeof globalThis.fetch = (...request) => {
    sandbox.advance(passing)
    return sandbox.fetch(...request)
  }
  const words = names ? ['--names', fileWith(JSON.stringify(names))] : []
  const target = [...words, '--document', name, '--target', 'http://localhost:1', '--rate', 'none', ...PATIENT]
  const settings = settingsFrom([...target, '--ids', ids[name], ...args], ENVIRONMENT)
  const before = keptIn(sandbox)
  const report = await run(settings, {
    ...common(),
    loaded: await settings.deployment.load(),
    fetch: names ? renamed(fetch, names).fetch : fetch,
  })
  return { report, before, after: keptIn(sandbox) }
}

/** The cases that neither passed nor failed, one line each: `createAlert: the case: reason`. */
const unreachedIn = ({ cases }: RunReport): string[] =>
  cases
    .filter(({ verdict }) => verdict === 'not reached' || verdict === 'unsupported')
    .map(({ operation, name, reason }) => `${operation}: ${name}: ${reason}`)

const COLLECTIONS = 'list*,get*,delete*,createDashboard/sequence,createDashboard/example,updateDashboard/sequence'

/** The case that no server reaches, because its ids have another length. */
const noSuchId = (operation: string, pointer: string) =>
  `${operation}: accepts ${pointer} of 1 characters: no object has the id that it is about`

/** A sandbox can read all of its connections. */
const ONLY_WHEN_UNREADABLE = 'listConnections: shows ConnectionListAnswer.meta: '

const WRITING = 'all writing cases'
const READING = 'all reading cases'
const STRICT = 'the strict cases while time passes and requests are limited'

// All writing cases of the large documents would take minutes.
test.for<[DocumentName, cases: string, args: readonly string[], unreached: readonly string[], passing?: number]>([
  [
    'observability-oss',
    WRITING,
    [
      '--write',
      '--allow',
      'person',
      '--only',
      `${COLLECTIONS},createDashboard/bound,updateDashboard/example,updateAlert`,
    ],
    [
      noSuchId('updateAlert', '/tileId (source=tile)'),
      'deleteTeamMember: 200, body matches the schema: a run deletes only what it has created, in its end',
    ],
  ],
  [
    'observability-cloud',
    WRITING,
    ['--write', '--allow', 'access', '--only', `${COLLECTIONS},createAlert,updateAlert/sequence`],
    [noSuchId('createAlert', '/tileId (source=tile)')],
  ],
  ['observability-oss', READING, ['--only', 'list*,get*,query*'], []],
  ['observability-cloud', READING, ['--only', 'list*,get*'], []],
  ['observability-oss', STRICT, ['--strict', '--write', '--only', 'list*,get*'], [], 1000],
  ['observability-cloud', STRICT, ['--strict', '--write', '--only', 'list*,get*'], [], 1000],
])('a run against %s passes %s, and leaves the sandbox as it was', async ([name, , args, unreached, passing = 0]) => {
  const { report, before, after } = await runOn(name, args, passing)
  expect(failuresOf(report).filter((each) => !each.startsWith(ONLY_WHEN_UNREADABLE))).toEqual([])
  const profile = args.includes('--strict') ? 'strict' : 'default'
  expect(report).toMatchObject({ interruptions: [], profile })
  const isMeant = (each: string) => args.includes('--write') || !each.endsWith(': needs `--write`')
  expect(unreachedIn(report).filter(isMeant)).toEqual(unreached)
  expect(report.objects.filter(({ fate }) => fate === 'left behind')).toEqual([])
  const kept = passing > 0 ? ({ openSource }: Kept) => openSource.dashboards : (all: Kept) => all
  expect(kept(after)).toEqual(kept(before))
})

test.for<[DocumentName, string, Required<Names>]>([
  ['management', '*', { segments: { services: 'acme-boxes' }, fields: { databaseVersion: 'acmeVersion' } }],
  ['observability-cloud', COLLECTIONS, { segments: { observability: 'acme-logs' }, fields: { name: 'acmeName' } }],
])('a run against %s with other words has the same verdicts', async ([name, only, names]) => {
  const args = ['--write', '--only', only]
  const [plain, translated] = [await runOn(name, args), await runOn(name, args, 0, names)]
  const verdictsOf = ({ report }: typeof plain) => report.cases.map(({ id, verdict }) => `${id} ${verdict}`)
  expect(failuresOf(translated.report)).toEqual([])
  expect(verdictsOf(translated)).toEqual(verdictsOf(plain))
})

/** Why cases are not reached where a run may do everything. */
const NEVER_REACHED = [
  'a run creates only one, because each costs money',
  'a run deletes only what it has created, in its end',
  'dataPipelineId * does not take this change, which its tier or its other settings may forbid (400); with `--strict` that is a failure',
  'discoverDataPipelineSchema was answered 424',
  'listDatabaseSettings answered with no list',
  'needs `--ids assignedRoleId=...`',
  'needs `--ids byocInfrastructureId=...`',
  'needs `--ids privateEndpointId=...`',
  'needs `--ids settingName=...`',
  'needs `--ids snapshotId=...`',
  'needs `--ids userId=...`',
  'no answer shows the field',
  'nothing in the document sets it',
  'nothing in the document takes back what it does',
  'nothing is set there: createBackupBucket was answered 409',
  'organizationId * does not show privateEndpoints, which could not be set back',
  'serviceId * does not take this change, which its tier or its other settings may forbid (400); with `--strict` that is a failure',
  'the deployment is in no state for it (409)',
  'the deployment is in no state for it (424)',
  'the list is empty',
  'there is no dataPipeline (404)',
]

// A service that is created needs time to start and to stop.
test.for([
  ['what the run may do', []],
  ['everything that an option can allow', ['--allow', 'cost,person,access']],
] as const)('a run against management passes %s, and leaves the objects as they were', async ([, allowed]) => {
  const { report, before, after } = await runOn('management', ['--write', ...allowed], 5000)
  expect(failuresOf(report)).toEqual([])
  expect(report.objects.filter(({ fate }) => fate === 'left behind')).toEqual([])
  expect(objectsIn(after)).toEqual(objectsIn(before))
  if (allowed.length === 0) return
  const reasons = report.cases.flatMap(({ reason = '' }) => reason.replace(/[0-9a-f]{8}-\S+/, '*'))
  expect([...new Set(reasons)].filter(Boolean).toSorted()).toEqual(NEVER_REACHED)
})

function objectsIn({ managed }: Kept) {
  return managed.organizations.map(({ name, services, keys, members, invitations }) => {
    return { name, services: services.map(({ record }) => [record.id, record.name]), keys, members, invitations }
  })
}

test('--list needs no ids of objects that the run creates, or that lists and bodies contain', async () => {
  const args = '--document observability-oss --list --write --only createDashboard'
  const { stdout } = await callCommand(args.split(' '))
  const needs = new Set([...stdout.matchAll(/ \(needs `--ids ([^`]*)`\)$/gm)].map(([, names]) => names))
  // Sources contain the id of their connection, a body contains its tabs, and the run creates dashboards.
  expect([...needs]).toEqual([])
  expect(stdout).toMatch(/connectionId/)
})

test('--list estimates how many requests a writing run sends', async () => {
  const args = ['--write', '--only', '*Webhook*']
  const { report } = await runOn('observability-oss', args)
  const { stdout } = await callCommand(['--document', 'observability-oss', '--list', ...args])
  const estimated = Number(/: about ([\d,]+) requests/.exec(stdout)?.[1]?.replaceAll(',', ''))
  expect(Math.abs(estimated / report.counts.requests - 1)).toBeLessThan(0.1)
})
