import { bundledDocument } from '@clouddb/goldens/mock'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox } from '@clouddb/sandbox'
import { describe, expect, test } from 'vitest'
import type { DocumentName } from '../../../src/command/options/deployments.ts'
import { createProgress } from '../../../src/command/output/progress.ts'
import { run } from '../../../src/command/run.ts'
import type { ClientFactory } from '../../../src/index.ts'
import type { RunReport } from '../../../src/report/run-report.ts'
import { callCommand } from '../call-command.ts'
import { failuresOf, PATIENT, settingsFrom } from '../run-against.ts'
import { type Kept, keptIn } from '../servers/deployment.ts'
import { API_KEY, BASIC, REPORTS, richSeed, SPARE_KEY, TIME } from '../servers/seed.ts'
import { read } from '../servers/served.ts'

const environment = {
  CLOUDDB_OSS_API_KEY: API_KEY,
  CLOUDDB_KEY_ID: BASIC.keyId,
  CLOUDDB_KEY_SECRET: BASIC.keySecret,
  CLOUDDB_ORGANIZATION_ID: '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
  CLOUDDB_SERVICE_ID: REPORTS,
}

const clients: Record<DocumentName, ClientFactory> = {
  management: createManagementClient,
  'observability-cloud': createObservabilityCloudClient,
  'observability-oss': createObservabilityOssClient,
}

/** The objects that no list of the document shows. */
const ids: Record<DocumentName, string> = {
  management: `keyId=${SPARE_KEY},serviceId=${REPORTS}`,
  'observability-cloud':
    'webhookId=66a1f0c2d4e8b7a9c3f30501,savedSearchId=66a1f0c2d4e8b7a9c3f30601,slackChannelId=C0123456789',
  'observability-oss': 'savedSearchId=66a1f0c2d4e8b7a9c3f50601',
}

/** Runs cases of a document as it is against a sandbox of its own, in process. */
async function runOn(name: DocumentName, args: readonly string[], passing = 0) {
  const sandbox = createSandbox({ seed: richSeed(), clock: TIME, rateLimits: passing > 0 ? 'real' : 'off' })
  const fetch: typeof globalThis.fetch = (...request) => {
    sandbox.advance(passing)
    return sandbox.fetch(...request)
  }
  const target = ['--document', name, '--target', 'http://localhost:1', '--rate', 'none', ...PATIENT]
  const settings = settingsFrom([...target, '--ids', ids[name], ...args], environment)
  const before = keptIn(sandbox)
  const report = await run(settings, {
    loaded: { document: read(bundledDocument(`@clouddb/${name}`)), createClient: clients[name] },
    tool: { name: 'contract', version: '1' },
    stop: new AbortController().signal,
    progress: createProgress({ write: () => {} }, {}),
    fetch,
  })
  return { report, before, after: keptIn(sandbox) }
}

/** The cases that neither passed nor failed, one line each: `createAlert: the case: reason`. */
const unreachedIn = ({ cases }: RunReport): string[] =>
  cases
    .filter(({ verdict }) => verdict === 'not reached' || verdict === 'unsupported')
    .map(({ operation, name, reason }) => `${operation}: ${name}: ${reason}`)

const COLLECTIONS = 'list*,get*,delete*,createDashboard/sequence,createDashboard/example,updateDashboard/sequence'

/** Keys that only a server with ids of its own, in the required form, could reach. */
const noSuchId = (operation: string, pointer: string) =>
  `${operation}: accepts ${pointer} of 1 characters: no object has the id that it is about`

/** By document: what is written of it, and what no server could reach. All of it takes minutes. */
const written: readonly [DocumentName, string, readonly string[]][] = [
  [
    'observability-oss',
    `${COLLECTIONS},createDashboard/bound,updateDashboard/example,updateAlert`,
    [noSuchId('updateAlert', '/tileId (source=tile)')],
  ],
  [
    'observability-cloud',
    `${COLLECTIONS},createAlert,updateAlert/sequence`,
    [noSuchId('createAlert', '/tileId (source=tile)')],
  ],
  ['management', '*', []],
]

/** One key was given to be deleted. */
function withoutSpareKey({ managed, ...rest }: Kept) {
  const organizations = managed.organizations.map(({ keys, ...organization }) => ({
    ...organization,
    keys: keys.filter(({ id }) => id !== SPARE_KEY),
  }))
  return { ...rest, organizations }
}

describe('a sandbox', () => {
  test.for(written)('of %s passes whatever is written to it, and is left as it was', async ([name, only, beyond]) => {
    const { report, before, after } = await runOn(name, ['--write', '--only', only])
    expect(failuresOf(report)).toEqual([])
    expect(report).toMatchObject({ outcome: 'passed', interruptions: [] })
    expect(unreachedIn(report)).toEqual(beyond)
    expect(report.objects.filter(({ fate }) => fate === 'left behind')).toEqual([])
    expect(withoutSpareKey(after)).toEqual(withoutSpareKey(before))
  })

  test.for(['observability-oss', 'observability-cloud'] as const)(
    'of %s passes when it is only read, and lacks nothing but what writes',
    async (name) => {
      const only = name === 'observability-oss' ? 'list*,get*,query*' : 'list*,get*'
      const { report, before, after } = await runOn(name, ['--only', only])
      expect(failuresOf(report)).toEqual([])
      expect(report.outcome).toBe('passed')
      expect(unreachedIn(report).filter((each) => !each.endsWith(': needs `--write`'))).toEqual([])
      expect(after).toEqual(before)
    },
  )

  test.for(['observability-oss', 'observability-cloud'] as const)(
    'of %s shows everything that live servers always show, as its time passes and its limits hold',
    async (name) => {
      const { report, before, after } = await runOn(name, ['--strict', '--write', '--only', 'list*,get*'], 1000)
      expect(failuresOf(report)).toEqual([])
      expect(report).toMatchObject({ outcome: 'passed', profile: 'strict' })
      expect(unreachedIn(report)).toEqual([])
      expect(after.openSource.dashboards).toEqual(before.openSource.dashboards)
    },
  )
})

describe('--list', () => {
  test('lists cases as ready whose objects are in records of other objects or in the body itself', async () => {
    const { stdout } = await callCommand([
      '--document',
      'observability-oss',
      '--list',
      '--write',
      '--only',
      'createDashboard',
    ])
    const needs = new Set([...stdout.matchAll(/ \(needs `--ids ([^`]*)`\)$/gm)].map(([, names]) => names))
    // Sources name their connection, a tab is in a section of the same body, and the run creates dashboards.
    expect([...needs]).toEqual([])
    expect(stdout).toMatch(/connectionId/)
  })
})
