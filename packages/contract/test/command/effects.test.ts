import { bundledDocument } from '@clouddb/goldens/mock'
import { expect, test } from 'vitest'
import { Fitting } from '../../src/command/bodies/fitting.ts'
import { ObjectRegistry } from '../../src/command/objects/object-registry.ts'
import { createdResources } from '../../src/command/objects/resources.ts'
import { exampleCasesOf, goodCaseOf } from '../../src/derivation/derive-cases.ts'
import { instancesFor } from '../../src/derivation/instances/generator.ts'
import { documentOf } from '../documents.ts'
import { caseOf, ENVIRONMENT, failuresOf, runAgainst, runManagement, useDeployment } from './run-against.ts'
import { operationAt } from './servers/served.ts'

const SERVICE = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
const ORGANIZATION = ENVIRONMENT.CLOUDDB_ORGANIZATION_ID
const KEY = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'
const MEMBER = 'd2f4a6b8-1c3e-4f50-8a7b-9c0d1e2f3a4b'
const TARGET = 'https://api.example.com'
const document = documentOf('@clouddb/management')

interface Change {
  readonly operation: string
  readonly effect: string
  /** The last id of the path. */
  readonly id: string | undefined
  readonly body: string
}

/** Runs cases against a server that carries out whatever it is asked, and returns what it was asked to change. */
async function changesOf(args: readonly string[], target = TARGET) {
  const changes: Change[] = []
  const server: typeof fetch = async (input, init = {}) => {
    const { method = 'GET', body } = init
    const found = operationAt(document, method, new URL(String(input)).pathname)
    if (!found) return new Response('', { status: 405 })
    const { operation, path } = found
    const id = Object.values(path).at(-1)
    if (!operation.safe)
      changes.push({ operation: operation.id, effect: operation.effect ?? 'none', id, body: `${body}` })
    const [answer] = operation.answers.filter(({ status }) => status < 300)
    const [example] = answer?.examples ?? []
    return new Response(JSON.stringify(example?.value), { headers: { 'content-type': `${answer?.mediaType}` } })
  }
  const report = await runManagement(target, args, { fetch: server })
  return { report, changes }
}

const WRITE = ['--write', '--yes-write-to', 'api.example.com']

/** The ids in the examples of a document. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(id|\w+Id)$/.test(name) && typeof inner === 'string' ? [inner] : idsIn(inner),
  )
}
const known = new Set([SERVICE, MEMBER, ...idsIn(document.raw)].filter((id) => id !== ORGANIZATION))

/** What a call of each changing operation of the document may do beyond the objects of the API. */
const effectsOf: Readonly<Record<string, string>> = {
  cost:
    'createService updateServiceState updateServiceReplicaScaling upsertScalingSchedule updateBackupConfiguration ' +
    'createDataPipeline updateDataPipelineState updateDataPipelineScaling updateDataPipelinesCdcScaling ' +
    'createReversePrivateEndpoint updateSnapshotConfiguration',
  access:
    'updateServicePassword createPrivateEndpoint upsertQueryEndpoint createKey updateKey createRole updateRole deleteRole ' +
    'createBackupBucket updateBackupBucket createQueryApiEndpoint updateQueryApiEndpoint deleteQueryApiEndpoint',
  person: 'updateMember deleteMember createInvitation deleteInvitation',
  // They change, empty or delete what the run has made, or what the user has named and what is set back.
  none:
    'updateOrganization updateService deleteService updateServiceScaling deleteScalingSchedule deleteQueryEndpoint ' +
    'updateUpgradeWindow deleteUpgradeWindow deleteKey updateDataPipeline deleteDataPipeline updateDataPipelineSettings ' +
    'updateReversePrivateEndpoint deleteReversePrivateEndpoint updateDatabaseSettings deleteDatabaseSetting ' +
    'deleteBackupBucket createSavedQuery updateSavedQuery deleteSavedQuery',
}

test('each operation that changes something has a known effect', () => {
  const stated = document.operations.filter(({ safe }) => !safe).map(({ id, effect = 'none' }) => `${id} ${effect}`)
  const expected = Object.entries(effectsOf).flatMap(([effect, ids]) => ids.split(' ').map((id) => `${id} ${effect}`))
  expect(stated.toSorted()).toEqual(expected.toSorted())
})

test('a run that only reads changes nothing, also by requests that may be repeated', async () => {
  // The other kinds are read-only by the same operations, as the tests of the cases show.
  const others = document.operations.filter(({ method }) => method !== 'GET').map(({ id }) => `${id}/good-call`)
  const { report, changes } = await changesOf(['--only', ['*/sequence', ...others].join()])
  expect(changes).toEqual([])
  expect(report.counts.passed).toBeGreaterThan(20)
})

test('without `--allow` only requests about nothing are sent where a call has an effect', async () => {
  const named = ['--ids', `serviceId=${SERVICE},userId=${MEMBER}`]
  const only = document.operations.filter(({ effect }) => effect !== undefined).map(({ id }) => id)
  const { report, changes } = await changesOf([...WRITE, ...named, '--only', ['*/sequence', ...only].join()])
  const effective = changes.filter(({ effect }) => effect !== 'none')
  expect(effective.filter(({ id = '' }) => known.has(id))).toEqual([])
  expect(new Set(effective.map(({ effect }) => effect))).toEqual(new Set(['cost', 'person', 'access']))
  expect(effective.filter(({ operation }) => /^(create|upsert)/.test(operation))).toEqual([])
  for (const [start, reason] of [
    ['createService/good-call', 'a call may cost money; needs `--allow cost`'],
    ['createService/no-credentials', 'a call may cost money; needs `--allow cost`'],
    ['createInvitation/good-call', 'a call may reach or remove a person; needs `--allow person`'],
    ['updateServicePassword/good-call', 'a call may change who has access; needs `--allow access`'],
    ['upsertQueryEndpoint/good-call', 'a call may change who has access; needs `--allow access`'],
  ] as const)
    expect(caseOf(report, start)).toMatchObject({ verdict: 'not reached', reason })
})

test('objects that exist are neither changed nor deleted unless they are named', async () => {
  const only = '*Member,updateOrganization,updateService,updateServiceScaling,deleteService,deleteKey'
  const { report, changes } = await changesOf([...WRITE, '--allow', 'person', '--only', only])
  expect(changes.filter(({ id = '' }) => known.has(id) || id === ORGANIZATION)).toEqual([])
  expect(caseOf(report, 'updateOrganization/good-call').reason).toBe('needs `--ids organizationId=...`')
  expect(caseOf(report, 'deleteMember/good-call').reason).toMatch(/^a run deletes only what it has created/)
})

test('a named object is not deleted, nor changed by what nothing takes back', async () => {
  const only = 'delete*,updateServicePassword,updateUpgradeWindow,upsert*,createPrivateEndpoint'
  const named = `serviceId=${SERVICE},userId=${MEMBER},keyId=${KEY}`
  const { changes } = await changesOf([...WRITE, '--allow', 'cost,person,access', '--ids', named, '--only', only])
  expect(changes.filter(({ id = '' }) => [SERVICE, MEMBER, KEY].includes(id))).toEqual([])
})

test('the guard forbids to change what belongs to a service that the run did not create', () => {
  const guard = new ObjectRegistry({ serviceId: SERVICE }, createdResources(document))
  const changing = document.operations.filter(({ safe, path }) => !safe && path.includes('{serviceId}/'))
  const forbidden = changing.filter((each) => guard.forbids(goodCaseOf(document, each), { serviceId: SERVICE }))
  expect(changing.filter((each) => !forbidden.includes(each)).map(({ id }) => id)).toEqual([
    'createPrivateEndpoint',
    // These are about objects below the service, which are protected by their own ids.
    ...['createDataPipeline', 'updateDataPipeline', 'deleteDataPipeline'],
    ...['createReversePrivateEndpoint', 'updateReversePrivateEndpoint', 'deleteReversePrivateEndpoint'],
    ...['createQueryApiEndpoint', 'updateQueryApiEndpoint', 'deleteQueryApiEndpoint'],
    ...['createSavedQuery', 'updateSavedQuery', 'deleteSavedQuery'],
  ])
  for (const each of changing) expect(guard.forbids(goodCaseOf(document, each), { serviceId: KEY })).toBeUndefined()
})

test('a body refers to what the document states, whatever the names of its properties end with', () => {
  const fitting = new Fitting(instancesFor(document.reader), createdResources(document))
  const referencesOf = (id: string) => {
    const operation = document.operations.find((each) => each.id === id)
    const examples = operation ? exampleCasesOf(document, operation) : []
    return [...new Set(examples.flatMap((each) => fitting.referencesOf(each)).map(({ name }) => name))].toSorted()
  }
  // The id of an encryption key is not that of an API key.
  expect(referencesOf('updateService')).toEqual(['privateEndpointId'])
  expect(referencesOf('updateKey')).toEqual(['assignedRoleId'])
  expect(referencesOf('createService')).toEqual(['backupId', 'byocId', 'dataWarehouseId', 'privateEndpointId'])
})

const { start } = useDeployment()

test('a server older than a deletion that no run can send does not serve it', async () => {
  const raw = bundledDocument('@clouddb/observability-oss')
  const url = await start({ since: '2026-02-27' })
  const report = await runAgainst(url, ['--write', '--allow', 'person', '--only', 'deleteTeamMember'], { raw })
  expect(failuresOf(report)).toEqual([])
  expect(caseOf(report, 'deleteTeamMember/wrong-scheme')).toMatchObject({ verdict: 'unsupported' })
})
