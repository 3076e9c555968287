import { describe, expect, test } from 'vitest'
import { failuresOf, runAgainst, runManagement, useDeployment } from './run-against.ts'
import { page } from './servers/served.ts'
import { documentWithSources } from './servers/small-document.ts'

const { start, current } = useDeployment()

describe('several runs on one deployment', () => {
  test('at once find no failures, and leave nothing behind', async () => {
    const url = await start()
    const before = current().state()
    const only =
      'listWebhooks/sequence,listAlerts/sequence,createWebhook/example,updateWebhook/length,deleteAlert/sequence'
    const runs = [1, 2].map(() => runAgainst(url, ['--write', '--only', only]))
    for (const report of await Promise.all(runs)) {
      expect(failuresOf(report)).toEqual([])
      expect(report).toMatchObject({ outcome: 'passed', interruptions: [] })
    }
    expect(current().state()).toEqual(before)
  })

  test('change and delete their objects while another one looks at lists', async () => {
    const address = 'clouddb-contract.12345678.87654321@example.com'
    const invitation = { id: '78c40d80-08ca-460d-9de1-0d355c2b026a', email: address, assignedRoles: [] }
    let reads = 0
    const url = await start({
      seed: (state) =>
        state.managed.organizations[0]?.invitations?.push({ ...invitation, expireAt: '2026-09-01T00:00:00Z' } as never),
      // The other run deletes its invitation after the deletion in this one.
      before: ({ method }) => {
        if (method === 'DELETE' && ++reads === 1)
          current().change((state) => state.managed.organizations[0]?.invitations?.splice(0, 1))
        return undefined
      },
    })
    const report = await runManagement(url, ['--write', '--allow', 'person', '--only', '*Invitation*/sequence'])
    expect(failuresOf(report)).toEqual([])
    expect(report.counts.passed).toBeGreaterThan(5)
  })
})

test.for<[string, RegExp]>([
  [
    'createTeamInvitation',
    /^What is left of this run in .*invitations has an address that begins with "clouddb-contract\.[0-9a-f]{8}"\.$/,
  ],
  ['createConnection', /^What is left of this run in .*connections is named "clouddb-contract [0-9a-f]{8}"\.$/],
])('what %s leaves behind is described by what it bears', async ([create, words]) => {
  const url = await start({ before: ({ method }) => (method === 'DELETE' ? page(500, 'no') : undefined) })
  const args = ['--write', '--allow', 'person,access', '--only', `${create}/good-call`]
  const report = await runAgainst(url, args, { raw: documentWithSources() })
  expect(report.interruptions).toContainEqual(expect.stringMatching(words))
  expect(JSON.stringify(report.objects)).toContain('left behind')
})
